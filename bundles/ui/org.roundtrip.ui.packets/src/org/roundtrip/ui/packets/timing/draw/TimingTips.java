// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.timing.trace.CallColumns;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketColumns;
import org.roundtrip.ui.packets.timing.trace.PacketKind;
import org.roundtrip.ui.packets.timing.trace.PacketTrace;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/** The words shown for the call, packet or column under the pointer. */
record TimingTips(Timeline timeline) {
    private static final Texts TEXTS = Texts.of(TimingTips.class);

    /** Returns a call's number, latency, start and packets. */
    String call(int call) {
        long count = timeline.captured().packets(call).count();
        return TEXTS.text("pointedCall", Numbers.count(call + 1), Numbers.nanos(timeline.calls().duration(call)))
                + "\n" + TEXTS.text("at", TimeAxis.exact(timeline.calls().start(call)))
                + (count == 0 ? "" : TEXTS.text("packetsOfCall", count));
    }

    /** Returns the number of calls in a column, with their median, shortest and longest latency, and the first of them. */
    String calls(CallColumns columns, int column) {
        int call = columns.first()[column];
        return TEXTS.text(columns.counts()[column] == 2 ? "pointedTwoCalls" : "pointedCalls", new Object[] {Numbers.count(columns.counts()[column]),
            Numbers.nanos(columns.median()[column]), Numbers.nanos(columns.min()[column]),
            Numbers.nanos(columns.max()[column])})
                + "\n" + TEXTS.text("fromCall", Numbers.count(call + 1), Numbers.nanos(timeline.calls().start(call)));
    }

    /** Returns a packet's sender, length, message, time, and its place in its call. */
    String packet(int packet, Lane lane) {
        PacketTrace trace = timeline.trace();
        byte kind = trace.kind(packet);
        MessageRow message = timeline.messages().of(packet).orElse(null);
        String pointed = switch (lane) {
            case CLIENT -> "pointedFromClient";
            case SERVER -> "pointedFromServer";
            case OTHER -> "pointedOther";
        };
        StringBuilder text = new StringBuilder(TEXTS.text(pointed, Numbers.count(packet + 1),
                Numbers.count(trace.length(packet))));
        if (!PacketKind.carriesData(kind)) {
            text.append(lane == Lane.OTHER ? "" : TEXTS.text("noData"));
        } else {
            text.append(TEXTS.text(timeline.bytes().exact(packet) ? "byRole" : "aboutByRole",
                    TimingLabels.roles(timeline.bytes().of(packet))));
        }
        if (PacketKind.carriesData(kind) && message != null) {
            String protocol = timeline.protocols().apply(message.protocol());
            text.append('\n').append(message.operation().isEmpty() ? protocol : protocol + " " + message.operation());
            if (message.lastPacket() > message.firstPacket()) {
                text.append(share(packet, message, PacketKind.isRetransmission(kind)));
            }
        }
        if (PacketKind.isRetransmission(kind)) {
            text.append(TEXTS.text("again"));
        }
        int call = message == null || message.call() == null ? timeline.calls().runningAt(trace.time(packet))
                : message.call();
        text.append('\n').append(TEXTS.text("at", TimeAxis.exact(trace.time(packet))));
        if (call >= 0 && call < timeline.calls().size()) {
            text.append(TEXTS.text("intoCall", Numbers.count(call + 1),
                    Numbers.nanos(trace.time(packet) - timeline.calls().start(call))));
        }
        return text.toString();
    }

    /** Returns how much of a message of several packets one of them carries. */
    private String share(int packet, MessageRow message, boolean again) {
        if (again) {
            return TEXTS.text("ofMessage", Numbers.bytes(message.length()));
        }
        // Behind its last byte another message may begin in the same packet.
        return packet < message.lastPacket()
                ? TEXTS.text("partOfMessage", Numbers.count(timeline.carried().applyAsInt(packet)), Numbers.count(message.length()))
                : TEXTS.text("endOfMessage", Numbers.bytes(message.length()));
    }

    /** Returns the number and bytes of the packets in a column, by role. @param from when the column begins */
    static String packets(PacketColumns columns, int column, double from) {
        int retransmitted = columns.retransmitted()[column];
        return TEXTS.text("pointedPackets", columns.counts()[column],
                Numbers.bytes(columns.total(column)))
                + (columns.total(column) == 0 ? "" : TEXTS.text("byRole", TimingLabels.roles(columns.byRole(column))))
                + (retransmitted == 0 ? "" : TEXTS.text("ofThemAgain", Numbers.count(retransmitted)))
                + "\n" + TEXTS.text("at", TimeAxis.exact(from));
    }
}
