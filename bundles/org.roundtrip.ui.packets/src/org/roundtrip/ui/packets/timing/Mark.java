// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import org.roundtrip.dissect.ByteRole;

/** What the chart tells of a packet, in a byte: who sent it, what most of its data is there for, whether it came again. */
final class Mark {
    private static final int ROLE = 15;
    private static final int FROM_CLIENT = 16, FROM_SERVER = 32, AGAIN = 64;
    private static final ByteRole[] ROLES = ByteRole.values();

    private Mark() {
    }

    /**
     * The byte of a packet.
     *
     * @param fromClient null when it belongs to no connection
     * @param role       null when it carries no data, so that it only acknowledges
     */
    static byte of(Boolean fromClient, ByteRole role, boolean again) {
        int side = fromClient == null ? 0 : fromClient ? FROM_CLIENT : FROM_SERVER;
        return (byte) ((role == null ? ROLE : role.ordinal()) | side | (again ? AGAIN : 0));
    }

    /** Whether the packet goes along a lane. */
    static boolean in(byte mark, Lane lane) {
        return switch (lane) {
            case CLIENT -> (mark & FROM_CLIENT) != 0;
            case SERVER -> (mark & FROM_SERVER) != 0;
            case OTHER -> (mark & (FROM_CLIENT | FROM_SERVER)) == 0;
        };
    }

    /** Whether it carries data. */
    static boolean carries(byte mark) {
        return (mark & ROLE) != ROLE;
    }

    /** What most of its data is there for; null when it carries none. */
    static ByteRole role(byte mark) {
        return carries(mark) ? ROLES[mark & ROLE] : null;
    }

    /** Whether its bytes were sent before. */
    static boolean again(byte mark) {
        return (mark & AGAIN) != 0;
    }

    /** The same packet when more is known of its data. */
    static byte with(byte mark, ByteRole role, boolean again) {
        return (byte) (mark & (FROM_CLIENT | FROM_SERVER) | role.ordinal() | (again ? AGAIN : 0));
    }
}
