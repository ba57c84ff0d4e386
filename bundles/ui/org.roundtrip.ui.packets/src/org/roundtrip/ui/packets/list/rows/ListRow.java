// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.rows;

import java.io.IOException;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;

/**
 * The facts about a packet that the list shows. Immutable.
 *
 * @param row      the packet; its unknown facts are null
 * @param message  the first message that has bytes in the packet, or null
 * @param protocol the name for people of that message's protocol, empty when there is none
 * @param answer   what that protocol calls its answers
 * @param again    whether all bytes of its payload had been sent before
 * @param marked   whether a person marked it
 * @param comment  what a person wrote about it, or null
 * @param sinceAbove nanoseconds since the packet in the row above; null in the first row, and where one of them has no time
 */
public record ListRow(PacketRow row, MessageRow message, String protocol, AnswerTerm answer, boolean again, boolean marked,
        String comment, Long sinceAbove) {

    /** Reads a packet. Any thread. @param listed the packets of all rows */
    public static ListRow read(OpenCapture capture, PacketNotes notes, PacketSelection listed, int packet) throws IOException {
        return of(capture.row(packet), capture, notes, listed);
    }

    /** Makes a row of a packet that was read already. Any thread. @param listed the packets of all rows */
    public static ListRow of(PacketRow row, OpenCapture capture, PacketNotes notes, PacketSelection listed) {
        int packet = (int) row.packet().index();
        MessageRow message = row.message() == null || row.message() >= capture.messages().size() ? null
                : capture.messages().row(row.message());
        String protocol = message == null ? "" : capture.protocolLabel(message.protocol());
        return new ListRow(row, message, protocol,
                message == null ? AnswerTerm.RESPONSE : capture.answerTerm(message.protocol()), capture.messages().sentAgain(packet), notes.marked(packet),
                notes.comment(packet), sinceAbove(capture, listed, packet));
    }

    private static Long sinceAbove(OpenCapture capture, PacketSelection listed, int packet) {
        int row = listed.indexOf(packet);
        return row <= 0 ? null : capture.since(listed.packet(row - 1), packet);
    }
}
