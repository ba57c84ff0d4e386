// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;

/**
 * The messages of one connection. Replies belong to requests by the request id. What a body holds, only the contract
 * tells: it is content as it stands, but for exceptions.
 */
final class GiopDecoder implements Decoder {
    private static final int HEADER_BYTES = 12;
    private static final int LITTLE_ENDIAN = 1, MORE_FRAGMENTS = 2;
    private static final int REQUEST = 0, REPLY = 1, CANCEL = 2, LOCATE_REQUEST = 3, LOCATE_REPLY = 4, CLOSE = 5,
            ERROR = 6, FRAGMENT = 7;
    private static final List<String> TYPES = List.of("Request", "Reply", "CancelRequest", "LocateRequest",
            "LocateReply", "CloseConnection", "MessageError", "Fragment");
    private static final List<String> STATUS = List.of("no exception", "user exception", "system exception",
            "location forward", "location forward permanently", "needs addressing mode");
    private static final List<String> CONTEXTS = List.of("transaction", "code sets", "chain bypass check",
            "chain bypass info", "logical thread", "bidirectional IIOP", "sending context run time",
            "invocation policies", "forwarded identity", "unknown exception info");
    private static final int USER_EXCEPTION = 1, SYSTEM_EXCEPTION = 2;
    private static final int MOST_OPEN = 10_000;

    private final Map<Long, String> open = new LinkedHashMap<>();

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        in.open("GIOP header", ByteRole.PROTOCOL_HEADER);
        if (!in.latin1("magic", 4, ByteRole.PROTOCOL_HEADER).equals("GIOP")) {
            throw new DissectException.Malformed("The message does not begin with GIOP.");
        }
        int major = in.u8("major version", ByteRole.PROTOCOL_HEADER);
        int minor = in.u8("minor version", ByteRole.PROTOCOL_HEADER);
        int flags = in.u8("flags", ByteRole.PROTOCOL_HEADER);
        int type = (int) in.integer(1);
        in.note("message type", type < TYPES.size() ? TYPES.get(type) : Integer.toString(type), 1,
                ByteRole.PROTOCOL_HEADER);
        in.littleEndian((flags & LITTLE_ENDIAN) != 0);
        long size = in.u32("message size", ByteRole.PROTOCOL_HEADER);
        in.close("1." + minor);
        if (major != 1 || minor > 2 || type >= TYPES.size()) {
            throw new DissectException.Malformed("GIOP %d.%d with message type %d is not known here.".formatted(major,
                    minor, type));
        }
        in.length(HEADER_BYTES + size);
        int end = (int) Math.min(Integer.MAX_VALUE, HEADER_BYTES + size);
        body(in, new Cdr(in, end), type, minor);
        if (minor > 0 && (flags & MORE_FRAGMENTS) != 0) {
            in.problem("The message goes on in fragments; its parts are shown one by one.");
        }
    }

    /** A body that breaks the rules is marked, but its message ends where its header says. */
    private void body(MessageReader in, Cdr cdr, int type, int minor) throws DissectException {
        in.message(MessageKind.CONTROL, TYPES.get(type), Message.NO_ID);
        try {
            switch (type) {
                case REQUEST -> request(in, cdr, minor);
                case REPLY -> reply(in, cdr, minor);
                case CANCEL -> in.message(MessageKind.CONTROL, TYPES.get(type), cdr.u32("request id"));
                case LOCATE_REQUEST -> locate(in, cdr, minor);
                case LOCATE_REPLY -> {
                    in.message(MessageKind.RESPONSE, TYPES.get(LOCATE_REQUEST), cdr.u32("request id"));
                    cdr.u32("locate status");
                }
                case FRAGMENT -> in.message(MessageKind.FRAGMENT, "", minor < 2 ? Message.NO_ID : cdr.u32("request id"));
                case CLOSE, ERROR -> in.message(MessageKind.CONTROL, TYPES.get(type), Message.NO_ID);
                default -> throw new IllegalStateException("type " + type);
            }
        } catch (DissectException.Malformed e) {
            in.problem(e.getMessage());
        }
        if (cdr.left() > 0) {
            cdr.raw("body", cdr.left(), ByteRole.CONTENT);
        }
    }

    private void request(MessageReader in, Cdr cdr, int minor) throws DissectException {
        if (minor < 2) {
            contexts(cdr);
        }
        long id = cdr.u32("request id");
        in.message(MessageKind.REQUEST, "", id);
        cdr.octet(minor < 2 ? "response expected" : "response flags");
        if (minor > 0) {
            cdr.padding(3);
        }
        target(cdr, minor);
        String operation = cdr.string("operation", ByteRole.PROTOCOL_HEADER);
        in.message(MessageKind.REQUEST, MessageReader.shown(operation), id);
        if (minor < 2) {
            cdr.octets("principal", ByteRole.PROTOCOL_HEADER);
        } else {
            contexts(cdr);
            alignBody(cdr);
        }
        rest(cdr);
        if (open.size() < MOST_OPEN) {
            open.put(id, operation);
        }
    }

    private void reply(MessageReader in, Cdr cdr, int minor) throws DissectException {
        if (minor < 2) {
            contexts(cdr);
        }
        long id = cdr.u32("request id");
        String operation = MessageReader.shown(open.getOrDefault(id, ""));
        in.message(MessageKind.RESPONSE, operation, id);
        cdr.align(4);
        int status = (int) Math.min(Integer.MAX_VALUE, in.integer(4));
        in.note("reply status", status < STATUS.size() ? STATUS.get(status) : Integer.toString(status), 4,
                ByteRole.PROTOCOL_HEADER);
        if (minor == 2) {
            contexts(cdr);
            alignBody(cdr);
        }
        if (status == USER_EXCEPTION || status == SYSTEM_EXCEPTION) {
            cdr.string("exception", ByteRole.TYPE_INFORMATION);
        }
        if (status == SYSTEM_EXCEPTION) {
            cdr.u32("minor code");
            cdr.u32("completed");
        }
        rest(cdr);
        open.remove(id);
    }

    private static void rest(Cdr cdr) throws DissectException {
        if (cdr.left() > 0) {
            cdr.raw("body", cdr.left(), ByteRole.CONTENT);
        }
    }

    private void locate(MessageReader in, Cdr cdr, int minor) throws DissectException {
        in.message(MessageKind.REQUEST, TYPES.get(LOCATE_REQUEST), cdr.u32("request id"));
        target(cdr, minor);
    }

    /** A body of GIOP 1.2 begins at a multiple of eight, when there is one. */
    private static void alignBody(Cdr cdr) throws DissectException {
        if (cdr.left() > 0) {
            cdr.align(8);
        }
    }

    private static void target(Cdr cdr, int minor) throws DissectException {
        int addressing = minor < 2 ? 0 : cdr.u16("addressing");
        switch (addressing) {
            case 0 -> cdr.octets("object key", ByteRole.PROTOCOL_HEADER);
            case 1 -> profile(cdr);
            case 2 -> {
                cdr.u32("selected profile");
                cdr.string("type id", ByteRole.TYPE_INFORMATION);
                int count = cdr.count("profiles", 8);
                for (int i = 0; i < count; i++) {
                    profile(cdr);
                }
            }
            default -> throw new DissectException.Malformed("There is no addressing mode " + addressing + ".");
        }
    }

    private static void profile(Cdr cdr) throws DissectException {
        cdr.u32("profile tag");
        cdr.octets("profile", ByteRole.PROTOCOL_HEADER);
    }

    private static void contexts(Cdr cdr) throws DissectException {
        int count = cdr.count("service contexts", 8);
        for (int i = 0; i < count; i++) {
            long id = cdr.u32("context id");
            cdr.octets(id < CONTEXTS.size() ? CONTEXTS.get((int) id) : "context", ByteRole.PROTOCOL_HEADER);
        }
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return GiopDissector.begins(bytes, at);
    }
}
