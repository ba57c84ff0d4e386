// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;

/** A frame in a capture file, or rather one after the other: the same object is filled again for each. For one thread. */
final class CurrentFrame {
    /** Where its block stands in the file, see {@link Packet#offset}. */
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
        // A frame cannot have been shorter than what there is of it.
        wireLength = (int) Math.min(Math.max(captured, wire), Integer.MAX_VALUE);
    }

    /** How many of its bytes there are to look at when at most so many are wanted. */
    int length(int most) {
        return Math.min(capturedLength, most);
    }

    Packet packet(long index, FileWindow window, int most) throws java.io.IOException {
        return new Packet(index, offset, epochNanos, linkCode, capturedLength, wireLength,
                window.bytes(dataAt, length(most)));
    }
}
