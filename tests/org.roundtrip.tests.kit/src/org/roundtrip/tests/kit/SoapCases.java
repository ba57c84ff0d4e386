// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.frame.Frames;
import org.roundtrip.dissect.frame.Headers;
import org.roundtrip.model.Operation;

/** Decodes the packets of real SOAP calls, in every style, and compares the values with those sent, and with tshark. */
final class SoapCases {
    private static final int WHOLE_FRAMES = 1 << 18;
    private final Subject subject;
    private final Verifications verifications;

    SoapCases(Subject subject, Verifications verifications) {
        this.subject = subject;
        this.verifications = verifications;
    }

    Stream<DynamicTest> all() {
        if (!subject.info().protocol().startsWith("SOAP")) {
            return Stream.of();
        }
        return subject.variants().entrySet().stream().flatMap(variant -> tests(variant.getKey(), variant.getValue()));
    }

    private Stream<DynamicTest> tests(String variant, Map<String, String> options) {
        Lazy<DecodedPackets> decoded = new Lazy<>(() -> DecodedPackets.of(verifications.of(variant),
                verifications.contract(options)));
        Lazy<List<String[]>> tshark = new Lazy<>(() -> tshark(decoded.get()));
        List<DynamicTest> tests = new ArrayList<>();
        for (ShapeGroup group : verifications.decoded(variant)) {
            tests.add(dynamicTest("SOAP messages with " + group.name() + " are decoded to what was sent, " + variant, () -> {
                for (Operation operation : subject.carried(group.contract(), options)) {
                    compare(operation, decoded.get().messages());
                }
            }));
        }
        tests.add(dynamicTest("no byte of a SOAP message is left without a role, " + variant,
                () -> whole(decoded.get().messages())));
        tests.add(dynamicTest("tshark finds the same SOAP messages, " + variant,
                () -> sameMessages(tshark.get(), decoded.get().messages())));
        tests.add(dynamicTest("tshark finds the same headers, " + variant,
                () -> sameHeaders(tshark.get(), decoded.get().file())));
        return tests.stream();
    }

    private static void whole(List<Message> messages) {
        for (Message message : messages) {
            assertNull(message.problem(), message::toString);
            assertEquals("soap", message.protocol(), message::toString);
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
        }
    }

    private static void compare(Operation operation, List<Message> all) {
        Iterator<Message> messages = all.stream().filter(message -> message.operation().equals(operation.name()))
                .iterator();
        int pool = ExpectedDigests.entries(operation);
        for (int entry = 0; entry < pool; entry++) {
            Message request = messages.next();
            assertEquals(MessageKind.REQUEST, request.kind());
            List<Field> arguments = SoapValues.elements(operation(request));
            assertEquals(operation.parameters().size(), arguments.size(), operation.name());
            List<String> sent = WireValues.arguments(operation, Trial.SEED, entry);
            for (int i = 0; i < sent.size(); i++) {
                assertEquals(sent.get(i), SoapValues.decoded(operation.parameters().get(i).shape(), arguments.get(i)),
                        operation.name());
            }
            Message response = messages.next();
            assertEquals(MessageKind.RESPONSE, response.kind());
            assertEquals(request.requestId(), response.requestId());
            if (WireValues.throwing(operation, entry)) {
                assertEquals(WireValues.result(operation, Trial.SEED, entry),
                        List.of(SoapValues.thrown(operation.exceptions().getFirst(), response.fields())), operation.name());
            } else if (operation.result().isPresent()) {
                Field result = SoapValues.elements(operation(response)).getFirst();
                assertEquals(WireValues.result(operation, Trial.SEED, entry),
                        List.of(SoapValues.decoded(operation.result().get(), result)), operation.name());
            }
        }
        assertEquals(false, messages.hasNext());
    }

    /** The first element in the body. */
    private static Field operation(Message message) {
        Field outer = message.fields().stream().filter(field -> field.name().equals("chunked body")).findFirst()
                .orElse(null);
        List<Field> document = outer == null ? message.fields() : outer.parts();
        Field envelope = document.stream().filter(field -> field.name().equals("Envelope")).findFirst().orElseThrow();
        return envelope.part("Body").parts().stream().filter(part -> !part.parts().isEmpty()).findFirst().orElseThrow();
    }

    /** A line for each packet: the four values of a message, if it ends here, then the five of the headers. */
    private static List<String[]> tshark(DecodedPackets decoded) throws IOException, InterruptedException {
        return Tshark.fields(decoded.file(), List.of("-d", "tcp.port==" + decoded.ports().getFirst() + ",http", "-o", "ip.check_checksum:TRUE"),
                List.of("http.request.method", "http.response.code", "http.content_length", "http.chunk_size", "ip.hdr_len",
                        "tcp.hdr_len", "tcp.len", "ip.checksum.status", "tcp.option_kind"))
                .stream().map(line -> line.split("\t", -1)).toList();
    }

    /** Requests, statuses and the sizes of bodies, message by message. */
    private static void sameMessages(List<String[]> tshark, List<Message> messages) {
        for (Side side : Side.values()) {
            List<String> theirs = tshark.stream().filter(values -> !values[side == Side.CLIENT ? 0 : 1].isEmpty())
                    .map(SoapCases::withBodySize).toList();
            assertEquals(theirs, messages.stream().filter(message -> message.side() == side).map(SoapCases::line).toList(),
                    "messages by tshark and by us");
        }
    }

    /** The headers, packet by packet. */
    private static void sameHeaders(List<String[]> tshark, Path file) throws IOException {
        List<String> headers = new ArrayList<>();
        try (PacketFile capture = PacketFile.open(file)) {
            for (Packet head = capture.next(); head != null; head = capture.next()) {
                headers.add(headers(capture.at(head.index(), head.offset(), WHOLE_FRAMES)));
            }
        }
        assertEquals(tshark.stream().map(values -> String.join("\t", List.of(values).subList(4, 9))).toList(), headers);
    }

    private static String headers(Packet packet) {
        Headers headers = Frames.headers(packet);
        Field ip = Frames.fields(packet).stream().filter(field -> field.name().equals("IPv4")).findFirst().orElseThrow();
        Field tcp = Frames.fields(packet).stream().filter(field -> field.name().equals("TCP")).findFirst().orElseThrow();
        List<String> options = tcp.part("options") == null ? List.of()
                : tcp.part("options").parts().stream().map(SoapCases::kind).toList();
        return headers.ip() + "\t" + headers.tcp() + "\t" + headers.payload() + "\t"
                + (ip.part("checksum").value().endsWith(" right") ? 1 : 0) + "\t" + String.join(",", options);
    }

    private static String kind(Field option) {
        return switch (option.name()) {
            case "no operation" -> "1";
            case "maximum segment size" -> "2";
            case "window scale" -> "3";
            case "selective acknowledgement permitted" -> "4";
            case "selective acknowledgement" -> "5";
            case "time stamps" -> "8";
            default -> option.name();
        };
    }

    private static String withBodySize(String[] values) {
        long size = Stream.of((values[2] + "," + values[3]).split(",")).filter(number -> !number.isEmpty())
                .mapToLong(Long::decode).sum();
        return values[0] + values[1] + " " + size;
    }

    private static String line(Message message) {
        Field head = message.fields().getFirst();
        String[] words = head.value().split(" ");
        long sized = head.parts().stream().filter(field -> field.name().equals("Content-Length"))
                .mapToLong(field -> Long.parseLong(field.value())).sum();
        return words[message.side() == Side.CLIENT ? 0 : 1] + " " + (sized + chunks(message.fields()));
    }

    private static long chunks(List<Field> fields) {
        return fields.stream().mapToLong(field -> chunks(field.parts())
                + (field.name().equals("chunk size") ? Long.decode(field.value().split("[; ]")[0]) : 0)).sum();
    }
}
