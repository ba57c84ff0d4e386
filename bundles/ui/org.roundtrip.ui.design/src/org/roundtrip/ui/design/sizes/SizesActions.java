// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.table.RowTable;

/** The buttons and commands of the view of sizes. */
final class SizesActions {
    private static final Texts TEXTS = Texts.of(SizesActions.class);
    private final Action stop;
    private final Action logSizes;
    private final Action logLengths;

    SizesActions(SizesView view, ChartCanvas canvas, RowTable<SizeRow> table, SizesDrawer drawer) {
        stop = ViewAction.push(TEXTS.text("stop"), "cancel", view::cancel);
        stop.setEnabled(false);
        logSizes = ViewAction.toggle(TEXTS.text("log.sizes"), "axis-log", on -> view.draw());
        logLengths = ViewAction.toggle(TEXTS.text("log.lengths"), "axis-log-calls", on -> view.redrawAll());
        logSizes.setChecked(Setting.LOG_LATENCY.on());
        logLengths.setChecked(true);
        ChartSaving saving = new ChartSaving(canvas, chart -> drawer.csv());
        Action copyChart = ViewAction.push(TEXTS.text("copy.chart"), "copy", saving::copy);
        Action copyTable = ViewAction.push(TEXTS.text("copy.table"), "copy", table::copy);
        Action save = ViewAction.push(TEXTS.text("save"), "export",
                () -> saving.save(view.getSite().getShell(), TEXTS.text("file"), ""));
        ChartCommands commands = new ChartCommands(view.getSite(), canvas);
        commands.addLogLatency(logSizes);
        commands.addSaving(copyChart, save);
        IActionBars bars = view.getViewSite().getActionBars();
        IToolBarManager tools = bars.getToolBarManager();
        for (Action action : new Action[] {stop, logLengths, logSizes, commands.showAll(), save}) {
            tools.add(action);
        }
        bars.getMenuManager().add(copyChart);
        bars.getMenuManager().add(copyTable);
        EditCommand.handle(bars, ActionFactory.COPY, ViewAction.push(TEXTS.text("copy.chart"), null,
                () -> (table.control().isFocusControl() ? copyTable : copyChart).run()));
        MenuManager menu = table.columnMenu();
        MenuManager ofTable = new MenuManager();
        ofTable.add(copyTable);
        ofTable.add(save);
        ofTable.add(menu);
        table.control().setMenu(ofTable.createContextMenu(table.control()));
    }

    boolean logSizes() {
        return logSizes.isChecked();
    }

    boolean logLengths() {
        return logLengths.isChecked();
    }

    void busy(boolean now) {
        stop.setEnabled(now);
    }
}
