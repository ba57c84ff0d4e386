// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The table of protocols; dissectors come and go as services. Safe for several threads. */
public final class Dissectors {
    private final Map<String, Dissector> table = new ConcurrentHashMap<>();
    private final Map<Integer, String> decodeAs = new ConcurrentHashMap<>();

    /** Adds one, in place of one for the same protocol. */
    public void add(Dissector dissector) {
        table.put(dissector.protocol(), dissector);
    }

    /** Takes it out again. */
    public void remove(Dissector dissector) {
        table.remove(dissector.protocol(), dissector);
    }

    /**
     * Says what a server's port speaks, for connections that begin to be decoded after this.
     *
     * @param protocol its id, or null to go by the bytes again
     */
    public void decodeAs(int port, String protocol) {
        if (protocol == null) {
            decodeAs.remove(port);
        } else {
            decodeAs.put(port, protocol);
        }
    }

    /** What the user said about the port, when there is such a dissector. */
    public Optional<Dissector> byPort(int port) {
        return Optional.ofNullable(decodeAs.get(port)).map(table::get);
    }

    /** The dissector that is surest about the first bytes of a stream; of equally sure ones always the same. */
    public Optional<Dissector> byBytes(Side side, ByteView bytes) {
        Dissector best = null;
        Dissector.Certainty surest = Dissector.Certainty.NO;
        for (Dissector dissector : table.values().stream().sorted((a, b) -> a.protocol().compareTo(b.protocol()))
                .toList()) {
            Dissector.Certainty certainty = dissector.recognises(side, bytes);
            if (certainty.compareTo(surest) > 0) {
                best = dissector;
                surest = certainty;
            }
        }
        return Optional.ofNullable(best);
    }
}
