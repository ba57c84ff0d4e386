// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** The window with its first plan. */
@WindowTest
class WorkbenchTest {

    private final IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
    private final Shell shell = window.getShell();

    @Test
    void opensOnTheRunPerspective() {
        assertEquals(1, PlatformUI.getWorkbench().getWorkbenchWindowCount());
        assertEquals("org.roundtrip.ui.run.perspective", window.getActivePage().getPerspective().getId());
        assertTrue(shell.isVisible());
    }

    @Test
    void hasAnIconInEverySize() {
        List<Integer> widths = Stream.of(shell.getImages()).map(image -> image.getBounds().width).sorted().toList();
        assertEquals(List.of(16, 32, 48, 64, 128, 256), widths);
    }

    @Test
    void hasTheMenusOfAWorkbench() {
        List<String> menus = Stream.of(shell.getMenuBar().getItems()).map(MenuItem::getText)
                .map(text -> text.replace("&", "")).toList();
        assertTrue(menus.containsAll(List.of("File", "Edit", "Window", "Help")), menus.toString());
    }

    @Test
    void theAboutTextNamesTheProduct() {
        String about = Platform.getProduct().getProperty("aboutText");
        assertNotNull(about);
        assertTrue(about.startsWith("Roundtrip"), about);
    }

    /** The title of the editor that the perspective Run opens. */
    static final String FIRST_LOOK = "First look";
    private static final String RESULTS = "org.roundtrip.ui.results.table";
    /** The platform's renderer stores the element of its model under this key. */
    private static final String MODEL = "modelElement";

    @Test
    void firstLookIsOpenWithOneObviousRunButton() {
        Workbench.until("First look is open", () -> firstLook().isPresent());
        PlanEditor editor = (PlanEditor) firstLook().orElseThrow().getEditor(true);
        Workbench.page().activate(editor);
        Workbench.until("it can be run", editor::canRun);
        Button run = Workbench.find(editor, Button.class, button -> button.getText().equals("Run"));
        Workbench.until("its button is in sight and enabled", () -> run.isVisible() && run.isEnabled());
    }

    @Test
    void theEditorHasHalfOfTheHeight() throws PartInitException {
        Workbench.until("First look is open", () -> firstLook().isPresent());
        PlanEditor editor = (PlanEditor) firstLook().orElseThrow().getEditor(true);
        Control run = Workbench.find(editor, Button.class, button -> button.getText().equals("Run"));
        Control results = Workbench.find(Workbench.view(RESULTS, IViewPart.class), Label.class, each -> true);
        Rectangle above = folder(run);
        Rectangle below = folder(results);
        int height = below.y + below.height - above.y;
        assertTrue(Math.abs(above.height - height / 2) < 0.1 * height, above.height + " of " + height);
    }

    /** The place of the folder of tabs around a control, on the display. */
    private static Rectangle folder(Control inside) {
        Control folder = inside;
        while (!(folder instanceof CTabFolder) || folder.getData(MODEL) == null) {
            folder = folder.getParent();
        }
        Point at = folder.toDisplay(0, 0);
        return new Rectangle(at.x, at.y, folder.getSize().x, folder.getSize().y);
    }

    private static Optional<IEditorReference> firstLook() {
        return Stream.of(Workbench.page().getEditorReferences())
                .filter(editor -> editor.getTitle().equals(FIRST_LOOK)).findFirst();
    }

    @Test
    void noDialogIsOpen() {
        assertEquals(0, Workbench.dialogs().count());
    }
}
