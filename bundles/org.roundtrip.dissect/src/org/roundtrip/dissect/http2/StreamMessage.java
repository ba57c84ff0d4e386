// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.Span;
import org.roundtrip.dissect.grpc.GrpcFraming;
import org.roundtrip.dissect.http2.StreamState.Sent;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.ShownText;

/**
 * Reads the frames of one stream that follow each other: a request, a response, or a further part of one. For one
 * thread.
 */
final class StreamMessage {
    private final Side side;
    private final long stream;
    private final MessageReader in;
    private final boolean continues;
    private StreamState state;
    private HeaderTable table;
    /** The bytes of the body that were taken but not decoded yet. */
    private final List<Span> body = new ArrayList<>();
    /** The framing at the first of these bytes. */
    private GrpcFraming bodyBegin;

    /**
     * @param table that of the side that sends; it is not changed
     * @param in    its next frame is one of the stream
     */
    StreamMessage(Side side, long stream, StreamState state, HeaderTable table, MessageReader in) {
        this.side = side;
        this.stream = stream;
        this.state = state;
        this.table = table;
        this.in = in;
        FrameHeader first = FrameHeader.peek(in);
        this.continues = state.by(side).begun() || first.type() == FrameHeader.DATA;
    }

    StreamState state() {
        return state;
    }

    HeaderTable table() {
        return table;
    }

    /**
     * Reads the message.
     *
     * @param onlyOperation the operation of all calls, if that is known; a path that is not known is assumed to be its path
     */
    void read(String onlyOperation) throws DissectException {
        if (state.operation().isEmpty() && !table.whole()) {
            state = state.named(onlyOperation);
        }
        report();
        while (goesOn()) {
            FrameHeader next = FrameHeader.peek(in);
            if (next.stream() == stream && next.type() == FrameHeader.HEADERS) {
                decodeBody();
                headers();
            } else if (next.stream() == stream && next.type() == FrameHeader.DATA) {
                data();
            } else {
                ControlFrame.take(in);
            }
        }
        decodeBody();
        if (state.operation().isEmpty() && !table.whole()) {
            in.problem(new DissectException.Malformed("hpack.before"));
        }
    }

    private void report() {
        in.message(continues ? MessageKind.FRAGMENT : side == Side.CLIENT ? MessageKind.REQUEST : MessageKind.RESPONSE,
                state.operation(), stream);
    }

    /** Whether the next frame belongs to the message too. */
    private boolean goesOn() throws DissectException {
        if (in.taken() == 0) {
            return true;
        }
        Sent sent = state.by(side);
        if (sent.ended()) {
            return false;
        }
        FrameHeader next = FrameHeader.peek(in);
        if (next == null) {
            if (in.available() == 0 && in.finished() && sent.framing().between()) {
                return false;
            }
            if (in.closed()) {
                decodeBody();
            }
            throw DissectException.Incomplete.INSTANCE;
        }
        boolean ofConnection = next.type() == FrameHeader.PING || next.type() == FrameHeader.WINDOW_UPDATE
                || next.type() == FrameHeader.SETTINGS;
        boolean own = next.stream() == stream
                && (next.type() == FrameHeader.HEADERS || next.type() == FrameHeader.DATA);
        return next.possible() && (own || ofConnection);
    }

    private void headers() throws DissectException {
        in.open("HEADERS", ByteRole.PROTOCOL_HEADER);
        List<Span> block = new ArrayList<>();
        FrameHeader first = FrameHeader.take(in);
        take(first, block);
        FrameHeader last = first;
        while (!last.has(FrameHeader.END_HEADERS)) {
            FrameHeader next = FrameHeader.peek(in);
            if (next != null && (next.type() != FrameHeader.CONTINUATION || next.stream() != stream)) {
                in.problem(new DissectException.Malformed("http2.continuation"));
                break;
            }
            in.open("CONTINUATION", ByteRole.PROTOCOL_HEADER);
            last = FrameHeader.take(in);
            in.close("");
            take(last, block);
        }
        Map<String, String> fields = decode(block);
        in.close(first.has(FrameHeader.END_STREAM) ? "END_STREAM" : "");
        Sent sent = state.by(side);
        String type = fields.getOrDefault("content-type", "").split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        Sent now = new Sent(true, sent.ended() || first.has(FrameHeader.END_STREAM),
                type.isEmpty() ? sent.contentType() : type, sent.framing());
        state = state.with(side, now);
        if (fields.containsKey(":path")) {
            state = state.named(ShownText.of(StreamState.operation(fields, now.grpc())));
        }
        report();
        String code = fields.get(side == Side.CLIENT ? ":method" : ":status");
        if (code != null) {
            in.code(ShownText.of(code));
        }
    }

    private Map<String, String> decode(List<Span> block) {
        if (block.isEmpty()) {
            return Map.of();
        }
        HeaderTable next = table.copy();
        MessageReader part = in.part(block);
        try {
            Map<String, String> fields = HeaderBlock.read(part, next);
            table = next;
            return fields;
        } catch (DissectException e) {
            in.problem(e instanceof DissectException.Malformed ? e : new DissectException.Malformed("hpack.end"));
            table = HeaderTable.partly();
            unknown(part);
            return Map.of();
        }
    }

    private static void unknown(MessageReader part) {
        int size = part.available();
        try {
            part.bytes("not understood", size, ByteRole.UNKNOWN);
        } catch (DissectException e) {
            throw new IllegalStateException(e);
        }
    }

    private void data() throws DissectException {
        FrameHeader header = FrameHeader.peek(in);
        in.open("DATA", ByteRole.PROTOCOL_HEADER);
        FrameHeader.take(in);
        in.close(() -> header.length() + " bytes" + (header.has(FrameHeader.END_STREAM) ? ", END_STREAM" : ""));
        Sent sent = state.by(side);
        if (body.isEmpty()) {
            bodyBegin = sent.framing();
        }
        int from = body.size();
        take(header, body);
        GrpcFraming framing = sent.framing();
        if (sent.contentType().isEmpty() && !table.whole() && from == 0 && likeGrpc()) {
            sent = new Sent(true, sent.ended(), "application/grpc", framing);
        }
        if (sent.grpc()) {
            for (Span span : body.subList(from, body.size())) {
                framing = framing.after(in.look(in.taken() - span.from(), 0), span.length());
            }
        }
        state = state.with(side, new Sent(true, header.has(FrameHeader.END_STREAM), sent.contentType(), framing));
    }

    /** Whether the first bytes of the body are the beginning of a gRPC message, as far as one can see. */
    private boolean likeGrpc() {
        byte[] first = body.isEmpty() ? new byte[0] : in.look(in.taken() - body.getFirst().from(), 0);
        return first.length >= GrpcFraming.PREFIX_BYTES && first[0] >= 0 && first[0] <= 1
                && ByteBuffer.wrap(first, 1, 4).getInt() >= body.getFirst().length() - GrpcFraming.PREFIX_BYTES;
    }

    /** Takes the content of a frame without its padding and its priority. @param content gets its bytes */
    private void take(FrameHeader header, List<Span> content) throws DissectException {
        int size = header.length();
        if (size > in.available() && in.closed()) {
            cut(content);
        }
        int padding = 0;
        if (header.has(FrameHeader.PADDED)) {
            padding = in.u8("pad length", ByteRole.PROTOCOL_HEADER);
            size -= 1 + padding;
        }
        if (header.type() == FrameHeader.HEADERS && header.has(FrameHeader.WITH_PRIORITY)) {
            in.bytes("priority", 5, ByteRole.PROTOCOL_HEADER);
            size -= 5;
        }
        if (size < 0) {
            throw new DissectException.Malformed("http2.padding");
        }
        in.skip(size);
        if (size > 0) {
            content.add(new Span(in.taken() - size, in.taken()));
        }
        in.padding(padding);
    }

    /** The frame does not come to its end, so what is there of the body is decoded. */
    private void cut(List<Span> content) throws DissectException {
        if (content == body) {
            int here = in.available();
            in.skip(here);
            if (here > 0) {
                body.add(new Span(in.taken() - here, in.taken()));
            }
            decodeBody();
        }
        throw DissectException.Incomplete.INSTANCE;
    }

    private void decodeBody() throws DissectException {
        if (body.isEmpty()) {
            return;
        }
        MessageReader part = in.part(body);
        body.clear();
        Sent sent = state.by(side);
        if (sent.grpc()) {
            int before = bodyBegin.left(part.available());
            if (before > 0) {
                part.bytes("message, continued", before, ByteRole.CONTENT);
            }
        }
        if (part.available() > 0 && !in.body("http2", sent.contentType(), part)) {
            part.latin1("body", part.available(), ByteRole.CONTENT);
        }
    }
}
