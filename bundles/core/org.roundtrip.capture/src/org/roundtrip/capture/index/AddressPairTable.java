// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import java.util.concurrent.ThreadLocalRandom;
import org.roundtrip.capture.packet.PacketHeaders;

/**
 * An open hash table that maps a pair of addresses, in either direction, to the newest TCP stream between them. It stores
 * only hashes and stream numbers; the caller compares the addresses. The hash has a random seed, so nobody can make a file
 * whose addresses collide in it. For one thread.
 */
final class AddressPairTable {
    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private final long seed = ThreadLocalRandom.current().nextLong();
    /** Stream + 1, and 0 where there is none. */
    private int[] streams = new int[256];
    private int[] hashes = new int[256];
    private int used;

    /** The slot at which the search for the pair of a packet begins. */
    int first(PacketHeaders packet) {
        return hash(packet) & streams.length - 1;
    }

    /** The slot to look at after another one. */
    int next(int slot) {
        return slot + 1 & streams.length - 1;
    }

    /** The stream in a slot, or {@link TcpStreams#NONE} when it is free: then the pair is not in the table. */
    int stream(int slot) {
        return streams[slot] - 1;
    }

    /** Stores a stream in the slot at which the search for its pair ended. */
    void put(int slot, PacketHeaders packet, int stream) {
        used += streams[slot] == 0 ? 1 : 0;
        streams[slot] = stream + 1;
        hashes[slot] = hash(packet);
        if (2 * used > streams.length) {
            grow();
        }
    }

    private void grow() {
        int[] oldStreams = streams;
        int[] oldHashes = hashes;
        streams = new int[2 * oldStreams.length];
        hashes = new int[2 * oldStreams.length];
        for (int old = 0; old < oldStreams.length; old++) {
            if (oldStreams[old] != 0) {
                int slot = oldHashes[old] & streams.length - 1;
                while (streams[slot] != 0) {
                    slot = next(slot);
                }
                streams[slot] = oldStreams[old];
                hashes[slot] = oldHashes[old];
            }
        }
    }

    /** The hash of the pair, the same in both directions. */
    private int hash(PacketHeaders packet) {
        long sum = mix(packet.sourceHigh(), packet.sourceLow(), packet.sourcePort())
                + mix(packet.destinationHigh(), packet.destinationLow(), packet.destinationPort());
        return (int) (sum >>> 32);
    }

    private long mix(long high, long low, int port) {
        long mixed = stir(seed ^ low ^ (long) port << 40);
        return high == 0 ? mixed : stir(mixed ^ high);
    }

    private static long stir(long value) {
        long once = (value ^ value >>> 32) * GOLDEN;
        return (once ^ once >>> 29) * GOLDEN;
    }
}
