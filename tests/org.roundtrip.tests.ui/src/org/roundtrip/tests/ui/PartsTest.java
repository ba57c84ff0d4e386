// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Every view and perspective of ours opens, and nothing is logged as an error meanwhile. */
@WindowTest
class PartsTest {

    private final List<String> errors = new ArrayList<>();
    private final ILogListener listener = (status, plugin) -> {
        if (status.getSeverity() == IStatus.ERROR) {
            errors.add(plugin + ": " + status.getMessage());
        }
    };
    private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();

    @BeforeEach
    void listen() {
        Platform.addLogListener(listener);
    }

    @AfterEach
    void silence() {
        Platform.removeLogListener(listener);
        page.resetPerspective();
    }

    @Test
    void everyViewOpens() throws PartInitException {
        for (var view : PlatformUI.getWorkbench().getViewRegistry().getViews()) {
            if (view.getId().startsWith("org.roundtrip.")) {
                assertFalse(view.getLabel().isBlank() || view.getLabel().startsWith("%"), view.getId());
                page.showView(view.getId());
                Workbench.settle();
            }
        }
        assertEquals(List.of(), errors);
    }

    @Test
    void everyPerspectiveOpens() throws WorkbenchException {
        var ours = Stream.of(PlatformUI.getWorkbench().getPerspectiveRegistry().getPerspectives())
                .filter(perspective -> perspective.getId().startsWith("org.roundtrip.")).toList();
        assertFalse(ours.isEmpty());
        for (var perspective : ours) {
            assertFalse(perspective.getLabel().isBlank() || perspective.getLabel().startsWith("%"), perspective.getId());
            PlatformUI.getWorkbench().showPerspective(perspective.getId(), page.getWorkbenchWindow());
            Workbench.settle();
        }
        PlatformUI.getWorkbench().showPerspective("org.roundtrip.ui.run.perspective", page.getWorkbenchWindow());
        assertEquals(List.of(), errors);
    }
}
