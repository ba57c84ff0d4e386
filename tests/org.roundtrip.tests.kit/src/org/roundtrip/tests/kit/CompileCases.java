// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.CompileSetting;

/** A contract is compiled once and kept, and every value arrives as it was sent, whichever shape it has. */
final class CompileCases {
    private final Subject subject;
    private final Verifications verifications;

    CompileCases(Subject subject, Verifications verifications) {
        this.subject = subject;
        this.verifications = verifications;
    }

    Stream<DynamicTest> all() {
        List<DynamicTest> tests = new ArrayList<>();
        if (subject.thorough()) {
            // Before the first compilation, which then shows that nothing was left half done.
            tests.add(dynamicTest("an interrupted compilation ends and leaves no process", this::interrupted));
        }
        subject.variants().keySet().forEach(variant -> verifications.groups(variant).forEach(
                group -> tests.add(dynamicTest(group.name() + ", " + variant, () -> verifications.check(variant, group)))));
        tests.add(dynamicTest("a second time nothing is compiled", this::cached));
        return tests.stream();
    }

    private void interrupted() throws Exception {
        FutureTask<Compiled> compilation = new FutureTask<>(this::compile);
        Thread compiling = new Thread(compilation);
        compiling.start();
        Await.until(() -> !compiling.isAlive() || building());
        compiling.interrupt();
        assertTrue(compiling.join(Await.PATIENCE), "it does not end when it is interrupted");
        if (compilation.state() == FutureTask.State.FAILED) {
            assertInstanceOf(InterruptedException.class, compilation.exceptionNow());
        }
        assertEquals(0, ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count());
    }

    private boolean building() throws Exception {
        try (Stream<Path> entries = Files.list(setting().cache())) {
            return entries.anyMatch(entry -> entry.getFileName().toString().endsWith(".building"));
        }
    }

    private void cached() throws Exception {
        verifications.of(Subject.DEFAULTS);
        Compiled first = compile();
        Compiled second = compile();
        assertTrue(first.cached() && second.cached());
        assertEquals(first.classes(), second.classes());
        assertEquals(first.hash(), second.hash());
    }

    private Compiled compile() throws Exception {
        return subject.provider().compile(verifications.contract(subject.defaults()), setting());
    }

    private CompileSetting setting() throws Exception {
        return subject.setting(subject.defaults());
    }
}
