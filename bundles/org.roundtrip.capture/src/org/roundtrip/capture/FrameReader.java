// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.io.IOException;
import java.util.OptionalLong;

/** One of the formats that {@link PacketFile} reads. */
sealed interface FrameReader permits PcapReader, PcapngReader {
    /** No link layer has frames this long; a length above it is damage. */
    int LONGEST_FRAME = 128 << 20;

    Packet next(int most) throws IOException;

    /** Null when there is none. */
    Packet at(long index, long offset, int most) throws IOException;

    long position();

    /** Null when nothing was wrong so far. */
    String problem();

    OptionalLong dropped();

    boolean capturedPort(int port);
}
