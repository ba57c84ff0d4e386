// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Message;

/**
 * The messages of a capture as lines, ours and those that tshark finds: type, size, request id and operation of each.
 *
 * @param protocol as tshark calls it
 * @param names    of tshark's fields
 * @param line     a message of ours as such a line
 */
record TsharkMessages(String protocol, List<String> names, Function<Message, String> line) {
    private static final List<String> GIOP_TYPES = List.of("Request", "Reply", "CancelRequest", "LocateRequest", "LocateReply",
            "CloseConnection", "MessageError", "Fragment");
    private static final List<String> ICE_TYPES = List.of("Request", "BatchRequest", "Reply", "ValidateConnection",
            "CloseConnection");

    /** Returns how messages of a protocol are compared; empty where they are not. @param protocol as its provider declares it */
    static Optional<TsharkMessages> of(String protocol) {
        return Optional.ofNullable(switch (protocol) {
            case "IIOP 1.2" -> new TsharkMessages("giop",
                    List.of("giop.type", "giop.len", "giop.request_id", "giop.request_op"), TsharkMessages::giop);
            case "Ice 1.0" -> new TsharkMessages("icep",
                    List.of("icep.message_type", "icep.message_status", "icep.request_id", "icep.operation"), TsharkMessages::ice);
            default -> null;
        });
    }

    String theirs(DecodedPackets decoded) throws Exception {
        List<String> options = new ArrayList<>(List.of("-Y", protocol));
        decoded.ports().forEach(port -> options.addAll(List.of("-d", "tcp.port==" + port + "," + protocol)));
        return Tshark.fields(decoded.file(), options, names).stream().map(this::comparable).collect(Collectors.joining("\n"));
    }

    /** tshark names the operation also in the last fragment of a GIOP request. */
    private String comparable(String line) {
        return !protocol.equals("giop") || line.startsWith("0\t") ? line : line.replaceFirst("[^\t]*$", "");
    }

    String ours(DecodedPackets decoded) {
        return decoded.messages().stream().map(line).collect(Collectors.joining("\n"));
    }

    private static String giop(Message message) {
        Field header = message.fields().getFirst();
        int type = GIOP_TYPES.indexOf(header.part("message type").value());
        return String.join("\t", Integer.toString(type), header.part("message size").value(),
                message.requestId() == Message.NO_ID ? "" : Long.toString(message.requestId()), type == 0 ? message.operation() : "");
    }

    /** The name of an operation is that on the wire, which Slice may have changed. */
    private static String ice(Message message) {
        Field header = message.fields().getFirst();
        Optional<Field> body = message.fields().stream().skip(1).findFirst();
        return String.join("\t", Integer.toString(ICE_TYPES.indexOf(header.part("message type").value())),
                header.part("message size").value(), value(body, "request id"), value(body, "operation"));
    }

    private static String value(Optional<Field> whole, String part) {
        return whole.map(field -> field.part(part)).map(Field::value).orElse("");
    }
}
