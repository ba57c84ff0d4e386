// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.services.WindowServiceFactory;

/** Creates the desk of a window when it is first asked for. */
public final class DeskFactory extends WindowServiceFactory {

    @Override
    protected Object create(Class<?> service, IWorkbenchWindow window) {
        IWorkbench workbench = window.getWorkbench();
        return new CaptureDesk(workbench.getDisplay(), dissectors(workbench), window.getService(FocusService.class),
                window.getService(OpenRuns.class));
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
