// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Compiled;

/** Compiled once, kept, and cancelled without a trace. */
final class CompileCases {
    private static final long BEFORE_CANCEL_MILLIS = 250;
    private final Subject subject;

    CompileCases(Subject subject) {
        this.subject = subject;
    }

    Stream<DynamicTest> all() {
        return Stream.of(
                dynamicTest("a second time nothing is compiled", this::cached),
                dynamicTest("cancelled, it leaves no process and nothing half done", this::cancelled));
    }

    private void cached() throws Exception {
        Compiled first = compile(Contracts.small());
        Compiled second = compile(Contracts.small());
        assertTrue(second.cached());
        assertEquals(first.classes(), second.classes());
        assertEquals(first.hash(), second.hash());
    }

    private void cancelled() throws Exception {
        Contract contract = new Contract("Cancelled", subject.carried(Contracts.kinds(), subject.defaults()));
        CompletableFuture<Compiled> outcome = new CompletableFuture<>();
        Thread compiling = new Thread(() -> {
            try {
                outcome.complete(compile(contract));
            } catch (Throwable thrown) {
                outcome.completeExceptionally(thrown);
            }
        });
        compiling.start();
        Thread.sleep(BEFORE_CANCEL_MILLIS);
        compiling.interrupt();
        compiling.join(TimeUnit.SECONDS.toMillis(20));
        assertFalse(compiling.isAlive(), "it does not end when it is interrupted");
        if (outcome.isCompletedExceptionally()) {
            Throwable thrown = outcome.handle((compiled, failure) -> failure).get();
            assertInstanceOf(InterruptedException.class, thrown, () -> thrown.toString());
        }
        assertEquals(0, ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count());
        subject.trial("cancelled", contract, subject.defaults()).verifyAll();
    }

    private Compiled compile(Contract contract) throws Exception {
        return subject.provider().compile(contract, subject.defaults(), subject.cache());
    }
}
