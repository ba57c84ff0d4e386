// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.services;

import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.ui.focus.ComparedRuns;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.view.RunViews;

/** Creates the services that the views of one window share: the focus, compared runs, and the list of views. */
public final class WindowServices extends WindowServiceFactory {

    @Override
    protected Object create(Class<?> service, IWorkbenchWindow window) {
        return service == FocusService.class ? new FocusService(window.getService(OpenRuns.class))
                : service == ComparedRuns.class ? new ComparedRuns(window.getService(OpenRuns.class))
                : service == RunViews.class ? new RunViews(window.getService(FocusService.class)) : null;
    }
}
