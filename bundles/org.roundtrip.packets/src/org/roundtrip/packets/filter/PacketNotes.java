// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

/** What a person noted of packets. Called by any thread. */
public interface PacketNotes {
    /** Nothing was noted. */
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

    /** What is said of the packet; null when nothing. */
    String comment(int packet);
}
