// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.Map;
import java.util.TreeMap;

/**
 * Which bytes of one direction of a connection were seen so far, counted from the first as
 * {@link org.roundtrip.capture.index.TcpDirection} counts them; the 32 bits of sequence numbers are unfolded.
 */
final class SeenBytes {
    /** With more gaps, the oldest counts as lost. */
    private static final int MOST_GAPS = 4096;

    private boolean begun;
    private int firstSequence;
    /** All before it were seen, or are lost. */
    private long next;
    private long highest;
    /** What was seen after gaps: from, to. */
    private TreeMap<Long, Long> islands;

    /** Where a packet's first byte stands; the first packet asked for begins the direction. */
    long begin(long sequence) {
        if (!begun) {
            begun = true;
            firstSequence = (int) sequence;
        }
        return position(sequence);
    }

    /** Where the byte of a sequence number stands; -1 when no packet of this direction was seen yet. */
    long position(long sequence) {
        return begun ? highest + ((int) sequence - (firstSequence + (int) highest)) : -1;
    }

    /** Where the byte of a sequence number stands near a known one. */
    long positionNear(long sequence, long near) {
        return near + ((int) sequence - (firstSequence + (int) near));
    }

    /** The place after the last byte seen. */
    long highest() {
        return highest;
    }

    /** Bytes from a place on were seen. @return how many of them for the first time */
    long add(long from, long to) {
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
