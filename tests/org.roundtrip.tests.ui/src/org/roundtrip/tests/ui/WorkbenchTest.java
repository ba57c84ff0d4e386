// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;

/** The window after a first start. */
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
}
