// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.load.ServedCalls;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

/** The journal of a servant is put beside that of its client, call by call where they were made in turn. */
class ServedTimesTest {
    /** More than a block of the journal holds, and more than are compared at a time. */
    private static final int CALLS = 20_000;
    @TempDir
    private Path folder;

    @Test
    void whatIsLeftOfEachCallIsOutsideOfTheServer() throws Exception {
        serve(CALLS);
        call(CALLS, Outcome.ANSWERED);
        ServedTimes times = read(true);
        assertEquals(CALLS, times.served().count(), "the calls of the warm-up are left out");
        assertEquals(CALLS, times.outside().count());
        assertArrayEquals(new long[] {20}, times.served().durations());
        assertArrayEquals(new long[] {100, 200}, times.outside().durations(), "each call is compared with its own");
        assertArrayEquals(new long[] {CALLS / 2, CALLS / 2}, times.outside().counts());
        assertArrayEquals(new long[] {10}, times.toServer().durations(), "the client begins each 10 ns before the servant");
        assertArrayEquals(new long[] {90, 190}, times.fromServer().durations());
        assertTrue(times.boundNanos() > 0 && times.boundNanos() < 1_000_000, () -> "within " + times.boundNanos());
    }

    @Test
    void clocksOfTwoMachinesAreNotPutBesideEachOther() throws Exception {
        serve(CALLS);
        call(CALLS, Outcome.ANSWERED);
        Path journal = folder.resolve("server.journal");
        try (FileChannel file = FileChannel.open(journal, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer moment = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
            file.read(moment, JournalFormat.MONOTONIC_AT);
            moment.putLong(0, moment.getLong(0) + 3_000_000);
            file.write(moment.flip(), JournalFormat.MONOTONIC_AT);
        }
        ServedTimes times = read(true);
        assertEquals(CALLS, times.outside().count(), "durations hold with any clocks");
        assertEquals(0, times.toServer().count());
        assertEquals(0, times.fromServer().count());
        assertEquals(0, times.boundNanos());
    }

    @Test
    void callsThatOverlapOrWereLostAreNotCompared() throws Exception {
        serve(CALLS);
        call(CALLS, Outcome.FAILURE);
        assertEquals(Histogram.EMPTY.count(), read(true).outside().count(), "a call failed");
        assertEquals(0, read(false).outside().count(), "several callers");
        assertEquals(CALLS, read(false).served().count());
    }

    @Test
    void journalsOfDifferentLengthsAreNotCompared() throws Exception {
        serve(CALLS - 1);
        call(CALLS, Outcome.ANSWERED);
        assertEquals(CALLS - 1, read(true).served().count());
        assertEquals(0, read(true).outside().count());
    }

    private ServedTimes read(boolean inTurn) throws Exception {
        return ServedTimes.read(folder.resolve("server.journal"), folder.resolve("client.journal"), inTurn);
    }

    /** Two threads serve calls of 20 ns in turn, the warm-up's of 70 ns before. */
    private void serve(int calls) throws Exception {
        try (ServedCalls served = ServedCalls.of(Settings.EMPTY.with("journal", folder.resolve("server.journal"))).orElseThrow()) {
            served.phase(Phase.WARM_UP);
            for (int i = 0; i < 5; i++) {
                served.add(1000L * i, 1000L * i + 70, Outcome.ANSWERED);
            }
            served.phase(Phase.STEADY);
            for (int thread = 0; thread < 2; thread++) {
                int first = thread;
                Thread serving = new Thread(() -> {
                    for (int i = first; i < calls; i += 2) {
                        served.add(1_000_000 + 1000L * i, 1_000_020 + 1000L * i, Outcome.ANSWERED);
                    }
                });
                serving.start();
                serving.join();
            }
        }
    }

    /** One caller's calls of 120 and 220 ns; the last one ends in some way. */
    private void call(int calls, Outcome last) throws Exception {
        try (JournalWriter writer = JournalWriter.create(folder.resolve("client.journal"))) {
            CallJournal journal = writer.of(0, 0);
            for (int i = 0; i < calls; i++) {
                if (i % 1000 == 0) {
                    journal.beginIntervals(Phase.STEADY, i);
                    journal.start(1_000_000 + 1000L * i);
                }
                journal.add(1_000_000 + 1000L * i - 10, -1, i % 2 == 0 ? 120 : 220, i == calls - 1 ? last.code() : 0);
            }
            journal.end();
        }
    }
}
