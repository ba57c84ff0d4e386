// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.catalogue;

import java.util.List;
import java.util.Optional;
import org.roundtrip.capture.network.NetworkLink.Side;
import org.roundtrip.model.Network;
import org.roundtrip.provider.Option;
import org.roundtrip.model.text.Texts;

/** The options that every provider has, because the engine decides where a server listens and how long it runs. */
public final class CommonOptions {
    private static final Texts TEXTS = Texts.of(CommonOptions.class);
    /** The address that the server binds to. */
    public static final Option HOST = new Option("host", TEXTS.text("host.label"), TEXTS.text("host.help"),
            Option.Kind.TEXT, List.of(), "127.0.0.1");
    /** The port that the server listens on. */
    public static final Option PORT = new Option("port", TEXTS.text("port.label"), TEXTS.text("port.help"),
            Option.Kind.NUMBER, List.of(), "0");
    /** The value of {@link #SERVER} with which a server goes on from fork to fork. */
    public static final String KEPT = "kept";
    /** For how long a server runs. */
    public static final Option SERVER = Option.choice("server", TEXTS.text("server.label"), TEXTS.text("server.help"), "fresh", KEPT);
    static final List<Option> ALL = List.of(HOST, PORT, SERVER);

    private CommonOptions() {
    }

    /**
     * The address that servers must bind to on a network of the run's own.
     *
     * @return empty on the machine's loopback, where the plan chooses the host
     */
    public static Optional<String> requiredHost(Network network) {
        return network instanceof Network.Loopback ? Optional.empty() : Optional.of(Side.SERVER.address());
    }

    /** Returns whether a host can be reached from this machine alone. */
    public static boolean loopback(String host) {
        return host.startsWith("127.") || host.equals("localhost") || host.equals("::1");
    }

    /**
     * Returns the warning about servers that other machines can reach, in one sentence.
     *
     * @param servers which ones, as a part of a sentence
     * @param count   how many
     */
    public static String warning(String servers, int count) {
        return TEXTS.text("open", servers, count);
    }
}
