// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.Arrays;

/** Computes where the lines of a chunk begin, as text or as hexadecimal digits. */
final class LineBreaks {
    private LineBreaks() {
    }

    /** All lines have the same length but the last. */
    static int[] hex(int length, int columns) {
        int[] starts = new int[Math.ceilDiv(length, columns)];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = i * columns;
        }
        return starts;
    }

    /** A line begins after each line feed, and where the line before is full. */
    static int[] text(byte[] bytes, int columns) {
        int[] starts = new int[16];
        int count = 0;
        int begin = 0;
        for (int at = 0; at < bytes.length; at++) {
            boolean full = at - begin == columns;
            boolean feed = at > begin && bytes[at - 1] == '\n';
            if (at == 0 || full && !(bytes[at] == '\n') && !ends(bytes, at) || feed) {
                begin = at;
                starts = count == starts.length ? Arrays.copyOf(starts, 2 * count) : starts;
                starts[count++] = at;
            }
        }
        return Arrays.copyOf(starts, count);
    }

    /** Whether only a carriage return and a line feed follow. */
    private static boolean ends(byte[] bytes, int at) {
        return bytes[at] == '\r' && at + 1 < bytes.length && bytes[at + 1] == '\n';
    }

    /** Estimates how many lines a chunk has that was not read yet. */
    static int estimate(int length, int columns) {
        return Math.ceilDiv(length, columns);
    }

    /** The index of the line with a byte. */
    static int lineOf(int[] starts, int at) {
        int found = Arrays.binarySearch(starts, at);
        return found >= 0 ? found : Math.max(0, -found - 2);
    }
}
