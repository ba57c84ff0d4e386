// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import org.roundtrip.ui.chart.Viewport;

/**
 * Writes a part of a timeline as comma-separated values. There is a line for each column that has calls, or packets of a
 * lane.
 */
public final class TimelineCsv {
    private TimelineCsv() {
    }

    /** Returns the table of the part that {@code view} shows. @param columns columns of time to reduce it to */
    public static String of(Timeline timeline, Viewport view, int columns) {
        double width = (view.to() - view.from()) / columns;
        StringBuilder table = new StringBuilder(
                "what,fromNanos,toNanos,first,count,minNanos,medianNanos,maxNanos,wireBytes,sentAgain\n");
        CallColumns calls = CallColumns.of(timeline.calls(), view.from(), view.to(), columns);
        for (int i = 0; i < columns; i++) {
            if (calls.counts()[i] > 0) {
                begin(table, "calls", view.from() + i * width, width).append(calls.first()[i] + 1).append(',')
                        .append(calls.counts()[i]).append(',').append(calls.min()[i]).append(',')
                        .append(calls.median()[i]).append(',').append(calls.max()[i]).append(",,\n");
            }
        }
        for (Lane lane : Lane.values()) {
            PacketColumns packets = PacketColumns.of(timeline, lane, view.from(), view.to(), columns);
            for (int i = 0; i < columns; i++) {
                if (packets.counts()[i] > 0) {
                    begin(table, name(lane), view.from() + i * width, width).append(',').append(packets.counts()[i])
                            .append(",,,,").append(packets.total(i)).append(',').append(packets.retransmitted()[i])
                            .append('\n');
                }
            }
        }
        return table.toString();
    }

    private static String name(Lane lane) {
        return switch (lane) {
            case CLIENT -> "packets from client";
            case SERVER -> "packets from server";
            case OTHER -> "other packets";
        };
    }

    private static StringBuilder begin(StringBuilder table, String what, double from, double width) {
        return table.append(what).append(',').append(Math.round(from)).append(',').append(Math.round(from + width))
                .append(',');
    }
}
