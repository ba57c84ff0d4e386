// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/**
 * Decodes the messages of one connection; used by one thread. It keeps its state until a message is
 * decoded to its end: when more bytes come, decoding is tried again from the message's beginning.
 */
public interface Decoder {

    /**
     * Decodes one message, whose first byte is the reader's, and leaves the reader after its last.
     *
     * @throws DissectException.Incomplete when it goes on after the bytes at hand
     * @throws DissectException.Malformed  when there is no such message; what was read up to there is kept
     */
    void decode(Side side, MessageReader in) throws DissectException;

    /**
     * Whether a message may begin here, to find the next one after a gap or damage.
     *
     * @param afterOther whether this is the first byte that was sent after the other side had sent something
     */
    boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther);

    /**
     * The message that was decoded last from that side ends there: it might have gone on, but no bytes followed. Called
     * only after {@link MessageReader#mayGoOn}, and only when nothing else was decoded in between.
     */
    default void ended(Side side) {
    }

    /** Bytes were lost, and with them what the sides may have agreed on. */
    default void lost(Side side) {
    }
}
