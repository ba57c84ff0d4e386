// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
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
    /** The status code with which HTTP answers a one-way call. */
    private static final String ACCEPTED = "202";
    private final Subject subject;
    private final Verifications verifications;
    private final ExpectedDigests expected;

    WireCases(Subject subject, Verifications verifications, ExpectedDigests expected) {
        this.subject = subject;
        this.expected = expected;
        this.verifications = verifications;
    }

    /** The values of a call in its messages, as texts that {@link WireValues} has. */
    interface CallValues {
        List<String> arguments(Operation operation, Message request);

        /** @param thrown whether the call ended with the first exception of the operation */
        List<String> outcome(Operation operation, boolean thrown, Message response);
    }

    Stream<DynamicTest> all() {
        return subject.variants().entrySet().stream().filter(variant -> !verifications.decoded(variant.getKey()).isEmpty() && !KnownLimit.seals(subject, variant.getValue()))
                .flatMap(variant -> tests(variant.getKey(), variant.getValue()).stream());
    }

    private List<DynamicTest> tests(String variant, Map<String, String> options) {
        Contract contract = verifications.contract(options);
        Lazy<DecodedPackets> decoded = new Lazy<>(() -> DecodedPackets.of(verifications.of(variant), contract));
        CallValues values = verifications.soap() ? new SoapValues(KnownLimit.writesHexadecimal(subject, options)) : new NamedValues();
        List<DynamicTest> tests = new ArrayList<>();
        List<ShapeGroup> named = KnownLimit.encrypts(subject, options) ? List.of() : verifications.decoded(variant);
        named.forEach(group -> tests.add(
                dynamicTest("packets with " + group.name() + " are decoded to what was sent, " + variant, () -> {
                    for (Operation operation : subject.carried(group.contract(), options)) {
                        compare(operation, expected.with(subject, options).entries(operation), values, decoded.get().messages());
                    }
                })));
        tests.add(dynamicTest("no byte of a message is left without a role, " + variant, () -> whole(decoded.get().messages())));
        TsharkMessages.of(subject.info().protocol()).ifPresent(tshark -> tests.add(dynamicTest("tshark finds the same messages, " + variant,
                () -> compare(tshark, decoded.get()))));
        if (variant.startsWith(Verifications.GIOP)) {
            tests.add(dynamicTest("calls are sent with " + variant, () -> version(variant, contract, decoded.get().messages())));
        }
        if (variant.startsWith(Verifications.CODE_SET)) {
            tests.add(dynamicTest("texts are sent with " + variant, () -> codeSet(variant, decoded.get().messages())));
        }
        return tests;
    }

    private static void compare(TsharkMessages tshark, DecodedPackets packets) throws Exception {
        assumeFalse(packets.messages().stream().anyMatch(WireCases::ofTls), "tshark has no keys");
        assertEquals(tshark.theirs(packets), tshark.ours(packets));
    }

    private static boolean ofTls(Message message) {
        return message.protocol().equals("tls");
    }

    private void whole(List<Message> messages) {
        for (Message message : messages.stream().filter(each -> !ofTls(each)).toList()) {
            assertNull(message.problem(), message::toString);
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
            assertEquals(0, message.kind() == MessageKind.UNKNOWN ? message.length() : 0, message::toString);
            assertTrue(!verifications.soap() || message.protocol().equals("soap") || message.code().equals(ACCEPTED), message::toString);
        }
    }

    /** All requests of the contract's operations and the replies to them have the version of GIOP that an option chooses. */
    private static void version(String variant, Contract contract, List<Message> messages) {
        Set<String> versions = messages.stream()
                .filter(message -> contract.operations().stream().anyMatch(each -> message.operation().equals(each.name())))
                .map(message -> message.fields().getFirst()).map(header ->
                        Verifications.GIOP + header.part("major version").value() + "." + header.part("minor version").value())
                .collect(Collectors.toSet());
        assertEquals(Set.of(variant), versions);
    }

    /** Both sides agreed on the code set that an option chooses. */
    private static void codeSet(String variant, List<Message> messages) {
        Set<String> agreed = messages.stream().flatMap(message -> message.fields().stream()).flatMap(WireCases::within)
                .filter(field -> field.name().equals("char") && field.parts().isEmpty()).map(Field::value).collect(Collectors.toSet());
        assertTrue(agreed.contains(variant.substring(Verifications.CODE_SET.length())), agreed::toString);
    }

    private static Stream<Field> within(Field field) {
        return Stream.concat(Stream.of(field), field.parts().stream().flatMap(WireCases::within));
    }

    private void compare(Operation operation, int pool, CallValues values, List<Message> all) {
        // HTTP answers a one-way call too, without values.
        Iterator<Message> messages = all.stream()
                .filter(message -> message.kind() == MessageKind.REQUEST || message.kind() == MessageKind.RESPONSE && !operation.oneWay())
                .filter(message -> message.operation().equals(operation.name())
                        || message.operation().matches("_?" + operation.name() + "(_\\d+)*_?")).iterator();
        Set<Long> continued = continued(all);
        for (int entry = 0; entry < pool; entry++) {
            Message request = next(messages, MessageKind.REQUEST, operation);
            if (!continued.contains(request.requestId())) {
                assertEquals(WireValues.arguments(operation, Trial.SEED, entry), values.arguments(operation, request), operation.name());
            }
            if (operation.oneWay()) {
                continue;
            }
            Message response = next(messages, MessageKind.RESPONSE, operation);
            if (!continued.contains(response.requestId())) {
                assertEquals(WireValues.result(operation, Trial.SEED, entry),
                        values.outcome(operation, WireValues.throwing(operation, entry), response), operation.name());
            }
            assertEquals(request.requestId(), response.requestId());
        }
        assertFalse(messages.hasNext(), operation.name());
    }

    /** The requests that were sent, or answered, in fragments: each shows only the values that end in it. */
    private static Set<Long> continued(List<Message> all) {
        return all.stream().filter(message -> message.kind() == MessageKind.FRAGMENT).map(Message::requestId).collect(Collectors.toSet());
    }

    private static Message next(Iterator<Message> messages, MessageKind kind, Operation operation) {
        Message message = messages.hasNext() ? messages.next() : null;
        assertNotNull(message, () -> "messages of " + operation.name() + " are missing");
        assertEquals(kind, message.kind());
        return message;
    }

    /** Values that a dissector names as the contract does. */
    private static final class NamedValues implements CallValues {
        @Override
        public List<String> arguments(Operation operation, Message request) {
            return found(request, "arguments", operation.parameters());
        }

        @Override
        public List<String> outcome(Operation operation, boolean thrown, Message response) {
            return thrown ? List.of(WireValues.thrown(operation.exceptions().getFirst(), response.fields()))
                    : found(response, "result", operation.result().map(shape -> new Parameter("value", shape)).stream().toList());
        }

        private static List<String> found(Message message, String group, List<Parameter> expected) {
            Field fields = message.fields().stream().filter(field -> field.name().equals(group)).findFirst().orElse(null);
            return expected.stream().map(each -> {
                Field field = fields == null ? null : fields.part(each.name());
                return field == null ? each.name() + " is not in " + message.fields() : WireValues.decoded(each.shape(), field);
            }).toList();
        }
    }
}
