// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.services;

import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.util.tracker.ServiceTracker;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.providers.Providers;

/** Makes the workbench's own services when they are first asked for: one of each, whoever asks. */
public final class RoundtripServices extends AbstractServiceFactory {
    private static OpenRuns runs;
    private static FocusService focus;
    private static Providers providers;

    @Override
    @SuppressWarnings("rawtypes")
    public Object create(Class service, IServiceLocator parent, IServiceLocator locator) {
        synchronized (RoundtripServices.class) {
            if (service == OpenRuns.class) {
                return runs == null ? runs = new OpenRuns(PlatformUI.getWorkbench().getDisplay()) : runs;
            }
            if (service == FocusService.class) {
                return focus == null ? focus = new FocusService() : focus;
            }
            if (service == Providers.class) {
                return providers == null ? providers = new Providers(catalogue(), PlatformUI.getWorkbench().getDisplay())
                        : providers;
            }
            return null;
        }
    }

    private static ProviderCatalogue catalogue() {
        BundleContext context = FrameworkUtil.getBundle(RoundtripServices.class).getBundleContext();
        ServiceTracker<ProviderCatalogue, ProviderCatalogue> tracker =
                new ServiceTracker<>(context, ProviderCatalogue.class, null);
        tracker.open();
        ProviderCatalogue found = tracker.getService();
        if (found == null) {
            throw new IllegalStateException("The engine offers no catalogue of providers; "
                    + "bundle org.roundtrip.engine or declarative services are not started.");
        }
        return found;
    }
}
