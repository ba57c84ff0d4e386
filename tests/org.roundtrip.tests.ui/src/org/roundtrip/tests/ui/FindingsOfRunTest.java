// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.Finding;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.words.FindingWords;

/** The findings of a run lead to their rows and charts. */
@WindowTest
class FindingsOfRunTest {
    /** So many rows of the table are in sight at least. */
    private static final int ROWS = 4;
    @TempDir
    static Path home;
    private final FocusService focus = Workbench.service(FocusService.class);

    private static Operation nothing(String name) {
        return new Operation(name, List.of(), Optional.empty(), Behaviour.NOTHING);
    }

    /** A run of two middlewares that take as long, with one fork of each, so that their ratio is open. */
    private OpenRun run() throws IOException {
        Plan plan = new Plan("Findings", "", new Contract("Calls", List.of(nothing("first"), nothing("second"))),
                List.of(ProviderChoice.of("socket"), new ProviderChoice("rmi", "Java & RMI", Map.of()),
                        ProviderChoice.of("jacorb")),
                new Protocol(1, Amount.calls(50), Amount.calls(300), 0, 30, 64, 1));
        Path folder = WrittenRun.in(home, plan, "run");
        Opening.run(folder, Workbench.page());
        OpenRuns runs = Workbench.service(OpenRuns.class);
        Workbench.until("the run is open and read", () -> runs.find(folder)
                .filter(open -> focus.focus().run() == open && !open.findings().isEmpty()).isPresent());
        return runs.find(folder).orElseThrow();
    }

    @Test
    void aFindingLeadsToItsRowAndChart() throws IOException, PartInitException {
        OpenRun run = run();
        assertEquals(1, run.findings().size(), run.findings().toString());
        IViewPart results = Workbench.view("org.roundtrip.ui.results.table", IViewPart.class);
        Table table = Workbench.find(results, Table.class, each -> true);
        Workbench.until("the run is shown", () -> table.getItemCount() == 6);
        WarmUpView warmUp = Workbench.view(WarmUpView.ID, WarmUpView.class);
        Workbench.until("rows are in sight below the findings", () -> ROWS * table.getItemHeight()
                <= table.getSize().y - table.getHeaderHeight());
        List<String> lines = run.findings().stream().map(FindingsOfRunTest::link).toList();
        for (Finding finding : run.findings()) {
            String line = lines.get(run.findings().indexOf(finding));
            Workbench.until("the finding is shown", () -> Workbench.all(results, Link.class).stream()
                    .anyMatch(each -> each.getText().equals(line)));
            Link link = Workbench.find(results, Link.class, each -> each.getText().equals(line));
            link.notifyListeners(SWT.Selection, new Event());
            assertEquals(finding.row().operation(), focus.focus().operation());
            assertEquals(finding.row().variant(), focus.focus().variant());
            Workbench.until("its row is selected", () -> table.getSelectionCount() == 1
                    && table.getSelection()[0].getText(1).equals(finding.row().operation()));
            Combo operation = Workbench.find(warmUp, Combo.class, each -> each.getText().equals(finding.row().operation()));
            Workbench.until("its chart is in sight", operation::isVisible);
            String said = FindingWords.sentence(finding).replace("&", "&&");
            // One that needs many lines leaves its room to the chart, and is in its tip.
            Workbench.find(warmUp, Label.class, each -> each.getText().equals(said));
        }
        aLowViewKeepsARow(table);
    }

    private static String link(Finding finding) {
        return "<a>" + FindingWords.sentence(finding).replace("&", "&&") + "</a>";
    }

    private static int rows(Table table) {
        int bar = table.getHorizontalBar().isVisible() ? table.getHorizontalBar().getSize().y : 0;
        return (table.getSize().y - table.getHeaderHeight() - bar) / table.getItemHeight();
    }

    private static void aLowViewKeepsARow(Table table) {
        Composite body = table.getParent();
        Point before = body.getSize();
        body.setSize(before.x, ROWS * table.getItemHeight());
        int rows = rows(table);
        body.setSize(before);
        assertTrue(rows >= 1, "the findings leave a row in sight");
    }
}
