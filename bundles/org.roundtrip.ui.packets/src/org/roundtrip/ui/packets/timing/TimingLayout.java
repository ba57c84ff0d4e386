// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.awt.geom.Rectangle2D;
import org.roundtrip.report.chart.ChartStyle;

/**
 * Where the parts of the chart stand, in pixels.
 *
 * @param notes   a line for numbers of calls and for what is to be said about the clocks
 * @param latency the calls
 * @param client  packets from the client, which rise from its lower edge
 * @param middle  between the lanes
 * @param server  packets from the server, which hang from its upper edge
 * @param axis    the time
 */
record TimingLayout(Rectangle2D notes, Rectangle2D latency, Rectangle2D client, Rectangle2D middle,
        Rectangle2D server, Rectangle2D axis) {
    /** Where there is little room, packets need it more than calls. */
    private static final double LANES = 11, LANES_SHARE = 0.46, MOST_LANES_SHARE = 0.64;
    private static final double LANE_WITH_WORDS = 2.6;
    private static final double GUTTER = 5.2;

    static TimingLayout of(int width, int height, ChartStyle style) {
        double em = style.font().getSize2D();
        // Whole pixels, so that columns of packets are sharp.
        double left = Math.rint(GUTTER * em);
        double wide = Math.max(1, Math.floor(width - left - em));
        double notes = 1.5 * em;
        double axis = 1.8 * em;
        double room = Math.max(4, height - notes - axis - 0.5 * em);
        double lanes = Math.max(Math.min(room * MOST_LANES_SHARE, LANES * em), room * LANES_SHARE);
        double middle = Math.min(1.5 * em, lanes / 3);
        double lane = (lanes - middle) / 2;
        double latency = room - lanes;
        double y = notes;
        Rectangle2D latencyBox = new Rectangle2D.Double(left, y, wide, latency);
        y += latency + 0.5 * em;
        Rectangle2D client = new Rectangle2D.Double(left, y, wide, lane);
        Rectangle2D between = new Rectangle2D.Double(left, y + lane, wide, middle);
        Rectangle2D server = new Rectangle2D.Double(left, y + lane + middle, wide, lane);
        return new TimingLayout(new Rectangle2D.Double(left, 0, wide, notes), latencyBox, client, between, server,
                new Rectangle2D.Double(left, server.getMaxY(), wide, axis));
    }

    /** Everything that has to do with time: calls and lanes. */
    Rectangle2D inner() {
        return new Rectangle2D.Double(latency.getMinX(), latency.getMinY(), latency.getWidth(),
                server.getMaxY() - latency.getMinY());
    }

    Rectangle2D lane(Lane lane) {
        return switch (lane) {
            case CLIENT -> client;
            case SERVER -> server;
            case OTHER -> middle;
        };
    }

    /** The lane at a place. */
    Lane laneAt(double y) {
        return y < client.getMaxY() ? Lane.CLIENT : y > server.getMinY() ? Lane.SERVER : Lane.OTHER;
    }

    /** Whether there is room for words beside the marks of packets. */
    boolean words(ChartStyle style) {
        return client.getHeight() >= LANE_WITH_WORDS * style.font().getSize2D();
    }

    /** Where the packets of a lane stand. */
    double base(Lane lane) {
        return lane == Lane.SERVER ? server.getMinY() : lane(lane).getMaxY();
    }

    /** Which way is outwards: -1 up, 1 down. */
    static int outwards(Lane lane) {
        return lane == Lane.SERVER ? 1 : -1;
    }
}
