// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.run.editor.PlanEditor;

/** What a person sees who has never started it before. */
class FirstStartTest {
    @Test
    void firstLookIsOpenWithOneObviousRunButton() {
        Workbench.until("First look is open", () -> Workbench.page().getActiveEditor() instanceof PlanEditor);
        PlanEditor editor = (PlanEditor) Workbench.page().getActiveEditor();
        assertEquals("First look", editor.getTitle());
        Workbench.until("it can be run", editor::canRun);
        Button run = Workbench.find(editor, Button.class, button -> button.getText().equals("Run"));
        assertTrue(run.isVisible() && run.isEnabled());
    }

    @Test
    void nothingElseAsksForAttention() {
        long shells = Stream.of(Display.getCurrent().getShells()).filter(Shell::isVisible).count();
        assertEquals(1, shells, "only the window, no dialog");
    }
}
