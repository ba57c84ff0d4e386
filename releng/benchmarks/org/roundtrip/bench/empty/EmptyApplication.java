// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench.empty;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.application.IWorkbenchConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.roundtrip.ui.start.StartMarks;

/**
 * The least that the platform can open: one window with one perspective that holds nothing. The start of Roundtrip is
 * compared with the start of this. Never part of the product.
 */
public final class EmptyApplication implements IApplication {

    @Override
    public Object start(IApplicationContext context) {
        StartMarks.application();
        Display display = PlatformUI.createDisplay();
        StartMarks.mark("display");
        context.applicationRunning();
        try {
            PlatformUI.createAndRunWorkbench(display, new EmptyWorkbench());
            return EXIT_OK;
        } finally {
            display.dispose();
        }
    }

    @Override
    public void stop() {
        if (PlatformUI.isWorkbenchRunning()) {
            Display display = PlatformUI.getWorkbench().getDisplay();
            display.syncExec(() -> PlatformUI.getWorkbench().close());
        }
    }

    /** The perspective: an editor area without editors. */
    public static final class EmptyPerspective implements IPerspectiveFactory {
        @Override
        public void createInitialLayout(IPageLayout layout) {
            layout.setEditorAreaVisible(true);
        }
    }

    private static final class EmptyWorkbench extends WorkbenchAdvisor {
        @Override
        public void initialize(IWorkbenchConfigurer configurer) {
            StartMarks.mark("workbench");
            configurer.setSaveAndRestore(true);
        }

        @Override
        public String getInitialWindowPerspectiveId() {
            return "org.roundtrip.bench.empty.perspective";
        }

        @Override
        public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
            return new EmptyWindow(configurer);
        }
    }

    private static final class EmptyWindow extends WorkbenchWindowAdvisor {
        EmptyWindow(IWorkbenchWindowConfigurer configurer) {
            super(configurer);
        }

        @Override
        public void preWindowOpen() {
            getWindowConfigurer().setTitle("Empty");
            getWindowConfigurer().setInitialSize(new Point(1600, 1000));
            getWindowConfigurer().setShowMenuBar(true);
            getWindowConfigurer().setShowCoolBar(true);
            getWindowConfigurer().setShowPerspectiveBar(true);
        }

        @Override
        public void postWindowOpen() {
            StartMarks.mark("window");
            StartMarks.whenDrawn(getWindowConfigurer().getWindow().getShell(), "painted", StartMarks.USABLE);
        }
    }
}
