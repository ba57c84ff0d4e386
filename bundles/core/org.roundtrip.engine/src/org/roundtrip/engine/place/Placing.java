// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.util.BitSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.control.ThreadPlaces;
import org.roundtrip.model.Run;

/**
 * Where the threads of both sides run on this machine, as lists of processors such as {@code 0,2-3}. Immutable.
 *
 * @param client of the threads that call; empty when the operating system chooses for all
 * @param server of the threads that serve
 * @param rest   of the threads that compile and collect, on both sides
 */
public record Placing(String client, String server, String rest) {
    /** The operating system chooses for all threads. */
    public static final Placing FREE = new Placing("", "", "");
    private static final Pattern RECORDED =
            Pattern.compile("(calls (?<calls>[0-9,-]+)|client (?<client>[0-9,-]+), server (?<server>[0-9,-]+)), rest (?<rest>[0-9,-]+)");

    /** Returns the placing that a run recorded, see {@link #recorded}; {@link #FREE} for what is none. */
    public static Placing of(String recorded) {
        Matcher placed = RECORDED.matcher(recorded);
        return !placed.matches() ? FREE : placed.group("calls") != null ? new Placing(placed.group("calls"), placed.group("calls"), placed.group("rest"))
                : new Placing(placed.group("client"), placed.group("server"), placed.group("rest"));
    }

    /** Whether the operating system chooses. */
    public boolean free() {
        return client.isEmpty();
    }

    /** Adds the lists of the client to its settings. */
    public Settings ofClient(Settings settings) {
        return in(settings, client);
    }

    /** Adds the lists of the server side to the settings of its processes. */
    public Settings ofServer(Settings settings) {
        return in(settings, server);
    }

    private Settings in(Settings settings, String calls) {
        return free() ? settings : settings.with(ThreadPlaces.CALLS, calls).with(ThreadPlaces.REST, rest);
    }

    /** Returns the placing as a run records it in every language, such as {@code free} or {@code calls 0, rest 1}. */
    public String recorded() {
        return free() ? Run.FREE : client.equals(server) ? "calls " + client + ", rest " + rest
                : "client " + client + ", server " + server + ", rest " + rest;
    }

    /** Returns processors as a list in the way that the kernel writes it. */
    public static String list(BitSet processors) {
        return ranges(processors).mapToObj(first -> {
            int last = processors.nextClearBit(first) - 1;
            return first == last ? String.valueOf(first) : first + "-" + last;
        }).collect(Collectors.joining(","));
    }

    private static IntStream ranges(BitSet processors) {
        return processors.stream().filter(each -> each == 0 || !processors.get(each - 1));
    }
}
