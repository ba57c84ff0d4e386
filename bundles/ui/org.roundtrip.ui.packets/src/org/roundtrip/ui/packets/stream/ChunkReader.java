// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.io.IOException;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Side;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.PacketNumbers;
import org.roundtrip.ui.packets.message.MessageDescription;

/** Reads chunks of a conversation and breaks them into lines. Keeps the message that it read last. For any thread. */
final class ChunkReader {
    private static final Texts TEXTS = Texts.of(ChunkReader.class);

    private final OpenCapture capture;
    private final boolean roles;
    private int number = -1;
    private byte[] bytes;
    private Message decoded;

    /** @param roles whether to decode messages again for the role of each byte */
    ChunkReader(OpenCapture capture, boolean roles) {
        this.capture = capture;
        this.roles = roles;
    }

    /** @param columns bytes in a line of text, or of digits */
    synchronized ChunkText read(Conversation.Chunk chunk, boolean hex, int columns, BooleanSupplier wanted)
            throws IOException {
        if (number != chunk.number()) {
            bytes = capture.messages().bytes(chunk.number());
            decoded = roles ? capture.messages().message(chunk.number(), wanted) : null;
            number = chunk.number();
        }
        int from = (int) Math.min(bytes.length, chunk.from());
        byte[] some = Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + chunk.length()));
        int[] starts = hex ? LineBreaks.hex(some.length, columns) : LineBreaks.text(some, columns);
        Message message = decoded;
        return new ChunkText(chunk, chunk.first() ? heading(capture, capture.messages().row(chunk.number())) : null, some, starts,
                message == null ? null : message.roles()::at);
    }

    /** The heading of a message: who sent it, what it is, and where it belongs. */
    private static String heading(OpenCapture capture, MessageRow row) {
        String who = row.side() == Side.CLIENT ? TEXTS.text("clientSays") : TEXTS.text("serverSays");
        String call = row.call() == null ? "" : ", " + TEXTS.text("ofCall", Numbers.count(row.call() + 1));
        Object[] words = {who, MessageDescription.name(capture, row), Numbers.bytes(row.length()),
            Numbers.count(row.number() + 1), call, PacketNumbers.of(capture.messages(), row)};
        String heading = TEXTS.text(row.firstPacket() == row.lastPacket() ? "headingOne" : "heading", words);
        return row.problem() == null ? heading : heading + "  \u26a0 " + row.problem();
    }
}
