// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;

/** Creates the desk of a window when it is first asked for. The window owns it, and disposes of it when it closes. */
public final class DeskFactory extends AbstractServiceFactory {

    /** Returns null to the workbench, which has no desk, and to a view's locator: the platform asks its window then. */
    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    public Object create(Class service, IServiceLocator parent, IServiceLocator locator) {
        if (!parent.hasService(service) || parent.getService(service) != null) {
            return null;
        }
        IWorkbench workbench = locator.getService(IWorkbenchWindow.class).getWorkbench();
        return new CaptureDesk(workbench.getDisplay(), dissectors(workbench), workbench.getService(FocusService.class),
                workbench.getService(OpenRuns.class));
    }

    /** The workbench also finds the services of OSGi, such as the table of dissectors. */
    private static Dissectors dissectors(IWorkbench workbench) {
        Dissectors found = workbench.getService(Dissectors.class);
        if (found == null) {
            throw new IllegalStateException("There is no table of dissectors; "
                    + "bundle org.roundtrip.dissect or declarative services are not started.");
        }
        return found;
    }
}
