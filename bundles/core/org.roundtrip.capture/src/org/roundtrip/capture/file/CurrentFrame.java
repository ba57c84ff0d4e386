// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;

/** The current frame of a {@link FrameReader}: one object that is filled again for each frame. For one thread. */
final class CurrentFrame {
    /** Where its block begins in the file, see {@link Packet#offset}. */
    long offset;
    long epochNanos;
    LinkType linkType;
    int linkCode;
    int capturedLength;
    int wireLength;
    /** Where its bytes begin in the file. */
    long dataAt;

    void link(int code) {
        if (linkType == null || code != linkCode) {
            linkCode = code;
            linkType = LinkType.of(code).orElse(null);
        }
    }

    /** @param captured not above {@link FrameReader#LONGEST_FRAME} */
    void lengths(long captured, long wire) {
        capturedLength = (int) captured;
        // A frame cannot have been shorter than its captured bytes.
        wireLength = (int) Math.min(Math.max(captured, wire), Integer.MAX_VALUE);
    }

    /** How many bytes to read when at most {@code most} are wanted. */
    int length(int most) {
        return Math.min(capturedLength, most);
    }

    Packet packet(long index, FileWindow window, int most) throws IOException {
        return new Packet(index, offset, epochNanos, linkCode, capturedLength, wireLength,
                window.bytes(dataAt, length(most)));
    }
}
