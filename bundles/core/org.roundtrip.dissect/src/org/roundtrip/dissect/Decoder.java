// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/**
 * Decodes the messages of one connection; used by one thread. It keeps its state until a message is
 * decoded to its end: when more bytes come, decoding is tried again from the message's beginning.
 */
public interface Decoder {

    /**
     * Decodes the message that begins at the reader's first byte, and leaves the reader after the message's last byte.
     *
     * @throws DissectException.Incomplete when more bytes of it must be received
     * @throws DissectException.Malformed  when no message begins here, or it is damaged; the fields read before are
     *                                     kept
     */
    void decode(Side side, MessageReader in) throws DissectException;

    /**
     * Whether a message may begin here, to find the next one after a gap or damage.
     *
     * @param afterOther whether this is the first byte that was sent after the other side had sent something
     */
    boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther);

    /**
     * The message that was decoded last from that side is complete: it could have continued, but no bytes followed.
     * Called only after {@link MessageReader#mayGoOn}, and only when nothing else was decoded in between.
     */
    default void ended(Side side) {
    }

    /** Bytes were lost, and an agreement between the sides may have been among them. */
    default void lost(Side side) {
    }
}
