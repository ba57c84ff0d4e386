// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.util.OptionalLong;

/** One of the formats that {@link PacketFile} reads. One thread reads on, others may look up what was read. */
sealed interface FrameReader permits PcapReader, PcapngReader {
    /** No link layer has frames this long; a length above it is damage. */
    int LONGEST_FRAME = 128 << 20;

    /** Fills in the next frame. @return false at the end */
    boolean next(CurrentFrame into) throws IOException;

    /**
     * Fills in a frame that was read before.
     *
     * @param window to read it by, not the one that {@link #next} reads by
     * @return false when there is none
     */
    boolean at(FileWindow window, long offset, CurrentFrame into) throws IOException;

    long position();

    /** Null when nothing was wrong so far. */
    String problem();

    OptionalLong dropped();

    boolean capturedPort(int port);
}
