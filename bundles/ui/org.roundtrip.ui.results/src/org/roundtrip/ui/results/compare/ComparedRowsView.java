// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.compare;

import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnModel;
import org.roundtrip.ui.table.RowStyle;
import org.roundtrip.ui.table.RowTable;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.words.difference.RunComparison;

/** The table of runs that are compared. Each provider and operation has the figures of all runs, and their ratios to the first run. */
public final class ComparedRowsView extends ComparingView {
    private static final Texts TEXTS = Texts.of(ComparedRowsView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.results.compared";
    private RowTable<RowKey> table;
    private RunComparison runs;

    @Override
    Control createBody(Composite parent) {
        table = new RowTable<>(parent, SWT.MULTI, new ColumnModel<>(List.of()), new Style());
        table.onSelect(this::select);
        Theme.onChange(parent, table::refresh);
        Action copy = ViewAction.push(TEXTS.text("copy"), TEXTS.text("copyTip"), "copy", table::copy);
        EditCommand.handle(getViewSite().getActionBars(), ActionFactory.COPY, copy);
        EditCommand.handle(getViewSite().getActionBars(), ActionFactory.SELECT_ALL, ViewAction.push(TEXTS.text("selectAll"), null, table.control()::selectAll));
        getViewSite().getActionBars().getToolBarManager().add(copy);
        getViewSite().getActionBars().getMenuManager().add(table.columnMenu());
        MenuManager menu = new MenuManager();
        menu.add(copy);
        table.control().setMenu(menu.createContextMenu(table.control()));
        return table.control();
    }

    @Override
    void show(RunComparison compared, List<OpenRun> open) {
        runs = compared;
        table.show(new ColumnModel<>(ComparedColumn.all(compared)), compared.keys());
    }

    /** Moves the focus to the row of the run in focus, else of the first run that has it. */
    private void select(RowKey row) {
        if (row != null) {
            List<OpenRun> open = compared().runs();
            int focused = open.indexOf(focus().focus().run());
            IntStream.concat(IntStream.of(focused), IntStream.range(0, open.size())).filter(run -> run >= 0 && runs.row(run, row).isPresent()).findFirst()
                    .ifPresent(run -> focus().set(Focus.on(open.get(run)).withRow(runs.row(run, row).orElseThrow().row()), this));
        }
    }

    @Override
    void focusMoved(Focus focus) {
        int run = compared().runs().indexOf(focus.run());
        if (run >= 0 && runs != null) {
            runs.keys().stream().filter(key -> runs.row(run, key).filter(row -> row.row().equals(new RowKey(focus.variant(), focus.operation(), focus.step()))).isPresent())
                    .findFirst().ifPresent(table::select);
        }
    }

    /** The texts of all cells, row by row. */
    public List<List<String>> cells() {
        return runs.keys().stream().map(key -> ComparedColumn.all(runs).stream().map(column -> column.text(key)).toList()).toList();
    }

    private static final class Style implements RowStyle<RowKey> {
        @Override
        public Object key(RowKey row) {
            return row;
        }

        @Override
        public String tip(RowKey row, Column<RowKey> column) {
            return ((ComparedColumn) column).note(row);
        }
    }
}
