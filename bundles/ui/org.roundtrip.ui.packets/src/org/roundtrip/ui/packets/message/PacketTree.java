// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Piece;
import org.roundtrip.dissect.frame.Frames;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.ui.packets.bytes.CarriedMessages;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.ByteRange.Whole;

/**
 * The rows at the top of the tree. They are the headers of a packet's frame, then the messages that have bytes in the
 * packet.
 *
 * @param packet  its number, null when no packet of the message was captured
 * @param message number of the selected message, null when none is selected
 */
record PacketTree(Integer packet, Integer message, List<TreeRow> rows) {
    private static final Texts TEXTS = Texts.of(PacketTree.class);
    static final PacketTree NOTHING = new PacketTree(null, null, List.of());

    /** Reads a packet and decodes its messages. */
    static PacketTree of(OpenCapture capture, Integer packet, Integer message, BooleanSupplier wanted) throws IOException {
        List<TreeRow> rows = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        List<Integer> messages = new ArrayList<>();
        if (packet != null) {
            messages.addAll(CarriedMessages.by(capture, packet));
            for (Field field : StreamNumbers.in(Frames.fields(capture.whole(packet)), capture.row(packet))) {
                // Messages, when there are any, show the payload.
                if (messages.isEmpty() || field.role() != ByteRole.CONTENT) {
                    rows.add(TreeRow.frame(field, "frame\t" + field.name() + seen.merge(field.name(), 1, Integer::sum)));
                }
            }
        }
        if (message != null && !messages.contains(message)) {
            messages.add(message);
        }
        for (int number : messages) {
            rows.add(message(capture, packet, number, seen, wanted));
        }
        return new PacketTree(packet, message, rows);
    }

    private static TreeRow message(OpenCapture capture, Integer packet, int number, Map<String, Integer> seen,
            BooleanSupplier wanted) throws IOException {
        MessageRow row = capture.messages().row(number);
        Message message = capture.messages().message(number, wanted);
        long carried = packet == null ? 0
                : message.pieces().stream().filter(piece -> piece.packet() == packet).mapToLong(Piece::length).sum();
        String key = MessageDescription.key(row);
        return TreeRow.message("message\t" + key + seen.merge(key, 1, Integer::sum), MessageDescription.name(capture, row),
                MessageDescription.details(capture, row, carried), new TreeRow.Home(Whole.MESSAGE, number, message.from()),
                row.length(), message.fields(), message.problem() == null ? row.problem() : message.problem());
    }

    /** The row of a message; null when it is not in the tree. */
    TreeRow root(Integer number) {
        return rows.stream().filter(row -> number != null && row.home().message() == number).findFirst().orElse(null);
    }

    /** The innermost row with all these bytes of the frame or of a message; null when there is none. */
    TreeRow around(ByteRange range, Integer ofMessage) {
        if (range.of() == Whole.MESSAGE) {
            TreeRow root = root(ofMessage);
            return root == null ? null : root.around(range.from(), range.to());
        }
        return rows.stream().filter(row -> row.home().whole() == Whole.FRAME)
                .map(row -> row.around(range.from(), range.to())).filter(row -> row != null).findFirst().orElse(null);
    }

    /** The row with a path; null when there is none. */
    TreeRow find(String path) {
        List<TreeRow> level = rows;
        TreeRow found = null;
        String rest = path;
        while (!rest.isEmpty()) {
            String here = rest;
            TreeRow next = level.stream().filter(row -> here.equals(row.key()) || here.startsWith(row.key() + "\n"))
                    .findFirst().orElse(null);
            if (next == null) {
                return null;
            }
            found = next;
            rest = here.length() == next.key().length() ? "" : here.substring(next.key().length() + 1);
            level = rest.isEmpty() ? List.of() : next.rows();
        }
        return found;
    }
}
