// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.util.stream.Stream;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PerspectiveAdapter;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.examples.Examples;
import org.roundtrip.ui.run.control.LastEnd;
import org.roundtrip.ui.run.control.RunsOfLastTime;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.Opening;

/**
 * Opens the runs of the last session; a first start shows the one that comes with Roundtrip. Where the perspective Run is shown and no plan is
 * open, it opens the first example.
 */
public final class FirstStart implements IStartup {
    @Override
    public void earlyStartup() {
        IWorkbench workbench = PlatformUI.getWorkbench();
        Display display = workbench.getDisplay();
        display.asyncExec(() -> {
            IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
            openPlan(window == null ? null : window.getActivePage());
            PlanAtStart.run(window);
        });
        EveryWindow.of(workbench, window -> {
            window.addPerspectiveListener(new PerspectiveAdapter() {
                @Override
                public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
                    // Later, because a plan that is opened may be why the perspective is shown.
                    display.asyncExec(() -> openPlan(page));
                }
            });
        });
        RunsOfLastTime[] runs = new RunsOfLastTime[1];
        display.syncExec(() -> {
            workbench.getService(LastEnd.class).restore(workbench);
            Stream.of(workbench.getWorkbenchWindows()).forEach(News::follow);
            workbench.addWindowListener(new FollowedWindows());
            runs[0] = workbench.getService(RunsOfLastTime.class);
        });
        runs[0].openAgain(display);
    }

    private static void openPlan(IWorkbenchPage page) {
        if (page != null && page.getWorkbenchWindow().getShell() != null && page.getPerspective() != null && page.getPerspective().getId().equals(RunPerspective.ID)
                && page.getEditorReferences().length == 0) {
            Opening.plan(new PlanSource.Example(Examples.names().getFirst()), page);
        }
    }

    /** Also a window that is opened later says the news. */
    private static final class FollowedWindows implements IWindowListener {
        @Override
        public void windowOpened(IWorkbenchWindow window) {
            News.follow(window);
        }

        @Override
        public void windowClosed(IWorkbenchWindow window) {
            // The news end with its shell.
        }

        @Override
        public void windowActivated(IWorkbenchWindow window) {
            // The news do not depend on it.
        }

        @Override
        public void windowDeactivated(IWorkbenchWindow window) {
            // The news do not depend on it.
        }
    }
}
