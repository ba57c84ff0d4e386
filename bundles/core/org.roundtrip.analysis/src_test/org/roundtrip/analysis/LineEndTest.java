// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.calls.Curve.Axis;
import org.roundtrip.harness.timing.Phase;

class LineEndTest {
    @TempDir
    Path folder;

    /** 100 calls of warm-up take 900 ns each, then 5,000 measured ones 1, 2, ..., 5,000 ns, then five captured ones 70 ns. */
    private Optional<LineEnd> end(Axis axis, double to) throws IOException {
        Path journal = folder.resolve("journal-" + axis + to);
        try (Journals calls = new Journals(journal)) {
            calls.add(Phase.WARM_UP, LongStream.generate(() -> 900).limit(100).toArray())
                    .add(Phase.STEADY, LongStream.rangeClosed(1, 5000).toArray()).add(Phase.CAPTURE, 70, 70, 70, 70, 70);
        }
        try (ForkReading reading = ForkReading.open(journal)) {
            return LineEnd.of(reading, reading.curve(), axis, to);
        }
    }

    @Test
    void itIsTheMedianOfTheLastThousandCallsOfThePhase() throws IOException {
        assertEquals(Optional.of(new LineEnd(Phase.STEADY, 4500, 1000)), end(Axis.CALLS, 5100.9));
        assertEquals(Optional.of(new LineEnd(Phase.STEADY, 2500, 1000)), end(Axis.CALLS, 3100));
    }

    @Test
    void aPhaseWithFewerCallsIsNotMixedWithTheOneBefore() throws IOException {
        assertEquals(Optional.of(new LineEnd(Phase.STEADY, 5, 10)), end(Axis.CALLS, 110));
        assertEquals(Optional.of(new LineEnd(Phase.WARM_UP, 900, 50)), end(Axis.CALLS, 50));
        assertEquals(Optional.of(new LineEnd(Phase.STEADY, 4500, 1000)), end(Axis.CALLS, 1e9), "captured calls have no value");
    }

    @Test
    void overTimeItCountsCallsThatEndedBefore() throws IOException {
        double warm = 100 * 900;
        assertEquals(Optional.of(new LineEnd(Phase.STEADY, 2, 3)), end(Axis.TIME, warm + 1 + 2 + 3));
        assertEquals(Optional.of(new LineEnd(Phase.STEADY, 4500, 1000)), end(Axis.TIME, 1e12));
        assertEquals(Optional.empty(), end(Axis.TIME, 899));
    }

    @Test
    void forksCountAlikeAndThoseBehindDoNotCount() {
        assertEquals(Optional.of(new LineEnd(Phase.STEADY, 30, 13)), LineEnd.together(List.of(new LineEnd(Phase.STEADY, 40, 8),
                new LineEnd(Phase.WARM_UP, 1, 900), new LineEnd(Phase.STEADY, 20, 13), new LineEnd(Phase.STEADY, 30, 2))));
        assertEquals(Optional.empty(), LineEnd.together(List.of()));
    }
}
