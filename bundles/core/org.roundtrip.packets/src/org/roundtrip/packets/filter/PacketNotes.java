// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

/** The user's notes on packets. Called by any thread. */
public interface PacketNotes {
    /** No notes. */
    PacketNotes NONE = new PacketNotes() {
        @Override
        public boolean marked(int packet) {
            return false;
        }

        @Override
        public String comment(int packet) {
            return null;
        }
    };

    /** Whether the packet is marked. */
    boolean marked(int packet);

    /** Returns the comment on the packet, or null. */
    String comment(int packet);
}
