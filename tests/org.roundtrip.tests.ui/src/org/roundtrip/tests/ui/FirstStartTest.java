// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorReference;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.run.editor.PlanEditor;

/** The window after the first start of all. */
@WindowTest
class FirstStartTest {
    /** The title of the editor that a first start opens. */
    static final String FIRST_LOOK = "First look";

    @Test
    void firstLookIsOpenWithOneObviousRunButton() {
        Workbench.until("First look is open", () -> firstLook().isPresent());
        PlanEditor editor = (PlanEditor) firstLook().orElseThrow().getEditor(true);
        Workbench.page().activate(editor);
        Workbench.until("it can be run", editor::canRun);
        Button run = Workbench.find(editor, Button.class, button -> button.getText().equals("Run"));
        assertTrue(run.isVisible() && run.isEnabled());
    }

    @Test
    void theEditorHasHalfOfTheWindow() {
        Workbench.until("First look is open", () -> firstLook().isPresent());
        PlanEditor editor = (PlanEditor) firstLook().orElseThrow().getEditor(true);
        Control area = Workbench.find(editor, Button.class, button -> button.getText().equals("Run"));
        while (!(area.getParent() instanceof CTabFolder)) {
            area = area.getParent();
        }
        int window = editor.getSite().getShell().getClientArea().height;
        assertTrue(area.getSize().y > 0.38 * window, area.getSize().y + " of " + window);
    }

    private static Optional<IEditorReference> firstLook() {
        return Stream.of(Workbench.page().getEditorReferences())
                .filter(editor -> editor.getTitle().equals(FIRST_LOOK)).findFirst();
    }

    @Test
    void noDialogIsOpen() {
        long shells = Stream.of(Display.getCurrent().getShells()).filter(Shell::isVisible).count();
        assertEquals(1, shells, "only the window, no dialog");
    }
}
