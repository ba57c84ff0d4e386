// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.io.IOException;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/** The virtual table of a capture's packets. User interface's thread only. */
final class PacketTable {
    private static final int PADDING = 22;
    private static final int MOST_COPIED = 100_000;
    private static final PacketColumn[] COLUMNS = PacketColumn.values();

    private final Table table;
    private Capture capture;

    PacketTable(Composite parent) {
        table = new Table(parent, SWT.VIRTUAL | SWT.MULTI | SWT.FULL_SELECTION);
        table.setHeaderVisible(true);
        GC measure = new GC(table);
        double digit = measure.getFontMetrics().getAverageCharacterWidth();
        for (PacketColumn column : COLUMNS) {
            TableColumn made = new TableColumn(table, column.number() ? SWT.RIGHT : SWT.LEFT);
            made.setText(column.title());
            made.setToolTipText(column.tip());
            made.setWidth(PADDING + (int) Math.max(measure.stringExtent(column.title()).x, column.characters() * digit));
        }
        measure.dispose();
        // Takes what room is left, which some platforms would give to the last column of numbers.
        TableColumn rest = new TableColumn(table, SWT.LEFT);
        rest.setResizable(false);
        rest.setWidth(1);
        table.addListener(SWT.SetData, this::fill);
    }

    Table control() {
        return table;
    }

    void show(Capture other) {
        capture = other;
        table.setItemCount(0);
        table.setTopIndex(0);
        grow();
    }

    /** Takes note of packets that were read since. */
    void grow() {
        if (table.getItemCount() != capture.size()) {
            table.setItemCount(capture.size());
        }
    }

    /** Calls back with the number of the packet when a single one is selected. */
    void onSelect(LongConsumer selected) {
        table.addListener(SWT.Selection, event -> {
            if (table.getSelectionCount() == 1) {
                selected.accept(table.getSelectionIndex());
            }
        });
    }

    void select(long packet) {
        boolean there = packet < table.getItemCount();
        if (there && (table.getSelectionCount() != 1 || table.getSelectionIndex() != packet)) {
            table.setSelection((int) packet);
        }
    }

    /** Puts the selected packets on the clipboard. */
    void copy() {
        int[] chosen = table.getSelectionIndices();
        if (chosen.length == 0) {
            return;
        }
        Arrays.sort(chosen);
        StringBuilder text = new StringBuilder(line(PacketColumn::title));
        Arrays.stream(chosen).limit(MOST_COPIED).mapToObj(this::row).forEach(row ->
                text.append(line(column -> row == null ? "" : column.text(row).replace(",", ""))));
        Clipboard clipboard = new Clipboard(table.getDisplay());
        try {
            clipboard.setContents(new Object[] {text.toString()}, new Transfer[] {TextTransfer.getInstance()});
        } finally {
            clipboard.dispose();
        }
    }

    private static String line(Function<PacketColumn, String> cell) {
        return Arrays.stream(COLUMNS).map(cell).collect(Collectors.joining("\t", "", "\n"));
    }

    private void fill(Event event) {
        TableItem item = (TableItem) event.item;
        PacketRow row = row(event.index);
        for (int i = 0; row != null && i < COLUMNS.length; i++) {
            item.setText(i, COLUMNS[i].text(row));
        }
    }

    /** Null when the file can no longer be read, which the pane tells. */
    private PacketRow row(int index) {
        try {
            return capture.row(index);
        } catch (IOException e) {
            return null;
        }
    }
}
