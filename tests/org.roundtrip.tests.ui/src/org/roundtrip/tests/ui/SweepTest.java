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
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.sweep.Sweep;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.editor.PlanEditor;

/** A sweep is chosen on its page, and a run with one is drawn in its view. */
@WindowTest
class SweepTest {
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
            assertTrue(says(editor, "The run has 3 forks; without the sweep it would have 1."));
            assertTrue(Workbench.all(editor, Label.class).stream().anyMatch(each -> each.getText().endsWith(" Forks of a quick run, which are shorter: 3.")));
            assertEquals("One short fork of each provider and operation, 3 in all: an indication only (Ctrl+Shift+R)",
                    Workbench.find(editor, Button.class, each -> each.getText().equals("Quick run")).getToolTipText());
            steps.setText("4, 2, 1");
            assertTrue(editor.plan().isEmpty(), "steps rise");
            assertEquals("4, 2, 1", steps.getText());
            Person.focuses(steps);
            while (editor.isDirty()) {
                Person.presses("ctrl+z");
            }
            assertEquals(Optional.empty(), editor.plan().orElseThrow().sweep());
            assertEquals("Nothing", swept.getText());
        } finally {
            Workbench.close(editor);
        }
    }

    @Test
    void aRunWithASweepIsDrawnWithItsKnee(@TempDir Path home) throws Exception {
        IViewPart view = Workbench.view("org.roundtrip.ui.run.sweep", IViewPart.class);
        ChartCanvas canvas = Workbench.find(view, ChartCanvas.class, each -> true);
        OpenRun swept = open(Workbench.measured(home, Workbench.plan("Swept", Amount.calls(300)).with(Optional.of(CALLERS)), "swept"));
        OpenRun plain = open(Workbench.measured(home, "plain", 100));
        try {
            look(swept);
            Workbench.until("the knee is said", () -> says(view, "Knee: socket at "));
            Workbench.until("its axis has the steps", () -> canvas.isVisible() && canvas.view() != null);
            assertEquals(3, swept.results().size());
            look(plain);
            Workbench.until("it is said that there is none", () -> says(view, "This run has no sweep"));
            assertFalse(canvas.isVisible());
        } finally {
            runs.close(swept);
            runs.close(plain);
        }
    }

    private OpenRun open(Path folder) throws IOException {
        return runs.open(RunFolder.open(folder));
    }

    private static void look(OpenRun run) {
        Workbench.service(FocusService.class).set(Focus.on(run), null);
    }

    private static boolean says(IWorkbenchPart part, String words) {
        return Workbench.all(part, Label.class).stream().anyMatch(each -> each.isVisible() && each.getText().startsWith(words));
    }
}
