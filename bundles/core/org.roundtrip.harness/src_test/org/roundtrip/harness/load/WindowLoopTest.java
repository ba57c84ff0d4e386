// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Limits;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

/** Asynchronous calls of a simulated middleware, on a clock that goes on only when somebody waits. */
class WindowLoopTest {
    private static final long MILLI = 1_000_000;
    private static final long SECOND = 1_000 * MILLI;
    private static final int WINDOW = 4;

    @TempDir
    private Path folder;
    private final SimulatedClock clock = new SimulatedClock();
    private final List<Long> sentAt = new ArrayList<>();
    private int inFlight;
    private int mostInFlight;

    /** Each seventh call takes ten times as long as the others, which overtake it. */
    private long duration(long number) {
        return (number % 7 == 3 ? 10 : 1) * MILLI + number;
    }

    private void answerLater(long number, SimulatedStub.Reply reply) {
        sentAt.add(clock.nanos());
        mostInFlight = Math.max(mostInFlight, ++inFlight);
        clock.at(clock.nanos() + duration(number), () -> {
            inFlight--;
            reply.answer();
        });
    }

    @Test
    void callsThatEndOutOfOrderAreRecordedAsTheyEnd() throws Exception {
        List<Interval> calls = run(new SimulatedStub(this::answerLater), new ThinkPace(0, false, 1), 3000, 0);
        assertEquals(WINDOW, mostInFlight);
        assertEquals(3000, calls.size());
        for (int i = 1; i < calls.size(); i++) {
            assertTrue(calls.get(i - 1).end() <= calls.get(i).end(), "in the order of the ends");
        }
        Map<Long, List<Long>> durations = calls.stream().collect(Collectors.groupingBy(Interval::start,
                Collectors.mapping(Interval::nanos, Collectors.toList())));
        for (int number = 0; number < 3000; number++) {
            assertTrue(durations.get(sentAt.get(number)).remove((Long) duration(number)), "call " + number);
        }
        assertTrue(calls.stream().allMatch(call -> call.outcome() == Outcome.ANSWERED && call.lateness() == -1));
    }

    @Test
    void aCallerThatThinksDoesSoBeforeItSends() throws Exception {
        run(new SimulatedStub(this::answerLater), new ThinkPace(5 * MILLI, false, 1), 20, 0);
        for (int i = 1; i < 20; i++) {
            assertTrue(sentAt.get(i) - sentAt.get(i - 1) >= 5 * MILLI);
        }
    }

    @Test
    void anOpenLoadIsLateOnlyWhenTheWindowIsFull() throws Exception {
        // Four places and calls of 1 ms carry 4,000 calls a second, and 2,000 arrive: no call waits.
        OpenPace pace = new OpenPace(Schedule.constant(2000), 0, Limits.first(0, SECOND));
        List<Interval> calls = run(new SimulatedStub((number, reply) -> clock.at(clock.nanos() + MILLI, reply::answer)), pace, 0, 0);
        assertEquals(2000, calls.size());
        assertTrue(calls.stream().allMatch(call -> call.lateness() == 0 && call.nanos() == MILLI));
        assertEquals(0, pace.dropped());
    }

    @Test
    void whatFindsNoPlaceBeforeTheEndIsDropped() throws Exception {
        // Calls of 8 ms: four places carry 500 calls a second, and 1,000 arrive.
        OpenPace pace = new OpenPace(Schedule.constant(1000), 0, Limits.first(0, SECOND));
        List<Interval> calls = run(new SimulatedStub((number, reply) -> clock.at(clock.nanos() + 8 * MILLI, reply::answer)), pace, 0, 0);
        assertEquals(1000, calls.size() + pace.dropped());
        assertEquals(500, calls.size(), 8);
        assertTrue(calls.getLast().lateness() > 400 * MILLI, "the last call that was sent had waited: " + calls.getLast());
    }

    @Test
    void aCallThatNeverEndsIsGivenUpAndTheOthersGoOn() throws Exception {
        SimulatedStub.Reply[] lost = new SimulatedStub.Reply[1];
        Set<PendingCall> used = new HashSet<>();
        SimulatedStub stub = new SimulatedStub((number, reply) -> {
            if (number == 50) {
                lost[0] = reply;
                // Much too late, when its place has been another's for long.
                clock.at(clock.nanos() + 2 * SECOND, reply::answer);
            } else {
                used.add(reply);
                clock.at(clock.nanos() + MILLI + number, reply::answer);
            }
        });
        List<Interval> calls = run(stub, new ThinkPace(0, false, 1), 20_000, 0);
        assertEquals(20_000, calls.size(), "the one that was given up, and no other twice");
        List<Interval> wrong = calls.stream().filter(call -> call.outcome() != Outcome.ANSWERED).toList();
        assertEquals(1, wrong.size());
        assertEquals(Outcome.TIME_OUT, wrong.getFirst().outcome());
        assertEquals(SECOND, wrong.getFirst().nanos(), 2 * MILLI);
        assertTrue(calls.getLast().end() > 3 * SECOND, "its late answer came in the meantime");
        assertNotNull(lost[0]);
        assertEquals(WINDOW + 1, used.size(), "its object, which was used before, is not used again");
    }

    @Test
    void aPhaseInWhichTheLastCallNeverEndsEnds() throws Exception {
        List<Interval> calls = run(new SimulatedStub((number, reply) -> {
            if (number < 9) {
                clock.at(clock.nanos() + MILLI + number, reply::answer);
            }
        }), new ThinkPace(0, false, 1), 10, 0);
        assertEquals(10, calls.size());
        assertEquals(Outcome.TIME_OUT, calls.getLast().outcome());
    }

    @Test
    void aMiddlewareThatAnswersNoCallEndsThePhaseAfterTenOfThem() throws Exception {
        SimulatedStub silent = new SimulatedStub((number, reply) -> { });
        ExplainedException failure = assertThrows(ExplainedException.class, () -> run(silent, new ThinkPace(0, false, 1), 100, 0));
        assertEquals("10 calls in a row failed, the last was call 10: It was not answered within 1 s.", failure.getMessage());
        assertEquals(10, Interval.of(journal()).size());
    }

    @Test
    void exceptionsComeThroughTheReplyHandlerOrTheSending() throws Exception {
        List<Interval> calls = run(new SimulatedStub((number, reply) -> {
            switch ((int) number % 4) {
                case 0 -> clock.at(clock.nanos() + MILLI + number, () -> reply.fail(new IllegalStateException("declared")));
                case 1 -> clock.at(clock.nanos() + MILLI + number, () -> reply.fail(new IOException("broken")));
                case 2 -> {
                    // As gRPC may do: it throws, and tells the observer too.
                    clock.at(clock.nanos() + MILLI + number, () -> reply.fail(new IOException("too late")));
                    throw new IOException("not sent");
                }
                default -> clock.at(clock.nanos() + MILLI + number, () -> reply.fail(new TimeoutException()));
            }
        }), new ThinkPace(0, false, 1), 8, 0);
        assertEquals(Map.of(Outcome.EXCEPTION, 2L, Outcome.FAILURE, 4L, Outcome.TIME_OUT, 2L),
                calls.stream().collect(Collectors.groupingBy(Interval::outcome, Collectors.counting())));
    }

    @Test
    void theFirstFailureEndsThePhaseOfTheFirstCall() throws Exception {
        SimulatedStub broken = new SimulatedStub((number, reply) -> reply.fail(new IOException("broken")));
        try (JournalWriter journal = JournalWriter.create(journal())) {
            WindowLoop loop = new WindowLoop(journal.of(0, 0), broken, new Window(broken, 1, clock), 1, new ThinkPace(0, false, 1), clock);
            assertThrows(ExplainedException.class, () -> loop.run(Phase.FIRST_CALL, 1, 0));
            assertEquals(1, loop.failures().count());
        }
    }

    /** With real threads: what they end is neither lost nor taken twice. */
    @Test
    void threadsOfTheMiddlewareEndCallsWithoutALock() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            SimulatedStub stub = new SimulatedStub((number, reply) -> {
                if (number % 5 == 0) {
                    reply.answer();
                } else {
                    threads.execute(reply::answer);
                }
            });
            stub.waitAtMost(60 * SECOND);
            Window window = new Window(stub, 64, Clock.SYSTEM);
            try (JournalWriter journal = JournalWriter.create(journal())) {
                WindowLoop loop = new WindowLoop(journal.of(0, 0), stub, window, 4, new ThinkPace(0, false, 1), Clock.SYSTEM);
                assertEquals(100_000, loop.run(Phase.STEADY, 100_000, 0));
            }
            assertEquals(100_000, Interval.of(journal()).stream().filter(call -> call.nanos() >= 0
                    && call.outcome() == Outcome.ANSWERED).count());
            assertTrue(window.empty());
            stub.call(0);
            assertNotNull(stub.kept(), "one call alone, as the verification makes it");
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void oneCallAloneIsGivenUpToo() {
        SimulatedStub silent = new SimulatedStub((number, reply) -> { });
        silent.waitAtMost(MILLI);
        assertThrows(ExplainedException.class, () -> silent.call(0));
        assertThrows(ExplainedException.class, () -> silent.call(0));
    }

    private Path journal() {
        return folder.resolve("journal");
    }

    private List<Interval> run(SimulatedStub stub, Pace pace, long calls, long nanos) throws Exception {
        try (JournalWriter journal = JournalWriter.create(journal())) {
            new WindowLoop(journal.of(0, 0), stub, new Window(stub, WINDOW, clock), 4, pace, clock).run(Phase.STEADY, calls,
                    nanos > 0 || calls > 0 ? nanos : Long.MAX_VALUE / 2);
        }
        return Interval.of(journal());
    }
}
