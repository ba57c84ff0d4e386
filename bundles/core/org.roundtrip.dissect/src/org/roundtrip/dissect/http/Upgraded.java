// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.ShownText;

/**
 * What a connection carries after its sides have left HTTP. It is a protocol that was named, or whatever goes through a tunnel,
 * which is found by its first bytes. For one thread.
 */
final class Upgraded {
    /** With fewer bytes the protocol in a tunnel is not guessed yet. */
    private static final int ENOUGH = 512;
    /** The protocols that a client may ask for, by the name in its request. */
    private static final Map<String, String> NAMED = Map.of("h2c", "http2", "websocket", "websocket", "jboss-remoting", "remoting");

    private final Hints hints;
    private final String name;
    private final String operation;
    private final long requestId;
    private boolean unknown;
    private String protocol = "";
    private Decoder decoder;

    /**
     * @param name      of the protocol in the request, empty for a tunnel
     * @param operation of the request
     * @param requestId of the request
     */
    Upgraded(Hints hints, String name, String operation, long requestId) {
        this.hints = hints;
        this.name = name.toLowerCase(Locale.ROOT);
        this.operation = operation;
        this.requestId = requestId;
    }

    /** Whether the answer to the request that asked for the protocol comes in that protocol. */
    static boolean answersLater(String name) {
        return name.equalsIgnoreCase("h2c");
    }

    void decode(Side side, MessageReader in) throws DissectException {
        if (decoder == null && !unknown) {
            choose(side, in);
        }
        if (decoder != null) {
            in.protocol(protocol);
            in.carried(decoder, side, in);
        } else {
            in.message(MessageKind.FRAGMENT, ShownText.of(name.isEmpty() ? operation : name), Message.NO_ID);
            in.bytes("not decoded", in.available(), ByteRole.UNKNOWN);
        }
    }

    private void choose(Side side, MessageReader in) throws DissectException {
        Optional<Dissector> found = Optional.ofNullable(NAMED.get(name)).flatMap(in::named);
        if (found.isEmpty()) {
            ByteView ahead = ByteView.of(in.look(in.available()));
            found = in.within(side, ahead);
            boolean sure = found.isPresent() && found.get().recognises(side, ahead) == Dissector.Certainty.SURE;
            if (!sure && !in.finished() && ahead.size() < ENOUGH) {
                throw DissectException.Incomplete.INSTANCE;
            }
        }
        unknown = found.isEmpty();
        found.ifPresent(dissector -> {
            protocol = dissector.protocol();
            decoder = dissector.openAfter(hints, operation, requestId);
        });
    }

    boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return decoder == null || decoder.mayBegin(side, bytes, at, afterOther);
    }

    void ended(Side side) {
        if (decoder != null) {
            decoder.ended(side);
        }
    }

    void lost(Side side) {
        if (decoder != null) {
            decoder.lost(side);
        }
    }
}
