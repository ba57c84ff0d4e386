// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.application.IWorkbenchConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.roundtrip.ui.theme.DisabledStyles;
import org.roundtrip.ui.theme.PresenterMode;
import org.roundtrip.ui.theme.RowStyles;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.theme.ThemeChoice;
import org.roundtrip.ui.start.StartMarks;

/** Configures the workbench: the first perspective, and that windows are restored at the next start. */
final class RoundtripWorkbenchAdvisor extends WorkbenchAdvisor {

    /** The perspective of a first start. Its bundle is in a layer above, so this class refers to it by its id. */
    private static final String FIRST_PERSPECTIVE = "org.roundtrip.ui.run.results";

    private final Splash splash;
    private final int number;

    /** @param number of the workspace, above 1 while another process uses the first */
    RoundtripWorkbenchAdvisor(Splash splash, int number) {
        this.splash = splash;
        this.number = number;
    }

    @Override
    public void initialize(IWorkbenchConfigurer configurer) {
        StartMarks.mark("workbench");
        RowStyles.omit(Display.getCurrent());
        PresenterMode.enlargeFonts(configurer.getWorkbench());
        DisabledStyles.follow(Display.getCurrent());
        configurer.setSaveAndRestore(true);
    }

    @Override
    public void postStartup() {
        if (Setting.THEME.get().equals(ThemeChoice.SYSTEM.name())) {
            Theme.use(ThemeChoice.SYSTEM);
        }
        Theme.lead();
    }

    @Override
    public String getInitialWindowPerspectiveId() {
        return FIRST_PERSPECTIVE;
    }

    @Override
    public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
        return new RoundtripWindowAdvisor(configurer, splash, number);
    }
}
