// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.PacketHeaders;

/**
 * Finds the parts of IP packets that were sent in parts. It holds their places and not their bytes: of {@link #MOST_OPEN}
 * packets at a time, with {@link #MOST_PARTS} parts each at most. For one thread.
 */
final class Fragments {
    /** Of how many packets parts may be missing; with more, the parts of the oldest are given up. */
    static final int MOST_OPEN = 1024;
    /** In how many parts a packet may come. */
    static final int MOST_PARTS = 1024;
    /** How many packets are joined in a file at most. */
    static final int MOST_JOINED = 200_000;

    /** The receiver gives up after this time (RFC 791, RFC 8200), and the identification may be used again. */
    private static final long LONGEST_NANOS = 60_000_000_000L;

    /**
     * A part.
     *
     * @param packet number of the packet in the file
     * @param offset its place in the file
     * @param where  what it carries
     */
    record Part(long packet, long offset, PacketHeaders.Fragment where) {
    }

    private record Key(long sourceHigh, long sourceLow, long destinationHigh, long destinationLow, int protocol,
            long identification) {
    }

    private static final class Open {
        private final List<Part> parts = new ArrayList<>();
        private final long since;

        Open(long since) {
            this.since = since;
        }
    }

    private final Map<Key, Open> open = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Open> eldest) {
            return size() > MOST_OPEN;
        }
    };
    private int joined;

    /**
     * Takes a part.
     *
     * @return all parts in the order of their bytes when this was the last that was missing. Of bytes that came twice, the
     *         first ones count
     */
    Optional<List<Part>> add(PacketHeaders headers, Part part, long epochNanos) {
        Key key = new Key(headers.sourceHigh(), headers.sourceLow(), headers.destinationHigh(), headers.destinationLow(),
                headers.ipv6() ? 0 : headers.protocol(), part.where.identification());
        Open known = open.get(key);
        if (known == null || tooOld(known, epochNanos) || known.parts.size() == MOST_PARTS) {
            open.remove(key);
            known = new Open(epochNanos);
            open.put(key, known);
        }
        known.parts.add(part);
        List<Part> whole = inOrder(known.parts);
        if (whole.isEmpty() || joined == MOST_JOINED) {
            return Optional.empty();
        }
        open.remove(key);
        joined++;
        return Optional.of(whole);
    }

    private static boolean tooOld(Open known, long epochNanos) {
        return epochNanos != Packet.NO_TIME && known.since != Packet.NO_TIME
                && Math.abs(epochNanos - known.since) > LONGEST_NANOS;
    }

    /** The parts in the order of their bytes; none while some bytes are missing. */
    private static List<Part> inOrder(List<Part> parts) {
        boolean ends = parts.stream().anyMatch(part -> part.where.last());
        if (!ends || parts.stream().noneMatch(part -> part.where.offset() == 0)) {
            return List.of();
        }
        List<Part> sorted = new ArrayList<>(parts);
        sorted.sort(Comparator.comparingInt(part -> part.where.offset()));
        int reached = 0;
        for (Part part : sorted) {
            if (part.where.offset() > reached) {
                return List.of();
            }
            reached = Math.max(reached, part.where.offset() + part.where.length());
            if (part.where.last()) {
                return List.copyOf(sorted);
            }
        }
        return List.of();
    }
}
