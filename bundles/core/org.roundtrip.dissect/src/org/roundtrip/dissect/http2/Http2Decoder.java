// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * The messages of one connection. A response belongs to the request on the same stream. What a message changes is kept
 * only when it was read to its end, because it may be read again.
 */
final class Http2Decoder implements Decoder {
    /** Stands in the names of messages that belong to the connection and to no stream. */
    static final String OF_CONNECTION = " (connection";
    private static final int MOST_OPEN = 10_000;
    private static final long FIRST_STREAM = 1;

    private final Hints hints;
    private final Map<Side, HeaderTable> tables = new EnumMap<>(Side.class);
    private final Map<Side, FrameRest> rests = new EnumMap<>(Side.class);
    private final Map<Long, StreamState> open = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, StreamState> eldest) {
            return size() > MOST_OPEN;
        }
    };

    /** Added to the number of a stream to make its request id. HTTP/1 may have used lower ones on the connection. */
    private final long idShift;
    /** Whether something was sent on a stream. */
    private boolean called;

    Http2Decoder(Hints hints) {
        this.hints = hints;
        idShift = 0;
    }

    /** A connection that was one of HTTP/1 before; its last request is answered on stream 1. */
    Http2Decoder(Hints hints, String operation, long requestId) {
        this.hints = hints;
        idShift = requestId - FIRST_STREAM;
        open.put(FIRST_STREAM, StreamState.requested(operation));
    }

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        if (!tables.containsKey(side) && side == Side.CLIENT && in.peek() == Http2Dissector.PREFACE.charAt(0)) {
            preface(in);
            return;
        }
        FrameRest rest = rests.get(side);
        if (rest != null && rest.position() == in.position()) {
            in.length(rest.left() + rest.padding());
            exchange(side, rest.header().stream(), rest, in);
            return;
        }
        FrameHeader header = FrameHeader.peek(in);
        if (header == null) {
            throw DissectException.Incomplete.INSTANCE;
        }
        if (!header.possible()) {
            throw new DissectException.Malformed("http2.frame");
        }
        in.length(FrameHeader.BYTES + header.length());
        if (header.type() == FrameHeader.HEADERS || header.type() == FrameHeader.DATA) {
            exchange(side, header.stream(), null, in);
        } else {
            control(header, in);
            boolean serverBegins = side == Side.SERVER && header.type() == FrameHeader.SETTINGS
                    && !header.has(FrameHeader.ACK);
            tables.putIfAbsent(side, serverBegins ? new HeaderTable() : HeaderTable.partly());
        }
    }

    private void preface(MessageReader in) throws DissectException {
        in.message(MessageKind.HANDSHAKE, "PRI" + OF_CONNECTION + " preface)", Message.NO_ID);
        if (!in.magic(Http2Dissector.PREFACE, ByteRole.PROTOCOL_HEADER)) {
            throw new DissectException.Malformed("http2.preface");
        }
        tables.put(Side.CLIENT, new HeaderTable());
    }

    private void exchange(Side side, long stream, FrameRest rest, MessageReader in) throws DissectException {
        HeaderTable table = tables.getOrDefault(side, HeaderTable.partly());
        StreamMessage message = new StreamMessage(side, stream, stream + idShift, open.getOrDefault(stream, StreamState.NEW), table, rest, in);
        message.read(hints.operation());
        tables.put(side, message.table());
        called = true;
        rests.remove(side);
        message.rest().ifPresent(left -> rests.put(side, left));
        if (message.state().ended()) {
            open.remove(stream);
        } else {
            open.put(stream, message.state());
        }
    }

    private void control(FrameHeader header, MessageReader in) throws DissectException {
        boolean settling = header.type() == FrameHeader.SETTINGS && (open.isEmpty() || !called);
        in.message(settling ? MessageKind.HANDSHAKE : MessageKind.CONTROL,
                header.name() + (header.stream() != 0 && header.type() != FrameHeader.WINDOW_UPDATE ? ""
                        : OF_CONNECTION + (header.type() == FrameHeader.PING ? " check)" : ")")),
                header.stream() == 0 ? Message.NO_ID : header.stream() + idShift);
        ControlFrame.take(in);
        if (header.type() == FrameHeader.RST_STREAM) {
            open.remove(header.stream());
        }
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return side == Side.CLIENT && bytes.has(at, Http2Dissector.PREFACE) || FrameHeader.begin(bytes, at);
    }

    @Override
    public void lost(Side side) {
        tables.put(side, HeaderTable.partly());
        open.replaceAll((stream, state) -> state.lost(side));
    }
}
