// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;
import org.osgi.framework.FrameworkUtil;
import org.osgi.util.tracker.ServiceTracker;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;

/** Makes the desk of each window when it is first asked for, and clears it when the window closes. */
public final class DeskServices extends AbstractServiceFactory {
    private record Made(CaptureDesk desk, FocusFollower follower) {
    }

    private static final Map<IWorkbenchWindow, Made> DESKS = new HashMap<>();
    private static ServiceTracker<Dissectors, Dissectors> dissectors;

    @Override
    @SuppressWarnings("rawtypes")
    public Object create(Class service, IServiceLocator parent, IServiceLocator locator) {
        IWorkbenchWindow own = locator.getService(IWorkbenchWindow.class);
        IWorkbenchWindow window = own != null ? own : PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        return service != CaptureDesk.class || window == null ? null : of(window);
    }

    /** The desk of a window. User interface's thread. */
    public static CaptureDesk of(IWorkbenchWindow window) {
        return DESKS.computeIfAbsent(window, DeskServices::make).desk();
    }

    /** Looks at the capture of the fork in focus, when there is one. */
    static void lookAtFocus(IWorkbenchWindow window) {
        of(window);
        DESKS.get(window).follower().lookAtFocus();
    }

    private static Made make(IWorkbenchWindow window) {
        IWorkbench workbench = window.getWorkbench();
        CaptureDesk desk = new CaptureDesk(workbench.getDisplay(), DeskServices::dissectors);
        FocusFollower follower = new FocusFollower(desk, workbench.getService(FocusService.class),
                workbench.getService(OpenRuns.class));
        workbench.addWindowListener(new Closing(window));
        follower.start();
        return new Made(desk, follower);
    }

    private static synchronized Dissectors dissectors() {
        if (dissectors == null) {
            dissectors = new ServiceTracker<>(FrameworkUtil.getBundle(DeskServices.class).getBundleContext(),
                    Dissectors.class, null);
            dissectors.open();
        }
        Dissectors found = dissectors.getService();
        if (found == null) {
            throw new IllegalStateException("There is no table of dissectors; "
                    + "bundle org.roundtrip.dissect or declarative services are not started.");
        }
        return found;
    }

    private record Closing(IWorkbenchWindow window) implements IWindowListener {
        @Override
        public void windowClosed(IWorkbenchWindow closed) {
            if (closed == window) {
                Made made = DESKS.remove(window);
                made.follower().stop();
                made.desk().clear(null);
                window.getWorkbench().removeWindowListener(this);
            }
        }

        @Override
        public void windowActivated(IWorkbenchWindow other) {
            // Nothing of the desk's.
        }

        @Override
        public void windowDeactivated(IWorkbenchWindow other) {
            // Nothing of the desk's.
        }

        @Override
        public void windowOpened(IWorkbenchWindow other) {
            // Nothing of the desk's.
        }
    }
}
