// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.chart.bars.StackedBar.Group;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnHead;
import org.roundtrip.ui.table.ColumnModel;
import org.roundtrip.ui.table.RowStyle;
import org.roundtrip.ui.table.RowTable;

/**
 * Bars as a table. It has a row for each bar, a column for each part that any of them has, and above it a sentence on
 * what it has no figure for. User interface's thread only.
 */
final class BarsTable<K> {
    /** A bar, or the title of a group of bars, whose bar is null. */
    private record Row<K>(Group<K> group, StackedBar<K> bar) {
        String label() {
            return bar == null ? group.title() : bar.label();
        }
    }

    /** A column with a cell for each bar; it is empty in the row of a title. */
    private record BarColumn<K>(String name, String title, boolean number, Function<StackedBar<K>, String> cell)
            implements Column<Row<K>> {
        @Override
        public ColumnHead head() {
            return new ColumnHead(title, title, number, 0);
        }

        @Override
        public String text(Row<K> row) {
            return row.bar() == null ? "" : cell.apply(row.bar());
        }
    }

    /** The first column: the label of a bar, or the title of a group. */
    private record LabelColumn<K>(String name, ColumnHead head) implements Column<Row<K>> {
        @Override
        public String text(Row<K> row) {
            return row.label();
        }
    }

    private final Composite body;
    private final BarsNote note;
    private final RowTable<Row<K>> table;
    private final BarKind<K> kind;

    BarsTable(Composite parent, BarKind<K> kind) {
        this.kind = kind;
        body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        note = new BarsNote(body);
        table = new RowTable<>(body, SWT.MULTI, columns(List.of()), new RowStyle<>() {
            @Override
            public Object key(Row<K> row) {
                return List.of(row.group().title(), row.label(), row.bar() == null);
            }

            @Override
            public Color foreground(Row<K> row) {
                return row.bar() == null ? parent.getDisplay().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND) : null;
            }

            @Override
            public String tip(Row<K> row, Column<Row<K>> column) {
                return row.bar() == null || BarSubject.rowTip(row.bar()).isEmpty() ? null : BarSubject.rowTip(row.bar());
            }

            @Override
            public boolean widens(Row<K> row) {
                return row.bar() != null;
            }
        });
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table.control());
    }

    /** Calls back with what the bar of a row that a person opens stands for. A double click or Enter opens it. */
    void onOpen(Consumer<BarSubject> listener) {
        table.onOpen(row -> {
            if (row.bar() != null && row.bar().subject() instanceof BarSubject subject) {
                listener.accept(subject);
            }
        });
    }

    /** The table with its sentence, for layout. */
    Composite body() {
        return body;
    }

    /** The table, for keys. */
    Table control() {
        return table.control();
    }

    void show(List<Group<K>> groups) {
        List<Row<K>> rows = new ArrayList<>();
        for (Group<K> group : groups) {
            if (!group.title().isEmpty()) {
                rows.add(new Row<>(group, null));
            }
            group.bars().forEach(bar -> rows.add(new Row<>(group, bar)));
        }
        note.show(kind.words().note(groups.stream().flatMap(group -> group.bars().stream()).toList()), null);
        table.show(columns(kind.present(groups)), rows);
    }

    private ColumnModel<Row<K>> columns(List<K> parts) {
        List<Column<Row<K>>> columns = new ArrayList<>();
        columns.add(new LabelColumn<>("bar", new ColumnHead("", "", false, 0)));
        for (K part : parts) {
            columns.add(new BarColumn<>(kind.words().key(part), kind.words().label(part), true, bar -> cell(bar, part)));
        }
        columns.add(new BarColumn<>("total", kind.words().total(), true, StackedBar::end));
        return new ColumnModel<>(columns);
    }

    private String cell(StackedBar<K> bar, K part) {
        return bar.of(part) == 0 ? Numbers.NOT_MEASURED
                : kind.words().value(bar.of(part)) + "  (" + bar.share(part) + ")";
    }
}
