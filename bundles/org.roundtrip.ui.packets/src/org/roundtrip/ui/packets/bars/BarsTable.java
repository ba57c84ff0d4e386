// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.StackedBar;
import org.roundtrip.report.chart.StackedBar.Group;

/** Bars as a table: a line for each bar, a column for each part that any of them has. User interface's thread only. */
final class BarsTable<K> {
    private static final int GAP = 14;
    private final Table table;
    private final BarWords<K> words;

    BarsTable(Composite parent, BarWords<K> words) {
        this.words = words;
        table = new Table(parent, SWT.FULL_SELECTION | SWT.MULTI);
        table.setHeaderVisible(true);
    }

    Table control() {
        return table;
    }

    void show(List<Group<K>> groups) {
        table.setRedraw(false);
        table.removeAll();
        for (TableColumn column : table.getColumns()) {
            column.dispose();
        }
        List<K> parts = present(groups, words);
        column("", SWT.LEFT);
        parts.forEach(part -> column(words.label(part), SWT.RIGHT));
        column(words.total(), SWT.RIGHT);
        for (Group<K> group : groups) {
            for (StackedBar<K> bar : group.bars()) {
                TableItem item = new TableItem(table, SWT.NONE);
                item.setText(0, bar.label());
                for (int i = 0; i < parts.size(); i++) {
                    item.setText(i + 1, cell(bar, parts.get(i)));
                }
                item.setText(parts.size() + 1, bar.end());
            }
        }
        for (TableColumn column : table.getColumns()) {
            column.pack();
            column.setWidth(column.getWidth() + GAP);
        }
        addTitles(groups);
        table.setRedraw(true);
    }

    /** Comes after the columns have their widths, which a title would stretch. */
    private void addTitles(List<Group<K>> groups) {
        int at = 0;
        for (Group<K> group : groups) {
            if (!group.title().isEmpty()) {
                TableItem title = new TableItem(table, SWT.NONE, at++);
                title.setText(0, group.title());
                title.setForeground(table.getDisplay().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND));
            }
            at += group.bars().size();
        }
    }

    private void column(String text, int style) {
        new TableColumn(table, style).setText(text);
    }

    private String cell(StackedBar<K> bar, K part) {
        return bar.of(part) == 0 ? Numbers.NOT_MEASURED
                : words.value(bar.of(part)) + "  (" + Numbers.digits(100 * bar.share(part)) + " %)";
    }

    /** The table as text, its columns set apart by tabs. */
    static <K> String text(List<Group<K>> groups, BarWords<K> words) {
        return written(groups, words, "\t", false);
    }

    /** The table as comma-separated values, with numbers as programs read them. */
    static <K> String csv(List<Group<K>> groups, BarWords<K> words) {
        return written(groups, words, ",", true);
    }

    private static <K> String written(List<Group<K>> groups, BarWords<K> words, String between, boolean quoted) {
        List<K> parts = present(groups, words);
        StringBuilder text = new StringBuilder("group").append(between).append("bar");
        parts.forEach(part -> text.append(between).append(words.key(part)));
        text.append(between).append("total").append(between).append("summary\n");
        for (Group<K> group : groups) {
            for (StackedBar<K> bar : group.bars()) {
                text.append(quoted(group.title(), quoted)).append(between).append(quoted(bar.label(), quoted));
                parts.forEach(part -> text.append(between).append(plain(bar.of(part))));
                text.append(between).append(plain(bar.length())).append(between).append(quoted(bar.end(), quoted))
                        .append('\n');
            }
        }
        return text.toString();
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }

    private static String quoted(String text, boolean quoted) {
        return quoted ? '"' + text.replace("\"", "\"\"") + '"' : text;
    }

    private static <K> List<K> present(List<Group<K>> groups, BarWords<K> words) {
        return words.parts().stream().filter(part -> groups.stream().flatMap(group -> group.bars().stream())
                .anyMatch(bar -> bar.of(part) > 0)).toList();
    }
}
