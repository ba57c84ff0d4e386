// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.PacketNumbers;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.BytesWithRoles;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.ByteRange.Whole;
import org.roundtrip.ui.packets.desk.CaptureSelection;

/**
 * The bytes that the view of bytes shows: a frame or a message. Translates between its bytes and what is selected in
 * all views.
 *
 * @param title  a line that says what the bytes are
 * @param number of the message, -1 for a frame
 * @param frame  null for a message
 */
record ViewedBytes(BytesWithRoles bytes, String title, int number, FrameBytes frame) {
    private static final Texts TEXTS = Texts.of(ViewedBytes.class);

    /** Reads and decodes a packet. */
    static ViewedBytes frame(OpenCapture capture, int packet, BooleanSupplier wanted) throws IOException {
        FrameBytes frame = FrameBytes.of(capture, packet, wanted);
        int captured = frame.packet().bytes().length;
        int wire = frame.packet().wireLength();
        String title = captured == wire
                ? TEXTS.text("ofPacket", Numbers.count(packet + 1), Numbers.count(wire))
                : TEXTS.text("ofPacketCut",
                        new Object[] {Numbers.count(packet + 1), Numbers.count(captured), Numbers.count(wire)});
        return new ViewedBytes(frame.roled(), title, -1, frame);
    }

    /** Reads and decodes a message; bytes that could be decrypted take the place of those that were sent. */
    static ViewedBytes message(OpenCapture capture, int number, BooleanSupplier wanted) throws IOException {
        MessageRow row = capture.messages().row(number);
        Message message = capture.messages().message(number, wanted);
        byte[] bytes = message.decrypted(capture.messages().bytes(number));
        Map<ByteRole, Long> totals = new EnumMap<>(ByteRole.class);
        for (ByteRole role : ByteRole.values()) {
            if (message.roles().bytes(role) > 0) {
                totals.put(role, message.roles().bytes(role));
            }
        }
        Object[] words = {Numbers.count(number + 1), Numbers.count(row.length()), PacketNumbers.of(capture.messages(), row)};
        String title = TEXTS.text(row.firstPacket() == row.lastPacket() ? "ofMessageOne" : "ofMessage", words)
                + (bytes.length < row.length() ? TEXTS.text("cut", Numbers.bytes(bytes.length)) : "")
                + (message.decrypted().isEmpty() ? "" : TEXTS.text("decrypted"));
        return new ViewedBytes(new BytesWithRoles(bytes, message.roles()::at, totals), title, number, null);
    }

    /** The place of the selected bytes in these; empty when they are not among them. */
    ByteSpan find(CaptureSelection selection) {
        ByteRange range = selection.bytes();
        if (range == null) {
            return ByteSpan.EMPTY;
        }
        if (range.of() == Whole.MESSAGE && frame != null) {
            return selection.message() == null ? ByteSpan.EMPTY
                    : frame.inFrame(selection.message(), range.from(), range.to());
        }
        boolean mine = range.of() == Whole.FRAME ? frame != null : selection.message() != null
                && selection.message() == number;
        int size = bytes.size();
        return mine ? new ByteSpan((int) Math.min(range.from(), size), (int) Math.min(range.to(), size)) : ByteSpan.EMPTY;
    }

    /** The selection for all views after a person selected bytes here. */
    CaptureSelection select(ByteSpan span, CaptureSelection now) {
        if (span.isEmpty()) {
            return now.withBytes(null);
        }
        if (frame == null) {
            return now.withBytes(new ByteRange(span.from(), span.to()));
        }
        FrameBytes.Part part = frame.part(span.from());
        if (part == null || span.to() > part.frameAt() + part.length()) {
            return now.withBytes(new ByteRange(Whole.FRAME, span.from(), span.to()));
        }
        long from = part.at() + span.from() - part.frameAt();
        ByteRange range = new ByteRange(from, from + span.length());
        return new CaptureSelection(now.packet(), part.number(), null, now.range(), range);
    }
}
