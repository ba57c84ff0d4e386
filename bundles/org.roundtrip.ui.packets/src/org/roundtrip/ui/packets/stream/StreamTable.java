// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.roundtrip.packets.StreamRow;
import org.roundtrip.ui.chart.ChartLooks;

/** The virtual table of a capture's connections, in the order that a person likes. User interface's thread only. */
final class StreamTable {
    private static final int PADDING = 20;
    private static final StreamColumn[] COLUMNS = StreamColumn.values();

    private final Table table;
    private List<StreamRow> rows = List.of();
    private StreamColumn sortBy = StreamColumn.NUMBER;
    private boolean ascending = true;

    StreamTable(Composite parent) {
        table = new Table(parent, SWT.VIRTUAL | SWT.SINGLE | SWT.FULL_SELECTION);
        table.setHeaderVisible(true);
        GC measure = new GC(table);
        double digit = measure.getFontMetrics().getAverageCharacterWidth();
        for (StreamColumn column : COLUMNS) {
            TableColumn made = new TableColumn(table, column.number() ? SWT.RIGHT : SWT.LEFT);
            made.setText(column.title());
            made.setToolTipText(column.tip());
            made.setWidth(PADDING + (int) Math.max(measure.stringExtent(column.title()).x, column.characters() * digit));
            made.addListener(SWT.Selection, event -> sort(column));
        }
        measure.dispose();
        // Takes what room is left, which some platforms would give to the last column of numbers.
        TableColumn rest = new TableColumn(table, SWT.LEFT);
        rest.setResizable(false);
        rest.setWidth(1);
        table.addListener(SWT.SetData, this::fill);
        mark();
    }

    Table control() {
        return table;
    }

    List<StreamRow> rows() {
        return rows;
    }

    /** Hears which connection a person selects. */
    void onSelect(Consumer<StreamRow> listener) {
        table.addListener(SWT.Selection, event -> {
            if (selected() != null) {
                listener.accept(selected());
            }
        });
    }

    /** Hears which connection a person opens, by a double click or Enter. */
    void onOpen(Consumer<StreamRow> listener) {
        table.addListener(SWT.DefaultSelection, event -> {
            if (selected() != null) {
                listener.accept(selected());
            }
        });
    }

    /** The selected connection, or null. */
    StreamRow selected() {
        int index = table.getSelectionIndex();
        return index < 0 || index >= rows.size() ? null : rows.get(index);
    }

    /** Selects a connection; null for none. */
    void select(Integer stream) {
        int index = stream == null ? -1 : indexOf(stream);
        if (index < 0) {
            table.deselectAll();
        } else if (table.getSelectionIndex() != index) {
            table.setSelection(index);
        }
    }

    /** Shows other connections, or more of them; the selected one stays so. */
    void show(List<StreamRow> now) {
        StreamRow selected = selected();
        Comparator<StreamRow> order = ascending ? sortBy.order() : sortBy.order().reversed();
        rows = now.stream().sorted(order.thenComparing(StreamColumn.NUMBER.order())).toList();
        table.setRedraw(false);
        table.setItemCount(rows.size());
        table.clearAll();
        select(selected == null ? null : (Integer) selected.number());
        table.setRedraw(true);
    }

    private int indexOf(int stream) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).number() == stream) {
                return i;
            }
        }
        return -1;
    }

    private void sort(StreamColumn column) {
        ascending = column != sortBy || !ascending;
        sortBy = column;
        mark();
        show(rows);
    }

    private void mark() {
        Stream.of(table.getColumns()).filter(column -> column.getText().equals(sortBy.title())).findFirst()
                .ifPresent(table::setSortColumn);
        table.setSortDirection(ascending ? SWT.UP : SWT.DOWN);
    }

    private void fill(Event event) {
        if (event.index >= rows.size()) {
            return;
        }
        TableItem item = (TableItem) event.item;
        StreamRow row = rows.get(event.index);
        for (int i = 0; i < COLUMNS.length; i++) {
            item.setText(i, COLUMNS[i].text(row));
        }
        // Look-ups are no calls: they stand back.
        item.setForeground(row.nameService() ? faint() : null);
    }

    private org.eclipse.swt.graphics.Color faint() {
        java.awt.Color faint = ChartLooks.style(table, 1).faint();
        return new org.eclipse.swt.graphics.Color(faint.getRed(), faint.getGreen(), faint.getBlue());
    }
}
