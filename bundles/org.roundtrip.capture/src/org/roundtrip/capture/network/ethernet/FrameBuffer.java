// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import com.sun.jna.Memory;

/** A frame on its way through the switch; the same objects are filled again and again. */
final class FrameBuffer {
    /** Enough for a full frame with tags and for what the kernel tells of it. */
    static final int MOST_BYTES = 2048;

    final Memory memory = new Memory(MOST_BYTES);
    /** How much of the memory is filled. */
    int filled;
    /** When it is to leave, by {@link System#nanoTime}. */
    long due;
}
