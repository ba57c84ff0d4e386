// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;

/** The workbench as an application: a splash, then the window, until the user leaves. Runs on the UI thread. */
public final class RoundtripApplication implements IApplication {

    @Override
    public Object start(IApplicationContext context) {
        Display.setAppName("Roundtrip");
        Display display = PlatformUI.createDisplay();
        try (Splash splash = Splash.show(display)) {
            context.applicationRunning();
            int end = PlatformUI.createAndRunWorkbench(display, new RoundtripWorkbenchAdvisor(splash));
            return end == PlatformUI.RETURN_RESTART ? EXIT_RESTART : EXIT_OK;
        } finally {
            display.dispose();
        }
    }

    @Override
    public void stop() {
        if (!PlatformUI.isWorkbenchRunning()) {
            return;
        }
        IWorkbench workbench = PlatformUI.getWorkbench();
        Display display = workbench.getDisplay();
        display.syncExec(() -> {
            if (!display.isDisposed()) {
                workbench.close();
            }
        });
    }
}
