// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import org.roundtrip.capture.packet.Packet;

/**
 * Receives the bytes of one direction of a TCP connection: in order and each byte once. Offsets count from the first byte
 * that was seen. Called by the thread that feeds {@link TcpDirection}.
 */
public interface StreamListener {

    /** Why bytes of the stream are missing. */
    enum Gap {
        /** No packet with them was captured. */
        LOST,
        /** Their packet was captured, but not its last bytes. */
        TRUNCATED
    }

    /**
     * The next bytes.
     *
     * @param offset place of the first of them in the stream
     * @param packet {@link Packet#index} of the packet that carried them
     * @param frame  the bytes of the packet; the listener must neither change nor keep them
     * @param at     where the bytes begin in the frame
     */
    void data(long offset, long packet, byte[] frame, int at, int length);

    /** The next {@code length} bytes, from {@code offset} on, are missing. */
    void gap(long offset, long length, Gap why);

    /** The stream has ended: its sender closed it, the connection was reset, or the capture is over. */
    void end();
}
