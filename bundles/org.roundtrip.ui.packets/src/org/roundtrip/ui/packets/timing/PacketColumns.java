// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.stream.IntStream;
import org.roundtrip.dissect.ByteRole;

/**
 * The packets of one direction, brought down to pixel columns. Arrays are not to be changed.
 *
 * @param counts packets of each column
 * @param again  those of them that carry what was sent before
 * @param bytes  their lengths on the wire by column and role of most of their data; what only acknowledges stands last
 */
record PacketColumns(int[] counts, int[] again, long[][] bytes) {
    private static final int ROLES = ByteRole.values().length;

    /** The packets seen between two times. */
    static PacketColumns of(PacketTrace trace, Lane lane, double from, double to, int columns) {
        PacketColumns made = new PacketColumns(new int[columns], new int[columns], new long[columns][]);
        double perNano = columns / (to - from);
        trace.between(from, to, packet -> {
            byte mark = trace.mark(packet);
            if (Mark.in(mark, lane)) {
                int column = Math.clamp((int) ((trace.time(packet) - from) * perNano), 0, columns - 1);
                made.add(column, trace.length(packet), mark);
            }
        });
        return made;
    }

    private void add(int column, int length, byte mark) {
        counts[column]++;
        again[column] += Mark.again(mark) ? 1 : 0;
        if (bytes[column] == null) {
            bytes[column] = new long[ROLES + 1];
        }
        bytes[column][Mark.carries(mark) ? Mark.role(mark).ordinal() : ROLES] += length;
    }

    int width() {
        return counts.length;
    }

    /** All bytes of a column. */
    long total(int column) {
        long total = 0;
        if (bytes[column] != null) {
            for (long some : bytes[column]) {
                total += some;
            }
        }
        return total;
    }

    /** Bytes of a column in packets of a role; of those that only acknowledge when it is null. */
    long of(int column, ByteRole role) {
        return bytes[column] == null ? 0 : bytes[column][role == null ? ROLES : role.ordinal()];
    }

    /** Whether any column has packets of a role; of those that only acknowledge when it is null. */
    boolean has(ByteRole role) {
        return IntStream.range(0, width()).anyMatch(column -> of(column, role) > 0);
    }

    /** The most bytes in a column. */
    long most() {
        long most = 0;
        for (int column = 0; column < width(); column++) {
            most = Math.max(most, total(column));
        }
        return most;
    }
}
