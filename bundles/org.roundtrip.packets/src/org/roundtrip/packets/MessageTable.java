// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.Message;

/**
 * All messages of a capture, compactly, at most {@value MessageStore#MOST}; the whole tree of one is decoded again when
 * it is asked for. Empty until the capture is decoded, then immutable. Safe for several threads.
 */
public final class MessageTable {
    private final OpenCapture capture;
    private final Decoded decoded;
    private final Replays replays;

    MessageTable(OpenCapture capture, Decoded decoded) {
        this.capture = capture;
        this.decoded = decoded;
        replays = new Replays(capture);
    }

    /** How many there are. */
    public int size() {
        return decoded == null ? 0 : decoded.store().size();
    }

    /** A message without its fields. Reads nothing from the file. */
    public MessageRow row(int message) {
        return decoded.store().row(message);
    }

    /** A message with its fields and the role of each byte; reads and decodes its connection up to there. */
    public Message message(int message) throws IOException {
        return message(message, () -> true);
    }

    /**
     * The same, cancellable.
     *
     * @param goOn asked again and again
     * @throws CancellationException when it said no
     */
    public Message message(int message, BooleanSupplier goOn) throws IOException {
        return replays.message(decoded, row(message), goOn);
    }

    /** The bytes of a message, at most {@value MessageBytes#MOST}; bytes that were not captured are 0. */
    public byte[] bytes(int message) throws IOException {
        return MessageBytes.of(capture, decoded, row(message));
    }

    /** The first message that a packet carries bytes of, -1 when none. */
    public int messageOf(int packet) {
        return decoded == null || !decoded.packets().carries(packet) ? -1 : decoded.packets().message(packet);
    }

    /**
     * The message that a packet belongs to: the first that it carries bytes of, acknowledges the last byte of, opens or
     * closes the connection of; -1 when to none.
     */
    public int belongsTo(int packet) {
        return decoded == null ? -1 : decoded.packets().message(packet);
    }

    /** Whether all bytes that a packet carries had been sent before. */
    public boolean sentAgain(int packet) {
        return decoded != null && decoded.packets().again(packet);
    }
}
