// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ice;

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
import org.roundtrip.dissect.calls.OpenRequests;
import org.roundtrip.dissect.calls.OpenRequests.Asked;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;

/**
 * The messages of one connection. Replies belong to requests by the request's number; a request with the number 0 has none. The
 * first message is the server's, which says that the connection is valid.
 */
final class IceDecoder implements Decoder {
    private static final List<String> STATUS = List.of("OK", "user exception", "object does not exist", "facet does not exist",
            "operation does not exist", "unknown local exception", "unknown user exception", "unknown exception");
    private static final List<String> MODES = List.of("normal", "nonmutating", "idempotent");
    /** The least bytes of a request in a batch. */
    private static final int LEAST_REQUEST = 12;

    private final Operations operations;
    private final Map<Side, OpenRequests<Operation>> requests = new EnumMap<>(Side.class);

    IceDecoder(Hints hints) {
        operations = new Operations(hints);
        requests.put(Side.CLIENT, new OpenRequests<>());
        requests.put(Side.SERVER, new OpenRequests<>());
    }

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        IceHeader header = IceHeader.read(in);
        in.message(switch (header.type()) {
            case REQUEST, BATCH_REQUEST -> MessageKind.REQUEST;
            case REPLY -> MessageKind.RESPONSE;
            case VALIDATE_CONNECTION -> in.position() == IceHeader.BYTES ? MessageKind.HANDSHAKE : MessageKind.CONTROL;
            case CLOSE_CONNECTION -> MessageKind.CONTROL;
        }, header.type() == IceHeader.Type.REQUEST || header.type() == IceHeader.Type.REPLY ? "" : header.name(),
                Message.NO_ID);
        IceValues values = new IceValues(in, header.size(), false);
        if (header.compressed()) {
            in.problem(new DissectException.Malformed("ice.compressed"));
            in.bytes("compressed body", values.left(), ByteRole.UNKNOWN);
            return;
        }
        MessageReader.Mark body = in.mark();
        try {
            switch (header.type()) {
                case REQUEST -> request(in, values, requests.get(side));
                case BATCH_REQUEST -> batch(in, values);
                case REPLY -> reply(in, values, requests.get(side.other()));
                case VALIDATE_CONNECTION, CLOSE_CONNECTION -> { }
            }
        } catch (DissectException.Malformed e) {
            in.endSince(body);
            in.problem(e);
        }
        if (values.left() > 0) {
            in.bytes("not understood", values.left(), ByteRole.UNKNOWN);
        }
    }

    private void request(MessageReader in, IceValues values, OpenRequests<Operation> own) throws DissectException {
        in.open("request header", ByteRole.PROTOCOL_HEADER);
        values.require(4);
        int id = in.i32("request id", ByteRole.PROTOCOL_HEADER);
        in.message(MessageKind.REQUEST, "", id == 0 ? Message.NO_ID : id);
        Asked<Operation> asked = invocation(in, values);
        in.message(MessageKind.REQUEST, asked.operation(), id == 0 ? Message.NO_ID : id);
        in.close(asked.operation());
        if (id != 0) {
            own.asked(id, asked);
        }
        arguments(in, values, asked.signature());
    }

    private void batch(MessageReader in, IceValues values) throws DissectException {
        values.require(4);
        long count = in.u32("count", ByteRole.PROTOCOL_HEADER);
        if (count > values.left() / LEAST_REQUEST) {
            throw new DissectException.Malformed("ice.batch", count);
        }
        for (long i = 0; i < count; i++) {
            in.open("request header", ByteRole.PROTOCOL_HEADER);
            Asked<Operation> asked = invocation(in, values);
            in.close(asked.operation());
            arguments(in, values, asked.signature());
        }
    }

    /** Reads which operation of which object is called. */
    private Asked<Operation> invocation(MessageReader in, IceValues values) throws DissectException {
        target(in, values);
        String name = values.string("operation", ByteRole.PROTOCOL_HEADER);
        values.require(1);
        IceHeader.named(in, "mode", MODES);
        in.open("context", ByteRole.PROTOCOL_HEADER);
        long entries = values.entries();
        for (long i = 0; i < entries; i++) {
            values.string("key", ByteRole.PROTOCOL_HEADER);
            values.string("value", ByteRole.PROTOCOL_HEADER);
        }
        in.close(Long.toString(entries));
        Operation known = operations.named(name);
        return new Asked<>(known == null ? ShownText.of(name) : known.name(), known);
    }

    private static void target(MessageReader in, IceValues values) throws DissectException {
        in.open("identity", ByteRole.PROTOCOL_HEADER);
        String name = values.string("name", ByteRole.PROTOCOL_HEADER);
        String category = values.string("category", ByteRole.PROTOCOL_HEADER);
        in.close(() -> ShownText.of(category.isEmpty() ? name : category + "/" + name));
        in.open("facet", ByteRole.PROTOCOL_HEADER);
        long facets = values.entries();
        for (long i = 0; i < facets; i++) {
            values.string("name", ByteRole.PROTOCOL_HEADER);
        }
        in.close(Long.toString(facets));
    }

    private static void arguments(MessageReader in, IceValues values, Operation asked) throws DissectException {
        Encapsulation.read(in, values, "arguments", asked == null ? null : inside -> {
            for (Parameter parameter : asked.parameters()) {
                inside.read(parameter.name(), parameter.shape());
            }
        });
    }

    private void reply(MessageReader in, IceValues values, OpenRequests<Operation> others) throws DissectException {
        in.open("reply header", ByteRole.PROTOCOL_HEADER);
        values.require(5);
        int id = in.i32("request id", ByteRole.PROTOCOL_HEADER);
        Asked<Operation> asked = others.get(id);
        in.message(MessageKind.RESPONSE, asked.operation(), id);
        int status = IceHeader.named(in, "reply status", STATUS);
        in.close(() -> status < STATUS.size() ? STATUS.get(status) : "");
        Operation known = asked.signature();
        switch (status) {
            case 0 -> Encapsulation.read(in, values, "result", known == null ? null : inside -> {
                if (known.result().isPresent()) {
                    inside.read("value", known.result().get());
                }
            });
            case 1 -> Encapsulation.read(in, values, "exception", known == null ? null : inside -> inside.exception(known));
            case 2, 3, 4 -> {
                target(in, values);
                values.string("operation", ByteRole.CONTENT);
            }
            case 5, 6, 7 -> values.string("reason", ByteRole.CONTENT);
            default -> throw new DissectException.Malformed("ice.reply", status);
        }
        others.answered(id);
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return bytes.has(at, IceDissector.MAGIC);
    }
}
