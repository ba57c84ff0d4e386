// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
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
import org.roundtrip.ui.results.answer.AnswerView;
import org.roundtrip.ui.results.row.RowView;
import org.roundtrip.ui.run.ResultsPerspective;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.words.FindingWords;

/** The findings of a run lead to their rows. */
@WindowTest
class FindingsOfRunTest {
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
    void aFindingLeadsToItsRow() throws IOException, PartInitException {
        OpenRun run = run();
        assertEquals(1, run.findings().size(), run.findings().toString());
        try {
            Workbench.showPerspective(ResultsPerspective.ID);
            AnswerView answer = Workbench.view(AnswerView.ID, AnswerView.class);
            RowView row = Workbench.view(RowView.ID, RowView.class);
            Table table = Workbench.find(Workbench.view("org.roundtrip.ui.results.table", IViewPart.class), Table.class, each -> true);
            Workbench.until("the run is shown", () -> table.getItemCount() == 6);
            Finding finding = run.findings().getFirst();
            Workbench.until("the finding is shown", () -> Workbench.all(answer, Link.class).stream().anyMatch(each -> each.getText().equals(link(finding))));
            Workbench.find(answer, Link.class, each -> each.getText().equals(link(finding))).notifyListeners(SWT.Selection, new Event());
            assertEquals(finding.row().operation(), focus.focus().operation());
            assertEquals(finding.row().variant(), focus.focus().variant());
            Workbench.until("its row is selected", () -> table.getSelectionCount() == 1
                    && table.getSelection()[0].getText(1).equals(finding.row().operation()));
            Workbench.until("its details are shown", () -> row.row() != null && row.row().row().equals(finding.row().row()));
        } finally {
            Workbench.service(OpenRuns.class).close(run);
            Workbench.showPerspective(RunPerspective.ID);
        }
    }

    private static String link(Finding finding) {
        return "<a>" + FindingWords.sentence(finding).replace("&", "&&") + "</a>";
    }
}
