// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.model.Contract;

/**
 * A servant that gets objects of Java takes the classes of the contract only: not a subclass that the stub lets through. For each
 * version of the middleware that can be chosen.
 */
final class FilterCases {
    private static final String OPERATION = "map0";
    /** What the filters of Java's serialization say, and that of RMI over IIOP. */
    private static final Pattern REFUSED = Pattern.compile("REJECTED|NO_PERMISSION");
    private final Subject subject;
    private final ExpectedDigests expected;

    FilterCases(Subject subject, ExpectedDigests expected) {
        this.subject = subject;
        this.expected = expected;
    }

    Stream<DynamicTest> all() {
        return !subject.info().language().startsWith("Java") ? Stream.of()
                : subject.variants().entrySet().stream().filter(each -> each.getKey().equals(Subject.DEFAULTS) || each.getKey().startsWith("version"))
                        .map(each -> dynamicTest("a class that the contract does not have is refused, " + each.getKey(),
                                () -> refused(each.getKey(), each.getValue())));
    }

    private void refused(String variant, Map<String, String> options) throws Exception {
        Contract maps = new Contract("Maps", List.of(Contracts.kind(ShapeKind.MAP).operation(OPERATION)));
        Trial trial = subject.trial("filter-" + variant.replaceAll("\\W+", "-"), maps, options, expected);
        try (Forked server = trial.server(0); Forked client = trial.trying()) {
            client.ask(new ControlLine("open", server.start().values()));
            assertEquals("done", sent(client, HashMap.class).word());
            ControlLine answer = sent(client, LinkedHashMap.class);
            assertEquals("failed", answer.word());
            assertTrue(REFUSED.matcher(answer.text("message")).find(), answer::toString);
            assertEquals("done", sent(client, HashMap.class).word());
            client.stop();
            server.stop();
        }
    }

    private static ControlLine sent(Forked client, Class<?> argument) throws Exception {
        return client.answer(ControlLine.of("send").with("operation", OPERATION).with("argument", argument.getName()));
    }
}
