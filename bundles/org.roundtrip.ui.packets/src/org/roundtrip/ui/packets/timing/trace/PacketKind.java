// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import org.roundtrip.dissect.roles.ByteRole;

/**
 * Packs into one byte what the chart shows of a packet: who sent it, the role of most of its data, and whether it is a
 * retransmission. A byte and not an object, because a capture has millions of packets.
 */
public final class PacketKind {
    private static final int ROLE = 15;
    private static final int FROM_CLIENT = 16, FROM_SERVER = 32, RETRANSMISSION = 64;
    private static final ByteRole[] ROLES = ByteRole.values();

    private PacketKind() {
    }

    /**
     * Returns the byte for a packet.
     *
     * @param fromClient     null if the packet belongs to no connection
     * @param role           null if the packet carries no data, such as a bare acknowledgement
     * @param retransmission whether its bytes were sent before
     */
    public static byte of(Boolean fromClient, ByteRole role, boolean retransmission) {
        int side = fromClient == null ? 0 : fromClient ? FROM_CLIENT : FROM_SERVER;
        return (byte) ((role == null ? ROLE : role.ordinal()) | side | (retransmission ? RETRANSMISSION : 0));
    }

    /** Reports whether the packet is drawn in a lane. */
    public static boolean isIn(byte kind, Lane lane) {
        return switch (lane) {
            case CLIENT -> (kind & FROM_CLIENT) != 0;
            case SERVER -> (kind & FROM_SERVER) != 0;
            case OTHER -> (kind & (FROM_CLIENT | FROM_SERVER)) == 0;
        };
    }

    /** Reports whether the packet carries data. */
    public static boolean carriesData(byte kind) {
        return (kind & ROLE) != ROLE;
    }

    /** Returns the role of most of the packet's data; null if it carries none. */
    public static ByteRole role(byte kind) {
        return carriesData(kind) ? ROLES[kind & ROLE] : null;
    }

    /** Reports whether the packet's bytes were sent before. */
    public static boolean isRetransmission(byte kind) {
        return (kind & RETRANSMISSION) != 0;
    }

    /** Returns the byte for the same packet with another role, once it is decoded. */
    public static byte decoded(byte kind, ByteRole role, boolean retransmission) {
        return (byte) (kind & (FROM_CLIENT | FROM_SERVER) | role.ordinal() | (retransmission ? RETRANSMISSION : 0));
    }
}
