// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.ends;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.model.ClockDifference;

/**
 * When the server's end saw the packets that the client's end captured. Only packets that move a sequence number for the
 * first time are compared: those with data, and those that open or close a connection. Times are of the server's clock.
 */
public final class BothEnds {
    private final Map<Direction, Bytes> directions = new HashMap<>();
    private long[] first = new long[1024];
    private long[] last = new long[1024];
    /** When the client's end saw a packet; of packets that were found. */
    private long[] near = new long[1024];
    private final BitSet fromClient = new BitSet();
    private int known;
    private long began = Packet.NO_TIME;
    private long ended = Packet.NO_TIME;
    private int compared;
    private int matched;

    /** What both ends saw of a direction. Sequence numbers of 32 bits are continued from packet to packet. */
    private static final class Bytes {
        private final long begin;
        private final ByteTimes server = new ByteTimes();
        private final ByteTimes client = new ByteTimes();
        private long latest;

        Bytes(long begin) {
            this.begin = begin;
            this.latest = begin;
        }

        long continued(long sequence) {
            latest += (int) (sequence - latest);
            return latest;
        }
    }

    private BothEnds() {
    }

    /**
     * Reads both files.
     *
     * @param bounds gets what the packets say of the clocks
     */
    public static BothEnds of(Path client, Path server, ClockBounds bounds) throws IOException {
        BothEnds ends = new BothEnds();
        new EndScan().read(server, (number, direction, sequence, length, nanos) -> {
            Bytes bytes = ends.directions.computeIfAbsent(direction, any -> new Bytes(sequence));
            long start = bytes.continued(sequence);
            bytes.server.add(start, start + length, nanos);
        });
        ends.directions.values().forEach(bytes -> bytes.latest = bytes.begin);
        int packets = new EndScan().read(client, (number, direction, sequence, length, nanos) ->
                ends.compare(number, direction, sequence, length, nanos, bounds));
        ends.reserve(packets);
        return ends;
    }

    private void compare(int number, Direction direction, long sequence, int length, long nanos, ClockBounds bounds) {
        Bytes bytes = directions.computeIfAbsent(direction, any -> new Bytes(sequence));
        long start = bytes.continued(sequence);
        if (nanos == Packet.NO_TIME || !bytes.client.add(start, start + length, nanos)) {
            return;
        }
        compared++;
        began = began == Packet.NO_TIME ? nanos : Math.min(began, nanos);
        ended = Math.max(ended, nanos);
        long firstThere = bytes.server.at(start);
        long lastThere = bytes.server.at(start + length - 1);
        if (firstThere == Packet.NO_TIME || lastThere == Packet.NO_TIME) {
            return;
        }
        matched++;
        reserve(number + 1);
        first[number] = firstThere;
        last[number] = lastThere;
        near[number] = nanos;
        fromClient.set(number, direction.fromClient());
        if (direction.fromClient()) {
            bounds.atMost(nanos, firstThere - nanos);
        } else {
            bounds.atLeast(nanos, lastThere - nanos);
        }
    }

    /** Makes room for packets; those between have no time. */
    private void reserve(int packets) {
        if (known < packets) {
            if (first.length < packets) {
                first = Arrays.copyOf(first, Math.max(packets, 2 * first.length));
                last = Arrays.copyOf(last, first.length);
                near = Arrays.copyOf(near, first.length);
            }
            Arrays.fill(first, known, packets, Packet.NO_TIME);
            Arrays.fill(last, known, packets, Packet.NO_TIME);
            known = packets;
        }
    }

    /** Returns when the first byte of a packet passed the server's end; {@link Packet#NO_TIME} when that is not known. */
    public long firstByte(int packet) {
        return packet < known ? first[packet] : Packet.NO_TIME;
    }

    /** The same for its last byte. */
    public long lastByte(int packet) {
        return packet < known ? last[packet] : Packet.NO_TIME;
    }

    /**
     * Returns how long a packet took from one end to the other, in nanoseconds. It is counted until its last byte
     * arrived at the server's end, or since its first one left there. {@link Packet#NO_TIME} when that is not known.
     */
    public long way(int packet, ClockDifference clock) {
        return firstByte(packet) == Packet.NO_TIME ? Packet.NO_TIME
                : fromClient.get(packet) ? clock.onClient(last[packet]) - near[packet] : near[packet] - clock.onClient(first[packet]);
    }

    /** Returns the median of {@link #way} over all packets of a direction; empty when there are none. */
    public OptionalLong medianWay(boolean ofClient, ClockDifference clock) {
        long[] ways = IntStream.range(0, known).filter(packet -> fromClient.get(packet) == ofClient)
                .mapToLong(packet -> way(packet, clock)).filter(way -> way != Packet.NO_TIME).sorted().toArray();
        return ways.length == 0 ? OptionalLong.empty() : OptionalLong.of(ways[(ways.length - 1) / 2]);
    }

    /** Returns when the first packet passed the client's end that was looked for, on its clock. */
    public long began() {
        return began;
    }

    /** The same for the last one. */
    public long ended() {
        return ended;
    }

    /** Returns how many packets of the client's end were looked for at the server's. */
    public int compared() {
        return compared;
    }

    /** Returns how many of them were found. */
    public int matched() {
        return matched;
    }
}
