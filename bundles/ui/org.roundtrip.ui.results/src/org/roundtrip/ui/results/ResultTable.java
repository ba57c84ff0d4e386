// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ScrollBar;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IMemento;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.RowKey;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.words.columns.ColumnHeads;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.view.SearchWords;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnModel;
import org.roundtrip.ui.table.RowStyle;
import org.roundtrip.ui.table.RowTable;

/** The table of a run's results, with each provider's line before its name. User interface's thread only. */
final class ResultTable {
    /** Where hidden columns were saved before tables saved all their settings alike. */
    private static final String HIDDEN = "hidden";

    private static final WindowColumn PROVIDER = new WindowColumn(ResultColumn.PROVIDER);
    private static final WindowColumn MEDIAN = new WindowColumn(ResultColumn.P50);
    private static final WindowColumn WIRE = new WindowColumn(ResultColumn.WIRE);
    private static final WindowColumn STATE = new WindowColumn(ResultColumn.STATE);

    private final AgainstColumn against = new AgainstColumn();
    private final ColumnModel<Result> columns = new ColumnModel<>(columns());
    private final RowTable<Result> table;
    private final LineSwatches swatches;
    private List<Result> results = List.of();
    private ColumnHeads heads = ColumnHeads.of(List.of());
    private boolean narrow;
    private ProviderColours colours = ProviderColours.of(List.of(), id -> false);

    ResultTable(Composite parent) {
        table = new RowTable<>(parent, SWT.MULTI, columns, new Style());
        swatches = new LineSwatches(table.control());
    }

    /** All columns; that of the other run comes after the median. */
    private List<NotedColumn> columns() {
        List<NotedColumn> noted = new ArrayList<>(WindowColumn.all(() -> heads));
        noted.add(noted.indexOf(MEDIAN) + 1, against);
        return noted;
    }

    /**
     * Compares the rows with those of another run. The bytes, which differ for certain, and the states are then
     * the first to have room beside what is compared.
     *
     * @param other  null for none
     * @param beside whether the table of another run is beside this one, which leaves each of them half of the width
     */
    void compare(Against other, boolean beside) {
        if (against.show(other) | beside != narrow) {
            narrow = beside;
            columns.bring(narrow ? List.of(WIRE, STATE) : List.of(), other == null ? MEDIAN : against);
            table.show(columns, results);
        }
    }

    /** Calls back when a person has sorted the rows, or has ended that. */
    void onOrder(Runnable listener) {
        table.onOrder(listener);
    }

    /** Whether the rows are sorted by a column. */
    boolean sorted() {
        return !table.order().isEmpty();
    }

    /** Brings the rows into the order of another table. Those of the same name can then stand beside each other. */
    void follow(ResultTable other) {
        table.follow(other.table.order());
    }

    Table control() {
        return table.control();
    }

    /** The height in pixels of the header and one row, with the bar that scrolls sideways. */
    int leastHeight() {
        Table shown = table.control();
        ScrollBar bar = shown.getHorizontalBar();
        return shown.getHeaderHeight() + shown.getItemHeight() + (bar.isVisible() ? bar.getSize().y : 0);
    }

    MenuManager columnMenu() {
        return table.columnMenu();
    }

    /** Shows the results of a run; selected rows stay selected. Those of a run that has ended have no wider columns than they need. */
    void show(Run run, List<Result> now) {
        results = now;
        heads = ColumnHeads.of(now);
        colours = ProviderColours.of(run);
        if (run.outcome() != Run.Outcome.RUNNING) {
            table.measureAnew();
        }
        table.show(now);
    }

    /** Shows only the rows in whose texts all words occur. */
    void filter(SearchWords words) {
        table.filter(row -> words.in(WindowColumn.words(row)));
    }

    /** How many rows are shown. */
    int shown() {
        return table.rows().size();
    }

    /** All results, also those of rows that a filter hides, in the order of the plan. */
    List<Result> results() {
        return results;
    }

    /** The selected result; null when none is selected, or several are. */
    Result selected() {
        return table.selected();
    }

    /** The selected results in the order of the table. */
    List<Result> selection() {
        return table.selection();
    }

    /** Selects a row alone; none when no row has this key. */
    void select(RowKey row) {
        table.select(row);
    }

    void copy() {
        table.copy();
    }

    /** The selected rows, or all that are shown. */
    List<Result> chosen() {
        return table.chosen();
    }

    /** Draws again, as after a change of the theme. */
    void refresh() {
        table.refresh();
    }

    void save(IMemento memento) {
        table.save(memento);
    }

    void restore(IMemento memento) {
        if (memento != null && memento.getString(HIDDEN) != null) {
            columns.restoreHidden(memento.getString(HIDDEN));
        }
        table.restore(memento);
    }

    private final class Style implements RowStyle<Result> {
        @Override
        public Object key(Result row) {
            return row.row();
        }

        @Override
        public Color foreground(Result row) {
            return row.error() == null ? null
                    : JFaceResources.getColorRegistry().get(JFacePreferences.ERROR_COLOR);
        }

        /** States that are not steady stand out, and the medians with them; upper bounds stand back. */
        @Override
        public Color foreground(Result row, Column<Result> column) {
            String colour = inDoubt(row, column) ? JFacePreferences.ERROR_COLOR
                    : column instanceof WindowColumn of && of.column().bound(row) ? JFacePreferences.QUALIFIER_COLOR : null;
            return colour == null ? null : JFaceResources.getColorRegistry().get(colour);
        }

        private static boolean inDoubt(Result row, Column<Result> column) {
            return row.error() == null && column instanceof WindowColumn of && of.column().inDoubt(row);
        }

        /** A median in doubt has a sign, too: a selected row has one colour for all its texts. */
        @Override
        public Image image(Result row, Column<Result> column) {
            return column.number() && inDoubt(row, column) ? swatches.doubt() : !column.equals(PROVIDER) ? null
                    : swatches.image(colours.line(row.variant()), ChartLooks.style(table.control(), 1), row.error() != null);
        }

        @Override
        public String tip(Result row, Column<Result> column) {
            return ((NotedColumn) column).note(row);
        }
    }
}
