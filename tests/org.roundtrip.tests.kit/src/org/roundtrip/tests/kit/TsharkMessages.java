// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Side;

/**
 * The messages of a capture as lines, ours and those that tshark finds: type, size, request id and operation of each.
 *
 * @param protocol as tshark calls it
 * @param names    of tshark's fields
 * @param theirs   a line of tshark's as it is compared
 * @param ours     a message of ours as such a line
 */
record TsharkMessages(String protocol, List<String> names, UnaryOperator<String> theirs, Function<Message, String> ours) {
    private static final List<String> GIOP_TYPES = List.of("Request", "Reply", "CancelRequest", "LocateRequest", "LocateReply",
            "CloseConnection", "MessageError", "Fragment");
    private static final List<String> ICE_TYPES = List.of("Request", "BatchRequest", "Reply", "ValidateConnection",
            "CloseConnection");

    /** Returns how messages of a protocol are compared; empty where they are not. @param protocol as its provider declares it */
    static Optional<TsharkMessages> of(String protocol) {
        return Optional.ofNullable(switch (protocol) {
            case "IIOP 1.2" -> new TsharkMessages("giop", List.of("giop.type", "giop.len", "giop.request_id", "giop.request_op"),
                    TsharkMessages::withOneName, TsharkMessages::giop);
            case "Ice 1.0" -> new TsharkMessages("icep",
                    List.of("icep.message_type", "icep.message_status", "icep.request_id", "icep.operation"), line -> line, TsharkMessages::ice);
            case String soap when soap.startsWith("SOAP") -> new TsharkMessages("http",
                    List.of("http.request.method", "http.response.code", "http.content_length", "http.chunk_size"),
                    TsharkMessages::withSize, TsharkMessages::http);
            default -> null;
        });
    }

    String theirs(DecodedPackets decoded) throws Exception {
        List<String> options = new ArrayList<>(List.of("-Y", protocol));
        decoded.ports().forEach(port -> options.addAll(List.of("-d", "tcp.port==" + port + "," + protocol)));
        return Tshark.fields(decoded.file(), options, names).stream().map(theirs).collect(Collectors.joining("\n"));
    }

    String ours(DecodedPackets decoded) {
        return decoded.messages().stream().map(ours).collect(Collectors.joining("\n"));
    }

    /** tshark names the operation also in the last fragment of a GIOP request. */
    private static String withOneName(String line) {
        return line.startsWith("0\t") ? line : line.replaceFirst("[^\t]*$", "");
    }

    /** The method or the status, and the size of the body, which is in one piece or in chunks. */
    private static String withSize(String line) {
        String[] values = line.split("\t", -1);
        long size = Stream.of((values[2] + "," + values[3]).split(",")).filter(number -> !number.isEmpty()).mapToLong(Long::decode).sum();
        return values[0] + values[1] + " " + size;
    }

    private static String http(Message message) {
        Field head = message.fields().getFirst();
        long sized = head.parts().stream().filter(field -> field.name().equals("Content-Length"))
                .mapToLong(field -> Long.parseLong(field.value())).sum();
        return head.value().split(" ")[message.side() == Side.CLIENT ? 0 : 1] + " " + (sized + chunks(message.fields()));
    }

    private static long chunks(List<Field> fields) {
        return fields.stream().mapToLong(field -> chunks(field.parts())
                + (field.name().equals("chunk size") ? Long.decode(field.value().split("[; ]")[0]) : 0)).sum();
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
