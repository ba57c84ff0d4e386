// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.catalogue;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.osgi.framework.ServiceReference;
import org.roundtrip.engine.install.Precedence;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;

/**
 * The catalogue of an OSGi framework, kept by declarative services: one entry for each id of the {@link Provider} services. Of
 * several services with the same id it has one, see {@link Precedence}.
 */
public final class CatalogueComponent extends ProviderCatalogue {
    private final Map<ServiceReference<Provider>, ProviderInfo> registered = new HashMap<>();
    private final Map<String, Entry> entries = new HashMap<>();

    private record Entry(ServiceReference<Provider> reference, RegisteredProvider provider) {
    }

    /**
     * Called by declarative services when a provider is registered. The provider's own component is not created until
     * someone needs it.
     */
    public synchronized void bind(ServiceReference<Provider> reference) {
        try {
            ProviderInfo info = ProviderInfo.of(properties(reference));
            registered.put(reference, info);
            update(info.id());
        } catch (IllegalArgumentException e) {
            System.getLogger(CatalogueComponent.class.getName()).log(System.Logger.Level.ERROR,
                    "Bundle " + reference.getBundle().getSymbolicName() + " is left out: " + e.getMessage());
        }
    }

    /** Called by declarative services when a provider is unregistered. */
    public synchronized void unbind(ServiceReference<Provider> reference) {
        ProviderInfo gone = registered.remove(reference);
        if (gone != null) {
            update(gone.id());
        }
    }

    private void update(String id) {
        Optional<ServiceReference<Provider>> used = Precedence.used(id, registered.keySet().stream());
        Entry before = entries.get(id);
        if (before != null && !used.equals(Optional.of(before.reference()))) {
            entries.remove(id);
            remove(before.provider());
        }
        if (used.isPresent() && !entries.containsKey(id)) {
            ServiceReference<Provider> reference = used.get();
            entries.put(id, new Entry(reference, add(registered.get(reference),
                    () -> reference.getBundle().getBundleContext().getService(reference))));
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
