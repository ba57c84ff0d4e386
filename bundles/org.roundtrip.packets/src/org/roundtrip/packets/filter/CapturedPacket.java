// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.dissect.Message;
import org.roundtrip.packets.MessageRow;
import org.roundtrip.packets.MessageTable;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.PacketRow;

/** A packet of an open capture, asked by a filter. */
final class CapturedPacket implements FilterContext {
    /** A packet of the largest size carries fewer messages than that, unless they are hardly longer than a header. */
    private static final int MOST_LOOKED_AT = 4096;

    private final OpenCapture capture;
    private final PacketNotes notes;
    private final int number;
    private final PacketRow row;
    private List<MessageRow> messages;

    CapturedPacket(OpenCapture capture, PacketNotes notes, int number) throws IOException {
        this.capture = capture;
        this.notes = notes;
        this.number = number;
        row = capture.row(number);
    }

    @Override
    public PacketRow row() {
        return row;
    }

    @Override
    public List<MessageRow> messages() {
        if (messages == null) {
            messages = row.message() == null ? List.of() : beginningWith(row.message());
        }
        return messages;
    }

    /** Where the first message ends in this packet, others may begin in it. */
    private List<MessageRow> beginningWith(int first) {
        MessageTable table = capture.messages();
        List<MessageRow> all = new ArrayList<>();
        MessageRow last = table.row(first);
        all.add(last);
        int most = Math.min(table.size(), first + MOST_LOOKED_AT);
        for (int next = first + 1; next < most && last.lastPacket() <= number; next++) {
            MessageRow other = table.row(next);
            if (other.stream() == last.stream() && other.side() == last.side()) {
                if (other.firstPacket() > number) {
                    break;
                }
                all.add(other);
                last = other;
            }
        }
        return all;
    }

    @Override
    public Long callNanos() {
        return row.call() == null ? null : (Long) capture.calls().durationNanos(row.call().intValue());
    }

    @Override
    public Message message(int message) throws IOException {
        return capture.messages().message(message);
    }

    @Override
    public boolean marked() {
        return notes.marked(number);
    }

    @Override
    public String comment() {
        return notes.comment(number);
    }
}
