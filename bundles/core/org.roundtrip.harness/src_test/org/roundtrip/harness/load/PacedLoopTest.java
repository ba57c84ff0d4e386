// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Limits;
import org.roundtrip.harness.timing.NoValues;
import org.roundtrip.harness.timing.Phase;

/** Paced calls on a clock that goes on only when somebody waits or is called. */
class PacedLoopTest {
    private static final long SECOND = 1_000_000_000;
    private static final long MILLI = 1_000_000;
    /** A long duration is recorded to so many nanoseconds. */
    private static final long COARSE = 8192;

    @TempDir
    private Path folder;
    private final SimulatedClock clock = new SimulatedClock();
    private int runs;

    /** The example of the rule: at 1000 calls a second, a server that stalls 2 s once in 20 s. */
    @Test
    void aStallIsInTheResponseTimesOfAllCallsThatArrivedMeanwhile() throws Exception {
        OpenPace pace = new OpenPace(Schedule.constant(1000), 0, Limits.first(20_000, 0));
        List<Interval> calls = run(pace, 0, call -> call == 5000 ? 2 * SECOND : MILLI / 10);
        assertEquals(20_000, calls.size());
        assertEquals(0.1, percentile(calls, Interval::nanos) / MILLI, 0.001, "counted from the sending");
        assertEquals(1_821, percentile(calls, call -> call.lateness() + call.nanos()) / MILLI, 1_821 * 0.05,
                "counted from the intended moment");
        assertTrue(calls.stream().noneMatch(call -> call.lateness() < 0));
        assertEquals(0, pace.dropped());
    }

    @Test
    void aClosedLoopDoesNotNoticeTheStall() throws Exception {
        List<Interval> calls = run(new ThinkPace(MILLI, false, 1), 20_000, call -> call == 5000 ? 2 * SECOND : MILLI / 10);
        assertEquals(0.1, percentile(calls, Interval::nanos) / MILLI, 0.001);
        assertTrue(calls.stream().allMatch(call -> call.lateness() == -1), "nothing says when a call was to be made");
        for (int i = 1; i < calls.size(); i++) {
            assertEquals(calls.get(i - 1).end() + MILLI, calls.get(i).start(), COARSE);
        }
    }

    @Test
    void whatCannotBeMadeBeforeTheEndIsDropped() throws Exception {
        OpenPace pace = new OpenPace(Schedule.constant(1000), 0, Limits.first(0, 10 * SECOND));
        List<Interval> calls = run(pace, 0, call -> 2 * MILLI);
        assertEquals(5_000, calls.size(), "a call takes as long as two gaps");
        assertEquals(5_000, pace.dropped());
    }

    @Test
    void anOpenLoadGoesOnUntilBothLimitsAreReached() throws Exception {
        OpenPace many = new OpenPace(Schedule.constant(1000), 0, Limits.both(20_000, SECOND));
        assertEquals(20_000, run(many, 0, call -> 2 * MILLI).size());
        assertEquals(0, many.dropped(), "nothing is dropped of the calls that must be made");
        OpenPace longer = new OpenPace(Schedule.constant(1000), clock.nanos(), Limits.both(10, 10 * SECOND));
        assertEquals(5_000, run(longer, 0, call -> 2 * MILLI).size());
        assertEquals(5_000, longer.dropped());
    }

    @Test
    void aClosedLoadGoesOnUntilBothLimitsAreReached() throws Exception {
        assertEquals(500, run(new ThinkPace(MILLI, false, 1), Limits.both(500, SECOND / 10), call -> MILLI).size());
        assertEquals(50, run(new ThinkPace(MILLI, false, 1), Limits.both(10, SECOND / 10), call -> MILLI).size());
    }

    @Test
    void aCallThatIsMadeInTimeIsNotLate() throws Exception {
        List<Interval> calls = run(new OpenPace(Schedule.constant(10), 0, Limits.first(0, SECOND)), 0, call -> MILLI);
        assertEquals(10, calls.size());
        for (int i = 0; i < 10; i++) {
            assertEquals(i * SECOND / 10, calls.get(i).start());
            assertEquals(0, calls.get(i).lateness());
        }
    }

    private static double percentile(List<Interval> calls, ToLongFunction<Interval> value) {
        long[] sorted = calls.stream().mapToLong(value).sorted().toArray();
        return sorted[(int) Math.ceil(0.99 * sorted.length) - 1];
    }

    private List<Interval> run(Pace pace, long calls, LongUnaryOperator duration) throws Exception {
        return run(pace, Limits.first(calls, Long.MAX_VALUE / 2), duration);
    }

    private List<Interval> run(Pace pace, Limits limits, LongUnaryOperator duration) throws Exception {
        Path file = folder.resolve("journal" + runs++);
        try (JournalWriter journal = JournalWriter.create(file)) {
            NoValues caller = new NoValues() {
                private long call;

                @Override
                public void call(int entry) {
                    clock.pass(duration.applyAsLong(call++));
                }
            };
            new PacedLoop(journal.of(0, 0), caller, 4, pace, clock).run(Phase.STEADY, limits);
        }
        return Interval.of(file);
    }
}
