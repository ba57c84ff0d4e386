// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.calls.OpenRequests;
import org.roundtrip.dissect.giop.GiopHeader.Type;

/**
 * The messages of one connection. Replies belong to requests by the request id. A message that continues in fragments
 * is read as one: each part shows the values in its own bytes, and a value that spans two parts is shown complete in
 * the part where it ends.
 */
final class GiopDecoder implements Decoder {
    private final Operations operations;
    private final Map<Side, OpenRequests<List<Signature>>> requests = new EnumMap<>(Side.class);
    private final Unfinished unfinished = new Unfinished();
    private CodeSets codeSets = CodeSets.USUAL;

    GiopDecoder(Hints hints) {
        operations = new Operations(hints);
        requests.put(Side.CLIENT, new OpenRequests<>());
        requests.put(Side.SERVER, new OpenRequests<>());
    }

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        GiopHeader header = GiopHeader.read(in);
        if (header.type() == Type.FRAGMENT) {
            fragment(side, header, in);
            return;
        }
        Joined message = Joined.first(header, in);
        int steps = read(side, message, false, in);
        if (header.more()) {
            unfinished.begin(side, header.minor() < 2 ? Unfinished.ONLY : message.requestId(), message, steps);
        }
    }

    private void fragment(Side side, GiopHeader header, MessageReader in) throws DissectException {
        in.message(MessageKind.FRAGMENT, "", Message.NO_ID);
        long id = Unfinished.ONLY;
        int headers = GiopHeader.BYTES;
        if (header.minor() == 2) {
            if (header.size() < 4) {
                throw new DissectException.Malformed("giop.fragment.id");
            }
            id = in.u32("request id", ByteRole.PROTOCOL_HEADER);
            headers += 4;
            in.message(MessageKind.FRAGMENT, "", id);
        }
        Joined before = unfinished.get(side, id);
        if (before == null) {
            in.problem(new DissectException.Malformed("giop.fragment.alone"));
            in.bytes("body", header.size() + GiopHeader.BYTES - headers, ByteRole.CONTENT);
            return;
        }
        Joined message = before.and(header, headers, in);
        unfinished.keep(side, id, message, read(side, message, true, in));
    }

    private int read(Side side, Joined message, boolean fragment, MessageReader in) throws DissectException {
        Cdr cdr = new Cdr(message, codeSets, in);
        new GiopBody(in, cdr, message, fragment, operations).read(requests.get(side), requests.get(side.other()));
        codeSets = cdr.codeSets();
        return cdr.steps();
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return GiopDissector.begins(bytes, at);
    }

    @Override
    public void lost(Side side) {
        unfinished.lost(side);
    }
}
