// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.harness.Settings;
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
 * @param options the provider's own options, each with its value
 * @param host    where its server binds
 * @param port    where its server listens; 0 for any free port
 */
record Variant(RegisteredProvider registered, String name, Map<String, String> options, String host, int port) {

    /** A choice that has been found right. */
    static Variant of(RegisteredProvider registered, ProviderChoice choice) {
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

    /** The same with its server elsewhere. */
    Variant at(String otherHost) {
        Map<String, String> moved = new LinkedHashMap<>(options);
        moved.computeIfPresent(CommonOptions.HOST.name(), (name, value) -> otherHost);
        return new Variant(registered, name, moved, otherHost, port);
    }

    /** Compiles the contract and asks how its processes start. */
    Ready compile(Contract contract, Path cache) throws CompilationException, InterruptedException {
        Provider provider = registered.provider();
        Compiled compiled = ProviderException.compile(registered.info().id(),
                () -> provider.compile(contract, options, cache));
        Launch server = ProviderException.guard(registered.info().id(), "tell how its server starts",
                () -> provider.server(compiled, options));
        Launch client = ProviderException.guard(registered.info().id(), "tell how its client starts",
                () -> provider.client(compiled, options));
        return new Ready(this, compiled, server, client);
    }

    /** The settings that servers need. */
    Settings serverSettings(Settings settings, Launch launch) {
        return half(settings, launch).with("host", host).with("port", port).withOptions(options);
    }

    /** The settings that clients need. */
    Settings clientSettings(Settings settings, Launch launch) {
        return half(settings, launch).withOptions(options);
    }

    private static Settings half(Settings settings, Launch launch) {
        return launch instanceof Launch.Jvm jvm ? settings.with("half", jvm.half()) : settings;
    }

    /** A variant whose processes can be started. */
    record Ready(Variant variant, Compiled compiled, Launch server, Launch client) {
    }
}
