// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.Optional;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.packets.MessageRow;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.RoleColours;
import org.roundtrip.report.chart.Scale;
import org.roundtrip.ui.chart.ChartFrame;

/** What a drawn time axis knows of its places. */
record TimingFrame(Rectangle2D inner, TimingLayout layout, Scale time, Scale latency, Timeline timeline,
        TimingDrawer.Shown calls, TimingDrawer.Packets packets) implements ChartFrame {
    private static final int REACH = 12;

    /** What a click selects: a call or a packet; the other is -1. */
    record Target(int call, int packet) {
    }

    @Override
    public Optional<Pointed> at(double value, double y) {
        if (y < layout.client().getMinY()) {
            return calls.columns() == null ? call(value) : column(value);
        }
        Lane lane = layout.laneAt(y);
        return packets.marks() == null ? column(lane, value) : mark(lane, time.place(value));
    }

    private Optional<Pointed> call(double value) {
        int call = timeline.calls().at(value);
        return call < 0 ? Optional.empty() : Optional.of(pointed(call, NLS.bind(Messages.pointedCall,
                Numbers.count(call + 1), Numbers.nanos(timeline.calls().duration(call)))));
    }

    private Pointed pointed(int call, String text) {
        long packetCount = timeline.captured().packets(call).count();
        String count = packetCount == 0 ? "" : NLS.bind(Messages.packetsOfCall, packetCount);
        double y = latency.within(Math.max(1, timeline.calls().duration(call)));
        String when = NLS.bind(Messages.at, TimeAxis.exact(timeline.calls().start(call)));
        return new Pointed(text + "\n" + when + count, y, new Target(call, -1));
    }

    private Optional<Pointed> column(double value) {
        CallColumns columns = calls.columns();
        int column = columns.near(columnOf(value, columns.width()), REACH);
        if (column < 0) {
            return Optional.empty();
        }
        int count = columns.counts()[column];
        int call = columns.first()[column];
        if (count == 1) {
            return Optional.of(pointed(call, NLS.bind(Messages.pointedCall, Numbers.count(call + 1),
                    Numbers.nanos(timeline.calls().duration(call)))));
        }
        String text = NLS.bind(Messages.pointedCalls, new Object[] {Numbers.count(count),
            Numbers.nanos(columns.median()[column]), Numbers.nanos(columns.min()[column]),
            Numbers.nanos(columns.max()[column])});
        String where = NLS.bind(Messages.fromCall, Numbers.count(call + 1),
                Numbers.nanos(timeline.calls().start(call)));
        return Optional.of(new Pointed(text + "\n" + where, latency.within(columns.median()[column]),
                new Target(call, -1)));
    }

    private int columnOf(double value, int columns) {
        return (int) Math.clamp((value - time.from()) / (time.to() - time.from()) * columns, 0, columns - 1.0);
    }

    private Optional<Pointed> mark(Lane lane, double x) {
        double reach = REACH * Math.max(1, layout.middle().getHeight() / 18);
        return packets.marks().stream().filter(mark -> mark.lane() == lane && distance(mark, x) <= reach)
                .min(Comparator.comparingDouble(mark -> distance(mark, x)))
                .map(mark -> new Pointed(words(mark.packet(), lane), mark.box().getCenterY(),
                        new Target(-1, mark.packet())));
    }

    private static double distance(LanePainter.Drawn mark, double x) {
        return Math.abs(mark.box().getCenterX() - x);
    }

    private String words(int packet, Lane lane) {
        PacketTrace trace = timeline.trace();
        byte mark = trace.mark(packet);
        MessageRow message = timeline.messages().of(packet).orElse(null);
        String pattern = switch (lane) {
            case CLIENT -> Messages.pointedFromClient;
            case SERVER -> Messages.pointedFromServer;
            case OTHER -> Messages.pointedOther;
        };
        StringBuilder words = new StringBuilder(NLS.bind(pattern, Numbers.count(packet + 1),
                Numbers.count(trace.length(packet))));
        if (!Mark.carries(mark)) {
            words.append(lane == Lane.OTHER ? "" : Messages.noData);
        } else if (message != null) {
            words.append('\n').append(message.operation().isEmpty() ? message.protocol()
                    : message.protocol() + " " + message.operation());
            words.append(NLS.bind(Messages.mostly, RoleColours.label(Mark.role(mark))));
            if (message.lastPacket() > message.firstPacket()) {
                words.append(NLS.bind(Messages.ofMessage, Numbers.bytes(message.length())));
            }
        }
        if (Mark.again(mark)) {
            words.append(Messages.again);
        }
        int call = message == null || message.call() == null ? timeline.calls().at(trace.time(packet)) : message.call();
        words.append('\n').append(NLS.bind(Messages.at, TimeAxis.exact(trace.time(packet))));
        if (call >= 0 && call < timeline.calls().size()) {
            words.append(NLS.bind(Messages.intoCall, Numbers.count(call + 1),
                    Numbers.nanos(trace.time(packet) - timeline.calls().start(call))));
        }
        return words.toString();
    }

    private Optional<Pointed> column(Lane lane, double value) {
        PacketColumns columns = packets.columns().get(lane);
        int at = columnOf(value, columns.width());
        for (int step = 0; step <= REACH; step++) {
            for (int column : new int[] {at - step, at + step}) {
                if (column >= 0 && column < columns.width() && columns.counts()[column] > 0) {
                    return Optional.of(pointed(lane, columns, column));
                }
            }
        }
        return Optional.empty();
    }

    private Pointed pointed(Lane lane, PacketColumns columns, int column) {
        double wide = (time.to() - time.from()) / columns.width();
        double from = time.from() + column * wide;
        int[] first = {-1};
        timeline.trace().between(from, from + wide, packet -> {
            if (first[0] < 0 && Mark.in(timeline.trace().mark(packet), lane)) {
                first[0] = packet;
            }
        });
        String text = NLS.bind(Messages.pointedPackets, Numbers.count(columns.counts()[column]),
                Numbers.bytes(columns.total(column)));
        String repeated = columns.again()[column] == 0 ? ""
                : NLS.bind(Messages.ofThemAgain, Numbers.count(columns.again()[column]));
        return new Pointed(text + repeated + "\n" + NLS.bind(Messages.at, TimeAxis.exact(from)),
                layout.lane(lane).getCenterY(), first[0] < 0 ? null : new Target(-1, first[0]));
    }
}
