// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Operation;

/**
 * Decodes the packets of real calls, and compares the values with those that were sent. For protocols whose values get
 * their names from the contract.
 */
final class WireCases {
    private final Subject subject;
    private final Verifications verifications;
    private final Lazy<DecodedPackets> decoded;

    WireCases(Subject subject, Verifications verifications) {
        this.subject = subject;
        this.verifications = verifications;
        this.decoded = new Lazy<>(() -> DecodedPackets.of(verifications.of(Subject.DEFAULTS),
                verifications.contract(subject.defaults())));
    }

    Stream<DynamicTest> all() {
        String protocol = subject.info().protocol();
        List<ShapeGroup> groups = verifications.decoded(Subject.DEFAULTS);
        if (groups.isEmpty() || protocol.startsWith("SOAP")) {
            return Stream.of();
        }
        List<DynamicTest> tests = new ArrayList<>();
        groups.forEach(group -> tests.add(dynamicTest("packets with " + group.name() + " are decoded to what was sent",
                () -> compare(group))));
        tests.add(dynamicTest("no byte of a message is left without a role", this::whole));
        subject.variants().keySet().stream().filter(variant -> variant.startsWith(Verifications.GIOP))
                .forEach(variant -> tests.add(dynamicTest("calls are sent with " + variant, () -> version(variant))));
        subject.variants().keySet().stream().filter(variant -> variant.startsWith(Verifications.CODE_SET))
                .forEach(variant -> tests.add(dynamicTest("texts are sent with " + variant, () -> codeSet(variant))));
        TsharkMessages.of(protocol).ifPresent(tshark -> tests.add(dynamicTest("tshark finds the same messages", 
                () -> assertEquals(tshark.theirs(decoded.get()), tshark.ours(decoded.get())))));
        return tests.stream();
    }

    private void whole() throws Exception {
        for (Message message : decoded.get().messages()) {
            assertNull(message.problem(), message::toString);
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
            assertEquals(0, message.kind() == MessageKind.UNKNOWN ? message.length() : 0, message::toString);
        }
    }

    /** All requests of the contract's operations and the replies to them have the version of GIOP that an option chooses. */
    private void version(String variant) throws Exception {
        Contract contract = verifications.contract(subject.variants().get(variant));
        Set<String> versions = DecodedPackets.of(verifications.of(variant), contract).messages().stream()
                .filter(message -> contract.operations().stream().anyMatch(each -> message.operation().equals(each.name())))
                .map(message -> message.fields().getFirst()).map(header ->
                        Verifications.GIOP + header.part("major version").value() + "." + header.part("minor version").value())
                .collect(Collectors.toSet());
        assertEquals(Set.of(variant), versions);
    }

    /** Both sides agreed on the code set that an option chooses, and the packets have the values in it. */
    private void codeSet(String variant) throws Exception {
        Map<String, String> options = subject.variants().get(variant);
        List<Message> messages = DecodedPackets.of(verifications.of(variant), verifications.contract(options)).messages();
        Set<String> agreed = messages.stream().flatMap(message -> message.fields().stream()).flatMap(WireCases::within)
                .filter(field -> field.name().equals("char") && field.parts().isEmpty()).map(Field::value).collect(Collectors.toSet());
        assertTrue(agreed.contains(variant.substring(Verifications.CODE_SET.length())), agreed::toString);
        for (ShapeGroup group : verifications.decoded(variant)) {
            for (Operation operation : subject.carried(group.contract(), options)) {
                compare(operation, messages);
            }
        }
    }

    private static Stream<Field> within(Field field) {
        return Stream.concat(Stream.of(field), field.parts().stream().flatMap(WireCases::within));
    }

    private void compare(ShapeGroup group) throws Exception {
        for (Operation operation : subject.carried(group.contract(), subject.defaults())) {
            compare(operation, decoded.get().messages());
        }
    }

    private static void compare(Operation operation, List<Message> all) {
        Iterator<Message> messages = all.stream()
                .filter(message -> message.kind() == MessageKind.REQUEST || message.kind() == MessageKind.RESPONSE)
                .filter(message -> message.operation().equals(operation.name())
                        || message.operation().matches("_?" + operation.name() + "(_\\d+)*_?")).iterator();
        Set<Long> continued = continued(all);
        int pool = ExpectedDigests.entries(operation);
        for (int entry = 0; entry < pool; entry++) {
            Message request = next(messages, MessageKind.REQUEST, operation);
            if (!continued.contains(request.requestId())) {
                assertEquals(WireValues.arguments(operation, Trial.SEED, entry),
                        found(request, "arguments", operation.parameters()), operation.name());
            }
            if (operation.oneWay()) {
                continue;
            }
            Message response = next(messages, MessageKind.RESPONSE, operation);
            if (!continued.contains(response.requestId())) {
                assertEquals(WireValues.result(operation, Trial.SEED, entry), answer(operation, entry, response), operation.name());
            }
            assertEquals(request.requestId(), response.requestId());
        }
    }

    /** The requests that were sent, or answered, in fragments: each shows only the values that end in it. */
    private static Set<Long> continued(List<Message> all) {
        return all.stream().filter(message -> message.kind() == MessageKind.FRAGMENT).map(Message::requestId).collect(Collectors.toSet());
    }

    private static List<String> answer(Operation operation, int entry, Message response) {
        return WireValues.throwing(operation, entry)
                ? List.of(WireValues.thrown(operation.exceptions().getFirst(), response.fields()))
                : found(response, "result", operation.result().map(shape -> new Parameter("value", shape)).stream().toList());
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
}
