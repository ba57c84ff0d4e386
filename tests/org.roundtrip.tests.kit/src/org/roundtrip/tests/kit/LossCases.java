// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;

/** Calls that are not answered: one that takes too long in the middle of many, and one-way calls, which never are. */
final class LossCases {
    private final boolean losingOneWay;
    private final boolean hasOneWay;
    private final MeasuredRuns runs;

    LossCases(Subject subject, MeasuredRuns runs) {
        losingOneWay = KnownLimit.losesOneWay(subject, subject.defaults());
        hasOneWay = runs.hasOneWay();
        this.runs = runs;
    }

    Stream<DynamicTest> all() {
        Stream<DynamicTest> late = Stream.of(dynamicTest("a call that takes too long is one error among many answered calls", this::timedOut));
        return hasOneWay ? Stream.concat(late, Stream.of(dynamicTest("one-way calls of several callers are all sent, and those that do not arrive are counted", this::oneWay)))
                : late;
    }

    /** The servant stalls once, for longer than a call may take. */
    private void timedOut() throws Exception {
        List<String> ends = new ArrayList<>();
        long[] nanos = new long[1];
        measured(runs.stalled.get(), (outcome, took) -> {
            ends.add(outcome.name());
            nanos[0] = Math.max(nanos[0], outcome == Outcome.TIME_OUT ? took : 0);
        });
        assertEquals(MeasuredRuns.CALLERS * MeasuredRuns.CALLS_OF_EACH, ends.size());
        assertEquals(1, ends.stream().filter(Outcome.TIME_OUT.name()::equals).count(), ends::toString);
        assertEquals(ends.size() - 1, ends.stream().filter(Outcome.ANSWERED.name()::equals).count(), ends::toString);
        assertEquals(Outcome.ANSWERED.name(), ends.getLast());
        assertTrue(nanos[0] > TimeUnit.SECONDS.toNanos(MeasuredRuns.SHORT_SECONDS) * 9 / 10, () -> nanos[0] + " ns");
    }

    private void oneWay() throws Exception {
        Map<Outcome, Integer> ends = new TreeMap<>();
        Fork fork = measured(runs.oneWay.get(), (outcome, took) -> ends.merge(outcome, 1, Integer::sum));
        assertEquals(Map.of(Outcome.ANSWERED, MeasuredRuns.CALLERS * MeasuredRuns.CALLS_OF_EACH), ends);
        assertTrue(fork.lostCalls() == 0 || losingOneWay && fork.lostCalls() > 0, () -> fork.lostCalls() + " calls never arrived");
    }

    /** What a measured call ended with. */
    private interface Calls {
        void take(Outcome outcome, long nanos);
    }

    private static Fork measured(RunFolder run, Calls calls) throws Exception {
        Fork fork = run.run().forks().getFirst();
        try (JournalReader journal = JournalReader.open(run.journal(fork))) {
            new MergedCalls(journal).takeNew((number, block, call) -> {
                if (block.phase() == Phase.STEADY) {
                    calls.take(call.outcome(), call.endNanos() - call.startNanos());
                }
            });
        }
        return fork;
    }
}
