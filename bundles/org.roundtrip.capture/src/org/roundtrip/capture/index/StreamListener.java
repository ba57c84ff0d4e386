// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import org.roundtrip.capture.packet.Packet;

/**
 * Gets one direction of a TCP connection in order, each byte once, offsets counted from the first byte that was seen.
 * Called by the thread that feeds {@link TcpDirection}.
 */
public interface StreamListener {

    /** Why bytes are missing. */
    enum Gap {
        /** No packet with them was captured. */
        LOST,
        /** Their packet was captured, but not to its end. */
        TRUNCATED
    }

    /**
     * The next bytes.
     *
     * @param offset of the first of them in the stream
     * @param packet {@link Packet#index} of the packet that carried them
     * @param frame  the packet's bytes; not to be changed or kept
     * @param at     where the bytes begin in the frame
     */
    void data(long offset, long packet, byte[] frame, int at, int length);

    /** The next bytes are not there: {@code length} of them from {@code offset} on. */
    void gap(long offset, long length, Gap why);

    /** Nothing comes after: the sender has closed, or the connection was reset. */
    void end();
}
