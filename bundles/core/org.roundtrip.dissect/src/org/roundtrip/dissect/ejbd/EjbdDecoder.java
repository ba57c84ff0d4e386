// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ejbd;

import java.nio.charset.StandardCharsets;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.MessageReader.Mark;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.jrmp.ObjectStream;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.KnownTexts;

/** Decodes the messages of one connection. A client waits for the response before it sends the next request. */
final class EjbdDecoder implements Decoder {
    static final String MAGIC = "OEJP/";
    /** What the names of look-ups begin with. */
    static final String NAMING = "jndi.";
    /** What the names of messages end with that say who the client is. */
    static final String OF_CLIENT = " (authentication)";
    /** Ways to keep a connection open: a byte, a byte that is sent back, two bytes. */
    static final int PING_BACK = 1, PING_TWICE = 2;
    private static final int VERSION_BYTES = 3;

    private final Hints hints;
    private final KnownTexts names = ObjectStream.names();
    private Asked asked = Asked.NONE;
    private long requests;

    /**
     * The last request.
     *
     * @param type of the request; {@link EjbdRequest#UNKNOWN} before the first captured one
     */
    record Asked(int type, String operation, long id) {
        static final Asked NONE = new Asked(EjbdRequest.UNKNOWN, "", Message.NO_ID);
    }

    EjbdDecoder(Hints hints) {
        this.hints = hints;
    }

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        if (in.peek() == PING_BACK) {
            in.message(MessageKind.CONTROL, "PING_PONG (connection check)", Message.NO_ID);
            keptOpen(in);
        } else if (side == Side.CLIENT) {
            request(in);
        } else {
            response(in);
        }
    }

    private static void keptOpen(MessageReader in) throws DissectException {
        in.u8("keep-alive style", ByteRole.PROTOCOL_HEADER);
    }

    private void request(MessageReader in) throws DissectException {
        in.message(MessageKind.REQUEST, "", requests);
        for (int kept = in.peek() == PING_TWICE ? 2 : in.peek() == 0 ? 1 : 0; kept > 0; kept--) {
            keptOpen(in);
        }
        String version = version(in);
        int[] type = {EjbdRequest.UNKNOWN};
        body(in, () -> type[0] = new EjbdRequest(in, begun(in), version, requests).read(hints));
        asked = new Asked(type[0], in.operation(), requests++);
    }

    private void response(MessageReader in) throws DissectException {
        in.message(MessageKind.RESPONSE, asked.operation, asked.id);
        version(in);
        body(in, () -> new EjbdResponse(in, begun(in)).read(asked.type));
    }

    private static String version(MessageReader in) throws DissectException {
        if (!in.magic(MAGIC, ByteRole.PROTOCOL_HEADER)) {
            throw new DissectException.Malformed("ejbd.begin");
        }
        String version = new String(in.take(VERSION_BYTES), StandardCharsets.ISO_8859_1);
        in.note("version", version, VERSION_BYTES, ByteRole.PROTOCOL_HEADER);
        return version;
    }

    private ObjectStream begun(MessageReader in) throws DissectException {
        ObjectStream stream = new ObjectStream(in, names);
        stream.header();
        return stream;
    }

    /** Reads a part of a message. */
    private interface Part {
        void read() throws DissectException;
    }

    /** Reads the rest of a message or, where it is damaged, all bytes until the other side sends. */
    private static void body(MessageReader in, Part part) throws DissectException {
        Mark begin = in.mark();
        try {
            part.read();
        } catch (DissectException.Malformed e) {
            in.problem(e);
            in.endSince(begin);
            if (!in.finished()) {
                throw DissectException.Incomplete.INSTANCE;
            }
            if (in.available() > 0) {
                in.bytes("not decoded", in.available(), ByteRole.UNKNOWN);
            }
        }
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return EjbdDissector.begins(bytes, at);
    }

    @Override
    public void lost(Side side) {
        asked = Asked.NONE;
    }
}
