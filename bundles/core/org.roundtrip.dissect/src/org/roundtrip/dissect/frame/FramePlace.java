// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * What is known of a frame before its fields are read.
 *
 * @param wire   its length on the wire
 * @param inner  where its innermost IP header begins; the headers before it are those of a tunnel
 */
record FramePlace(int wire, int inner) {
    /** How many bytes of the frame are left on the wire. */
    int left(MessageReader in) {
        return wire - in.taken();
    }

    /** Whether the IP header that begins here is that of a tunnel. Then its bytes count for the link layer until {@link #leave}. */
    boolean enter(MessageReader in) {
        boolean tunnel = in.taken() < inner;
        if (tunnel) {
            in.force(ByteRole.LINK_HEADER);
        }
        return tunnel;
    }

    /** The headers of a tunnel end here. */
    void leave(MessageReader in) {
        in.release();
    }
}
