// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
    /** Of a message with more bytes, those that are here are read. */
    private static final int MOST_AHEAD = 1 << 20;
    private final Side side;
    private final long stream;
    private final long id;
    private final MessageReader in;
    private final boolean continues;
    /**
     * What of a frame is read first or was left at the end. A gRPC message begins there. Otherwise it is null.
     */
    private FrameRest rest;
    /** Whether a gRPC message begins here that is not the first one of the stream. */
    private boolean another;
    private StreamState state;
    private HeaderTable table;
    /** The bytes of the body that were taken but not decoded yet. */
    private final List<Span> body = new ArrayList<>();
    /** The framing at the first of these bytes. */
    private GrpcFraming bodyBegin;

    /**
     * @param id    of the requests and responses of the stream
     * @param table that of the side that sends; it is not changed
     * @param rest  what is left of a frame of the stream, or null
     * @param in    the rest is next, or else a frame of the stream
     */
    StreamMessage(Side side, long stream, long id, StreamState state, HeaderTable table, FrameRest rest, MessageReader in) {
        this.side = side;
        this.stream = stream;
        this.id = id;
        this.state = state;
        this.table = table;
        this.rest = rest;
        this.in = in;
        FrameHeader first = rest == null ? FrameHeader.peek(in) : rest.header();
        this.continues = state.by(side).begun() || first.type() == FrameHeader.DATA;
        this.another = rest != null || first.type() == FrameHeader.DATA && first.length() > 0 && state.by(side).between();
    }

    StreamState state() {
        return state;
    }

    /** What is left of the last frame for the next message. */
    Optional<FrameRest> rest() {
        return Optional.ofNullable(rest);
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
        if (rest != null) {
            data();
        } else if (!state.streams() && !in.finished() && !in.closed() && in.available() < MOST_AHEAD && !ends()) {
            // It would be read in vain each time that more of it comes.
            throw DissectException.Incomplete.INSTANCE;
        }
        while (rest == null && goesOn()) {
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
        in.message(continues && !another ? MessageKind.FRAGMENT : side == Side.CLIENT ? MessageKind.REQUEST : MessageKind.RESPONSE,
                state.operation(), id);
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
        boolean headers = next.type() == FrameHeader.HEADERS;
        boolean data = next.type() == FrameHeader.DATA;
        // Whatever comes next may come much later, unless it ends the stream.
        boolean complete = state.streams() && sent.between();
        return next.possible() && (next.stream() == stream && (headers || data && !(complete && next.length() > 0))
                || next.ofConnection() && !complete);
    }

    /** Whether the frame that ends the stream is here, or one that does not belong to the message. */
    private boolean ends() {
        int at = 0;
        for (FrameHeader next = FrameHeader.peek(in, at); next != null; next = FrameHeader.peek(in, at)) {
            at += FrameHeader.BYTES + next.length();
            if (at > in.available()) {
                return false;
            }
            boolean own = next.stream() == stream && (next.type() == FrameHeader.HEADERS || next.type() == FrameHeader.DATA);
            if (own ? next.has(FrameHeader.END_STREAM) : !next.ofConnection() || !next.possible()) {
                return true;
            }
        }
        return false;
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
        String type = fields.getOrDefault(HeaderBlock.CONTENT_TYPE, "").split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        Sent now = new Sent(true, sent.ended() || first.has(FrameHeader.END_STREAM), sent.carried(),
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

    /** Takes what a frame has of the body. In a stream of gRPC messages it ends at the end of a message. */
    private void data() throws DissectException {
        FrameRest frame = rest == null ? frame() : rest;
        rest = null;
        if (frame.left() > in.available() && in.closed()) {
            cut();
        }
        byte[] bytes = in.look(Math.max(0, frame.left()));
        Sent sent = grpc(bytes);
        bodyBegin = body.isEmpty() ? sent.framing() : bodyBegin;
        int part = sent.grpc() && state.streams() ? sent.framing().toEnd(bytes) : bytes.length;
        if (bytes.length < frame.left()) {
            throw DissectException.Incomplete.INSTANCE;
        }
        in.skip(part);
        if (part > 0) {
            body.add(new Span(in.taken() - part, in.taken()));
        }
        boolean ends = part == bytes.length;
        if (ends) {
            in.padding(frame.padding());
        } else {
            rest = new FrameRest(in.position(), frame.header(), frame.left() - part, frame.padding());
        }
        state = state.with(side, new Sent(true, ends && frame.header().has(FrameHeader.END_STREAM), sent.carried() || part > 0,
                sent.contentType(), sent.grpc() ? sent.framing().after(bytes, part) : sent.framing()));
        report();
    }

    private FrameRest frame() throws DissectException {
        FrameHeader header = FrameHeader.peek(in);
        in.open("DATA", ByteRole.PROTOCOL_HEADER);
        FrameHeader.take(in);
        in.close(() -> header.length() + " bytes" + (header.has(FrameHeader.END_STREAM) ? ", END_STREAM" : ""));
        if (header.length() > in.available() && in.closed()) {
            cut();
        }
        int padding = padding(header);
        return new FrameRest(in.position(), header, header.content(padding), padding);
    }

    /** What was sent until now. Bytes that look like gRPC are taken as such when nothing else is known of them. */
    private Sent grpc(byte[] bytes) {
        Sent sent = state.by(side);
        boolean guessed = sent.contentType().isEmpty() && !table.whole() && body.isEmpty() && GrpcFraming.likely(bytes);
        boolean found = sent.grpc() && sent.framing().equals(GrpcFraming.UNKNOWN) && body.isEmpty() && GrpcFraming.whole(bytes);
        another |= guessed && !sent.begun() || found;
        return guessed || found ? new Sent(true, sent.ended(), sent.carried(), "application/grpc", GrpcFraming.BEGIN) : sent;
    }

    /** Takes the content of a frame with header fields without its padding and its priority. @param block gets its bytes */
    private void take(FrameHeader header, List<Span> block) throws DissectException {
        if (header.length() > in.available() && in.closed()) {
            throw DissectException.Incomplete.INSTANCE;
        }
        int padding = padding(header);
        int size = header.content(padding);
        if (header.type() == FrameHeader.HEADERS && header.has(FrameHeader.WITH_PRIORITY)) {
            in.bytes("priority", 5, ByteRole.PROTOCOL_HEADER);
            size -= 5;
        }
        if (size < 0) {
            throw new DissectException.Malformed("http2.padding");
        }
        in.skip(size);
        if (size > 0) {
            block.add(new Span(in.taken() - size, in.taken()));
        }
        in.padding(padding);
    }

    private int padding(FrameHeader header) throws DissectException {
        return header.has(FrameHeader.PADDED) ? in.u8("pad length", ByteRole.PROTOCOL_HEADER) : 0;
    }

    /** The frame does not come to its end, so what is there of the body is decoded. */
    private void cut() throws DissectException {
        int here = in.available();
        bodyBegin = body.isEmpty() ? state.by(side).framing() : bodyBegin;
        in.skip(here);
        if (here > 0) {
            body.add(new Span(in.taken() - here, in.taken()));
        }
        decodeBody();
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
