// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.Map;
import java.util.TreeMap;

/**
 * Turns the sequence numbers of one direction of a connection into offsets, and records which bytes were captured so
 * far. Sequence numbers have 32 bits and start again at 0; offsets count from the first captured byte and never start
 * again.
 */
public final class SequenceTracker {
    /** With more gaps than these, the bytes of the oldest gap count as lost. */
    private static final int MOST_GAPS = 4096;

    private boolean begun;
    private int firstSequence;
    /** All bytes before this offset were captured or are lost. */
    private long next;
    private long highest;
    /** Ranges captured after a gap, begin to end. Null when there is no gap. */
    private TreeMap<Long, Long> islands;

    /** Returns the offset of a packet's first byte. The first packet has the offset 0. */
    public long begin(long sequence) {
        if (!begun) {
            begun = true;
            firstSequence = (int) sequence;
        }
        return position(sequence);
    }

    /** Returns the offset of a sequence number; -1 before the first packet of this direction. */
    public long position(long sequence) {
        return begun ? highest + ((int) sequence - (firstSequence + (int) highest)) : -1;
    }

    /** Returns the offset of a sequence number that lies near a known offset. */
    long positionNear(long sequence, long near) {
        return near + ((int) sequence - (firstSequence + (int) near));
    }

    /** Returns the offset after the last captured byte. */
    public long highest() {
        return highest;
    }

    /** Adds captured bytes. @return how many of them were not captured before */
    public long add(long from, long to) {
        highest = Math.max(highest, to);
        if (islands == null && from <= next) {
            long fresh = Math.max(0, to - Math.max(next, from));
            next = Math.max(next, to);
            return fresh;
        }
        return addBesideGaps(Math.max(from, next), to);
    }

    private long addBesideGaps(long from, long to) {
        if (to <= from) {
            return 0;
        }
        if (islands == null) {
            islands = new TreeMap<>();
        }
        long fresh = to - from;
        long begin = from;
        long end = to;
        Map.Entry<Long, Long> before = islands.floorEntry(from);
        boolean touches = before != null && before.getValue() >= from;
        Map.Entry<Long, Long> island = touches ? before : islands.ceilingEntry(from);
        while (island != null && island.getKey() <= to) {
            fresh -= Math.max(0, Math.min(to, island.getValue()) - Math.max(from, island.getKey()));
            begin = Math.min(begin, island.getKey());
            end = Math.max(end, island.getValue());
            islands.remove(island.getKey());
            island = islands.higherEntry(island.getKey());
        }
        islands.put(begin, end);
        if (begin <= next || islands.size() > MOST_GAPS) {
            next = Math.max(next, islands.pollFirstEntry().getValue());
        }
        if (islands.isEmpty()) {
            islands = null;
        }
        return fresh;
    }
}
