// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.analysis.calls.Curve.Span;
import org.roundtrip.analysis.calls.Stretch;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Phase;

class ForkReadingTest {
    @TempDir
    private Path temp;

    @Test
    void phasesAreSeparate() throws IOException {
        Path file = temp.resolve("a.journal");
        try (Journals journal = new Journals(file)) {
            journal.add(Phase.FIRST_CALL, 1000).add(Phase.WARM_UP, 100, 90, 80).add(Phase.STEADY, 50, 60)
                    .add(Phase.CAPTURE, 70);
        }
        try (ForkReading reading = ForkReading.open(file)) {
            assertEquals(1000, reading.firstCallNanos());
            assertEquals(7, reading.calls());
            assertEquals(2, reading.steady().count());
            assertEquals(110, reading.steady().sumNanos());
            assertEquals(List.of(new Span(Phase.FIRST_CALL, 1, 2, 0, 1000), new Span(Phase.WARM_UP, 2, 5, 1000, 1270),
                    new Span(Phase.STEADY, 5, 7, 1270, 1380), new Span(Phase.CAPTURE, 7, 8, 1380, 1450)),
                    reading.curve().spans());
            assertEquals(List.of(new FirstCall(Phase.FIRST_CALL, 1, 1000, 1000), new FirstCall(Phase.WARM_UP, 2, 1100, 100),
                    new FirstCall(Phase.STEADY, 5, 1320, 50), new FirstCall(Phase.CAPTURE, 7, 1450, 70)),
                    FirstCall.of(reading, reading.curve()));
            assertEquals(new Stretch(Phase.WARM_UP, 2, 1000, 1270, 3, 80, 80, 90, 100, 100),
                    reading.curve().stretches().get(1));
        }
    }

    @Test
    void aCurveShowsTheTimeThatWasAskedForAlsoWhileTheJournalGrows() throws IOException {
        Path file = temp.resolve("late.journal");
        try (Journals journal = new Journals(file)) {
            journal.add(Phase.FIRST_CALL, 1000).addLate(Phase.STEADY, 7, 100).addLate(Phase.STEADY, 0, 50);
            try (ForkReading reading = ForkReading.open(file)) {
                assertEquals(List.of("100 to 50", "107 to 50", "7 to 1"), ends(reading));
                journal.addLate(Phase.STEADY, 900, 60);
                assertTrue(reading.refresh());
                assertEquals(List.of("100 to 60", "107 to 960", "7 to 900"), ends(reading));
                assertEquals(List.of(Phase.STEADY), reading.curve(CallTime.RESPONSE).spans().stream().map(Span::phase).toList(),
                        "nothing says when the first call was to be made");
                assertEquals(2, reading.curve(CallTime.RESPONSE).stretches().getFirst().firstCall());
                assertEquals(107, LineEnd.of(reading, reading.curve(CallTime.RESPONSE), Curve.Axis.CALLS, 9).orElseThrow().nanos(),
                        "the median of 107, 50 and 960 is 107");
            }
        }
    }

    private static List<String> ends(ForkReading reading) throws IOException {
        List<String> ends = new ArrayList<>();
        for (CallTime time : CallTime.values()) {
            List<Long> nanos = new ArrayList<>();
            reading.calls(time, 2, reading.calls() + 1, (number, end, value) -> nanos.add(value));
            Stretch stretch = reading.curve(time).stretches().getLast();
            assertEquals(nanos.stream().mapToLong(Long::longValue).max().orElseThrow(), stretch.maxNanos());
            assertEquals(nanos.stream().mapToLong(Long::longValue).min().orElseThrow(), stretch.minNanos());
            ends.add(nanos.getFirst() + " to " + nanos.getLast());
        }
        return ends;
    }

    @Test
    void eachCallOfAGrowingJournalIsReadOnce() throws IOException {
        Path file = temp.resolve("a.journal");
        Random random = new Random(7);
        List<Long> written = new ArrayList<>();
        try (Journals journal = new Journals(file); ForkReading reading = ForkReading.open(file)) {
            assertNull(reading.firstCallNanos());
            assertFalse(reading.refresh());
            for (int step = 0; step < 40; step++) {
                Phase phase = step < 20 ? Phase.WARM_UP : Phase.STEADY;
                long[] nanos = random.longs(random.nextInt(900), 1, 10_000).toArray();
                journal.add(phase, nanos);
                assertEquals(nanos.length > 0, reading.refresh());
                assertFalse(reading.refresh());
                if (phase == Phase.STEADY) {
                    LongStream.of(nanos).forEach(written::add);
                }
                assertEquals(written.stream().mapToLong(Long::longValue).sum(), reading.steady().sumNanos());
                assertEquals(written.size(), reading.steady().count());
                assertEquals(reading.calls(), reading.curve().stretches().stream().mapToLong(Stretch::count).sum());
                reading.close();
            }
        }
    }

    @Test
    void callsAreFoundAgainByNumber() throws IOException {
        Path file = temp.resolve("a.journal");
        long[] nanos = LongStream.range(0, 20_000).map(i -> 1000 + i).toArray();
        try (Journals journal = new Journals(file)) {
            journal.add(Phase.FIRST_CALL, 77).add(Phase.STEADY, nanos);
        }
        try (ForkReading reading = ForkReading.open(file)) {
            long[] read = new long[7000];
            long[] ends = new long[7000];
            reading.calls(CallTime.SERVICE, 5002, 12_002, (number, end, duration) -> {
                read[(int) number - 5002] = duration;
                ends[(int) number - 5002] = end;
            });
            assertArrayEquals(LongStream.range(5000, 12_000).map(i -> 1000 + i).toArray(), read);
            assertEquals(77 + LongStream.range(0, 5001).map(i -> 1000 + i).sum(), ends[0]);
            assertEquals(ends[6999], ends[0] + LongStream.range(1, 7000).map(i -> read[(int) i]).sum());
        }
    }

    @Test
    void damagedBlocksAreSkipped() throws IOException {
        Path file = temp.resolve("a.journal");
        try (Journals journal = new Journals(file)) {
            journal.add(Phase.FIRST_CALL, 5).add(Phase.WARM_UP, 6, 6).add(Phase.STEADY, 7, 7, 7);
        }
        byte[] bytes = Files.readAllBytes(file);
        bytes[2 * JournalFormat.BLOCK_BYTES + JournalFormat.BLOCK_HEADER_BYTES] ^= 1;
        Files.write(file, bytes);
        try (ForkReading reading = ForkReading.open(file)) {
            assertTrue(reading.damaged());
            assertEquals(4, reading.calls());
            assertEquals(3, reading.steady().count());
        }
    }
}
