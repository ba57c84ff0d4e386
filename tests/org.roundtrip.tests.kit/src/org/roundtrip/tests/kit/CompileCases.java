// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.provider.Compiled;

/** A contract is compiled once and kept. An interrupted compilation leaves no trace. */
final class CompileCases {
    private final Subject subject;
    private final Verifications verifications;

    CompileCases(Subject subject, Verifications verifications) {
        this.subject = subject;
        this.verifications = verifications;
    }

    Stream<DynamicTest> all() {
        return Stream.of(
                dynamicTest("a second time nothing is compiled", this::cached),
                dynamicTest("interrupted, it leaves no process", () -> verifications.interrupted().check()),
                dynamicTest("interrupted, it leaves nothing half done: the same contract is compiled and verified",
                        () -> verifications.check(Subject.DEFAULTS, ShapeGroup.KINDS)));
    }

    private void cached() throws Exception {
        Compiled first = compile();
        Compiled second = compile();
        assertTrue(second.cached());
        assertEquals(first.classes(), second.classes());
        assertEquals(first.hash(), second.hash());
    }

    private Compiled compile() throws Exception {
        return subject.provider().compile(Contracts.small(), subject.setting(subject.defaults()));
    }
}
