// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.services;

import java.util.concurrent.Executor;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.install.InstalledProviders;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.save.SavedFiles;

/**
 * Creates the services that all views share. They are the user's home, the open runs, the providers, the saved files and
 * the compared charts.*/
public final class RoundtripServices extends WorkbenchServiceFactory {

    @Override
    protected Object create(Class<?> service, IWorkbench workbench) {
        if (service == OpenRuns.class) {
            return openRuns(workbench);
        }
        if (service == RoundtripHome.class) {
            return home();
        }
        if (service == ComparedCharts.class) {
            return new ComparedCharts();
        }
        if (service == SavedFiles.class) {
            return new SavedFiles(interfaceThread(workbench));
        }
        return service == Providers.class ? new Providers(catalogue(workbench), installed(workbench),
                LibraryFetch.into(home()), home(), workbench.getService(OpenRuns.class),
                interfaceThread(workbench)) : null;
    }

    private static OpenRuns openRuns(IWorkbench workbench) {
        OpenRuns runs = new OpenRuns(interfaceThread(workbench));
        // A start opens those of the last time, or the one that comes with Roundtrip.
        runs.awaitOpenedAgain();
        return runs;
    }

    private static Executor interfaceThread(IWorkbench workbench) {
        Display display = workbench.getDisplay();
        return action -> {
            if (!display.isDisposed()) {
                display.asyncExec(action);
            }
        };
    }

    private static InstalledProviders installed(IWorkbench workbench) {
        InstalledProviders found = workbench.getService(InstalledProviders.class);
        return found == null ? InstalledProviders.NONE : found;
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
