// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.analysis.calls.Curve.Axis;
import org.roundtrip.harness.timing.Phase;

class PixelColumnsTest {
    @TempDir
    private Path temp;
    private ForkReading fork;
    private final List<long[]> calls = new ArrayList<>();

    @BeforeEach
    void record() throws IOException {
        Path file = temp.resolve("a.journal");
        Random random = new Random(11);
        long now = 0;
        try (Journals journal = new Journals(file)) {
            for (int i = 0; i < 30_000; i++) {
                long nanos = i == 0 ? 900_000 : 5_000 + random.nextInt(5_000);
                journal.add(i == 0 ? Phase.FIRST_CALL : i < 10_000 ? Phase.WARM_UP : Phase.STEADY, nanos);
                now += nanos;
                calls.add(new long[] {i + 1, now, nanos});
            }
        }
        fork = ForkReading.open(file);
    }

    @AfterEach
    void close() throws IOException {
        fork.close();
    }

    @ParameterizedTest
    @CsvSource({"CALLS, 5000, 5040, 200", "CALLS, 1, 2000, 500", "CALLS, 12000, 13000, 333", "TIME, 0, 2000000, 400",
        "TIME, 50000000, 51000000, 97"})
    void narrowColumnsHoldExactlyTheirCalls(Axis axis, double from, double to, int width) throws IOException {
        compare(axis, PixelColumns.linear(from, to, width));
    }

    @Test
    void forksTogetherCountAlike() {
        double[] edges = {0, 1, 2};
        PixelColumns fast = new PixelColumns(edges, new int[] {1000, 1}, new long[] {90, 80}, new long[] {95, 80},
                new long[] {100, 80}, new long[] {105, 80}, new long[] {110, 80});
        PixelColumns slow = new PixelColumns(edges, new int[] {10, 0}, new long[] {190, 0}, new long[] {195, 0},
                new long[] {200, 0}, new long[] {205, 0}, new long[] {900, 0});
        PixelColumns both = PixelColumns.together(List.of(fast, slow, slow));
        assertEquals(200, both.median()[0], "of two of three forks");
        assertEquals(90, both.min()[0]);
        assertEquals(900, both.max()[0]);
        assertEquals(1020, both.counts()[0]);
        assertEquals(80, both.median()[1], "only one of them came that far");
        assertEquals(100, PixelColumns.together(List.of(fast)).median()[0]);
    }

    @Test
    void logarithmicColumnsAreExactWhereTheyAreNarrow() throws IOException {
        double[] edges = PixelColumns.logarithmic(1, 30_001, 800);
        PixelColumns columns = PixelColumns.of(fork, Axis.CALLS, edges);
        assertEquals(900_000, columns.max()[0]);
        PixelColumns exact = exact(Axis.CALLS, edges);
        for (int i = 0; i < 500; i++) {
            assertEquals(exact.median()[i], columns.median()[i], "column " + i);
        }
    }

    @Test
    void wideColumnsAreApproximate() throws IOException {
        double[] edges = PixelColumns.linear(1, 30_001, 50);
        PixelColumns columns = PixelColumns.of(fork, Axis.CALLS, edges);
        PixelColumns exact = exact(Axis.CALLS, edges);
        for (int i = 0; i < 50; i++) {
            assertEquals(exact.median()[i], columns.median()[i], 0.05 * exact.median()[i], "median of " + i);
            assertEquals(exact.p10()[i], columns.p10()[i], 0.05 * exact.p10()[i], "p10 of " + i);
            assertEquals(exact.p90()[i], columns.p90()[i], 0.05 * exact.p90()[i], "p90 of " + i);
        }
        assertEquals(Arrays.stream(exact.max()).max(), Arrays.stream(columns.max()).max());
        assertEquals(Arrays.stream(exact.min()).min(), Arrays.stream(columns.min()).min());
    }

    @Test
    void columnsBeyondTheCurveAreEmpty() throws IOException {
        PixelColumns columns = PixelColumns.of(fork, Axis.CALLS, PixelColumns.linear(40_000, 50_000, 10));
        assertEquals(10, columns.width());
        assertTrue(Arrays.stream(columns.counts()).allMatch(count -> count == 0));
    }

    private void compare(Axis axis, double[] edges) throws IOException {
        PixelColumns columns = PixelColumns.of(fork, axis, edges);
        PixelColumns exact = exact(axis, edges);
        for (int i = 0; i < columns.width(); i++) {
            assertEquals(exact.counts()[i] > 0, columns.counts()[i] > 0, "column " + i);
            assertEquals(exact.min()[i], columns.min()[i], "min of column " + i);
            assertEquals(exact.p10()[i], columns.p10()[i], "p10 of column " + i);
            assertEquals(exact.median()[i], columns.median()[i], "median of column " + i);
            assertEquals(exact.p90()[i], columns.p90()[i], "p90 of column " + i);
            assertEquals(exact.max()[i], columns.max()[i], "max of column " + i);
        }
    }

    private PixelColumns exact(Axis axis, double[] edges) {
        int width = edges.length - 1;
        PixelColumns exact = new PixelColumns(edges, new int[width], new long[width], new long[width],
                new long[width], new long[width], new long[width]);
        for (int i = 0; i < width; i++) {
            List<Long> inside = new ArrayList<>();
            for (long[] call : calls) {
                double place = axis == Axis.CALLS ? call[0] : call[1];
                if (place >= edges[i] && place < edges[i + 1]) {
                    inside.add(call[2]);
                }
            }
            Collections.sort(inside);
            exact.counts()[i] = inside.size();
            if (!inside.isEmpty()) {
                exact.min()[i] = inside.getFirst();
                exact.p10()[i] = inside.get((inside.size() * 10 + 99) / 100 - 1);
                exact.median()[i] = inside.get((inside.size() * 50 + 99) / 100 - 1);
                exact.p90()[i] = inside.get((inside.size() * 90 + 99) / 100 - 1);
                exact.max()[i] = inside.getLast();
            }
        }
        return exact;
    }
}
