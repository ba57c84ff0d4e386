// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.Optional;
import org.roundtrip.chart.Scale;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.packets.timing.trace.CallColumns;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketColumns;
import org.roundtrip.ui.packets.timing.trace.PacketKind;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/** A chart that was drawn: finds the call or packet at a place in it. */
record TimingFrame(Rectangle2D inner, String wholeKey, TimingLayout layout, Scale time, Scale latency, Timeline timeline,
        VisibleCalls calls, VisiblePackets packets) implements ChartFrame {
    private static final int REACH = 12;
    /** Reach of a cursor, which goes from pixel to pixel. */
    private static final int EXACT = 1;

    @Override
    public Optional<Pointed> at(double value, double y) {
        if (y < layout.client().getMinY()) {
            return calls.single() ? call(value, y) : callOrColumn(value, y);
        }
        Lane lane = layout.laneAt(y);
        return packets.single() ? mark(lane, time.place(value), REACH * Math.max(1, layout.middle().getHeight() / 18))
                : packetColumn(lane, value, REACH);
    }

    /** The row of calls, then the lanes. */
    @Override
    public int rows() {
        return 1 + Lane.values().length;
    }

    @Override
    public Optional<Pointed> on(int row, double value) {
        if (row == 0) {
            return calls.single() ? timeline.calls().allRunningAt(value).mapToObj(this::pointed).findFirst()
                    : columnOrLasting(columnOf(value, calls.columns().width()));
        }
        Lane lane = Lane.values()[row - 1];
        return packets.single() ? mark(lane, time.place(value), EXACT) : packetColumn(lane, value, 0);
    }

    /** Of the calls that ran at a time, the one whose top is nearest. */
    private Optional<Pointed> call(double value, double y) {
        return timeline.calls().allRunningAt(value).mapToObj(this::pointed)
                .min(Comparator.comparingDouble(pointed -> Math.abs(pointed.y() - y)));
    }

    private Pointed pointed(int call) {
        return new Pointed(new TimingTips(timeline).call(call), place(timeline.calls().duration(call)), TimingTarget.ofCall(call));
    }

    private double place(long nanos) {
        return latency.within(Math.max(1, nanos));
    }

    /**
     * The calls of the column at a value, or the call that lasts over it. Calls of a column beside it count when they
     * are nearer than its line.
     */
    private Optional<Pointed> callOrColumn(double value, double y) {
        CallColumns columns = calls.columns();
        int at = columnOf(value, columns.width());
        int near = columns.nearest(at, REACH);
        if (near < 0 || near == at) {
            return columnOrLasting(at);
        }
        int lasting = columns.lasting()[at];
        double above = lasting < 0 ? Double.MAX_VALUE : Math.abs(y - place(timeline.calls().duration(lasting)));
        double top = place(columns.max()[near]);
        double bottom = place(columns.min()[near]);
        return Math.hypot(near - at, y - Math.clamp(y, top, bottom)) < above ? column(near) : columnOrLasting(at);
    }

    private Optional<Pointed> columnOrLasting(int at) {
        int lasting = calls.columns().lasting()[at];
        return calls.columns().counts()[at] > 0 ? column(at) : lasting < 0 ? Optional.empty() : Optional.of(pointed(lasting));
    }

    private Optional<Pointed> column(int column) {
        CallColumns columns = calls.columns();
        int call = columns.first()[column];
        return Optional.of(columns.counts()[column] == 1 ? pointed(call)
                : new Pointed(new TimingTips(timeline).calls(columns, column), latency.within(columns.median()[column]),
                        TimingTarget.ofCall(call)));
    }

    private int columnOf(double value, int columns) {
        return (int) Math.clamp((value - time.from()) / (time.to() - time.from()) * columns, 0, columns - 1.0);
    }

    private Optional<Pointed> mark(Lane lane, double x, double reach) {
        return packets.marks().stream().filter(mark -> mark.lane() == lane && distance(mark, x) <= reach)
                .min(Comparator.comparingDouble(mark -> distance(mark, x)))
                .map(mark -> new Pointed(new TimingTips(timeline).packet(mark.packet(), lane), mark.box().getCenterY(),
                        TimingTarget.ofPacket(mark.packet())));
    }

    private static double distance(PacketMark mark, double x) {
        return Math.abs(mark.box().getCenterX() - x);
    }

    private Optional<Pointed> packetColumn(Lane lane, double value, int reach) {
        PacketColumns columns = packets.columns().get(lane);
        int at = columnOf(value, columns.width());
        for (int step = 0; step <= reach; step++) {
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
            if (first[0] < 0 && PacketKind.isIn(timeline.trace().kind(packet), lane)) {
                first[0] = packet;
            }
        });
        return new Pointed(TimingTips.packets(columns, column, from), layout.lane(lane).getCenterY(),
                first[0] < 0 ? null : TimingTarget.ofPacket(first[0]));
    }
}
