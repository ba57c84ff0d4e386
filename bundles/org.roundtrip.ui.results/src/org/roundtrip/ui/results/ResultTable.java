// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.report.chart.ProviderColours;
import org.roundtrip.ui.chart.ChartLooks;

/** The virtual table of a run's results. User interface's thread only. */
final class ResultTable {
    private static final int PADDING = 24;
    private static final int IMAGE = 30;

    private final Table table;
    private final LineSwatches swatches;
    private final ColumnChoice choice = new ColumnChoice(this::makeColumns);
    private final Set<Column> sizedByHand = new HashSet<>();
    private List<Column> columns = List.of();
    private List<Result> results = List.of();
    private ResultRows rows = ResultRows.of(List.of(), null, true);
    private ProviderColours colours = ProviderColours.of(List.of(), id -> false);
    private Column sortBy;
    private boolean ascending = true;
    private boolean sizing;

    ResultTable(Composite parent) {
        table = new Table(parent, SWT.VIRTUAL | SWT.MULTI | SWT.FULL_SELECTION);
        table.setHeaderVisible(true);
        table.setLinesVisible(false);
        swatches = new LineSwatches(table);
        table.addListener(SWT.SetData, this::fill);
        table.addMouseMoveListener(event -> table.setToolTipText(tip(new Point(event.x, event.y))));
        makeColumns();
    }

    Table control() {
        return table;
    }

    ColumnChoice choice() {
        return choice;
    }

    /** Shows the results of a run, its selection kept. */
    void show(Run run, List<Result> now) {
        results = now;
        colours = ProviderColours.of(run);
        refresh();
    }

    List<Result> results() {
        return results;
    }

    /** The selected row; null when there is none or there are several. */
    Result selected() {
        int index = table.getSelectionCount() == 1 ? table.getSelectionIndex() : -1;
        return index >= 0 && index < rows.rows().size() ? rows.rows().get(index) : null;
    }

    void select(String variant, String operation) {
        int index = variant == null || operation == null ? -1 : rows.indexOf(variant, operation);
        if (index < 0) {
            table.deselectAll();
        } else if (table.getSelectionCount() != 1 || table.getSelectionIndex() != index) {
            table.setSelection(index);
        }
    }

    /** Puts the selected rows, or all, on the clipboard. */
    void copy() {
        int[] chosen = table.getSelectionCount() > 0 ? table.getSelectionIndices()
                : IntStream.range(0, rows.rows().size()).toArray();
        Arrays.sort(chosen);
        Clipboard clipboard = new Clipboard(table.getDisplay());
        try {
            clipboard.setContents(new Object[] {rows.tabbed(chosen, columns)}, new Transfer[] {TextTransfer.getInstance()});
        } finally {
            clipboard.dispose();
        }
    }

    /** Colours anew, as after a change of the theme. */
    void refresh() {
        List<Result> selected = Arrays.stream(table.getSelectionIndices()).filter(index -> index < rows.rows().size())
                .mapToObj(rows.rows()::get).toList();
        rows = ResultRows.of(results, sortBy, ascending);
        table.setRedraw(false);
        table.setItemCount(rows.rows().size());
        table.clearAll();
        table.setSelection(selected.stream().mapToInt(row -> rows.indexOf(row.variant(), row.operation()))
                .filter(index -> index >= 0).toArray());
        heads();
        table.setRedraw(true);
    }

    private void makeColumns() {
        for (TableColumn old : table.getColumns()) {
            old.dispose();
        }
        columns = choice.visible();
        for (Column column : columns) {
            TableColumn made = new TableColumn(table, column.text() ? SWT.LEFT : SWT.RIGHT);
            made.setToolTipText(column.tip());
            made.setMoveable(false);
            made.addListener(SWT.Selection, event -> sort(column));
            made.addListener(SWT.Resize, event -> {
                if (!sizing) {
                    sizedByHand.add(column);
                }
            });
        }
        // Takes what room is left, which some platforms would give to the last column of numbers.
        TableColumn rest = new TableColumn(table, SWT.LEFT);
        rest.setResizable(false);
        rest.setWidth(1);
        refresh();
    }

    /** First from small to large, then the other way round, then as in the plan. */
    private void sort(Column column) {
        if (sortBy != column) {
            sortBy = column;
            ascending = true;
        } else if (ascending) {
            ascending = false;
        } else {
            sortBy = null;
            ascending = true;
        }
        refresh();
    }

    private void heads() {
        sizing = true;
        GC measure = new GC(table);
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            TableColumn made = table.getColumn(i);
            String head = rows.head(column);
            if (!head.equals(made.getText())) {
                made.setText(head);
            }
            int width = width(column, measure);
            if (!sizedByHand.contains(column) && width > made.getWidth()) {
                made.setWidth(width);
            }
        }
        measure.dispose();
        sizing = false;
        int sorted = sortBy == null ? -1 : columns.indexOf(sortBy);
        table.setSortColumn(sorted < 0 ? null : table.getColumn(sorted));
        table.setSortDirection(sorted < 0 ? SWT.NONE : ascending ? SWT.UP : SWT.DOWN);
    }

    private int width(Column column, GC measure) {
        int widest = measure.stringExtent(rows.head(column)).x + (sortBy == column ? PADDING : 0);
        for (int row = 0; row < rows.rows().size(); row++) {
            int image = column == Column.PROVIDER ? IMAGE : 0;
            widest = Math.max(widest, measure.stringExtent(rows.text(row, column)).x + image);
        }
        return widest + PADDING;
    }

    private void fill(Event event) {
        TableItem item = (TableItem) event.item;
        if (event.index >= rows.rows().size()) {
            return;
        }
        for (int i = 0; i < columns.size(); i++) {
            item.setText(i, rows.text(event.index, columns.get(i)));
        }
        Result row = rows.rows().get(event.index);
        boolean failed = row.error() != null;
        item.setImage(columns.indexOf(Column.PROVIDER),
                swatches.image(colours.line(row.variant()), ChartLooks.style(table, 1), failed));
        item.setForeground(failed ? JFaceResources.getColorRegistry().get(JFacePreferences.ERROR_COLOR) : null);
    }

    /** What is to be known of the number under the pointer, or null. */
    private String tip(Point at) {
        TableItem item = table.getItem(at);
        int row = item == null ? -1 : table.indexOf(item);
        for (int i = 0; row >= 0 && row < rows.rows().size() && i < columns.size(); i++) {
            if (item.getBounds(i).contains(at)) {
                return columns.get(i).note(rows.rows().get(row));
            }
        }
        return null;
    }

    /** The choices of the person, kept till the next start. */
    String saveSorting() {
        return sortBy == null ? "" : sortBy.name() + (ascending ? " up" : " down");
    }

    void restore(String hidden, String sorting) {
        if (hidden != null) {
            choice.restore(hidden);
        }
        if (sorting != null) {
            sortBy = Arrays.stream(Column.values()).filter(column -> Objects.equals(column.name(), sorting.split(" ")[0]))
                    .findFirst().orElse(null);
            ascending = !sorting.endsWith(" down");
        }
        makeColumns();
    }
}
