// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.rows;

import java.io.IOException;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.filter.PacketNotes;

/**
 * A packet as the list shows it.
 *
 * @param row     the packet; what is not known of it is null
 * @param message the first message that it carries bytes of, or null
 * @param again   whether all bytes that it carries had been sent before
 * @param marked  whether the person marked it
 * @param comment what the person said of it, or null
 */
public record ListRow(PacketRow row, MessageRow message, boolean again, boolean marked, String comment) {

    /** Reads a packet. Any thread. */
    public static ListRow read(OpenCapture capture, PacketNotes notes, int packet) throws IOException {
        return of(capture.row(packet), capture, notes);
    }

    /** Adds to a packet what is known without reading. */
    public static ListRow of(PacketRow row, OpenCapture capture, PacketNotes notes) {
        int packet = (int) row.packet().index();
        MessageRow message = row.message() == null || row.message() >= capture.messages().size() ? null
                : capture.messages().row(row.message());
        return new ListRow(row, message, capture.messages().sentAgain(packet), notes.marked(packet),
                notes.comment(packet));
    }
}
