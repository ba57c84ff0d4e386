// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.rmip;

import java.util.HashMap;
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
import org.roundtrip.dissect.jrmp.ObjectStream;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.KnownTexts;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;

/** Decodes the messages of one connection. */
final class RmipDecoder implements Decoder {
    /** The length of all keys. */
    static final int KEY_BYTES = 4;
    /** Not an id of the request: a later one may have the same number, when the response is there. */
    private static final String OPEN = "open request";
    private static final int MOST_OPEN = 1 << 12;

    private final Hints hints;
    private final KnownTexts names = ObjectStream.names();
    /** What was asked by the number of the request; Fractal RMI gives a number again when it was answered. */
    private final Map<Integer, Asked> open = new HashMap<>();
    private long requests;

    private record Asked(RmipMethod method, long id) {
    }

    RmipDecoder(Hints hints) {
        this.hints = hints;
    }

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        if (side == Side.CLIENT) {
            request(in);
        } else {
            response(in);
        }
    }

    private void request(MessageReader in) throws DissectException {
        in.message(MessageKind.REQUEST, "", requests);
        int number = in.i32(OPEN, ByteRole.PROTOCOL_HEADER);
        int length = in.i32("key length", ByteRole.PROTOCOL_HEADER);
        if (length != KEY_BYTES) {
            throw new DissectException.Malformed("rmip.key", length);
        }
        int key = in.i32("key", ByteRole.PROTOCOL_HEADER);
        int index = (int) in.integer(4);
        if (index < RmipMethod.LEAST_NUMBER) {
            throw new DissectException.Malformed("rmip.method", index);
        }
        RmipMethod method = RmipMethod.of(key, index, hints);
        in.note("method", method.name(), 4, ByteRole.PROTOCOL_HEADER);
        in.message(MessageKind.REQUEST, method.name(), requests);
        List<Parameter> arguments = method.arguments().orElse(null);
        contents(in, "arguments", arguments == null ? null : values -> {
            for (Parameter each : arguments) {
                values.read(each.name(), each.shape());
            }
        });
        if (number != 0 && open.size() < MOST_OPEN) {
            open.put(number, new Asked(method, requests));
        }
        requests++;
    }

    private void response(MessageReader in) throws DissectException {
        in.message(MessageKind.RESPONSE, "", Message.NO_ID);
        int number = in.i32(OPEN, ByteRole.PROTOCOL_HEADER);
        Asked asked = open.getOrDefault(number, new Asked(RmipMethod.NONE, Message.NO_ID));
        in.message(MessageKind.RESPONSE, asked.method.name(), asked.id);
        int outcome = (int) in.integer(1);
        if (outcome > 1) {
            throw new DissectException.Malformed("rmip.outcome", outcome);
        }
        boolean thrown = outcome == 1;
        in.note("outcome", thrown ? "exception" : "result", 1, ByteRole.PROTOCOL_HEADER);
        if (thrown) {
            contents(in, "exception", values -> values.object("value"));
        } else {
            List<Shape> results = asked.method.results().orElse(null);
            contents(in, "result", results == null ? null : values -> {
                for (Shape each : results) {
                    values.read("value", each);
                }
            });
        }
        open.remove(number);
    }

    /** Reads the values of a message. */
    private interface Contents {
        void read(RmipValues values) throws DissectException;
    }

    /** Reads the values, or, where they are not known or not as expected, all bytes until the other side sends. */
    private void contents(MessageReader in, String name, Contents known) throws DissectException {
        MessageReader.Mark begin = in.mark();
        in.open(name, ByteRole.CONTENT);
        MessageReader.Mark within = in.mark();
        try {
            if (known == null) {
                undecoded(in);
            } else {
                known.read(new RmipValues(in, names));
            }
        } catch (DissectException.Malformed e) {
            in.problem(e);
            in.endSince(within);
            undecoded(in);
        }
        in.close("");
        if (begin.at() == in.mark().at()) {
            in.back(begin);
        }
    }

    private static void undecoded(MessageReader in) throws DissectException {
        if (!in.finished()) {
            throw DissectException.Incomplete.INSTANCE;
        }
        if (in.available() > 0) {
            in.bytes("not decoded", in.available(), ByteRole.CONTENT);
        }
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return side == Side.CLIENT ? RmipDissector.request(bytes, at)
                : afterOther && at + KEY_BYTES < bytes.size() && bytes.u8(at + KEY_BYTES) <= 1;
    }

    @Override
    public void lost(Side side) {
        open.clear();
    }
}
