// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/** Every value arrives as it was sent, whichever shape it has. */
final class ShapeCases {
    private static final long[] SEEDS = {1, 2};
    /** Of one contract: there is always something odd that a middleware cannot carry. */
    private static final int MOST_REFUSED = 3;
    private final Subject subject;

    ShapeCases(Subject subject) {
        this.subject = subject;
    }

    Stream<DynamicTest> all() {
        List<DynamicTest> tests = new ArrayList<>();
        subject.variants().forEach((name, options) ->
                tests.add(carries("every kind of shape, " + name, Contracts.kinds(), options)));
        tests.add(carries("empty, large and deep values", Contracts.sizes(), subject.defaults()));
        tests.add(carries("names that are reserved somewhere", Contracts.names(), subject.defaults()));
        for (long seed : SEEDS) {
            tests.add(carries("random shapes, seed " + seed, Contracts.random(seed), subject.defaults()));
        }
        return tests.stream();
    }

    private DynamicTest carries(String name, Contract contract, Map<String, String> options) {
        return dynamicTest(name, () -> {
            List<Operation> carried = subject.carried(contract, options);
            int refused = contract.operations().size() - carried.size();
            assertTrue(subject.sketch() || refused <= MOST_REFUSED,
                    () -> "too much is refused: " + subject.provider().refusals(contract, options));
            assumeFalse(carried.isEmpty(), "it carries none of these, and says so");
            subject.trial(name.replaceAll("\\W+", "-"), new Contract(contract.name(), carried), options).verifyAll();
        });
    }
}
