// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjLongConsumer;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * The bytes of packets on the wire by role. Those of all headers count as {@link ByteRole#TCP_HEADER}; the payload has the roles
 * of the message that it begins with, in the same shares. Any thread.
 *
 * @param trace    the packets
 * @param carried  returns the bytes that a packet carries above TCP
 * @param messages finds the message of a packet
 */
public record PacketBytes(PacketTrace trace, IntUnaryOperator carried, Timeline.MessageFinder messages) {
    private static final ByteRole[] ROLES = ByteRole.values();

    /** Adds the bytes of a packet to a sum, which has a number for the ordinal of each role. */
    public void add(int packet, long[] sum) {
        long payload = Math.min(carried.applyAsInt(packet), trace.length(packet));
        sum[ByteRole.TCP_HEADER.ordinal()] += trace.length(packet) - payload;
        long length = payload <= 0 ? 0 : messages.length(packet);
        if (length <= 0) {
            sum[ByteRole.UNKNOWN.ordinal()] += payload;
        } else {
            messages.addRoles(packet, new Shares(payload / (double) length, sum));
        }
    }

    /** Adds to a sum what a packet has of the bytes of a message. For one packet. */
    private static final class Shares implements ObjLongConsumer<ByteRole> {
        private final double share;
        private final long[] sum;
        private long passed;
        private long before;

        Shares(double share, long[] sum) {
            this.share = share;
            this.sum = sum;
        }

        @Override
        public void accept(ByteRole role, long bytes) {
            passed += bytes;
            // Rounded from the beginning, so that the parts have as many bytes as the payload.
            long until = Math.round(passed * share);
            sum[role.ordinal()] += until - before;
            before = until;
        }
    }

    /** Returns the bytes of a packet by role; roles without bytes are missing. */
    public Map<ByteRole, Long> of(int packet) {
        long[] bytes = new long[ROLES.length];
        add(packet, bytes);
        Map<ByteRole, Long> byRole = new EnumMap<>(ByteRole.class);
        for (ByteRole role : ROLES) {
            if (bytes[role.ordinal()] > 0) {
                byRole.put(role, bytes[role.ordinal()]);
            }
        }
        return byRole;
    }

    /**
     * Returns whether the bytes are counted, not only shared out. The packet then carries one message and all of it, or
     * no decoded one.
     */
    public boolean exact(int packet) {
        return messages.of(packet).map(message -> message.length() == carried.applyAsInt(packet)).orElse(true);
    }
}
