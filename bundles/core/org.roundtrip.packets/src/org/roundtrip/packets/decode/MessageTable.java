// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.ObjLongConsumer;
import java.util.stream.IntStream;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * All messages of a capture, at most {@value MessageStore#MOST}. The table stores no fields: the fields of a message
 * are decoded again when they are needed. Empty until the capture is decoded, then immutable. Safe for several threads.
 */
public final class MessageTable {
    private final IndexedCapture capture;
    private final DecodedMessages decoded;
    private final RecentReplays replays;

    /** @param decoded the messages, or null for an empty table */
    public MessageTable(IndexedCapture capture, DecodedMessages decoded) {
        this.capture = capture;
        this.decoded = decoded;
        replays = new RecentReplays(capture);
    }

    /** Returns the number of messages. */
    public int size() {
        return decoded == null ? 0 : decoded.store().size();
    }

    /** Returns a message without its fields. Reads nothing from the file. */
    public MessageRow row(int message) {
        return decoded.store().row(message);
    }

    /** Returns all different summaries of messages. Reads nothing from the file. */
    public List<MessageSummary> summaries() {
        return decoded == null ? List.of() : decoded.store().summaries();
    }

    /** Returns the length of a message in bytes. */
    public long length(int message) {
        return decoded.store().length(message);
    }

    /** Gives the number of a message's bytes of each role, as its row has them, without making a row. */
    public void addRoles(int message, ObjLongConsumer<ByteRole> sum) {
        decoded.store().addRoles(message, sum);
    }

    /** Returns a message with its fields and the role of each byte. Reads and decodes part of its connection. */
    public Message message(int message) throws IOException {
        return message(message, () -> true);
    }

    /**
     * Does the same and can be cancelled.
     *
     * @param goOn called often; returns false to cancel
     * @throws CancellationException when {@code goOn} returned false
     */
    public Message message(int message, BooleanSupplier goOn) throws IOException {
        return replays.message(decoded, row(message), goOn);
    }

    /** Returns the bytes of a message, at most {@value MessageBytes#MOST}. Bytes that were not captured are 0. */
    public byte[] bytes(int message) throws IOException {
        return MessageBytes.of(capture, decoded, row(message));
    }

    /**
     * Returns the first packet that carries a byte of a message. Reads the heads of the message's packets. When the byte
     * was not captured it is the first packet of the message, -1 when no packet of it was captured.
     *
     * @param place of the byte in the message, from 0
     */
    public int packetOf(int message, long place) throws IOException {
        return MessageBytes.packetOf(capture, decoded, row(message), place);
    }

    /**
     * Returns the packets that carry bytes of a message, in their order, without those that only send them again. Between them others may
     * stand, such as acknowledgements. Reads nothing from the file.
     */
    public IntStream packets(int message) {
        int first = decoded.store().firstPacket(message);
        int last = decoded.store().lastPacket(message);
        return first < 0 ? IntStream.empty() : IntStream.rangeClosed(first, last)
                .filter(packet -> packet == first || packet == last || messageOf(packet) == message && !sentAgain(packet));
    }

    /** Returns the first message of which a packet contains bytes; -1 when there is none. */
    public int messageOf(int packet) {
        return decoded == null || !decoded.packets().carries(packet) ? -1 : decoded.packets().message(packet);
    }

    /**
     * Returns the message that a packet belongs to; -1 when it belongs to none. It is the first message of which the
     * packet contains bytes, or the message whose last byte it acknowledges, or whose connection it opens or closes.
     */
    public int belongsTo(int packet) {
        return decoded == null ? -1 : decoded.packets().message(packet);
    }

    /** Whether all data bytes of a packet were sent before. */
    public boolean sentAgain(int packet) {
        return decoded != null && decoded.packets().again(packet);
    }
}
