// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.PresenterMode;
import org.roundtrip.ui.theme.WindowSize;
import org.roundtrip.ui.view.StatusText;
import org.roundtrip.ui.start.StartMarks;

/** Configures a window: its bars around the views and its first size. Closes the splash when the window is open. */
final class RoundtripWindowAdvisor extends WorkbenchWindowAdvisor {
    private static final Texts TEXTS = Texts.of(RoundtripWindowAdvisor.class);

    private final Splash splash;
    private final int number;

    RoundtripWindowAdvisor(IWorkbenchWindowConfigurer configurer, Splash splash, int number) {
        super(configurer);
        this.splash = splash;
        this.number = number;
    }

    @Override
    public ActionBarAdvisor createActionBarAdvisor(IActionBarConfigurer configurer) {
        return new RoundtripActionBarAdvisor(configurer);
    }

    @Override
    public void preWindowOpen() {
        IWorkbenchWindowConfigurer window = getWindowConfigurer();
        window.setTitle(number == 1 ? "Roundtrip" : TEXTS.text("secondTitle", number));
        window.setInitialSize(WindowSize.initial(Display.getCurrent()));
        window.setShowMenuBar(true);
        window.setShowCoolBar(true);
        window.setShowStatusLine(true);
        window.setShowPerspectiveBar(true);
        window.setShowProgressIndicator(true);
        EditorAreaDrop.on(window);
    }

    @Override
    public void postWindowOpen() {
        StartMarks.mark("window");
        StatusText.into(getWindowConfigurer().getActionBarConfigurer().getStatusLineManager(), getWindowConfigurer().getWindow());
        WindowSize.fit(getWindowConfigurer().getWindow().getShell());
        StartMarks.whenDrawn(getWindowConfigurer().getWindow().getShell(), "painted", "idle");
        PresenterMode.resume(getWindowConfigurer().getWindow());
        KeyboardFocus.keep(getWindowConfigurer().getWindow());
        splash.close();
    }
}
