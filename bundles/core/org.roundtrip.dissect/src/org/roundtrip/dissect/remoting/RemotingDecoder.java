// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.remoting;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.Span;
import org.roundtrip.dissect.calls.OpenRequests;
import org.roundtrip.dissect.calls.OpenRequests.Asked;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.ShownText;

/**
 * Decodes the messages of one connection. The frames of a message of a channel that follow each other are one message. Where
 * frames of other messages come between them, each is one of its own.
 */
final class RemotingDecoder implements Decoder {
    private static final ByteRole HEADER = ByteRole.PROTOCOL_HEADER;
    private static final String SHUT = "marshalled values, not decoded";
    private static final int SERVICE_NAME = 1;
    /** Stands in decoded text for bytes that are no text. */
    private static final char REPLACEMENT = '\uFFFD';
    private static final Map<Integer, String> GREETINGS = Map.of(0, "server name");
    private static final Map<Integer, String> CAPABILITIES = Map.of(0, "version", 1, "SASL mechanism", 2, "STARTTLS", 3, "endpoint name", 4,
            "message close", 5, "version string", 6, "channels in", 7, "channels out", 8, "authentication");
    private static final Map<Integer, String> CHANNEL_OPTIONS = Map.of(SERVICE_NAME, "service", 0x80, "inbound window", 0x81, "inbound messages",
            0x82, "outbound window", 0x83, "outbound messages", 0x84, "inbound message size", 0x85, "outbound message size");

    private final Channels channels = new Channels();
    private final EjbMessages ejb;
    /** The calls of the messages that each side has sent lately, by channel and message. */
    private final Map<Side, OpenRequests<Long>> sent = new EnumMap<>(Side.class);

    /** @param firstId the request id of the first call */
    RemotingDecoder(Hints hints, long firstId) {
        ejb = new EjbMessages(hints, firstId);
        sent.put(Side.CLIENT, new OpenRequests<>());
        sent.put(Side.SERVER, new OpenRequests<>());
    }

    /** Reads a part of a message. */
    private interface Part {
        void read(MessageReader in) throws DissectException;
    }

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        long length = in.u32("length", HEADER);
        if (length < 1 || length > FrameType.MOST_BYTES) {
            throw new DissectException.Malformed("remoting.length", length);
        }
        in.length(in.taken() + length);
        int type = in.peek();
        String name = FrameType.name(type);
        if (name == null) {
            throw new DissectException.Malformed("remoting.type", type);
        }
        in.message(FrameType.isHandshake(type) ? MessageKind.HANDSHAKE : MessageKind.CONTROL,
                name + RemotingDissector.OF_CONNECTION + ")", Message.NO_ID);
        if (in.available() < length) {
            throw DissectException.Incomplete.INSTANCE;
        }
        if (type == FrameType.MESSAGE_DATA) {
            data(side, in, (int) length);
            return;
        }
        Span body = new Span(in.taken(), in.taken() + (int) length);
        in.skip(length);
        whole(in, List.of(body), "not understood", ByteRole.UNKNOWN, part -> frame(side, type, name, part));
    }

    /** Reads a part to its end. What cannot be read stays bytes of that name and role. */
    private static void whole(MessageReader in, List<Span> spans, String rest, ByteRole role, Part reading) throws DissectException {
        MessageReader part = in.part(spans);
        MessageReader.Mark begin = part.mark();
        try {
            reading.read(part);
        } catch (DissectException e) {
            in.problem(e instanceof DissectException.Malformed ? e : new DissectException.Malformed("remoting.end"));
            part.endSince(begin);
        }
        if (part.available() > 0) {
            part.bytes(rest, part.available(), role);
        }
    }

    private void frame(Side side, int type, String name, MessageReader in) throws DissectException {
        in.integer(1);
        in.note("type", name, 1, HEADER);
        switch (type) {
            case FrameType.GREETING -> options(in, GREETINGS);
            case FrameType.CAPABILITIES -> options(in, CAPABILITIES);
            case FrameType.AUTH_REQUEST -> {
                in.latin1("mechanism", in.u8("length", HEADER), HEADER);
                in.bytes("initial response", in.available(), HEADER);
            }
            case FrameType.CHANNEL_OPEN_REQUEST -> {
                int channel = channel(in);
                channels.opened(side, channel, options(in, CHANNEL_OPTIONS));
            }
            case FrameType.CHANNEL_OPEN_ACK -> {
                channel(in);
                options(in, CHANNEL_OPTIONS);
            }
            case FrameType.SERVICE_NOT_FOUND, FrameType.CHANNEL_SHUTDOWN_WRITE, FrameType.CHANNEL_CLOSED -> channel(in);
            case FrameType.SERVICE_ERROR -> {
                channel(in);
                in.latin1("reason", in.available(), HEADER);
            }
            case FrameType.MESSAGE_WINDOW_OPEN, FrameType.MESSAGE_CLOSE -> {
                Asked<Long> of = sent.get(side.other()).get(key(channel(in), in.u16("message", HEADER)));
                in.message(MessageKind.CONTROL, name + " (of a message)", id(of));
                if (type == FrameType.MESSAGE_WINDOW_OPEN) {
                    in.u32("window", HEADER);
                }
            }
            case FrameType.CONNECTION_ALIVE, FrameType.CONNECTION_ALIVE_ACK -> in.padding(in.available());
            default -> in.bytes("body", in.available(), HEADER);
        }
    }

    /** Reads fields, each with its number and its length. @return the name of the service; empty for none */
    private static String options(MessageReader in, Map<Integer, String> names) throws DissectException {
        String service = "";
        while (in.available() > 0) {
            int number = in.peek();
            String name = names.getOrDefault(number, "option " + number);
            if (names == CHANNEL_OPTIONS && number == 0) {
                in.u8("end", HEADER);
                return service;
            }
            in.open(name, HEADER);
            in.u8("number", HEADER);
            int length = in.u8("length", HEADER);
            byte[] bytes = in.take(length);
            String words = new String(bytes, StandardCharsets.UTF_8);
            String text = ShownText.of(words.chars().allMatch(letter -> letter >= ' ' && letter != REPLACEMENT) ? words
                    : new BigInteger(1, bytes).toString());
            in.note("value", text, length, HEADER);
            in.close(text);
            service = names == CHANNEL_OPTIONS && number == SERVICE_NAME ? text : service;
        }
        return service;
    }

    private static int channel(MessageReader in) throws DissectException {
        int channel = (int) in.integer(4);
        in.note("channel", number -> Integer.toHexString((int) number), channel, 4, HEADER);
        return channel;
    }

    private static long key(int channel, int message) {
        return (long) (channel & Integer.MAX_VALUE) << 16 | message;
    }

    private static long id(Asked<Long> of) {
        return of.signature() == null ? Message.NO_ID : of.signature();
    }

    /** What the header of a frame of data says. @param content places of the bytes that follow it */
    private record Data(int channel, int message, int flags, Span content) {
        boolean last() {
            return (flags & (FrameType.LAST | FrameType.CANCELLED)) != 0;
        }
    }

    private static Data header(MessageReader in, int length) throws DissectException {
        if (length < FrameType.DATA_HEADER) {
            throw new DissectException.Malformed("remoting.length", length);
        }
        in.integer(1);
        in.note("type", FrameType.name(FrameType.MESSAGE_DATA), 1, HEADER);
        int channel = channel(in);
        int message = in.u16("message", HEADER);
        int flags = in.u8("flags", HEADER);
        return new Data(channel, message, flags, new Span(in.taken(), in.taken() + length - FrameType.DATA_HEADER));
    }

    private void data(Side side, MessageReader in, int length) throws DissectException {
        Data first = header(in, length);
        in.skip(first.content.length());
        if ((first.flags & FrameType.FIRST) == 0) {
            Asked<Long> of = sent.get(side).get(key(first.channel, first.message));
            in.message(MessageKind.FRAGMENT, of.operation(), id(of));
            shut(in, List.of(first.content));
            return;
        }
        List<Span> content = new ArrayList<>(List.of(first.content));
        Data latest = first;
        while (!latest.last() && continued(in, first)) {
            in.open("frame", HEADER);
            latest = header(in, (int) in.u32("length", HEADER));
            in.close("");
            in.skip(latest.content.length());
            content.add(latest.content);
        }
        if (!latest.last()) {
            in.problem(new DissectException.Malformed("remoting.later"));
        }
        content.removeIf(span -> span.length() == 0);
        if (!content.isEmpty()) {
            message(side, first, content, in);
        }
    }

    private static void shut(MessageReader in, List<Span> content) throws DissectException {
        if (content.getFirst().length() > 0) {
            MessageReader part = in.part(content);
            part.bytes(SHUT, part.available(), ByteRole.CONTENT);
        }
    }

    /** Whether the next frame continues a message; then all of it is there. */
    private static boolean continued(MessageReader in, Data first) throws DissectException {
        int header = FrameType.LENGTH_BYTES + FrameType.DATA_HEADER;
        byte[] ahead = in.look(header);
        ByteBuffer next = ByteBuffer.wrap(ahead);
        if (ahead.length > FrameType.LENGTH_BYTES && next.get(FrameType.LENGTH_BYTES) != FrameType.MESSAGE_DATA) {
            return false;
        }
        if (ahead.length < header) {
            throw DissectException.Incomplete.INSTANCE;
        }
        long length = next.getInt() & 0xFFFF_FFFFL;
        next.get();
        boolean continues = next.getInt() == first.channel && next.getChar() == first.message && (next.get() & FrameType.FIRST) == 0
                && length >= FrameType.DATA_HEADER && length <= FrameType.MOST_BYTES;
        if (continues) {
            in.length(in.taken() + FrameType.LENGTH_BYTES + length);
        }
        if (continues && in.available() < FrameType.LENGTH_BYTES + length) {
            throw DissectException.Incomplete.INSTANCE;
        }
        return continues;
    }

    private void message(Side side, Data first, List<Span> content, MessageReader in) throws DissectException {
        String service = channels.service(side, first.channel);
        boolean greeting = channels.first(side, first.channel);
        if (service.equals(Channels.EJB)) {
            whole(in, content, SHUT, ByteRole.CONTENT, part -> {
                if (greeting) {
                    ejb.greeting(side, part);
                } else {
                    ejb.message(side, part);
                }
            });
            sent.get(side).asked(key(first.channel, first.message), ejb.latest());
        } else {
            in.message(MessageKind.CONTROL, "MESSAGE_DATA (channel " + service + ")", Message.NO_ID);
            shut(in, content);
        }
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return FrameType.surely(side, bytes, at) || afterOther && FrameType.may(bytes, at);
    }

    @Override
    public void lost(Side side) {
        channels.lost();
    }
}
