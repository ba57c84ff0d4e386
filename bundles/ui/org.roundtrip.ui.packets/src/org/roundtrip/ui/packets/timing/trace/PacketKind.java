// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

/**
 * Packs into one byte what the chart shows of a packet. That is who sent it, whether it carries data, and whether it is
 * a retransmission. A byte and not an object, because a capture has millions of packets.
 */
public final class PacketKind {
    private static final int DATA = 1, FROM_CLIENT = 2, FROM_SERVER = 4, RETRANSMISSION = 8;

    private PacketKind() {
    }

    /**
     * Returns the byte for a packet.
     *
     * @param fromClient     null if the packet belongs to no connection
     * @param data           whether the packet carries data; a bare acknowledgement does not
     * @param retransmission whether its bytes were sent before
     */
    public static byte of(Boolean fromClient, boolean data, boolean retransmission) {
        int side = fromClient == null ? 0 : fromClient ? FROM_CLIENT : FROM_SERVER;
        return (byte) ((data ? DATA : 0) | side | (retransmission ? RETRANSMISSION : 0));
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
        return (kind & DATA) != 0;
    }

    /** Reports whether the packet's bytes were sent before. */
    public static boolean isRetransmission(byte kind) {
        return (kind & RETRANSMISSION) != 0;
    }

    /** Returns the byte for the same packet once it is known that its bytes were sent before. */
    public static byte sentAgain(byte kind) {
        return (byte) (kind | RETRANSMISSION);
    }
}
