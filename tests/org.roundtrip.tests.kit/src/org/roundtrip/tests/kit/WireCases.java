// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.CaptureDissection;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;

/** What is decoded from the packets of real calls is what was sent. */
final class WireCases {
    /** Protocols whose values the dissectors name by the contract. */
    private static final Set<String> DECODED = Set.of("JRMP", "IIOP 1.2");
    private final Subject subject;

    WireCases(Subject subject) {
        this.subject = subject;
    }

    Stream<DynamicTest> all() {
        if (!DECODED.contains(subject.info().protocol())) {
            return Stream.of();
        }
        return Stream.of(decoded("every kind of shape", Contracts.kinds()),
                decoded("reserved names", Contracts.names()), decoded("random shapes", Contracts.random(1)));
    }

    private DynamicTest decoded(String name, Contract whole) {
        return dynamicTest("packets with " + name + " are decoded to what was sent", () -> {
            Contract contract = new Contract(whole.name(), subject.carried(whole, subject.defaults()));
            Path file = subject.folder().resolve(name.replace(' ', '-') + ".pcap");
            List<Integer> ports = new ArrayList<>();
            captured(contract, file, ports);
            List<Message> messages = messages(file, contract);
            for (Message message : messages) {
                assertNull(message.problem(), message::toString);
                assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
                assertEquals(0, message.kind() == MessageKind.UNKNOWN ? message.length() : 0, message::toString);
            }
            for (Operation operation : contract.operations()) {
                compare(operation, messages);
            }
            if (messages.getFirst().protocol().equals("giop")) {
                sameAsTshark(file, ports, messages);
            }
        });
    }

    private void captured(Contract contract, Path file, List<Integer> ports) throws Exception {
        Tcpdump[] dump = {null};
        try {
            subject.trial(file.getFileName() + "-calls", contract, subject.defaults()).verifyAll(listening -> {
                ports.addAll(listening);
                dump[0] = new Tcpdump(file, listening);
            });
        } finally {
            if (dump[0] != null) {
                dump[0].close();
            }
        }
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
        Iterator<Message> messages = all.stream()
                .filter(message -> message.kind() == MessageKind.REQUEST || message.kind() == MessageKind.RESPONSE)
                .filter(message -> message.operation().equals(operation.name())
                        || message.operation().equals(operation.name() + "_")).iterator();
        int pool = ExpectedValues.pool(operation);
        for (int entry = 0; entry < pool; entry++) {
            Message request = next(messages, MessageKind.REQUEST, operation);
            assertEquals(WireValues.arguments(operation, Trial.SEED, entry),
                    found(request, "arguments", operation.parameters()), operation.name());
            Message response = next(messages, MessageKind.RESPONSE, operation);
            assertEquals(WireValues.result(operation, Trial.SEED, entry),
                    found(response, "result", operation.result().map(shape -> new Parameter("value", shape)).stream()
                            .toList()), operation.name());
            assertEquals(request.requestId(), response.requestId());
        }
    }

    private static Message next(Iterator<Message> messages, MessageKind kind, Operation operation) {
        Message message = messages.hasNext() ? messages.next() : null;
        assertNotNull(message, () -> "messages of " + operation.name() + " are missing");
        assertEquals(kind, message.kind());
        return message;
    }

    private static List<String> found(Message message, String group, List<Parameter> expected) {
        Field fields = message.fields().stream().filter(field -> field.name().equals(group)).findFirst().orElse(null);
        return expected.stream().map(each -> {
            Field field = fields == null ? null : fields.part(each.name());
            return field == null ? each.name() + " is not in " + message.fields()
                    : WireValues.decoded(each.shape(), field);
        }).toList();
    }

    /** Types, request ids, operations and sizes as Wireshark sees them, message by message. */
    private static void sameAsTshark(Path file, List<Integer> ports, List<Message> messages)
            throws IOException, InterruptedException {
        Assumptions.assumeTrue(Tcpdump.installed("tshark"), "tshark is not installed, so there is nothing to compare with");
        List<String> command = new ArrayList<>(List.of("tshark", "-r", file.toString()));
        ports.forEach(port -> command.addAll(List.of("-d", "tcp.port==" + port + ",giop")));
        command.addAll(List.of("-Y", "giop", "-T", "fields", "-e", "giop.type", "-e", "giop.len", "-e",
                "giop.request_id", "-e", "giop.request_op"));
        List<String> theirs = Tcpdump.lines(command.toArray(String[]::new));
        assertEquals(theirs.stream().collect(Collectors.joining("\n")),
                messages.stream().map(WireCases::line).collect(Collectors.joining("\n")));
    }

    private static String line(Message message) {
        Field header = message.fields().getFirst();
        List<String> types = List.of("Request", "Reply", "CancelRequest", "LocateRequest", "LocateReply",
                "CloseConnection", "MessageError", "Fragment");
        return types.indexOf(header.part("message type").value()) + "\t" + header.part("message size").value() + "\t"
                + (message.requestId() == Message.NO_ID ? "" : message.requestId()) + "\t"
                + (message.kind() == MessageKind.REQUEST ? message.operation() : "");
    }
}
