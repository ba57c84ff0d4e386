// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.ends;

import java.util.Arrays;
import org.roundtrip.capture.packet.Packet;

/**
 * When each byte of one direction passed for the first time at one end. Ranges of bytes do not overlap and are sorted; a
 * byte that passes again changes nothing.
 */
final class ByteTimes {
    private long[] starts = new long[16];
    private long[] ends = new long[16];
    private long[] nanos = new long[16];
    private int size;

    /** Adds the bytes from {@code start} to before {@code end}. @return whether neither the first nor the last had passed before */
    boolean add(long start, long end, long time) {
        boolean fresh = at(start) == Packet.NO_TIME && at(end - 1) == Packet.NO_TIME;
        long from = start;
        for (int next = after(from); from < end; next++) {
            // The range before may contain the first bytes.
            if (next > 0 && ends[next - 1] > from) {
                from = ends[next - 1];
            }
            long to = next < size ? Math.min(end, starts[next]) : end;
            if (from < to) {
                insert(next, from, to, time);
                from = to;
            } else if (next >= size) {
                break;
            }
        }
        return fresh;
    }

    /** Returns when a byte passed for the first time; {@link Packet#NO_TIME} when it was not captured. */
    long at(long position) {
        int range = after(position) - 1;
        return range >= 0 && position < ends[range] ? nanos[range] : Packet.NO_TIME;
    }

    /** The number of ranges that begin at a byte or before it. */
    private int after(long position) {
        if (size > 0 && starts[size - 1] <= position) {
            return size;
        }
        int found = Arrays.binarySearch(starts, 0, size, position);
        return found >= 0 ? found + 1 : -found - 1;
    }

    private void insert(int at, long start, long end, long time) {
        if (size == starts.length) {
            starts = Arrays.copyOf(starts, 2 * size);
            ends = Arrays.copyOf(ends, 2 * size);
            nanos = Arrays.copyOf(nanos, 2 * size);
        }
        for (long[] each : new long[][] {starts, ends, nanos}) {
            System.arraycopy(each, at, each, at + 1, size - at);
        }
        starts[at] = start;
        ends[at] = end;
        nanos[at] = time;
        size++;
    }
}
