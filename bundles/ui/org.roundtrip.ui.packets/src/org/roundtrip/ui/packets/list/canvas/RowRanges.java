// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A set of rows. It keeps runs of neighbours, so selecting ten million rows takes no more memory than selecting one. */
final class RowRanges {
    /** From the first row of each run to its last. */
    private final TreeMap<Integer, Integer> runs = new TreeMap<>();

    void clear() {
        runs.clear();
    }

    /** Adds rows. @param to the last one, not before the first */
    void add(int from, int to) {
        int first = from;
        int last = to;
        Map.Entry<Integer, Integer> run = runs.floorEntry(from);
        if (run == null || run.getValue() < from - 1L) {
            run = runs.higherEntry(from);
        }
        while (run != null && run.getKey() <= last + 1L) {
            first = Math.min(first, run.getKey());
            last = Math.max(last, run.getValue());
            runs.remove(run.getKey());
            run = runs.higherEntry(run.getKey());
        }
        runs.put(first, last);
    }

    void remove(int row) {
        Map.Entry<Integer, Integer> run = runs.floorEntry(row);
        if (run == null || run.getValue() < row) {
            return;
        }
        runs.remove(run.getKey());
        if (run.getKey() < row) {
            runs.put(run.getKey(), row - 1);
        }
        if (row < run.getValue()) {
            runs.put(row + 1, run.getValue());
        }
    }

    boolean contains(int row) {
        Map.Entry<Integer, Integer> run = runs.floorEntry(row);
        return run != null && row <= run.getValue();
    }

    int count() {
        return runs.entrySet().stream().mapToInt(run -> run.getValue() - run.getKey() + 1).sum();
    }

    /** In their order. */
    IntStream rows() {
        return runs.entrySet().stream().flatMapToInt(run -> IntStream.rangeClosed(run.getKey(), run.getValue()));
    }
}
