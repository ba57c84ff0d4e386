// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Sweep;
import org.roundtrip.model.load.Load;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** A sweep is chosen on its page, and a run with one is drawn in its view. */
@WindowTest
class SweepTest {
    private static final String SWEEP = "org.roundtrip.ui.run.sweep";
    private static final Sweep CALLERS = new Sweep("callers", List.of(1, 2, 4));
    private final OpenRuns runs = Workbench.service(OpenRuns.class);

    @Test
    void aSweepIsChosenOnItsPageAndTakenBack() throws IOException {
        PlanEditor editor = Workbench.edit(Workbench.plan("Not swept yet", Amount.calls(100)));
        try {
            Workbench.page().activate(editor);
            Workbench.until("it can be run", editor::canRun);
            Workbench.turnTo(editor, "Sweep");
            Combo swept = Workbench.find(editor, Combo.class, each -> each.isVisible() && each.indexOf("Callers") >= 0);
            assertEquals("Nothing", swept.getText());
            Text steps = Workbench.find(editor, Text.class,
                    each -> each.isVisible() && String.valueOf(each.getToolTipText()).startsWith("2 to 50 whole numbers"));
            assertFalse(steps.isEnabled());
            swept.select(swept.indexOf("Callers"));
            swept.notifyListeners(SWT.Selection, new Event());
            steps.setText("1, 2, 4");
            assertEquals(Optional.of(CALLERS), editor.plan().orElseThrow().sweep());
            assertTrue(Workbench.says(editor, "The run has 3 forks; without the sweep it would have 1."));
            assertTrue(Workbench.all(editor, Label.class).stream().anyMatch(each -> each.getText().endsWith(" Forks of a quick run, which are shorter: 3.")));
            assertTrue(Workbench.find(editor, Button.class, each -> each.getText().equals("Quick run")).getToolTipText().contains("3 in all"));
            steps.setText("4, 2, 1");
            assertTrue(editor.plan().isEmpty(), "steps rise");
            assertEquals("4, 2, 1", steps.getText());
            Workbench.focuses(steps);
            while (editor.isDirty()) {
                Keys.press("ctrl+z");
            }
            assertEquals(Optional.empty(), editor.plan().orElseThrow().sweep());
            assertEquals("Nothing", swept.getText());
        } finally {
            Workbench.close(editor);
        }
    }

    @Test
    void aRunWithASweepIsDrawnWithItsKnee(@TempDir Path home) throws Exception {
        IViewPart view = Workbench.view(SWEEP, IViewPart.class);
        ChartCanvas canvas = canvas(view);
        OpenRun swept = Workbench.opened(WrittenRun.in(home, Workbench.plan("Swept", Amount.calls(300)).with(Optional.of(CALLERS)), "swept"));
        OpenRun plain = Workbench.opened(WrittenRun.in(home, "plain", 100));
        try {
            Workbench.look(swept);
            Workbench.until("the knee is said", () -> Workbench.says(view, "Knee: socket at "));
            Workbench.until("its axis has the steps", () -> canvas.isVisible() && canvas.view() != null);
            assertEquals(3, swept.results().size());
            Workbench.look(plain);
            Workbench.until("it is said that there is none", () -> Workbench.says(view, "This run has no sweep"));
            assertFalse(canvas.isVisible());
        } finally {
            runs.close(swept);
            runs.close(plain);
        }
    }

    @Test
    void twoSweepsStandBesideEachOtherWithTheSameAxes(@TempDir Path home) throws Exception {
        IWorkbenchPage page = Workbench.page();
        Plan plan = Workbench.plan("Swept", Amount.calls(300));
        Path few = WrittenRun.in(home, plan.with(Optional.of(CALLERS)), "few");
        Path many = WrittenRun.in(home, plan.with(Optional.of(new Sweep("callers", List.of(2, 4, 16)))), "many");
        Path rates = WrittenRun.in(home, plan.with(plan.protocol().with(new Load.Open(100, new Load.Constant(), 4, false)))
                .with(Optional.of(new Sweep("rate", List.of(1000, 2000)))), "rates");
        IViewPart left = Workbench.view(SWEEP, IViewPart.class);
        try {
            Opening.run(few, page);
            Workbench.until("the first is read", () -> isRead(few));
            Opening.beside(many, page);
            Workbench.until("the other is beside it", () -> isRead(many) && beside().isPresent());
            page.activate(left);
            page.activate(beside().orElseThrow());
            Workbench.until("the sweeps of both are in sight", () -> page.isPartVisible(left) && page.isPartVisible(beside().orElseThrow()));
            ChartCanvas one = canvas(left);
            ChartCanvas other = canvas(beside().orElseThrow());
            Workbench.until("both axes have the steps of both", () -> one.view() != null && one.view().equals(other.view())
                    && one.view().least() < 1 && one.view().most() > 16);
            other.look(other.view().between(0.2, 0.5));
            Workbench.until("the first follows", () -> one.view().equals(other.view()) && !one.view().whole());
            Opening.run(rates, page);
            Workbench.until("a sweep of another value has axes of its own", () -> isRead(rates)
                    && page.getWorkbenchWindow().getService(ComparedCharts.class).words((ComparedCharts.Compared) left).equals("other axes: the runs sweep different values"));
            Workbench.until("with its steps alone", () -> one.view() != null && one.view().least() > 16);
        } finally {
            List.of(few, many, rates).forEach(each -> runs.find(each).ifPresent(runs::close));
        }
        Workbench.until("the view beside closes with its run", () -> beside().isEmpty());
        Workbench.showPerspective(RunPerspective.ID);
    }

    private boolean isRead(Path folder) {
        return runs.find(folder).filter(run -> !run.results().isEmpty()).isPresent();
    }

    private static Optional<IViewPart> beside() {
        return Stream.of(Workbench.page().getViewReferences()).filter(each -> each.getId().equals(SWEEP) && each.getSecondaryId() != null)
                .map(each -> each.getView(true)).findFirst();
    }

    private static ChartCanvas canvas(IViewPart view) {
        return Workbench.find(view, ChartCanvas.class, each -> true);
    }
}
