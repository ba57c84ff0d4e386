// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

/**
 * Selected packets of a capture in their order. Takes four bytes a packet, or none when all packets are selected. One thread
 * adds; others may read up to {@link #size()} at the same time.
 */
public final class PacketSelection {
    private static final int CHUNK_BITS = 14;
    private static final int CHUNK = 1 << CHUNK_BITS;

    private volatile List<int[]> chunks = List.of();
    private volatile int size;
    private volatile int scanned;
    private final boolean all;

    private PacketSelection(boolean all, int size) {
        this.all = all;
        this.size = size;
        scanned = size;
    }

    /** Selects all of the first packets. */
    public static PacketSelection first(int packets) {
        return new PacketSelection(true, packets);
    }

    /** Selects these packets. @throws IllegalArgumentException when they are not in their order */
    public static PacketSelection of(IntStream packets) {
        PacketSelection selection = new PacketSelection(false, 0);
        PrimitiveIterator.OfInt each = packets.iterator();
        while (each.hasNext()) {
            selection.add(each.nextInt());
        }
        return selection;
    }

    /** Selects no packet yet; a {@link FilterScan} adds them. */
    public static PacketSelection empty() {
        return new PacketSelection(false, 0);
    }

    /** Returns how many packets of the capture were tested. */
    public int scanned() {
        return scanned;
    }

    void scanned(int packets) {
        scanned = packets;
    }

    void add(int packet) {
        int at = size;
        if (at > 0 && packet(at - 1) >= packet) {
            throw new IllegalArgumentException("packet " + packet + " comes after packet " + packet(at - 1));
        }
        if (at >> CHUNK_BITS == chunks.size()) {
            List<int[]> more = new ArrayList<>(chunks);
            more.add(new int[CHUNK]);
            chunks = more;
        }
        chunks.get(at >> CHUNK_BITS)[at & CHUNK - 1] = packet;
        size = at + 1;
    }

    /** How many there are. */
    public int size() {
        return size;
    }

    /** Returns the number of the packet at a place below {@link #size}. */
    public int packet(int at) {
        return all ? at : chunks.get(at >> CHUNK_BITS)[at & CHUNK - 1];
    }

    /** Returns the place of a packet; when it is not selected, {@code -place - 1} of the next selected one. */
    public int indexOf(int packet) {
        int least = 0;
        int most = size - 1;
        if (all) {
            return packet >= 0 && packet < size ? packet : -Math.clamp(packet, 0, size) - 1;
        }
        while (least <= most) {
            int middle = least + most >>> 1;
            int there = packet(middle);
            if (there == packet) {
                return middle;
            }
            if (there < packet) {
                least = middle + 1;
            } else {
                most = middle - 1;
            }
        }
        return -least - 1;
    }

    /** The packets' numbers. */
    public IntStream packets() {
        return IntStream.range(0, size).map(this::packet);
    }
}
