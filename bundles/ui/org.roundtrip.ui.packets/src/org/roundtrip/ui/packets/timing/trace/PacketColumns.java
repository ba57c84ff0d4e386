// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * The packets of one lane, reduced to pixel columns. Callers do not change the arrays.
 *
 * @param counts        packets of each column
 * @param retransmitted how many of them carry bytes that were sent before
 * @param bytes         for each column, the bytes on the wire by the ordinal of their role, see {@link PacketBytes}. Null for a
 *                      column without packets.
 */
public record PacketColumns(int[] counts, int[] retransmitted, long[][] bytes) {
    private static final int ROLES = ByteRole.values().length;

    /** Reduces the packets seen between two times to {@code columns} columns of equal width. */
    public static PacketColumns of(Timeline timeline, Lane lane, double from, double to, int columns) {
        return of(timeline, lane, from, to, columns, packet -> true);
    }

    /** The same of some packets. @param wanted which */
    public static PacketColumns of(Timeline timeline, Lane lane, double from, double to, int columns, IntPredicate wanted) {
        PacketColumns made = new PacketColumns(new int[columns], new int[columns], new long[columns][]);
        double perNano = columns / (to - from);
        PacketTrace trace = timeline.trace();
        PacketBytes packets = timeline.bytes();
        trace.between(from, to, packet -> {
            byte kind = trace.kind(packet);
            if (PacketKind.isIn(kind, lane) && wanted.test(packet)) {
                int column = Math.clamp((int) ((trace.time(packet) - from) * perNano), 0, columns - 1);
                made.add(column, packets, packet, kind);
            }
        });
        return made;
    }

    private void add(int column, PacketBytes packets, int packet, byte kind) {
        counts[column]++;
        retransmitted[column] += PacketKind.isRetransmission(kind) ? 1 : 0;
        if (bytes[column] == null) {
            bytes[column] = new long[ROLES];
        }
        packets.add(packet, bytes[column]);
    }

    /** Returns the number of columns. */
    public int width() {
        return counts.length;
    }

    /** Returns all bytes of a column. */
    public long total(int column) {
        long total = 0;
        if (bytes[column] != null) {
            for (long some : bytes[column]) {
                total += some;
            }
        }
        return total;
    }

    /** Returns the bytes of a column that have a role. */
    public long bytesOf(int column, ByteRole role) {
        return bytes[column] == null ? 0 : bytes[column][role.ordinal()];
    }

    /** Returns the bytes of a column by role; roles without bytes are missing. */
    public Map<ByteRole, Long> byRole(int column) {
        Map<ByteRole, Long> byRole = new EnumMap<>(ByteRole.class);
        for (ByteRole role : ByteRole.values()) {
            if (bytesOf(column, role) > 0) {
                byRole.put(role, bytesOf(column, role));
            }
        }
        return byRole;
    }

    /** Reports whether any column has bytes of a role. */
    public boolean contains(ByteRole role) {
        return IntStream.range(0, width()).anyMatch(column -> bytesOf(column, role) > 0);
    }

    /** Returns the bytes of the column with the most. */
    public long mostBytes() {
        long most = 0;
        for (int column = 0; column < width(); column++) {
            most = Math.max(most, total(column));
        }
        return most;
    }
}
