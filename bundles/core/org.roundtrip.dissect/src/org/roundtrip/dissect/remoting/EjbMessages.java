// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.remoting;

import java.nio.charset.StandardCharsets;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.calls.CalledMethod;
import org.roundtrip.dissect.calls.OpenRequests;
import org.roundtrip.dissect.calls.OpenRequests.Asked;
import org.roundtrip.dissect.jrmp.ObjectStream;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.KnownTexts;
import org.roundtrip.dissect.text.ShownText;

/**
 * Reads the messages of the EJB client's protocol, version 3 and 4. Responses belong to invocations by their number, which is
 * used again later. For one connection and one thread.
 */
final class EjbMessages {
    private static final ByteRole HEADER = ByteRole.PROTOCOL_HEADER;
    private static final String[] NAMES = {"", "OPEN_SESSION_REQUEST", "OPEN_SESSION_RESPONSE", "INVOCATION_REQUEST", "CANCEL_REQUEST",
        "INVOCATION_RESPONSE", "APPLICATION_EXCEPTION", "CANCEL_RESPONSE", "MODULE_AVAILABLE", "MODULE_UNAVAILABLE", "NO_SUCH_EJB",
        "NO_SUCH_METHOD", "SESSION_NOT_ACTIVE", "EJB_NOT_STATEFUL", "PROCEED_ASYNC_RESPONSE", "TXN_COMMIT_REQUEST",
        "TXN_ROLLBACK_REQUEST", "TXN_PREPARE_REQUEST", "TXN_FORGET_REQUEST", "TXN_BEFORE_COMPLETION_REQUEST", "TXN_RESPONSE",
        "CLUSTER_TOPOLOGY_COMPLETE", "CLUSTER_TOPOLOGY_REMOVAL", "CLUSTER_TOPOLOGY_ADDITION", "CLUSTER_TOPOLOGY_NODE_REMOVAL",
        "TXN_RECOVERY_REQUEST", "TXN_RECOVERY_RESPONSE", "COMPRESSED_INVOCATION_MESSAGE", "BAD_VIEW_TYPE"};
    private static final int INVOCATION = 0x03, CANCEL = 0x04, RESPONSE = 0x05, EXCEPTION = 0x06, CANCELLED = 0x07, MODULES = 0x08,
            NO_MODULES = 0x09, NO_SUCH_EJB = 0x0A, NO_SUCH_METHOD = 0x0B, NOT_ACTIVE = 0x0C, NOT_STATEFUL = 0x0D, PROCEED = 0x0E,
            COMPRESSED = 0x1B, BAD_VIEW = 0x1C;
    /** The bits of what changed with a response, in the order of what follows. */
    private static final int SESSION = 1, WEAK_AFFINITY = 2, STRONG_AFFINITY = 4;
    private static final int OF_USER = 1, IMPORTED = 2;
    private static final int MOST_PACKED = 5;
    private static final Asked<Long> NONE = new Asked<>("", null);

    private final Hints hints;
    private final KnownTexts names = ObjectStream.names();
    private final OpenRequests<Long> open = new OpenRequests<>();
    private Asked<Long> latest = NONE;
    private long nextId;

    /** @param firstId the request id of the first call */
    EjbMessages(Hints hints, long firstId) {
        this.hints = hints;
        this.nextId = firstId;
    }

    /** Returns the call to which the message belongs that was read last. */
    Asked<Long> latest() {
        return latest;
    }

    /** Reads the message with which a side says which versions it knows. */
    void greeting(Side side, MessageReader in) throws DissectException {
        latest = NONE;
        in.message(MessageKind.HANDSHAKE, "version of EJB" + RemotingDissector.OF_CONNECTION + ")", Message.NO_ID);
        in.u8("version", HEADER);
        if (side == Side.SERVER) {
            packed(in, "marshallers");
        }
        while (in.available() > 0) {
            utf(in, "marshaller");
        }
    }

    /** Reads a message. @param side that sent it */
    void message(Side side, MessageReader in) throws DissectException {
        latest = NONE;
        int type = in.peek();
        String name = type < NAMES.length && type > 0 ? NAMES[type] : "message " + type;
        in.message(MessageKind.CONTROL, name + RemotingDissector.OF_CONNECTION + ")", Message.NO_ID);
        in.integer(1);
        in.note("message type", name, 1, HEADER);
        switch (type) {
            case INVOCATION -> invocation(in);
            case RESPONSE, EXCEPTION -> response(in, type == EXCEPTION);
            case CANCELLED, NO_SUCH_EJB, NO_SUCH_METHOD, NOT_ACTIVE, NOT_STATEFUL, PROCEED, BAD_VIEW -> {
                answered(in);
                if (in.available() > 0) {
                    utf(in, "reason");
                }
            }
            case MODULES, NO_MODULES -> modules(in);
            case CANCEL -> in.u16("invocation", HEADER);
            case COMPRESSED -> {
                in.message(side == Side.CLIENT ? MessageKind.REQUEST : MessageKind.RESPONSE, hints.operation(), Message.NO_ID);
                throw new DissectException.Malformed("remoting.compressed");
            }
            default -> in.bytes("not decoded", in.available(), HEADER);
        }
    }

    private void invocation(MessageReader in) throws DissectException {
        long id = nextId++;
        in.message(MessageKind.REQUEST, "", id);
        int invocation = in.u16("invocation", HEADER);
        River river = river(in);
        header(river, "bean");
        header(river, "method");
        CalledMethod method = CalledMethod.of(river.latest("methodName").text(), hints);
        int count = river.latest("parameterTypeNames").size();
        in.message(MessageKind.REQUEST, method.name(), id);
        latest = new Asked<>(method.name(), id);
        open.asked(invocation, latest);
        in.i32("identity", HEADER);
        header(river, "weak affinity");
        in.u8("compression of the response", HEADER);
        transaction(in);
        header(river, "locator");
        river.quick();
        if (count > 0) {
            in.open("arguments", ByteRole.CONTENT);
            for (int i = 0; i < count; i++) {
                river.value(method.argument(i, count));
            }
            in.close("");
        }
        attachments(in, river, packed(in, "attachments"));
    }

    private void response(MessageReader in, boolean thrown) throws DissectException {
        answered(in);
        in.u8("enlistment", HEADER);
        int changed = thrown ? 0 : in.u8("changes", HEADER);
        changed(in, changed & SESSION, "session");
        changed(in, changed & WEAK_AFFINITY, "weak affinity");
        changed(in, changed & STRONG_AFFINITY, "strong affinity");
        River river = river(in);
        river.quick();
        in.open(thrown ? "exception" : "result", ByteRole.CONTENT);
        river.value("value");
        in.close("");
        attachments(in, river, in.u8("attachments", HEADER));
    }

    private void answered(MessageReader in) throws DissectException {
        int invocation = (int) in.integer(2);
        in.note("invocation", Long::toString, invocation, 2, HEADER);
        latest = open.get(invocation);
        in.message(MessageKind.RESPONSE, latest.operation(), latest.signature() == null ? Message.NO_ID : latest.signature());
        open.answered(invocation);
    }

    private River river(MessageReader in) throws DissectException {
        int version = in.u8("version of River", HEADER);
        if (version != River.VERSION) {
            throw new DissectException.Malformed("river.version", version);
        }
        return new River(in, names);
    }

    /** Reads a value whose bytes are header, but for those that describe its class. */
    private static void header(River river, String name) throws DissectException {
        river.in.force(HEADER);
        river.value(name);
        river.in.release();
    }

    private static void transaction(MessageReader in) throws DissectException {
        int kind = in.u8("transaction", HEADER);
        if (kind == OF_USER) {
            in.i32("id", HEADER);
            packed(in, "timeout");
        } else if (kind == IMPORTED) {
            packed(in, "format");
            in.bytes("global id", in.u8("length", HEADER), HEADER);
            in.bytes("branch", in.u8("length", HEADER), HEADER);
            packed(in, "timeout");
        }
    }

    private static void attachments(MessageReader in, River river, int count) throws DissectException {
        for (int i = 0; i < count; i++) {
            in.open("attachment", ByteRole.CONTENT);
            river.value("key");
            river.value("value");
            in.close("");
        }
    }

    private static void changed(MessageReader in, int bit, String name) throws DissectException {
        if (bit != 0) {
            in.latin1(name, packed(in, "length"), HEADER);
        }
    }

    private static void modules(MessageReader in) throws DissectException {
        int count = packed(in, "count");
        for (int i = 0; i < count; i++) {
            in.open("module", HEADER);
            utf(in, "application");
            utf(in, "module");
            utf(in, "distinct name");
            in.close("");
        }
    }

    private static void utf(MessageReader in, String name) throws DissectException {
        int length = in.u16("length", HEADER);
        in.skip(length);
        in.note(name, bytes -> ShownText.of(new String(bytes, StandardCharsets.UTF_8)), length, HEADER);
    }

    /** Reads a number with seven bits in each byte, the lowest first. The highest bit says that another byte follows. */
    private static int packed(MessageReader in, String name) throws DissectException {
        int value = 0;
        for (int size = 1; size <= MOST_PACKED; size++) {
            int next = (int) in.integer(1);
            value |= (next & 0x7F) << 7 * (size - 1);
            if (next < 0x80) {
                in.note(name, Long::toString, value, size, HEADER);
                return RiverInput.counted(value);
            }
        }
        throw new DissectException.Malformed("length");
    }
}
