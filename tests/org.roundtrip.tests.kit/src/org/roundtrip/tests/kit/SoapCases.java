// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.CaptureDissection;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.frame.Frames;
import org.roundtrip.dissect.frame.Headers;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/** What is decoded from the packets of real SOAP calls is what was sent, in every style; and Wireshark sees the same. */
final class SoapCases {
    private static final int WHOLE_FRAMES = 1 << 18;
    private final Subject subject;

    SoapCases(Subject subject) {
        this.subject = subject;
    }

    Stream<DynamicTest> all() {
        if (!subject.info().protocol().startsWith("SOAP")) {
            return Stream.of();
        }
        return subject.variants().entrySet().stream().map(variant -> variant.getKey().startsWith("http")
                ? decoded(variant.getKey() + ", random shapes", Contracts.random(3), variant.getValue())
                : decoded(variant.getKey() + ", every kind of shape", Contracts.kinds(), variant.getValue()));
    }

    private DynamicTest decoded(String name, Contract whole, Map<String, String> options) {
        return dynamicTest("SOAP messages are decoded to what was sent: " + name, () -> {
            Contract contract = new Contract(whole.name(), subject.carried(whole, options));
            Path file = subject.folder().resolve(name.replaceAll("\\W+", "-") + ".pcap");
            int port = captured(contract, options, file);
            List<Message> messages = messages(file, contract);
            for (Message message : messages) {
                assertNull(message.problem(), message::toString);
                assertEquals("soap", message.protocol(), message::toString);
                assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
            }
            for (Operation operation : contract.operations()) {
                compare(operation, messages);
            }
            sameAsTshark(file, port, messages);
        });
    }

    /** @return the server's port */
    private int captured(Contract contract, Map<String, String> options, Path file) throws Exception {
        Tcpdump[] dump = {null};
        int[] port = {0};
        try {
            subject.trial(file.getFileName() + "-calls", contract, options).verifyAll(listening -> {
                port[0] = listening.getFirst();
                dump[0] = new Tcpdump(file, listening);
            });
        } finally {
            if (dump[0] != null) {
                dump[0].close();
            }
        }
        return port[0];
    }

    private static List<Message> messages(Path file, Contract contract) throws Exception {
        List<Message> messages = new ArrayList<>();
        try (PacketFile capture = PacketFile.open(file)) {
            new CaptureDissection(WireDissectors.all(), Hints.of(contract), (stream, message) -> messages.add(message))
                    .read(capture, () -> true);
        }
        messages.sort(Comparator.comparing(message -> message.pieces().getLast().packet()));
        return messages;
    }

    private static void compare(Operation operation, List<Message> all) {
        Iterator<Message> messages = all.stream().filter(message -> message.operation().equals(operation.name()))
                .iterator();
        int pool = ExpectedValues.pool(operation);
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
            if (operation.result().isPresent()) {
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

    /** Requests, statuses and the sizes of bodies, message by message; and the headers, packet by packet. */
    private static void sameAsTshark(Path file, int port, List<Message> messages)
            throws IOException, InterruptedException {
        Assumptions.assumeTrue(Tcpdump.installed("tshark"), "tshark is not installed, so there is nothing to compare with");
        for (Side side : Side.values()) {
            List<String> theirs = Tcpdump.lines("tshark", "-n", "-r", file.toString(), "-d",
                    "tcp.port==" + port + ",http", "-Y", side == Side.CLIENT ? "http.request" : "http.response", "-T",
                    "fields", "-e", "http.request.method", "-e", "http.response.code", "-e", "http.content_length", "-e",
                    "http.chunk_size").stream().map(SoapCases::withBodySize).toList();
            assertEquals(theirs, messages.stream().filter(message -> message.side() == side).map(SoapCases::line).toList(),
                    "messages by tshark and by us");
        }
        List<String> headers = new ArrayList<>();
        try (PacketFile capture = PacketFile.open(file)) {
            for (Packet head = capture.next(); head != null; head = capture.next()) {
                headers.add(headers(capture.at(head.index(), head.offset(), WHOLE_FRAMES)));
            }
        }
        assertEquals(Tcpdump.lines("tshark", "-n", "-r", file.toString(), "-o", "ip.check_checksum:TRUE", "-T", "fields",
                "-e", "ip.hdr_len", "-e", "tcp.hdr_len", "-e", "tcp.len", "-e", "ip.checksum.status", "-e",
                "tcp.option_kind"), headers);
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

    private static String withBodySize(String line) {
        String[] values = line.split("\t", -1);
        long size = Stream.of((values[2] + "," + values[3]).split(",")).filter(number -> !number.isEmpty())
                .mapToLong(Long::decode).sum();
        return values[0] + values[1] + " " + size;
    }

    private static String line(Message message) {
        Field head = message.fields().getFirst();
        String[] words = head.value().split(" ");
        long sized = head.parts().stream().map(Field::value).filter(value -> value.startsWith("Content-Length:"))
                .mapToLong(value -> Long.parseLong(value.substring(15).strip())).sum();
        return words[message.side() == Side.CLIENT ? 0 : 1] + " " + (sized + chunks(message.fields()));
    }

    private static long chunks(List<Field> fields) {
        return fields.stream().mapToLong(field -> chunks(field.parts())
                + (field.name().equals("chunk size") ? Long.parseLong(field.value(), 16) : 0)).sum();
    }
}
