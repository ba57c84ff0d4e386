// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Texts;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.packets.timing.trace.CallColumns;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketColumns;
import org.roundtrip.ui.packets.timing.trace.PacketKind;
import org.roundtrip.ui.packets.timing.trace.PacketTrace;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/** The words shown for the call, packet or column under the pointer. */
record TimingTips(Timeline timeline) {

    /** Returns a call's number, latency, start and packets. */
    String call(int call) {
        long count = timeline.captured().packets(call).count();
        return NLS.bind(Messages.pointedCall, Numbers.count(call + 1), Numbers.nanos(timeline.calls().duration(call)))
                + "\n" + NLS.bind(Messages.at, TimeAxis.exact(timeline.calls().start(call)))
                + (count == 0 ? "" : Texts.fill(Messages.packetsOfCall, count));
    }

    /** Returns the number of calls in a column, with their median, shortest and longest latency, and the first of them. */
    String calls(CallColumns columns, int column) {
        int call = columns.first()[column];
        return NLS.bind(columns.counts()[column] == 2 ? Messages.pointedTwoCalls : Messages.pointedCalls, new Object[] {Numbers.count(columns.counts()[column]),
            Numbers.nanos(columns.median()[column]), Numbers.nanos(columns.min()[column]),
            Numbers.nanos(columns.max()[column])})
                + "\n" + NLS.bind(Messages.fromCall, Numbers.count(call + 1), Numbers.nanos(timeline.calls().start(call)));
    }

    /** Returns a packet's sender, length, message, time, and its place in its call. */
    String packet(int packet, Lane lane) {
        PacketTrace trace = timeline.trace();
        byte kind = trace.kind(packet);
        MessageRow message = timeline.messages().of(packet).orElse(null);
        String pattern = switch (lane) {
            case CLIENT -> Messages.pointedFromClient;
            case SERVER -> Messages.pointedFromServer;
            case OTHER -> Messages.pointedOther;
        };
        StringBuilder text = new StringBuilder(NLS.bind(pattern, Numbers.count(packet + 1),
                Numbers.count(trace.length(packet))));
        if (!PacketKind.carriesData(kind)) {
            text.append(lane == Lane.OTHER ? "" : Messages.noData);
        } else {
            text.append(NLS.bind(timeline.bytes().exact(packet) ? Messages.byRole : Messages.aboutByRole,
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
            text.append(Messages.again);
        }
        int call = message == null || message.call() == null ? timeline.calls().runningAt(trace.time(packet))
                : message.call();
        text.append('\n').append(NLS.bind(Messages.at, TimeAxis.exact(trace.time(packet))));
        if (call >= 0 && call < timeline.calls().size()) {
            text.append(NLS.bind(Messages.intoCall, Numbers.count(call + 1),
                    Numbers.nanos(trace.time(packet) - timeline.calls().start(call))));
        }
        return text.toString();
    }

    /** Returns how much of a message of several packets one of them carries. */
    private String share(int packet, MessageRow message, boolean again) {
        if (again) {
            return NLS.bind(Messages.ofMessage, Numbers.bytes(message.length()));
        }
        // Behind its last byte another message may begin in the same packet.
        return packet < message.lastPacket()
                ? NLS.bind(Messages.partOfMessage, Numbers.count(timeline.carried().applyAsInt(packet)), Numbers.count(message.length()))
                : NLS.bind(Messages.endOfMessage, Numbers.bytes(message.length()));
    }

    /** Returns the number and bytes of the packets in a column, by role. @param from when the column begins */
    static String packets(PacketColumns columns, int column, double from) {
        int retransmitted = columns.retransmitted()[column];
        return Texts.fill(Messages.pointedPackets, columns.counts()[column],
                Numbers.bytes(columns.total(column)))
                + (columns.total(column) == 0 ? "" : NLS.bind(Messages.byRole, TimingLabels.roles(columns.byRole(column))))
                + (retransmitted == 0 ? "" : NLS.bind(Messages.ofThemAgain, Numbers.count(retransmitted)))
                + "\n" + NLS.bind(Messages.at, TimeAxis.exact(from));
    }
}
