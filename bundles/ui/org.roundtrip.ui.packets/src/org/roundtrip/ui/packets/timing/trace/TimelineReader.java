// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.ObjLongConsumer;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.decode.MessageTable;

/**
 * Builds the timeline of a capture while the capture is read and then decoded. Packets come first, their roles when they
 * are decoded. Used by one thread at a time.
 */
public final class TimelineReader {
    private static final Texts TEXTS = Texts.of(TimelineReader.class);
    private static final int ASK_EVERY = 1 << 14;
    private final OpenCapture capture;
    private long zero;
    private PacketTrace trace;
    private boolean decoded;

    /** Creates a reader that has read nothing yet. */
    public TimelineReader(OpenCapture capture) {
        this.capture = capture;
    }

    /**
     * Reads what the capture has got since the last call.
     *
     * @param goOn called often; false stops early
     * @return the timeline up to now; null while there are no packets, and if the file has no times
     */
    public Timeline catchUp(BooleanSupplier goOn) {
        PacketIndex index = capture.index();
        if (trace == null && !begin(index)) {
            return null;
        }
        for (int packet = trace.size(); packet < index.size() && more(packet, goOn); packet++) {
            Boolean client = index.stream(packet) == TcpStreams.NONE ? null : (Boolean) index.fromClient(packet);
            trace.add(PacketKind.of(client, index.payloadLength(packet) > 0, false));
        }
        if (capture.decoded() && !decoded) {
            markSentAgain(goOn);
        }
        return new Timeline(zero, CallTimes.of(capture.calls(), zero), capture.calls(), trace,
                index::payloadLength, new Messages(capture.messages()), capture::protocolLabel, capture.ways());
    }

    /** Reports whether the file has the times of its packets; true while there are no packets. */
    public boolean timed() {
        return capture.index().size() == 0 || capture.index().epochNanos(0) != Packet.NO_TIME;
    }

    private boolean begin(PacketIndex index) {
        if (index.size() == 0 || !timed()) {
            return false;
        }
        zero = index.epochNanos(0);
        long from = zero;
        trace = new PacketTrace(packet -> index.epochNanos(packet) - from, index::wireLength);
        return true;
    }

    /** Finds messages in a table, and makes a row of one only when it is asked for. */
    private record Messages(MessageTable table) implements Timeline.MessageFinder {
        @Override
        public Optional<MessageRow> of(int packet) {
            int message = table.messageOf(packet);
            return message < 0 ? Optional.empty() : Optional.of(table.row(message));
        }

        @Override
        public long length(int packet) {
            int message = table.messageOf(packet);
            return message < 0 ? 0 : table.length(message);
        }

        @Override
        public void addRoles(int packet, ObjLongConsumer<ByteRole> sum) {
            int message = table.messageOf(packet);
            if (message >= 0) {
                table.addRoles(message, sum);
            }
        }
    }

    private void markSentAgain(BooleanSupplier goOn) {
        MessageTable messages = capture.messages();
        for (int packet = 0; packet < trace.size(); packet++) {
            if (!more(packet, goOn)) {
                return;
            }
            if (messages.sentAgain(packet)) {
                trace.setKind(packet, PacketKind.sentAgain(trace.kind(packet)));
            }
        }
        decoded = true;
    }

    private static boolean more(int packet, BooleanSupplier goOn) {
        return packet % ASK_EVERY != 0 || goOn.getAsBoolean();
    }
}
