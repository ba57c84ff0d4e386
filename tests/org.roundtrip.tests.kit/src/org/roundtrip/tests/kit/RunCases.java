// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.engine.RefusedException;
import org.roundtrip.engine.RunHandle;
import org.roundtrip.engine.RunListener;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.Run;

/** The engine measures the provider, and stops when it is cancelled. */
final class RunCases {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    /** The most of a frame that is no IP packet. */
    private static final int ETHERNET_HEADER = 14;
    /**
     * Lose a call now and then when several callers use one service: Axis 1.4 sorts a shared list at each request, and fails a
     * request that reads the list meanwhile. Roundtrip counts these calls and does not mend them.
     */
    private static final Set<String> LOSING_CALLS = Set.of("axis", "axis.wss");
    private final Subject subject;
    private final MeasuredRuns runs;

    RunCases(Subject subject, MeasuredRuns runs) {
        this.subject = subject;
        this.runs = runs;
    }

    Stream<DynamicTest> all() {
        Stream<DynamicTest> measured = Stream.of(dynamicTest("the engine measures an operation", this::measured));
        return subject.thorough() ? Stream.concat(measured, more()) : measured;
    }

    private Stream<DynamicTest> more() {
        Stream<DynamicTest> answered = runs.answering.isEmpty() ? Stream.of()
                : Stream.of(dynamicTest("callers lose no call where exceptions are refused", this::answered));
        Stream<DynamicTest> overlapping = runs.hasAsynchronous()
                ? Stream.of(dynamicTest("asynchronous calls overlap on a wire", () -> checkOverlap(runs.asynchronousOnWire.get()))) : Stream.of();
        return Stream.of(answered, overlapping, Stream.of(
                dynamicTest("callers share the calls of a phase, of which some end with an exception and none is lost", this::callers),
                dynamicTest("it warms up in windows, and says how long its JVMs compiled", this::warmedUpInWindows),
                dynamicTest("asynchronous calls overlap, or are refused", this::asynchronous),
                dynamicTest("its packets on a wire are those of Ethernet", this::wired),
                dynamicTest("cancelled while calling, it leaves no process", this::cancelled))).flatMap(cases -> cases);
    }

    private void measured() throws Exception {
        for (Fork fork : runs.loopback.get().run().forks()) {
            assertTrue(fork.connectNanos() != null || fork.lookupNanos() != null, fork.variant());
            warmedUp(runs.loopback.get().journal(fork), 1);
            try (JournalReader journal = JournalReader.open(runs.loopback.get().journal(fork))) {
                assertEquals(Collections.nCopies(MeasuredRuns.SERIES.repeat(), "0 " + MeasuredRuns.SERIES.calls()),
                        journal.blocks().stream().filter(block -> block.phase() == Phase.SERIES)
                                .map(block -> block.firstCall() + " " + block.count()).toList(), "a repetition begins with index 0");
            }
        }
    }

    /** Checks that the warm-up went on until there were enough calls of all callers together, and for enough time of each. */
    private static void warmedUp(Path file, int callers) throws Exception {
        Map<Integer, List<long[]>> calls = new TreeMap<>();
        try (JournalReader journal = JournalReader.open(file)) {
            new MergedCalls(journal).takeNew((number, block, call) -> {
                if (block.phase() == Phase.WARM_UP) {
                    calls.computeIfAbsent(block.caller(), caller -> new ArrayList<>()).add(new long[] {call.startNanos(), call.endNanos()});
                }
            });
        }
        assertEquals(callers, calls.size());
        assertTrue(calls.values().stream().mapToInt(List::size).sum() >= MeasuredRuns.WARM_UP.calls(), calls::toString);
        calls.values().forEach(one -> assertTrue(one.getLast()[1] - one.getFirst()[0] >= MeasuredRuns.WARM_UP.seconds() * 1e9,
                () -> one.size() + " calls took less time than the warm-up is to take"));
    }

    private void warmedUpInWindows() throws Exception {
        RunFolder run = runs.warmedUp("windows", new WarmUp.Steady(0, 0.5));
        Fork fork = run.run().forks().getFirst();
        try (JournalReader journal = JournalReader.open(run.journal(fork))) {
            assertEquals(fork.warmedUp().calls(), journal.blocks().stream().filter(block -> block.phase() == Phase.WARM_UP)
                    .mapToLong(JournalReader.Block::count).sum());
        }
        assertFalse(fork.warmedUp().reached(), "two windows are too few");
    }

    private void callers() throws Exception {
        RunFolder run = runs.callers.get();
        for (Fork fork : run.run().forks()) {
            warmedUp(run.journal(fork), MeasuredRuns.CALLERS);
            callers(run, fork, runs.throwing().throwEvery());
            if (fork.variant().equals(MeasuredRuns.OWN_CONNECTIONS)) {
                assertEquals("own", run.run().environment().get("provider." + fork.variant() + ".callers.connections"));
                assertEquals(MeasuredRuns.CALLERS, connections(run.journal(fork)));
            }
        }
    }

    private void answered() throws Exception {
        for (Fork fork : runs.answered.get().run().forks()) {
            callers(runs.answered.get(), fork, 0);
        }
    }

    private static long connections(Path journal) throws IOException {
        try (JournalReader reader = JournalReader.open(journal)) {
            return reader.blocks().stream().map(JournalReader.Block::connection).distinct().count();
        }
    }

    /** @param every at each so manieth call the servant throws, at none if 0 */
    private void callers(RunFolder run, Fork fork, int every) throws Exception {
        boolean losing = LOSING_CALLS.contains(subject.info().id());
        Map<Integer, Integer> calls = new TreeMap<>();
        int[] verified = new int[1];
        int[] thrown = new int[1];
        int[] lost = new int[1];
        try (JournalReader journal = JournalReader.open(run.journal(fork))) {
            new MergedCalls(journal).takeNew((number, block, call) -> {
                assertTrue(!call.outcome().error() || losing && call.outcome() == Outcome.FAILURE,
                        () -> call.outcome() + " in " + block);
                // The servant counts from verification on.
                verified[0] += block.phase() == Phase.FIRST_CALL ? 0 : 1;
                lost[0] += call.outcome().error() ? 1 : 0;
                thrown[0] += call.outcome() == Outcome.EXCEPTION ? 1 : 0;
                if (block.phase() == Phase.STEADY) {
                    calls.merge(block.caller(), 1, Integer::sum);
                }
            });
        }
        assertEquals(IntStream.range(0, MeasuredRuns.CALLERS).boxed()
                .collect(Collectors.toMap(caller -> caller, caller -> MeasuredRuns.CALLS_OF_EACH)), calls);
        if (lost[0] > 0) {
            // Nobody knows which of the lost calls the servant served.
            return;
        }
        assertEquals(every == 0 ? 0 : verified[0] / every, thrown[0],
                "calls that ended with the exception of the contract");
        assertEquals(perPhase(run.journal(fork)), perPhase(run.serverJournal(fork)), "the servant has recorded each call");
    }

    /** How many calls of each phase ended in each way. */
    private static Map<String, Integer> perPhase(Path file) throws Exception {
        Map<String, Integer> calls = new TreeMap<>();
        try (JournalReader journal = JournalReader.open(file)) {
            assertTrue(journal.blocks().stream().allMatch(JournalReader.Block::closed), "all checksums are right");
            new MergedCalls(journal).takeNew((number, block, call) -> calls.merge(block.phase() + " " + call.outcome(), 1, Integer::sum));
        }
        return calls;
    }

    private void asynchronous() throws Exception {
        if (!runs.hasAsynchronous()) {
            RefusedException refused = assertThrows(RefusedException.class, runs.asynchronous::get);
            assertFalse(refused.objections().isEmpty());
            return;
        }
        checkOverlap(runs.asynchronous.get());
    }

    private static void checkOverlap(RunFolder run) throws Exception {
        for (Fork fork : run.run().forks()) {
            List<long[]> measured = new ArrayList<>();
            try (JournalReader journal = JournalReader.open(run.journal(fork))) {
                new MergedCalls(journal).takeNew((number, block, call) -> {
                    assertEquals(Outcome.ANSWERED, call.outcome(), () -> block.toString());
                    if (block.phase() == Phase.STEADY) {
                        measured.add(new long[] {call.startNanos(), call.endNanos()});
                    }
                });
            }
            assertEquals(MeasuredRuns.CALLERS * MeasuredRuns.CALLS_OF_EACH, measured.size());
            long most = measured.stream().mapToLong(one -> measured.stream()
                    .filter(other -> other[0] <= one[0] && one[0] < other[1]).count()).max().orElseThrow();
            assertTrue(most > 1 && most <= MeasuredRuns.WINDOW, () -> fork.variant() + ": in flight " + most);
        }
    }

    /** The values are longer than a packet. */
    private void wired() throws Exception {
        Fork fork = runs.wire.get().run().forks().getFirst();
        Assumptions.assumeTrue(fork.capture().missing() == null, () -> fork.capture().missing());
        assertTrue(fork.capture().packets() >= MeasuredRuns.CALLS * 2 * 4, () -> fork.capture().packets() + " packets");
        try (PacketFile packets = PacketFile.open(runs.wire.get().capture(fork))) {
            for (Packet packet = packets.next(); packet != null; packet = packets.next()) {
                assertTrue(packet.wireLength() <= Network.MTU + ETHERNET_HEADER, packet::toString);
            }
        }
    }

    private void cancelled() throws Exception {
        CountDownLatch opened = new CountDownLatch(1);
        RunHandle handle = runs.start("cancelled", Amount.seconds(120), new RunListener() {
            @Override
            public void changed(Run run) {
                Fork fork = run.forks().getFirst();
                if (fork.connectNanos() != null || fork.lookupNanos() != null) {
                    opened.countDown();
                }
            }
        });
        assertTrue(opened.await(PATIENCE.toSeconds(), TimeUnit.SECONDS));
        handle.cancel();
        Run run = assertTimeoutPreemptively(PATIENCE, handle::await);
        assertEquals(Run.Outcome.CANCELLED, run.outcome(), run.message());
        assertEquals(Fork.State.CANCELLED, run.forks().getFirst().state());
        assertEquals(0, ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count());
    }
}
