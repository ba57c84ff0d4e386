// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.load.Load;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.ComparedRuns;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.results.compare.ComparedRowsView;
import org.roundtrip.ui.results.compare.ComparisonView;
import org.roundtrip.ui.run.ResultsPerspective;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.library.opening.Opening;

/** Runs side by side in the perspective Results. */
@WindowTest
class ComparisonTest {
    private static final Plan PLAN = Workbench.plan("Compared", Amount.calls(300)).with(List.of(ProviderChoice.of("socket"), ProviderChoice.of("jacorb")));
    private final OpenRuns runs = Workbench.service(OpenRuns.class);
    private final ComparedRuns compared = Workbench.service(ComparedRuns.class);
    private final FocusService focus = Workbench.service(FocusService.class);
    @TempDir
    private Path home;

    @BeforeEach
    void begin() {
        Workbench.showPerspective(RunPerspective.ID);
    }

    @AfterEach
    void end() {
        compared.compare(List.of());
        runs.all().stream().filter(run -> run.folder().folder().startsWith(home)).toList().forEach(runs::close);
        Stream.of(Workbench.page().getViewReferences()).filter(each -> each.getId().equals(ComparisonView.ID) || each.getId().equals(ComparedRowsView.ID))
                .toList().forEach(Workbench.page()::hideView);
        Workbench.showPerspective(RunPerspective.ID);
    }

    private List<OpenRun> compare(Path... folders) {
        Opening.compared(List.of(folders), Workbench.page());
        Workbench.until("all are read", () -> compared.runs().size() == folders.length && compared.runs().stream().noneMatch(run -> run.results().isEmpty()));
        return compared.runs();
    }

    private static ComparisonView comparison() {
        return (ComparisonView) Workbench.page().findView(ComparisonView.ID);
    }

    private static ComparedRowsView rows() {
        return (ComparedRowsView) Workbench.page().findView(ComparedRowsView.ID);
    }

    @Test
    void runsStandSideBySide() throws IOException {
        List<OpenRun> all = compare(WrittenRun.in(home, PLAN, "one"), WrittenRun.in(home, PLAN, "two"), WrittenRun.in(home, PLAN, "three"));
        assertEquals(ResultsPerspective.ID, Workbench.page().getPerspective().getId());
        assertSame(all.getFirst(), focus.focus().run(), "no other run was in focus");
        ChartCanvas canvas = Workbench.find(comparison(), ChartCanvas.class, each -> true);
        Workbench.until("all are drawn in one chart", () -> comparison().answer().lines().size() == 6 && canvas.isVisible() && canvas.view() != null);
        assertTrue(Workbench.page().isPartVisible(rows()), "with the table");
        Workbench.until("a row for each provider", () -> Workbench.find(rows(), Table.class, each -> true).getItemCount() == 2);
        Workbench.focuses(canvas);
        Workbench.until("a line of the second run is at the cursor", () -> {
            Keys.press("ctrl+Down");
            return canvas.spoken().contains("Run 2, jacorb, ");
        });
        Keys.press("Return");
        Workbench.until("its row and run are in focus", () -> focus.focus().run() == all.get(1) && "jacorb".equals(focus.focus().variant()));
        Table table = Workbench.find(rows(), Table.class, each -> true);
        Workbench.until("the table goes along", () -> table.getSelectionIndex() >= 0 && table.getSelection()[0].getText(0).equals("jacorb"));
        runs.close(all.get(1));
        Workbench.until("two are left", () -> compared.runs().size() == 2 && comparison().answer().lines().size() == 4);
        runs.close(all.getFirst());
        Workbench.until("one is no comparison", () -> compared.runs().isEmpty());
    }

    @Test
    void timesUnderAnotherLoadAreNotCompared() throws IOException {
        Plan two = PLAN.with(PLAN.protocol().with(new Load.Closed(2, 0, false, false)));
        compare(WrittenRun.in(home, PLAN, "one"), WrittenRun.in(home, PLAN, "again"));
        Workbench.until("a ratio", () -> rows() != null && rows().cells().stream().noneMatch(row -> row.get(4).equals("\u2013")));
        compare(WrittenRun.in(home, PLAN, "other"), WrittenRun.in(home, two, "crowded"));
        Workbench.until("a dash", () -> rows().cells().stream().allMatch(row -> row.get(4).equals("\u2013")));
        assertFalse(rows().cells().getFirst().get(3).equals("\u2013"), "its median is said");
    }

    @Test
    void theirChartsAreShownBesideEachOther() throws IOException {
        List<OpenRun> all = compare(WrittenRun.in(home, PLAN, "one"), WrittenRun.in(home, PLAN, "two"));
        Event charts = new Event();
        charts.text = "charts";
        Workbench.find(comparison(), Link.class, each -> each.getText().contains("charts")).notifyListeners(SWT.Selection, charts);
        Workbench.until("the second run has views of its own", () -> Stream.of(Workbench.page().getViewReferences()).filter(each -> each.getSecondaryId() != null).count() == 3);
        assertTrue(Workbench.page().isPartVisible(Workbench.page().findView(WarmUpView.ID)));
        runs.close(all.getLast());
        Workbench.until("they close with it", () -> Stream.of(Workbench.page().getViewReferences()).allMatch(each -> each.getSecondaryId() == null));
        Workbench.page().hideView(Workbench.page().findView(WarmUpView.ID));
    }
}
