// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.CsvReport;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.TextClipboard;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.save.FileFormat;
import org.roundtrip.ui.save.SaveDialog;
import org.roundtrip.ui.save.SaveJob;
import org.roundtrip.words.columns.MarkdownTable;
import org.roundtrip.words.columns.ShortTable;

/** What can be done with the table of results, from the view's tool bar and menus. User interface's thread only. */
final class ResultActions {
    private static final Texts TEXTS = Texts.of(ResultActions.class);

    /** A command of the bundle ui.packets, which may be missing. */
    private static final String SHOW_PACKETS = "org.roundtrip.ui.packets.showPackets";
    private final IViewSite site;
    private final ResultTable table;
    private final Supplier<OpenRun> run;
    private final IAction filtering;
    private final IAction copyMarkdown;
    private final IAction export;

    /**
     * Adds the actions to a view; those that need a run are disabled at first.
     *
     * @param run        returns the run of the table
     * @param bothCurves shows the curves of the two rows that are selected
     */
    ResultActions(IViewSite site, ResultTable table, FilterBar filter, Supplier<OpenRun> run, Runnable bothCurves) {
        this.site = site;
        this.table = table;
        this.run = run;
        IAction copy = ViewAction.push(TEXTS.text("copy"), TEXTS.text("copyTip"), "copy", table::copy);
        copyMarkdown = ViewAction.push(TEXTS.text("copyMarkdown"), TEXTS.text("copyMarkdownTip"), "copy", this::copyMarkdown);
        export = ViewAction.push(TEXTS.text("exportCsv"), TEXTS.text("exportCsvTip"), "export", this::export);
        filtering = ViewAction.push(TEXTS.text("filter"), TEXTS.text("filterTip"), "filter", filter::open);
        IActionBars bars = site.getActionBars();
        EditCommand.handle(bars, ActionFactory.COPY, copy);
        EditCommand.handle(bars, ActionFactory.SELECT_ALL, ViewAction.push(TEXTS.text("selectAll"), null, table.control()::selectAll));
        bars.setGlobalActionHandler(ActionFactory.FIND.getId(), filtering);
        bars.getToolBarManager().add(filtering);
        bars.getToolBarManager().add(copy);
        bars.getToolBarManager().add(export);
        bars.getMenuManager().add(copyMarkdown);
        bars.getMenuManager().add(table.columnMenu());
        enable(false);
        table.control().setMenu(menu(copy, ViewAction.push(TEXTS.text("bothCurves"), TEXTS.text("bothCurvesTip"), null, bothCurves))
                .createContextMenu(table.control()));
    }

    private MenuManager menu(IAction copy, IAction both) {
        MenuManager menu = new MenuManager();
        menu.add(copy);
        menu.add(copyMarkdown);
        menu.add(filtering);
        menu.add(export);
        menu.add(new Separator());
        menu.add(both);
        menu.addMenuListener(opening -> both.setEnabled(sameOperation()));
        if (site.getService(ICommandService.class).getCommand(SHOW_PACKETS).isDefined()) {
            menu.add(new CommandContributionItem(new CommandContributionItemParameter(site, null, SHOW_PACKETS,
                    CommandContributionItem.STYLE_PUSH)));
        }
        menu.add(table.columnMenu());
        return menu;
    }

    /** Whether two rows of one operation and step are selected, so that their curves are in one chart. */
    private boolean sameOperation() {
        List<Result> rows = table.selection();
        return rows.size() == 2 && rows.getFirst().operation().equals(rows.getLast().operation())
                && Objects.equals(rows.getFirst().step(), rows.getLast().step());
    }

    /** Enables what needs a run, or disables it. */
    void enable(boolean shown) {
        filtering.setEnabled(shown);
        copyMarkdown.setEnabled(shown);
        export.setEnabled(shown);
    }

    /** The columns are those of reports, so that a table that is handed on looks like theirs. */
    private void copyMarkdown() {
        ShortTable copied = ShortTable.of(table.chosen(), run.get().run().environment());
        TextClipboard.put(table.control().getDisplay(), MarkdownTable.of(copied.heads(), copied::number, copied.rows()));
    }

    private void export() {
        OpenRun exported = run.get();
        List<Result> rows = table.results();
        Run measured = exported.run();
        RunLabel label = exported.label();
        SaveDialog.ask(site.getShell(), TEXTS.text("exportTitle", RunNames.shortName(exported)), exported.folder().exportName(),
                List.of(new FileFormat(TEXTS.text("csvFiles"), "csv"))).ifPresent(file -> SaveJob.start(file,
                        (path, monitor) -> Files.writeString(path, CsvReport.of(measured, label, rows))));
    }
}
