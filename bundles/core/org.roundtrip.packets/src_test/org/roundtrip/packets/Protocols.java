// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.List;
import java.util.Optional;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.dissect.Side;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/** The dissectors as they are registered in the product, without a framework. */
public final class Protocols {
    private static final List<String> NAMES = List.of("giop.Giop", "http.Http", "http2.Http2", "jrmp.Jrmp", "socket.Socket",
            "tls.Tls", "websocket.WebSocket");

    /** Raw TCP, which the product recognises only with a run's contract; the captures of these tests have none. */
    private record Raw(Dissector socket) implements Dissector {
        private static final int LENGTH_BYTES = 4;
        private static final int MOST_BYTES = 256 << 20;

        @Override
        public String protocol() {
            return socket.protocol();
        }

        @Override
        public Certainty recognises(Side side, ByteView bytes) {
            return side == Side.CLIENT && requests(bytes) || side == Side.SERVER && reply(bytes) ? Certainty.POSSIBLE : Certainty.NO;
        }

        private static boolean requests(ByteView bytes) {
            long at = 0;
            while (at == 0 || at + LENGTH_BYTES <= bytes.size()) {
                long length = bytes.u32((int) at);
                if (length < 2 || length > MOST_BYTES) {
                    return false;
                }
                at += LENGTH_BYTES + length;
            }
            return true;
        }

        private static boolean reply(ByteView bytes) {
            long length = bytes.u32(0);
            return length >= 0 && length <= MOST_BYTES && bytes.size() <= LENGTH_BYTES + length;
        }

        @Override
        public Decoder open(Hints hints) {
            return socket.open(hints);
        }
    }

    /** Java RMI, of whose ping of one byte the same is true. */
    private record Pinging(Dissector jrmp) implements Dissector {
        private static final Hints OF_RUN = Hints.of(new Contract("Calls",
                List.of(new Operation("call", List.of(), Optional.empty(), Behaviour.NOTHING))));

        @Override
        public String protocol() {
            return jrmp.protocol();
        }

        @Override
        public Certainty recognises(Side side, ByteView bytes) {
            return jrmp.recognises(side, bytes, OF_RUN);
        }

        @Override
        public Decoder open(Hints hints) {
            return jrmp.open(hints);
        }

        @Override
        public boolean needsBeginning() {
            return jrmp.needsBeginning();
        }

        @Override
        public AnswerTerm answerTerm() {
            return jrmp.answerTerm();
        }

        @Override
        public Purpose purpose(String operation, Hints hints) {
            return jrmp.purpose(operation, hints);
        }
    }

    private Protocols() {
    }

    /** All of them; raw TCP and pings are recognised without a contract, too. */
    public static Dissectors all() {
        Dissectors all = new Dissectors();
        for (String name : NAMES) {
            Dissector made = made(name);
            all.add(switch (made.protocol()) {
                case "socket" -> new Raw(made);
                case "jrmp" -> new Pinging(made);
                default -> made;
            });
        }
        return all;
    }

    /** All of them as they are in the product. */
    public static Dissectors ofProduct() {
        Dissectors all = new Dissectors();
        NAMES.forEach(name -> all.add(made(name)));
        return all;
    }

    private static Dissector made(String name) {
        try {
            return (Dissector) Class.forName("org.roundtrip.dissect." + name + "Dissector").getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
