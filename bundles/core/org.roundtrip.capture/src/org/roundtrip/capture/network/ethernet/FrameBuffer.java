// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import com.sun.jna.Memory;

/** Native memory for one frame on its way through the switch. The same buffers are used again and again. */
final class FrameBuffer {
    /** Enough for the largest frame with VLAN tags and for {@link PacketSocket#HEADER_BYTES}. */
    static final int MOST_BYTES = 2048;

    final Memory memory = new Memory(MOST_BYTES);
    /** How many bytes of the memory are filled. */
    int filled;
    /** When the frame has to leave, in nanoseconds of {@link System#nanoTime}. */
    long due;
}
