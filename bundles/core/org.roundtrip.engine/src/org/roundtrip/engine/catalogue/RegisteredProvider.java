// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.catalogue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.roundtrip.libraries.LibraryStore;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Library;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;

/**
 * A provider in the catalogue. Its description is always there. Everything else loads the provider's classes at the
 * first use, and is not for a user interface's thread. Safe for several threads.
 */
public final class RegisteredProvider {
    private final ProviderInfo info;
    private final Supplier<Provider> source;
    private Provider provider;

    RegisteredProvider(ProviderInfo info, Supplier<Provider> source) {
        this.info = info;
        this.source = source;
    }

    /** Returns what the provider declares about itself. */
    public ProviderInfo info() {
        return info;
    }

    /** Returns the provider itself. @throws ProviderException when it cannot be created */
    public synchronized Provider provider() {
        if (provider == null) {
            provider = ProviderException.guard(info.id(), "create", source::get);
        }
        return provider;
    }

    /** Returns the libraries that the provider needs for some options or others. @throws ProviderException when the provider fails to answer */
    public Libraries libraries() {
        return ProviderException.guard(info.id(), "libraries", () -> provider().libraries());
    }

    /** Returns those that it needs with these options. @throws ProviderException when the provider fails to answer */
    public Libraries libraries(Map<String, String> options) {
        return ProviderException.guard(info.id(), "libraries", () -> provider().libraries(options));
    }

    /** Returns those that it needs when a plan sets no option. @throws ProviderException when the provider fails to answer */
    public Libraries usualLibraries() {
        Map<String, String> usual = new HashMap<>();
        ownOptions().forEach(option -> usual.put(option.name(), option.defaultValue()));
        return libraries(usual);
    }

    /**
     * Returns whether the provider can run here with its default options, and whether libraries must be fetched before. If the provider fails to
     * answer, it cannot run.
     */
    public Availability availability(LibraryStore store) {
        try {
            Availability own = availability();
            List<Library> missing = own instanceof Availability.Available ? store.missing(usualLibraries().needed()) : List.of();
            return missing.isEmpty() ? own : new Availability.NotFetched(missing);
        } catch (ProviderException e) {
            return Availability.no(e.getMessage());
        }
    }

    /** Returns whether the provider can run here once its libraries are. If the provider fails to answer, it cannot. */
    public Availability availability() {
        try {
            return ProviderException.guard(info.id(), "availability", provider()::availability);
        } catch (ProviderException e) {
            return Availability.no(e.getMessage());
        }
    }

    /**
     * Returns the options that a plan may set: the provider's own, then those that the engine offers for all
     * providers.
     *
     * @throws ProviderException when the provider fails to answer
     */
    public List<Option> options() {
        List<Option> options = new ArrayList<>(ownOptions());
        CommonOptions.ALL.stream().filter(common -> !declares(common.name())).forEach(options::add);
        return List.copyOf(options);
    }

    /** Returns whether an option is the provider's own, and not only the engine's. */
    boolean declares(String option) {
        return ownOptions().stream().anyMatch(own -> own.name().equals(option));
    }

    private List<Option> ownOptions() {
        return ProviderException.guard(info.id(), "options", provider()::options);
    }
}
