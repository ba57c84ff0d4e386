// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.catalogue;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.model.Contract;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;

/**
 * A provider with the options that a plan gives it.
 *
 * @param name    the name that the plan gives to this provider with these options
 * @param options the provider's own options, each with its value
 * @param host    where its server binds
 * @param port    where its server listens; 0 for any free port
 */
public record Variant(RegisteredProvider registered, String name, Map<String, String> options, String host, int port) {

    /** Returns the variant for a choice that {@code PlanCheck} found nothing wrong with. */
    public static Variant of(RegisteredProvider registered, ProviderChoice choice) {
        Map<String, String> options = new LinkedHashMap<>();
        for (Option option : registered.options()) {
            options.put(option.name(), choice.options().getOrDefault(option.name(), option.defaultValue()));
        }
        String host = options.get(CommonOptions.HOST.name());
        int port = Integer.parseInt(options.get(CommonOptions.PORT.name()));
        CommonOptions.ALL.stream().map(Option::name).filter(name -> !registered.declares(name))
                .forEach(options::remove);
        return new Variant(registered, choice.variant(), options, host, port);
    }

    /** Returns the same variant with its server bound to another address. */
    public Variant at(String otherHost) {
        Map<String, String> moved = new LinkedHashMap<>(options);
        moved.computeIfPresent(CommonOptions.HOST.name(), (name, value) -> otherHost);
        return new Variant(registered, name, moved, otherHost, port);
    }

    /**
     * Compiles the contract and asks the provider how its two processes start. Takes seconds when nothing is in the cache.
     *
     * @param cache the folder that keeps compiled contracts
     * @throws ProviderException when the provider throws something that its interface does not allow
     */
    public Ready compile(Contract contract, Path cache) throws CompilationException, InterruptedException {
        Provider provider = registered.provider();
        Compiled compiled = ProviderException.compile(registered.info().id(),
                () -> provider.compile(contract, options, cache));
        Launch server = ProviderException.guard(registered.info().id(), "server",
                () -> provider.server(compiled, options));
        Launch client = ProviderException.guard(registered.info().id(), "client",
                () -> provider.client(compiled, options));
        return new Ready(this, compiled, server, client);
    }

    /** Returns the settings of a server process: those given, and this variant's host, port and options. */
    public Settings serverSettings(Settings settings, Launch launch) {
        return half(settings, launch).with("host", host).with("port", port).withOptions(options);
    }

    /** Returns the settings of a client process: those given, and this variant's options. */
    public Settings clientSettings(Settings settings, Launch launch) {
        return half(settings, launch).withOptions(options);
    }

    private static Settings half(Settings settings, Launch launch) {
        return launch instanceof Launch.Jvm jvm ? settings.with("half", jvm.half()) : settings;
    }

    /** A variant whose processes can be started. */
    public record Ready(Variant variant, Compiled compiled, Launch server, Launch client) {
    }
}
