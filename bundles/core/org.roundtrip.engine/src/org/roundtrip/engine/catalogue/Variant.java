// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.catalogue;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.libraries.LibraryStore;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Library;
import org.roundtrip.provider.Link;

/**
 * A choice of a plan with its providers, options and Java runtimes found.
 *
 * @param name the name that the plan gives to it
 * @param host where its server binds
 * @param port where its server listens; 0 for any free port
 * @param keepsServer whether one server serves all forks of a row
 */
public record Variant(String name, VariantSide client, VariantSide server, String host, int port, boolean keepsServer) {

    /**
     * Returns the variant for a choice that {@code PlanCheck} found nothing wrong with.
     *
     * @throws java.util.NoSuchElementException when a provider or a Java has disappeared since
     */
    public static Variant of(ProviderCatalogue catalogue, Jdks jdks, ProviderChoice choice) {
        VariantSide client = side(catalogue.find(choice.client().provider()).orElseThrow(), jdks, choice.client());
        VariantSide server = side(catalogue.find(choice.server().provider()).orElseThrow(), jdks, choice.server());
        return of(choice.variant(), client, server, choice.server());
    }

    /** Returns the variant with the same provider and settings on both sides, under the provider's id. */
    public static Variant of(RegisteredProvider registered, Jdks jdks, ChosenSide chosen) {
        VariantSide side = side(registered, jdks, chosen);
        return of(chosen.provider(), side, side, chosen);
    }

    /**
     * Returns the variant of a server that may run elsewhere while its provider's own client runs here. That client gets the
     * Java of the server where this machine has it, else the one that runs Roundtrip.
     */
    public static Variant served(RegisteredProvider registered, Jdks jdks, ChosenSide chosen) {
        if (chosen.here()) {
            return of(registered, jdks, chosen);
        }
        boolean alike = !chosen.jdk().isEmpty() && jdks.find(chosen.jdk()).isPresent();
        VariantSide client = side(registered, jdks, chosen.at("").on(alike ? chosen.jdk() : ""));
        return of(chosen.provider(), client, side(registered, jdks, chosen), chosen);
    }

    private static Variant of(String name, VariantSide client, VariantSide server, ChosenSide chosenServer) {
        Map<String, String> options = VariantSide.options(server.registered(), chosenServer);
        return new Variant(name, client, server, options.get(CommonOptions.HOST.name()),
                Integer.parseInt(options.get(CommonOptions.PORT.name())), CommonOptions.KEPT.equals(options.get(CommonOptions.SERVER.name())));
    }

    private static VariantSide side(RegisteredProvider registered, Jdks jdks, ChosenSide chosen) {
        Optional<Jdk> jdk = chosen.jdk().isEmpty() || !chosen.here() ? Optional.empty()
                : Optional.of(jdks.find(chosen.jdk()).orElseThrow());
        return VariantSide.of(registered, chosen, jdk);
    }

    /** Returns whether both sides run on this machine. */
    public boolean here() {
        return client.chosen().here() && server.chosen().here();
    }

    /** Returns the same variant with other sides. */
    public Variant with(VariantSide otherClient, VariantSide otherServer) {
        return new Variant(name, otherClient, otherServer, host, port, keepsServer);
    }

    /** Returns the same variant with its server bound to another address. */
    public Variant at(String otherHost) {
        return new Variant(name, client.at(otherHost), server.at(otherHost), otherHost, port, keepsServer);
    }

    /** Returns whether both sides are of a provider that is the floor. */
    public boolean floor() {
        return client.registered() == server.registered() && client.registered().info().floor();
    }

    /** Returns the libraries that both sides need. @throws ProviderException when a provider fails to answer */
    public Set<Library> libraries() {
        Set<Library> needed = new LinkedHashSet<>(client.registered().libraries(client.options()).needed());
        needed.addAll(server.registered().libraries(server.options()).needed());
        return needed;
    }

    /**
     * Compiles the contract and asks the providers how the two processes start. Takes seconds when nothing is in the
     * cache.
     *
     * @param asynchronous whether the client calls asynchronously, which its provider must declare
     * @param cache        the folder that keeps compiled contracts
     * @param store        has the {@link #libraries} of both sides
     * @throws ProviderException when a provider throws something that its interface does not allow
     */
    public Ready compile(Contract contract, boolean asynchronous, Path cache, LibraryStore store)
            throws CompilationException, InterruptedException {
        boolean alike = client.registered() == server.registered() && client.options().equals(server.options());
        Compiled forServer = server.compile(contract, client, alike && asynchronous, cache, store);
        Compiled forClient = alike ? forServer : client.compile(contract, server, asynchronous, cache, store);
        return new Ready(this, forClient, forServer, client.launch(false, forClient), server.launch(true, forServer),
                server.links(forServer));
    }

    /** Returns the settings of a server process: those given, this variant's host and port, and the server's options. */
    public Settings serverSettings(Settings settings, Launch launch) {
        return server.settings(settings, launch).with("host", host).with("port", port);
    }

    /** Returns the settings of a client process: those given, and the client's options. */
    public Settings clientSettings(Settings settings, Launch launch) {
        return client.settings(settings, launch);
    }

    /**
     * A variant whose processes can be started.
     *
     * @param forClient the contract as the client's provider compiled it
     * @param forServer the contract as the server's provider compiled it
     * @param links     the other processes of the server side, in the order of starting
     */
    public record Ready(Variant variant, Compiled forClient, Compiled forServer, Launch client, Launch server,
            List<Link> links) {
        /** Returns whether everything was compiled before. */
        public boolean cached() {
            return forClient.cached() && forServer.cached();
        }
    }
}
