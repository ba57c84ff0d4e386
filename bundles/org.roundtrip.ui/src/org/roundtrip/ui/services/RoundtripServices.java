// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.services;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.providers.Providers;

/** Creates the services that all views share: the open runs, the focus, and the providers. */
public final class RoundtripServices extends WorkbenchServiceFactory {

    @Override
    protected Object create(Class<?> service, IWorkbench workbench) {
        if (service == OpenRuns.class) {
            Display display = workbench.getDisplay();
            return new OpenRuns(action -> {
                if (!display.isDisposed()) {
                    display.asyncExec(action);
                }
            });
        }
        if (service == FocusService.class) {
            return new FocusService();
        }
        return service == Providers.class ? new Providers(catalogue(workbench), workbench.getDisplay()) : null;
    }

    /** The workbench also finds the services of OSGi, such as the engine's catalogue. */
    private static ProviderCatalogue catalogue(IWorkbench workbench) {
        ProviderCatalogue found = workbench.getService(ProviderCatalogue.class);
        if (found == null) {
            throw new IllegalStateException("The engine offers no catalogue of providers; "
                    + "bundle org.roundtrip.engine or declarative services are not started.");
        }
        return found;
    }
}
