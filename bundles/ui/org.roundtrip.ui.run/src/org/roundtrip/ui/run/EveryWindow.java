// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.util.function.Consumer;
import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;

/** The windows of the workbench: those that are open, and those that will be. */
final class EveryWindow {
    private EveryWindow() {
    }

    /** Calls back for each window, once and in the user interface's thread. Any thread. */
    static void of(IWorkbench workbench, Consumer<IWorkbenchWindow> called) {
        workbench.getDisplay().asyncExec(() -> {
            for (IWorkbenchWindow window : workbench.getWorkbenchWindows()) {
                called.accept(window);
            }
            workbench.addWindowListener(new IWindowListener() {
                @Override
                public void windowOpened(IWorkbenchWindow window) {
                    called.accept(window);
                }

                @Override
                public void windowActivated(IWorkbenchWindow window) {
                }

                @Override
                public void windowDeactivated(IWorkbenchWindow window) {
                }

                @Override
                public void windowClosed(IWorkbenchWindow window) {
                }
            });
        });
    }
}
