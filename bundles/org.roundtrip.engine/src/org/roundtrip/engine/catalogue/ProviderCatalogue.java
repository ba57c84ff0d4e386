// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.catalogue;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;

/**
 * The providers that are here now. In the workbench they come and go with their bundles (service
 * {@code org.roundtrip.engine.ProviderCatalogue}); elsewhere they are given once. Safe for several threads.
 */
public class ProviderCatalogue {
    private static final Comparator<RegisteredProvider> FLOOR_FIRST =
            Comparator.comparing((RegisteredProvider each) -> !each.info().floor())
                    .thenComparing(each -> each.info().id());

    private final List<RegisteredProvider> providers = new CopyOnWriteArrayList<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    /** An empty catalogue. */
    public ProviderCatalogue() {
    }

    /** A catalogue that does not change. */
    public ProviderCatalogue(Map<ProviderInfo, Provider> providers) {
        providers.forEach((info, provider) -> add(info, () -> provider));
    }

    /** All providers, the floor first, then by id. */
    public List<RegisteredProvider> providers() {
        return providers.stream().sorted(FLOOR_FIRST).toList();
    }

    /** The provider of that id, if it is here. */
    public Optional<RegisteredProvider> find(String id) {
        return providers.stream().filter(each -> each.info().id().equals(id)).findFirst();
    }

    /** Has {@code listener} called after providers came or went, on whichever thread that happened. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** The opposite of {@link #addListener}. */
    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    /** Adds a provider that is created when it is first needed. */
    protected final RegisteredProvider add(ProviderInfo info, Supplier<Provider> source) {
        RegisteredProvider added = new RegisteredProvider(info, source);
        providers.add(added);
        listeners.forEach(Runnable::run);
        return added;
    }

    /** Takes a provider away; runs that already use it go on. */
    protected final void remove(RegisteredProvider provider) {
        if (providers.remove(provider)) {
            listeners.forEach(Runnable::run);
        }
    }
}
