// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.dissect.Message;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.decode.MessageTable;

/** Returns the values of a packet of an open capture to a filter. */
final class CapturedPacket implements FilterContext {
    /** A packet rarely contains more messages; further ones are not looked at. */
    private static final int MOST_LOOKED_AT = 4096;

    private final OpenCapture capture;
    private final PacketNotes notes;
    private final int number;
    private final BooleanSupplier wanted;
    private PacketRow row;
    private List<MessageRow> messages;

    /** @param wanted see {@link #wanted} */
    CapturedPacket(OpenCapture capture, PacketNotes notes, int number, BooleanSupplier wanted) {
        this.capture = capture;
        this.notes = notes;
        this.number = number;
        this.wanted = wanted;
    }

    @Override
    public PacketRow row() throws IOException {
        if (row == null) {
            row = capture.row(number);
        }
        return row;
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public int wireLength() {
        return capture.index().wireLength(number);
    }

    @Override
    public Integer payloadLength() {
        return stream() == null ? null : (Integer) capture.index().payloadLength(number);
    }

    @Override
    public Integer stream() {
        int stream = capture.index().stream(number);
        return stream == TcpStreams.NONE ? null : (Integer) stream;
    }

    @Override
    public Boolean fromClient() {
        return stream() == null ? null : (Boolean) capture.index().fromClient(number);
    }

    @Override
    public Long call() {
        return capture.callOf(number);
    }

    @Override
    public Long sinceFirst() {
        return capture.since(0, number);
    }

    @Override
    public Long sinceLast() {
        return number == 0 ? null : capture.since(number - 1, number);
    }

    @Override
    public List<MessageRow> messages() {
        if (messages == null) {
            int first = capture.messages().messageOf(number);
            messages = first < 0 ? List.of() : beginningWith(first);
        }
        return messages;
    }

    /** Returns the first message and those that begin after it in the same packet. */
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
        Long call = call();
        return call == null ? null : (Long) capture.calls().durationNanos(call.intValue());
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

    @Override
    public boolean wanted() {
        return wanted.getAsBoolean();
    }
}
