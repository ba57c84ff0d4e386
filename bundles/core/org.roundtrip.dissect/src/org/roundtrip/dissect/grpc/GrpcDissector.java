// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.grpc;

import java.util.List;
import org.roundtrip.dissect.BodyDissector;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Contract;

/** gRPC with Protocol Buffers, in HTTP/2. Compressed messages are not unpacked. */
public final class GrpcDissector implements BodyDissector {
    private static final String PROTOCOL = "grpc";
    /** The contract of the messages that were decoded last; those of a capture have the same one. */
    private volatile Lowered latest = new Lowered(null);

    @Override
    public String protocol() {
        return PROTOCOL;
    }

    @Override
    public boolean takes(String parentProtocol, String contentType) {
        return parentProtocol.equals("http2")
                && (contentType.equals("application/grpc") || contentType.equals("application/grpc+proto"));
    }

    @Override
    public void decode(MessageReader in, int length, Side side, Hints hints) throws DissectException {
        in.protocol(PROTOCOL);
        Lowered contract = lowered(hints.contract().orElse(null));
        List<ProtobufFields.Named> fields = contract.message(in.operation(), side);
        String name = fields == null ? "message" : side == Side.CLIENT ? "arguments" : "result";
        while (in.available() > 0) {
            message(in, name, contract, fields == null ? List.of() : fields);
        }
    }

    private Lowered lowered(Contract contract) {
        Lowered known = latest;
        if (known.contract() != contract) {
            known = new Lowered(contract);
            latest = known;
        }
        return known;
    }

    private static void message(MessageReader in, String name, Lowered contract, List<ProtobufFields.Named> fields) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        boolean compressed = in.u8("compressed", ByteRole.PROTOCOL_HEADER) != 0;
        long length = in.u32("length", ByteRole.PROTOCOL_HEADER);
        int here = (int) Math.min(length, in.available());
        if (compressed || here < length) {
            in.bytes(compressed ? "compressed message" : "message, not whole", here, ByteRole.CONTENT);
        } else {
            new ProtobufFields(in, contract).message(fields, in.taken() + here);
        }
        in.close(length + " bytes");
    }
}
