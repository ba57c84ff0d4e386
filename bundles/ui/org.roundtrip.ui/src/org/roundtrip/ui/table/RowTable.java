// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.ui.IMemento;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.view.TextClipboard;

/**
 * A virtual table of rows. A click on a head sorts; a person sizes, hides and shows columns; selected rows are copied as
 * text. Columns that nobody sized become as wide as their texts, and columns without any value are left out. User interface's thread only.
 *
 * @param <R> a row
 */
public final class RowTable<R> {
    private static final String COLUMNS = "columns";
    private static final String SORTING = "sorting";
    /** GTK warns about the head of a narrower column, which is a button with a margin. */
    private static final int REST_WIDTH = 10;

    private final Table table;
    private final RowStyle<R> style;
    private final RowOrder<R> order;
    private ColumnModel<R> columns;
    private ColumnWidths<R> widths;
    private final Map<Column<R>, Integer> grown = new HashMap<>();
    private Predicate<R> filter = row -> true;
    private List<R> given = List.of();
    private List<R> rows = List.of();
    private boolean toBeMeasured;
    private Runnable ordered = () -> { };

    /** An empty table. @param selection {@link SWT#SINGLE} or {@link SWT#MULTI} */
    public RowTable(Composite parent, int selection, ColumnModel<R> columns, RowStyle<R> style) {
        this.style = style;
        this.columns = columns;
        order = new RowOrder<>(style::key);
        table = new Table(parent, SWT.VIRTUAL | SWT.FULL_SELECTION | selection);
        TableHead.show(table);
        // A bar that hides until the pointer moves does not say that there are more columns.
        table.setScrollbarsMode(SWT.NONE);
        new RowCells<>(table, style, () -> this.columns, () -> rows);
        table.addListener(SWT.Paint, event -> measureAgain());
        // The desktop loads its own theme later than the workbench. A row that is measured before that keeps a wrong height.
        Theme.onChange(table, () -> {
            grown.clear();
            toBeMeasured = true;
            table.redraw();
        });
        rebuild();
    }

    /** The widget, for layout, menus and keys. */
    public Table control() {
        return table;
    }

    /** The rows in the order of the table. */
    public List<R> rows() {
        return rows;
    }

    /** Shows other rows; those whose key is still there stay selected. */
    public void show(List<R> now) {
        given = now;
        if (columns.leaveOutBlank(now)) {
            rebuild();
        } else {
            refresh();
        }
    }

    /** Shows only the rows that pass a filter; selected ones among them stay selected. */
    public void filter(Predicate<R> passing) {
        filter = passing;
        refresh();
    }

    /** Shows other columns and rows. */
    public void show(ColumnModel<R> other, List<R> now) {
        given = now;
        columns = other;
        columns.leaveOutBlank(now);
        rebuild();
    }

    /**
     * Fits columns to the texts of the rows that are shown next. Widths that a person set stay. For rows that have
     * ceased to change.
     */
    public void measureAnew() {
        grown.clear();
    }

    /** Calls back when a person has sorted the rows, or has ended that. */
    public void onOrder(Runnable listener) {
        ordered = listener;
    }

    /** The keys of all rows in their order; none while no column sorts them. */
    public List<Object> order() {
        return order.by() == null ? List.of() : order.sort(given).stream().map(style::key).toList();
    }

    /** Brings the rows into the order of another table, see {@link #order}; those that it does not have come last. */
    public void follow(List<Object> other) {
        if (order.follow(other)) {
            refresh();
        }
    }

    /** Calls back with the row that a person selects. */
    public void onSelect(Consumer<R> listener) {
        listen(SWT.Selection, listener);
    }

    /** Calls back with the row that a person opens, by a double click or Enter. */
    public void onOpen(Consumer<R> listener) {
        listen(SWT.DefaultSelection, listener);
    }

    private void listen(int type, Consumer<R> listener) {
        table.addListener(type, event -> {
            R row = selected();
            if (row != null) {
                listener.accept(row);
            }
        });
    }

    /** The selected row; null when none is selected, or several are. */
    public R selected() {
        List<R> selected = selection();
        return selected.size() == 1 ? selected.getFirst() : null;
    }

    /** The selected rows in the order of the table. */
    public List<R> selection() {
        return Arrays.stream(table.getSelectionIndices()).sorted().filter(index -> index < rows.size())
                .mapToObj(rows::get).toList();
    }

    /** Selects the row with a key alone, without calling back; no row when none has it. */
    public void select(Object key) {
        int index = indexOf(key);
        if (index < 0) {
            table.deselectAll();
        } else if (table.getSelectionCount() != 1 || table.getSelectionIndex() != index) {
            table.setSelection(index);
        }
    }

    private int indexOf(Object key) {
        return IntStream.range(0, rows.size()).filter(i -> style.key(rows.get(i)).equals(key)).findFirst().orElse(-1);
    }

    /** Sorts and draws again, as after a change of the theme. */
    public void refresh() {
        refresh(selectedKeys());
    }

    private List<Object> selectedKeys() {
        return selection().stream().map(style::key).toList();
    }

    private void refresh(List<Object> selected) {
        toBeMeasured |= !table.isVisible();
        rows = order.sort(given.stream().filter(filter).toList());
        table.setRedraw(false);
        table.setItemCount(rows.size());
        table.clearAll();
        table.setSelection(selected.stream().mapToInt(this::indexOf).filter(index -> index >= 0).toArray());
        widths.update(rows, order.by());
        int sorted = order.by() == null ? -1 : columns.columns().indexOf(order.by());
        table.setSortColumn(sorted < 0 ? null : table.getColumn(sorted));
        table.setSortDirection(sorted < 0 ? SWT.NONE : order.direction());
        table.setRedraw(true);
    }

    /** A menu in which a person chooses the columns. */
    public MenuManager columnMenu() {
        return ColumnMenu.of(columns, this::rebuild);
    }

    /** Puts the selected rows on the clipboard, or all when none is selected. */
    public void copy() {
        TextClipboard.put(table.getDisplay(), text(chosen()));
    }

    /** The selected rows in the order of the table, or all that are shown where none is selected. */
    public List<R> chosen() {
        return table.getSelectionCount() > 0 ? selection() : List.copyOf(rows);
    }

    private String text(List<R> some) {
        TabbedText<R> text = new TabbedText<>(columns.columns());
        some.forEach(text::add);
        return text.toString();
    }

    /** Saves columns and order till the next start. */
    public void save(IMemento memento) {
        memento.putString(COLUMNS, columns.save());
        memento.putString(SORTING, order.save());
    }

    /** Restores what {@link #save} saved, if there is anything. @param memento may be null */
    public void restore(IMemento memento) {
        if (memento == null) {
            return;
        }
        if (memento.getString(COLUMNS) != null) {
            columns.restore(memento.getString(COLUMNS));
        }
        if (memento.getString(SORTING) != null) {
            order.restore(memento.getString(SORTING), columns.all());
        }
        rebuild();
    }

    private void rebuild() {
        // Some platforms select nothing any more when columns go.
        List<Object> selected = selectedKeys();
        for (TableColumn old : table.getColumns()) {
            old.dispose();
        }
        for (Column<R> column : columns.columns()) {
            TableColumn made = new TableColumn(table, column.number() ? SWT.RIGHT : SWT.LEFT);
            made.setToolTipText(column.tip());
            made.addListener(SWT.Selection, event -> {
                order.clicked(column);
                refresh();
                ordered.run();
            });
        }
        // An empty column for the width that is left. Without it, some platforms widen the last column.
        TableColumn rest = new TableColumn(table, SWT.LEFT);
        rest.setResizable(false);
        rest.setWidth(REST_WIDTH);
        widths = new ColumnWidths<>(table, columns, style, grown);
        refresh(selected);
    }

    /**
     * GTK measures the height of all rows once. While the table is out of sight it does so in the font and style of before,
     * and with rows that have no text yet.
     */
    private void measureAgain() {
        if (toBeMeasured) {
            toBeMeasured = false;
            table.getDisplay().asyncExec(() -> {
                if (!table.isDisposed()) {
                    rebuild();
                }
            });
        }
    }
}
