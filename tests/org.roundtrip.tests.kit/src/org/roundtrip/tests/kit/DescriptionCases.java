// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.contract.ShapeWalk;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Refusal;

/** A provider's description of itself, and its refusals of shapes that it cannot carry. */
final class DescriptionCases {
    private final Subject subject;

    DescriptionCases(Subject subject) {
        this.subject = subject;
    }

    Stream<DynamicTest> all() {
        return Stream.of(
                dynamicTest("its id can stand in plans and file names", this::id),
                dynamicTest("it can run here", this::available),
                dynamicTest("its options have labels, help and possible defaults", this::options),
                dynamicTest("a shape nested too deep is refused by its path", () -> refusedAt("deep.", Contracts.tooDeep())),
                dynamicTest("a value too large is refused by its path", () -> refusedAt("large.", Contracts.tooLarge())),
                dynamicTest("a refusal names a place of the contract and a reason", this::refusals));
    }

    private void id() {
        assertTrue(subject.info().id().matches("[a-z][a-z0-9.-]{0,30}"), subject.info().id());
    }

    private void available() {
        assertInstanceOf(Availability.Available.class, subject.provider().availability());
    }

    private void options() {
        List<Option> options = subject.provider().options();
        assertEquals(options.size(), options.stream().map(Option::name).distinct().count());
        for (Option option : options) {
            assertTrue(option.name().matches("[a-z][A-Za-z0-9]{0,30}"), option.name());
            assertFalse(option.label().isBlank(), option.name());
            assertTrue(option.help().endsWith("."), option.name() + ": " + option.help());
            assertNull(option.objection(option.defaultValue()), option.name());
        }
    }

    private void refusedAt(String path, Contract contract) {
        List<Refusal> refusals = subject.provider().refusals(contract, subject.defaults());
        assertFalse(refusals.isEmpty());
        assertTrue(refusals.stream().anyMatch(refusal -> refusal.field().startsWith(path)), refusals.toString());
        assertTrue(refusals.stream().noneMatch(refusal -> refusal.field().startsWith("ping")), refusals.toString());
        named(contract, refusals);
    }

    private void refusals() {
        for (Map<String, String> options : subject.variants().values()) {
            for (Contract contract : List.of(Contracts.kinds(), Contracts.sizes(), Contracts.names(), Contracts.random(1))) {
                named(contract, subject.provider().refusals(contract, options));
            }
            ShapeGroup.LATER.forEach(group -> named(group.contract(), subject.provider().refusals(group.contract(), options)));
        }
    }

    private static void named(Contract contract, List<Refusal> refusals) {
        Set<String> places = ShapeWalk.of(contract).stream().map(ShapeWalk.Place::path).collect(Collectors.toSet());
        contract.operations().stream().map(Operation::name).forEach(places::add);
        for (Refusal refusal : refusals) {
            assertTrue(places.contains(refusal.field()), refusal.toString());
            assertFalse(refusal.reason().isBlank() || refusal.reason().contains("\n"), refusal.toString());
        }
    }
}
