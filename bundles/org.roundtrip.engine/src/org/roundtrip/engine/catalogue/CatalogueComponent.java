// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.catalogue;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.osgi.framework.ServiceReference;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;

/** The catalogue of an OSGi framework, kept by declarative services: one entry for each {@link Provider} service. */
public final class CatalogueComponent extends ProviderCatalogue {
    private final Map<ServiceReference<Provider>, RegisteredProvider> entries = new ConcurrentHashMap<>();

    /**
     * Called by declarative services when a provider is registered. The provider's own component is not created until
     * someone needs it.
     */
    public void bind(ServiceReference<Provider> reference) {
        try {
            ProviderInfo info = ProviderInfo.of(properties(reference));
            entries.put(reference, add(info, () -> reference.getBundle().getBundleContext().getService(reference)));
        } catch (IllegalArgumentException e) {
            System.getLogger(CatalogueComponent.class.getName()).log(System.Logger.Level.ERROR,
                    "Bundle " + reference.getBundle().getSymbolicName() + " is left out: " + e.getMessage());
        }
    }

    /** Called by declarative services when a provider is unregistered. */
    public void unbind(ServiceReference<Provider> reference) {
        RegisteredProvider gone = entries.remove(reference);
        if (gone != null) {
            remove(gone);
        }
    }

    private static Map<String, Object> properties(ServiceReference<Provider> reference) {
        Map<String, Object> properties = new HashMap<>();
        for (String key : reference.getPropertyKeys()) {
            properties.put(key, reference.getProperty(key));
        }
        return properties;
    }
}
