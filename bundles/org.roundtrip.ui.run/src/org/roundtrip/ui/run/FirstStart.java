// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.examples.Examples;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.views.Opening;

/** Opens the first example when the workbench starts without an open plan, as it does the first time. */
public final class FirstStart implements IStartup {
    @Override
    public void earlyStartup() {
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
            IWorkbenchPage page = window == null ? null : window.getActivePage();
            if (page != null && page.getEditorReferences().length == 0) {
                Opening.plan(new PlanSource.Example(Examples.names().getFirst()), page);
            }
        });
    }
}
