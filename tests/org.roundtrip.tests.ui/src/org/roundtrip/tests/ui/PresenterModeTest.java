// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.contexts.IContextService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Amount;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.design.DesignPerspective;
import org.roundtrip.ui.design.diagram.DiagramView;
import org.roundtrip.ui.design.palette.PaletteView;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.tree.LibraryView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;
import org.roundtrip.ui.run.control.servers.ServersView;

/** Presenter mode: large letters and the active part alone, until the same command. */
@WindowTest
class PresenterModeTest {
    private static final String TOGGLE = "org.roundtrip.ui.togglePresenter";
    private final IWorkbenchPage page = Workbench.page();

    @Test
    void theLettersGrowAndTheActivePartIsAloneUntilItEnds() throws PartInitException {
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        page.activate(view);
        Table table = Workbench.find(view, Table.class, each -> true);
        int usual = height(table.getFont());
        boolean dark = Theme.dark();
        Workbench.command(TOGGLE);
        try {
            Workbench.until("the letters are large", () -> height(table.getFont()) > usual);
            assertTrue(page.isPageZoomed() && page.isPartVisible(view));
            assertTrue(view.getSite().getShell().getFullScreen());
            assertEquals(dark, Theme.dark());
            assertTrue(escEndsIt());
        } finally {
            Workbench.command(TOGGLE);
        }
        Workbench.until("the letters are as before", () -> height(table.getFont()) == usual);
        assertFalse(page.isPageZoomed());
        assertFalse(view.getSite().getShell().getFullScreen());
        assertFalse(escEndsIt());
    }

    /** Whichever perspective is shown meanwhile has its views, and none is left with one part alone. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anotherPerspectiveHasItsViews(boolean inEditor) throws Exception {
        Workbench.showPerspective(DesignPerspective.ID);
        Workbench.showPerspective(RunPerspective.ID);
        PlanEditor editor = Workbench.edit(Workbench.plan("Presented", Amount.calls(1)));
        try {
            page.activate(inEditor ? editor : Workbench.view(ServersView.ID, ServersView.class));
            Workbench.command(TOGGLE);
            try {
                Workbench.showPerspective(DesignPerspective.ID);
                Workbench.until("the views of the other perspective are in sight", () -> inSight(PaletteView.ID) && inSight(DiagramView.ID));
            } finally {
                Workbench.command(TOGGLE);
            }
            assertTrue(inSight(PaletteView.ID) && inSight(DiagramView.ID));
            Workbench.showPerspective(RunPerspective.ID);
            assertFalse(page.isPageZoomed());
            Workbench.until("the views of the first perspective are in sight", () -> inSight(LibraryView.ID));
        } finally {
            Workbench.showPerspective(RunPerspective.ID);
            Workbench.close(editor);
        }
    }

    private boolean inSight(String id) {
        IViewPart view = page.findView(id);
        return view != null && page.isPartVisible(view) && Workbench.all(view, Control.class).stream().anyMatch(Control::isVisible);
    }

    private static boolean escEndsIt() {
        return Workbench.service(IContextService.class).getActiveContextIds().contains("org.roundtrip.ui.presenting");
    }

    private static int height(Font font) {
        return font.getFontData()[0].getHeight();
    }
}
