// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.grpc;

import java.util.List;
import java.util.Optional;
import org.roundtrip.dissect.BodyDissector;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Operation;

/** gRPC with Protocol Buffers, in HTTP/2. Compressed messages are not unpacked. */
public final class GrpcDissector implements BodyDissector {
    private static final String PROTOCOL = "grpc";

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
        Optional<Operation> known = hints.contract().stream().flatMap(contract -> contract.operations().stream())
                .filter(operation -> operation.name().equals(in.operation())).findFirst();
        String name = known.isEmpty() ? "message" : side == Side.CLIENT ? "arguments" : "result";
        List<ProtobufFields.Named> fields = known.map(operation -> fields(operation, side)).orElse(List.of());
        while (in.available() > 0) {
            message(in, name, fields);
        }
    }

    private static List<ProtobufFields.Named> fields(Operation operation, Side side) {
        return side == Side.CLIENT
                ? operation.parameters().stream()
                        .map(parameter -> Lowered.field(parameter.name(), parameter.shape())).toList()
                : operation.result().map(shape -> Lowered.field("value", shape)).stream().toList();
    }

    private static void message(MessageReader in, String name, List<ProtobufFields.Named> fields) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        boolean compressed = in.u8("compressed", ByteRole.PROTOCOL_HEADER) != 0;
        long length = in.u32("length", ByteRole.PROTOCOL_HEADER);
        int here = (int) Math.min(length, in.available());
        if (compressed || here < length) {
            in.bytes(compressed ? "compressed message" : "message, not whole", here, ByteRole.CONTENT);
        } else {
            new ProtobufFields(in).message(fields, in.taken() + here);
        }
        in.close(length + " bytes");
    }
}
