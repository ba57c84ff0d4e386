// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.text.KnownTexts;
import org.roundtrip.model.text.Texts;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.MessageReader.Mark;
import org.roundtrip.dissect.Side;

/**
 * The messages of one connection. Messages do not state their length: objects follow as long as there are tags of the
 * serialization grammar, and a message ends when another one begins or the other side has answered.
 */
final class JrmpDecoder implements Decoder {
    private static final Texts TEXTS = Texts.of(JrmpDecoder.class);

    /** Name of acknowledgements for distributed garbage collection. */
    static final String COLLECTOR_ACKNOWLEDGEMENT = "DgcAck (garbage collection)";

    private static final int STREAM = 0x4B, SINGLE = 0x4C, MULTIPLEX = 0x4D;
    private static final int CALL_BYTES = ObjectId.BYTES + 4 + 8;
    private static final int RETURN_BYTES = 1 + ObjectId.UID_BYTES;

    private static final int NORMAL = 1;

    private final Hints hints;
    private final MethodHashes hashes;
    private boolean opened;
    private boolean clientNamed = true;
    private boolean multiplexed;
    /** The names of classes and fields, which every call contains again. */
    private final KnownTexts names = ObjectStream.names();
    private State state = new State(RemoteOperation.NONE, 0, false);
    /** The state after the message that was decoded last, if it is complete. */
    private State next = state;

    /**
     * The facts that the decoding of later messages needs.
     *
     * @param called the operation of the last call
     * @param calls  how many calls there were
     * @param queued whether the last call passed a message of ProActive on, and returns when that has been taken
     */
    private record State(RemoteOperation called, long calls, boolean queued) {
    }

    /** Whether another protocol carries the messages, and says what they are and which response answers which request. */
    private final boolean carried;

    JrmpDecoder(Hints hints) {
        this(hints, false);
    }

    private JrmpDecoder(Hints hints, boolean carried) {
        this.hints = hints;
        hashes = new MethodHashes(hints);
        this.carried = carried;
    }

    /**
     * Decodes one message of the single-operation protocol in the body of another message.
     *
     * @param in knows the operation when it is an answer
     */
    static void decodeCarried(Side side, MessageReader in, Hints hints) throws DissectException {
        JrmpDecoder decoder = new JrmpDecoder(hints, true);
        if (side == Side.CLIENT) {
            decoder.open(in);
        } else {
            decoder.state = new State(RemoteOperation.named(in.operation(), hints), 0, false);
        }
        decoder.decode(side, in);
    }

    private void say(MessageReader in, MessageKind kind, String what, long id) {
        if (!carried) {
            in.message(kind, what, id);
        } else if (!what.isEmpty()) {
            in.operation(what);
        }
    }

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        next = state;
        if (side == Side.CLIENT) {
            fromClient(in);
        } else {
            fromServer(in);
        }
        if (in.finished() || in.available() > 0) {
            state = next;
        }
    }

    @Override
    public void ended(Side side) {
        state = next;
    }

    private void fromClient(MessageReader in) throws DissectException {
        if (!opened && in.peek() == 'J') {
            open(in);
        } else if (!clientNamed) {
            say(in, MessageKind.HANDSHAKE, "EndpointIdentifier (client's address)", Message.NO_ID);
            address(in);
            clientNamed = true;
        } else if (multiplexed) {
            Multiplexing.frame(in);
        } else {
            switch (in.peek()) {
                case MessageType.CALL -> call(in);
                case MessageType.PING -> mark(in, "Ping (connection check)");
                case MessageType.DGC_ACK -> {
                    mark(in, COLLECTOR_ACKNOWLEDGEMENT);
                    ObjectId.uid(in, ByteRole.PROTOCOL_HEADER);
                }
                default -> throw new DissectException.Malformed("jrmp.message", in.peek());
            }
        }
    }

    private void open(MessageReader in) throws DissectException {
        say(in, MessageKind.HANDSHAKE, "JRMI header (opens the connection)", Message.NO_ID);
        if (!in.magic("JRMI", ByteRole.PROTOCOL_HEADER)) {
            throw new DissectException.Malformed("jrmp.begin");
        }
        in.u16("version", ByteRole.PROTOCOL_HEADER);
        int protocol = in.u8("protocol", ByteRole.PROTOCOL_HEADER);
        multiplexed = protocol == MULTIPLEX;
        if (protocol != STREAM && protocol != SINGLE && !multiplexed) {
            throw new DissectException.Malformed("jrmp.protocol", "%02x".formatted(protocol));
        }
        clientNamed = protocol == SINGLE;
        opened = true;
    }

    private void fromServer(MessageReader in) throws DissectException {
        if (multiplexed && in.peek() != MessageType.ACCEPTED && in.peek() != MessageType.REFUSED) {
            Multiplexing.frame(in);
            return;
        }
        switch (in.peek()) {
            case MessageType.ACCEPTED -> {
                String accepted = "ProtocolAck (protocol accepted)";
                say(in, MessageKind.HANDSHAKE, accepted, Message.NO_ID);
                type(in, accepted);
                address(in);
            }
            case MessageType.REFUSED -> mark(in, "ProtocolNotSupported (protocol refused)");
            case MessageType.PING_ACK -> mark(in, "PingAck (connection check)");
            case MessageType.RETURN -> answer(in);
            default -> throw new DissectException.Malformed("jrmp.answer", in.peek());
        }
    }

    private void mark(MessageReader in, String what) throws DissectException {
        say(in, MessageKind.CONTROL, what, Message.NO_ID);
        type(in, what);
    }

    private static void type(MessageReader in, String what) throws DissectException {
        in.integer(1);
        in.note("message type", what, 1, ByteRole.PROTOCOL_HEADER);
    }

    private static void address(MessageReader in) throws DissectException {
        int length = in.u16("length", ByteRole.PROTOCOL_HEADER);
        in.latin1("host", length, ByteRole.PROTOCOL_HEADER);
        in.i32("port", ByteRole.PROTOCOL_HEADER);
    }

    private void call(MessageReader in) throws DissectException {
        Mark begin = in.mark();
        LayeredCalls layered = new LayeredCalls(hints, "");
        ObjectStream stream = tried(in, layered);
        if (hashes.learn(stream.classNames()) && !next.called.known() || layered.unnamed()) {
            in.back(begin);
            tried(in, new LayeredCalls(hints, layered.method()));
        }
        next = new State(next.called, state.calls + 1, next.queued);
    }

    private ObjectStream tried(MessageReader in, LayeredCalls layered) throws DissectException {
        say(in, MessageKind.REQUEST, "", state.calls);
        type(in, "call");
        ObjectStream stream = new ObjectStream(in, names, layered);
        stream.header();
        int length = stream.blockHeader();
        if (length < CALL_BYTES) {
            throw new DissectException.Malformed("jrmp.call", length);
        }
        ObjectId.read(in, ByteRole.PROTOCOL_HEADER);
        int number = (int) in.integer(4);
        in.note("operation", given -> given < 0 ? "by its hash" : Long.toString(given), number, 4,
                ByteRole.PROTOCOL_HEADER);
        long hash = in.integer(8);
        RemoteOperation ofContract = number < 0 ? hashes.get(hash) : null;
        RemoteOperation asked = ofContract != null ? ofContract : RemoteOperation.of(number, hash);
        in.note("hash", Long::toHexString, hash, 8, ByteRole.PROTOCOL_HEADER);
        say(in, MessageKind.REQUEST, asked.name(), state.calls);
        CarriedValues.read(in, stream, length - CALL_BYTES, "arguments", asked.arguments());
        if (asked.carriesCall()) {
            asked = asked.about(layered.method());
            say(in, MessageKind.REQUEST, asked.name(), state.calls);
        }
        next = new State(asked, state.calls, layered.nested());
        return stream;
    }

    private void answer(MessageReader in) throws DissectException {
        RemoteOperation called = state.called;
        long id = state.calls == 0 ? Message.NO_ID : state.calls - 1;
        say(in, MessageKind.RESPONSE, called.name(), id);
        type(in, "return");
        ObjectStream stream = new ObjectStream(in, names);
        stream.header();
        int length = stream.blockHeader();
        if (length < RETURN_BYTES) {
            throw new DissectException.Malformed("jrmp.return", length);
        }
        boolean normal = in.integer(1) == NORMAL;
        in.note("outcome", normal ? "result" : "exception", 1, ByteRole.PROTOCOL_HEADER);
        ObjectId.uid(in, ByteRole.PROTOCOL_HEADER);
        CarriedValues.read(in, stream, length - RETURN_BYTES, !normal ? "exception" : state.queued ? "rendezvous" : "result",
                normal ? called.result() : null);
        hashes.learn(stream.classNames());
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return MessageType.mayBegin(side, bytes, at, afterOther);
    }

    @Override
    public void lost(Side side) {
        clientNamed = true;
        state = new State(RemoteOperation.NONE, state.calls, false);
    }
}
