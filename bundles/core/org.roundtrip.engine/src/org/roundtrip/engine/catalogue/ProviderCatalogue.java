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
 * The providers that are registered now. In the workbench they come and go with their bundles (service {@code
 * org.roundtrip.engine.catalogue.ProviderCatalogue}); elsewhere they are given once. Safe for several threads.
 */
public class ProviderCatalogue {
    private static final Comparator<RegisteredProvider> FLOOR_FIRST =
            Comparator.comparing((RegisteredProvider each) -> !each.info().floor())
                    .thenComparing(each -> each.info().label(), String.CASE_INSENSITIVE_ORDER).thenComparing(each -> each.info().id());

    private final List<RegisteredProvider> providers = new CopyOnWriteArrayList<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    /** Makes an empty catalogue. */
    public ProviderCatalogue() {
    }

    /** Makes a catalogue that does not change. */
    public ProviderCatalogue(Map<ProviderInfo, Provider> providers) {
        providers.forEach((info, provider) -> add(info, () -> provider));
    }

    /** Returns all providers, the floor first, then by the names that people read. */
    public List<RegisteredProvider> providers() {
        return providers.stream().sorted(FLOOR_FIRST).toList();
    }

    /** Returns the provider with an id, if it is registered. */
    public Optional<RegisteredProvider> find(String id) {
        return providers.stream().filter(each -> each.info().id().equals(id)).findFirst();
    }

    /** Returns the name of a provider for people, or its id when it is not registered. */
    public String label(String id) {
        return find(id).map(each -> each.info().label()).orElse(id);
    }

    /** Adds a listener that is called after providers came or went, on the thread on which that happened. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Removes a listener that {@link #addListener} added. */
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

    /** Removes a provider; runs that already use it go on. */
    protected final void remove(RegisteredProvider provider) {
        if (providers.remove(provider)) {
            listeners.forEach(Runnable::run);
        }
    }
}
