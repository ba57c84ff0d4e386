// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.geom.Rectangle2D;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.packets.timing.trace.Lane;

/**
 * The places of the chart's parts, in pixels from its upper left corner.
 *
 * @param legend  a line for the legend and remarks; without height in a low chart
 * @param notes   a line for the numbers of calls; without height in a lower chart
 * @param latency the calls
 * @param client  packets from the client; their bars grow up from its lower edge
 * @param middle  between the lanes
 * @param server  packets from the server; their bars grow down from its upper edge
 * @param axis    the labels of the time axis; without height in a very low chart
 */
record TimingLayout(Rectangle2D legend, Rectangle2D notes, Rectangle2D latency, Rectangle2D client, Rectangle2D middle,
        Rectangle2D server, Rectangle2D axis) {
    /** In a low chart the lanes get a larger share of the height than the calls. */
    private static final double LANES = 11, LANES_SHARE = 0.46, MOST_LANES_SHARE = 0.64;
    private static final double LANE_WITH_LABELS = 2.6;
    /** A lower chart, in heights of the font, gives the room of the legend, notes or time axis to calls and lanes. */
    private static final double LEAST_WITH_LEGEND = 12, LEAST_WITH_NOTES = 9, LEAST_WITH_AXIS = 7;
    private static final double GUTTER = 5.2;

    /** Divides a chart of a size. @param width in pixels @param height in pixels */
    static TimingLayout of(int width, int height, ChartStyle style) {
        double em = style.font().getSize2D();
        // Whole pixels keep the columns of packets sharp.
        double left = Math.rint(GUTTER * em);
        double wide = Math.max(1, Math.floor(width - left - em));
        double notes = height < LEAST_WITH_NOTES * em ? 0 : 1.5 * em;
        double legend = height < LEAST_WITH_LEGEND * em ? 0 : 1.4 * em;
        double axis = height < LEAST_WITH_AXIS * em ? 0 : 1.8 * em;
        double room = Math.max(4, height - legend - notes - axis - 0.5 * em);
        double lanes = Math.max(Math.min(room * MOST_LANES_SHARE, LANES * em), room * LANES_SHARE);
        double middle = Math.min(1.5 * em, lanes / 3);
        double lane = (lanes - middle) / 2;
        double latency = room - lanes;
        double y = legend + notes;
        Rectangle2D latencyBox = new Rectangle2D.Double(left, y, wide, latency);
        y += latency + 0.5 * em;
        Rectangle2D client = new Rectangle2D.Double(left, y, wide, lane);
        Rectangle2D between = new Rectangle2D.Double(left, y + lane, wide, middle);
        Rectangle2D server = new Rectangle2D.Double(left, y + lane + middle, wide, lane);
        return new TimingLayout(new Rectangle2D.Double(left, 0, wide, legend), new Rectangle2D.Double(left, legend, wide, notes), latencyBox, client, between, server,
                new Rectangle2D.Double(left, server.getMaxY(), wide, axis));
    }

    /** Returns the box around calls and lanes: all that stands above the time axis. */
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

    /** Returns the lane at a place. @param y in pixels from the top */
    Lane laneAt(double y) {
        return y < client.getMaxY() ? Lane.CLIENT : y > server.getMinY() ? Lane.SERVER : Lane.OTHER;
    }

    /** Reports whether there is a line for the legend. */
    boolean hasRoomForLegend() {
        return legend.getHeight() > 0;
    }

    /** Reports whether there is a line for the numbers of calls. */
    boolean hasRoomForNotes() {
        return notes.getHeight() > 0;
    }

    /** Reports whether there is room for words beside the marks of packets. */
    boolean hasRoomForLabels(ChartStyle style) {
        return client.getHeight() >= LANE_WITH_LABELS * style.font().getSize2D();
    }

    /** Returns the edge from which the bars of a lane grow. */
    double base(Lane lane) {
        return lane == Lane.SERVER ? server.getMinY() : lane(lane).getMaxY();
    }

    /** Returns the direction in which bars grow: -1 up, 1 down. */
    static int outwards(Lane lane) {
        return lane == Lane.SERVER ? 1 : -1;
    }
}
