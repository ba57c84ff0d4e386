// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.contexts.IContextService;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.theme.Theme;
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

    private static boolean escEndsIt() {
        return Workbench.service(IContextService.class).getActiveContextIds().contains("org.roundtrip.ui.presenting");
    }

    private static int height(Font font) {
        return font.getFontData()[0].getHeight();
    }
}
