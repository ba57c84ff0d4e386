// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.util.List;
import org.roundtrip.provider.Option;

/** The options that every provider has because the engine places the server. */
final class CommonOptions {
    static final Option HOST = new Option("host", "Host", "Address of this machine that the server binds to. "
            + "Anything but a loopback address lets other machines reach the server while it runs.",
            Option.Kind.TEXT, List.of(), "127.0.0.1");
    static final Option PORT = new Option("port", "Port", "Port that the server listens on; 0 takes any free one.",
            Option.Kind.NUMBER, List.of(), "0");
    static final List<Option> ALL = List.of(HOST, PORT);

    private CommonOptions() {
    }

    /** Whether a host is this machine alone. */
    static boolean loopback(String host) {
        return host.startsWith("127.") || host.equals("localhost") || host.equals("::1");
    }
}
