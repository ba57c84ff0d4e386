// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Amount;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** Every client with every server is chosen in the editor, and such a run is drawn in its view. */
@WindowTest
class InteropTest {
    private final OpenRuns runs = Workbench.service(OpenRuns.class);

    @Test
    void everyPairIsChosenOnThePageOfProvidersAndTakenBack() throws IOException {
        PlanEditor editor = Workbench.edit(Workbench.plan("Not paired yet", Amount.calls(100)));
        try {
            Workbench.page().activate(editor);
            Workbench.until("it can be run", editor::canRun);
            Workbench.turnTo(editor, "Providers");
            Button every = Workbench.find(editor, Button.class, each -> each.isVisible() && each.getText().equals("Every client with every server"));
            assertFalse(every.getSelection());
            every.setSelection(true);
            every.notifyListeners(SWT.Selection, new Event());
            assertTrue(editor.plan().orElseThrow().everyPair());
            Workbench.focuses(every);
            while (editor.isDirty()) {
                Keys.press("ctrl+z");
            }
            assertFalse(editor.plan().orElseThrow().everyPair());
            assertFalse(every.getSelection());
        } finally {
            Workbench.close(editor);
        }
    }

    @Test
    void aRunOfEveryPairIsDrawnAsATableOfClientsAndServers(@TempDir Path home) throws Exception {
        IViewPart view = Workbench.view("org.roundtrip.ui.run.interop", IViewPart.class);
        ChartCanvas canvas = Workbench.find(view, ChartCanvas.class, each -> true);
        ChosenSide small = ChosenSide.of("socket").with(List.of("-Xss512k"));
        Plan plan = Workbench.plan("Paired", Amount.calls(200));
        OpenRun paired = Workbench.opened(WrittenRun.in(home, plan.with(List.of(ProviderChoice.of("socket"), new ProviderChoice("small", small, small)))
                .withEveryPair(true), "paired"));
        OpenRun plain = Workbench.opened(WrittenRun.in(home, "plain", 100));
        try {
            Workbench.look(paired);
            Workbench.until("its columns are the servers", () -> canvas.isVisible() && canvas.view() != null && canvas.view().most() == 2);
            assertEquals(4, paired.results().size());
            Combo operations = Workbench.find(view, Combo.class, each -> true);
            assertEquals("All operations", operations.getItem(0));
            Workbench.look(plain);
            Workbench.until("it is said that there are no pairs", () -> Workbench.says(view, "This run measures its providers as they are chosen"));
            assertFalse(canvas.isVisible());
        } finally {
            runs.close(paired);
            runs.close(plain);
        }
    }
}
