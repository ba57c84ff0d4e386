// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import java.util.Arrays;
import java.util.Random;

/** Calls for tests. */
public record TestCalls(long[] starts, long[] ends) implements CallTimes {

    /** Returns calls one after the other, with a gap before one in ten. */
    public static TestCalls random(int count, long seed) {
        Random random = new Random(seed);
        long[] starts = new long[count];
        long[] ends = new long[count];
        long time = 0;
        for (int i = 0; i < count; i++) {
            time += random.nextInt(10) == 0 ? random.nextInt(100_000) : 0;
            starts[i] = time;
            time += 1_000 + random.nextInt(random.nextInt(50) == 0 ? 1_000_000 : 20_000);
            ends[i] = time;
        }
        return new TestCalls(starts, ends);
    }

    /** Returns calls from pairs of start and end. */
    public static TestCalls of(long... pairs) {
        long[] starts = new long[pairs.length / 2];
        long[] ends = new long[pairs.length / 2];
        Arrays.setAll(starts, i -> pairs[2 * i]);
        Arrays.setAll(ends, i -> pairs[2 * i + 1]);
        return new TestCalls(starts, ends);
    }

    @Override
    public int size() {
        return starts.length;
    }

    @Override
    public long start(int call) {
        return starts[call];
    }

    @Override
    public long end(int call) {
        return ends[call];
    }

    @Override
    public long latestEnd(int call) {
        return Arrays.stream(ends, 0, call + 1).max().orElseThrow();
    }
}
