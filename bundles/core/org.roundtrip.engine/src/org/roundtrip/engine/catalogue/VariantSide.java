// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.catalogue;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryStore;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Link;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.ProviderInfo;

/**
 * The client or the server of a variant.
 *
 * @param registered the provider that makes it
 * @param chosen     the side as the plan names it
 * @param options    the provider's own options, each with its value
 * @param jdk        the Java that runs it; empty for the one that runs Roundtrip, and for a side on a host that has not been
 *                   asked yet
 */
public record VariantSide(RegisteredProvider registered, ChosenSide chosen, Map<String, String> options, Optional<Jdk> jdk) {

    /** Fills in the defaults of all options, the engine's own among them. */
    static Map<String, String> options(RegisteredProvider registered, ChosenSide chosen) {
        Map<String, String> options = new LinkedHashMap<>();
        for (Option option : registered.options()) {
            options.put(option.name(), chosen.options().getOrDefault(option.name(), option.defaultValue()));
        }
        return options;
    }

    /** Returns a side without the options that only the engine knows. */
    static VariantSide of(RegisteredProvider registered, ChosenSide chosen, Optional<Jdk> jdk) {
        Map<String, String> options = options(registered, chosen);
        CommonOptions.ALL.stream().map(Option::name).filter(name -> !registered.declares(name)).forEach(options::remove);
        return new VariantSide(registered, chosen, options, jdk);
    }

    /** Returns the same side in that Java. */
    public VariantSide in(Jdk java) {
        return new VariantSide(registered, chosen, options, Optional.of(java));
    }

    /** Returns the same side with the host that its server binds to, where the provider has that option itself. */
    VariantSide at(String host) {
        Map<String, String> moved = new LinkedHashMap<>(options);
        moved.computeIfPresent(CommonOptions.HOST.name(), (name, value) -> host);
        return new VariantSide(registered, chosen, moved, jdk);
    }

    /** Returns the release of the classes that this side can load. */
    private int release() {
        return Math.min(CompileSetting.NEWEST, jdk.map(Jdk::feature).orElseGet(() -> Runtime.version().feature()));
    }

    /**
     * Compiles the contract for this side, whose libraries have been fetched.
     *
     * @param other        the side with which it exchanges values, or itself
     * @param asynchronous whether clients call asynchronously
     */
    Compiled compile(Contract contract, VariantSide other, boolean asynchronous, Path cache, LibraryStore store)
            throws CompilationException, InterruptedException {
        LibraryFiles libraries = files(store);
        Optional<ProviderInfo> another = Optional.of(other.registered).filter(each -> each != registered).map(RegisteredProvider::info);
        CompileSetting setting = new CompileSetting(options, asynchronous, Math.min(release(), other.release()), another, cache, libraries);
        return ProviderException.compile(id(), () -> registered.provider().compile(contract, setting)).with(libraries);
    }

    private LibraryFiles files(LibraryStore store) throws CompilationException {
        try {
            return store.files(registered.libraries(options));
        } catch (LibraryException e) {
            throw new CompilationException(e.getMessage(), "");
        }
    }

    /** Asks the provider how the process of this side starts. */
    Launch launch(boolean server, Compiled compiled) {
        Launch launch = ProviderException.guard(id(), server ? "server" : "client", () -> server
                ? registered.provider().server(compiled, options) : registered.provider().client(compiled, options));
        return launch instanceof Launch.Jvm jvm ? jvm.with(chosen.jvmFlags()) : launch;
    }

    /** Asks the provider which other processes its server side needs. */
    List<Link> links(Compiled compiled) {
        return ProviderException.guard(id(), "server", () -> registered.provider().links(compiled, options).stream()
                .map(link -> link.with(chosen.jvmFlags())).toList());
    }

    /** Returns the version of the middleware that runs. @throws ProviderException when the provider fails to answer */
    public String version() {
        return ProviderException.guard(id(), "version", () -> registered.provider().version(options))
                .orElse(registered.info().version());
    }

    /** Returns what the provider wants to be recorded. @throws ProviderException when the provider fails to answer */
    public Map<String, String> facts() {
        return ProviderException.guard(id(), "facts", () -> registered.provider().facts(options));
    }

    /** Returns the settings of this side's process: those given, its half and its options. */
    Settings settings(Settings settings, Launch launch) {
        Settings half = launch instanceof Launch.Jvm jvm ? settings.with("half", jvm.half()) : settings;
        return half.withOptions(options);
    }

    private String id() {
        return registered.info().id();
    }
}
