// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;

/** A window of the workbench: what surrounds the views, its first size, and the end of the splash. */
final class RoundtripWindowAdvisor extends WorkbenchWindowAdvisor {

    private final Splash splash;

    RoundtripWindowAdvisor(IWorkbenchWindowConfigurer configurer, Splash splash) {
        super(configurer);
        this.splash = splash;
    }

    @Override
    public ActionBarAdvisor createActionBarAdvisor(IActionBarConfigurer configurer) {
        return new RoundtripActionBarAdvisor(configurer);
    }

    @Override
    public void preWindowOpen() {
        IWorkbenchWindowConfigurer window = getWindowConfigurer();
        window.setTitle("Roundtrip");
        window.setInitialSize(new Point(1440, 900));
        window.setShowMenuBar(true);
        window.setShowCoolBar(true);
        window.setShowStatusLine(true);
        window.setShowPerspectiveBar(true);
        window.setShowProgressIndicator(true);
    }

    @Override
    public void postWindowOpen() {
        FirstPaint.report(getWindowConfigurer().getWindow().getShell());
        splash.close();
    }
}
