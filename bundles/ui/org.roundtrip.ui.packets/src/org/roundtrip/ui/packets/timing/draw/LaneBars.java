// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.Color;
import java.util.function.ToLongFunction;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.chart.Contrast;
import org.roundtrip.chart.bars.RoleColours;
import org.roundtrip.ui.packets.timing.trace.Lane;

/**
 * Draws bars in the lanes, each made of parts in the colours of roles. A bar grows from the middle of the chart outwards;
 * its height stands for the logarithm of a number of bytes.
 */
final class LaneBars {
    /** Bytes below about this size are drawn almost alike: bare acknowledgements have 40 to 66 bytes. */
    private static final double SMALLEST = 40;
    private static final double PATTERN_SHARE = 0.4;
    private static final double LEAST_SHARE = 0.14;
    /** So much of a faded colour is the background. */
    private static final double FADED_SHARE = 0.75;
    private final TimingPen pen;
    private final RoleColours colours;
    private final boolean faded;

    /** @param faded whether bars step back behind others, as those of packets that a filter leaves out */
    LaneBars(TimingPen pen, boolean faded) {
        this.pen = pen;
        this.faded = faded;
        colours = RoleColours.in(pen.style());
    }

    /** Draws the inner edge of each lane and the name of its sender. */
    static void drawAxis(TimingPen pen) {
        for (Lane lane : new Lane[] {Lane.CLIENT, Lane.SERVER}) {
            double y = pen.layout().base(lane);
            pen.hairline(pen.style().faint(), pen.layout().lane(lane).getMinX(), y, pen.layout().lane(lane).getMaxX(), y);
            pen.axisLabel(lane == Lane.CLIENT ? TimingLabels.client() : TimingLabels.server(),
                    pen.layout().lane(lane).getCenterY());
        }
    }

    /** Returns the size of a bar, from 0 to 1. @param most the bytes of the largest bar */
    static double size(long bytes, long most) {
        return Math.log1p(bytes / SMALLEST) / Math.log1p(most / SMALLEST);
    }

    /** Returns the height of a bar in pixels. @param size from 0 to 1 @param free kept for words, in sizes of the font */
    double height(Lane lane, double size, double free) {
        double room = pen.layout().lane(lane).getHeight() - free * pen.em();
        return Math.max(3 * pen.style().scale(), room * (LEAST_SHARE + (1 - LEAST_SHARE) * size));
    }

    /** Returns the colour of a role. A part can be too narrow for a pattern; a mixed colour then stands for the pattern. */
    private Color colour(ByteRole role) {
        Color full = RoleColours.pattern(role) == RoleColours.Pattern.PLAIN ? colours.fill(role)
                : Contrast.mix(colours.fill(role), colours.lines(), PATTERN_SHARE);
        return faded ? Contrast.mix(full, pen.style().background(), FADED_SHARE) : full;
    }

    /**
     * Draws a bar, divided by the roles of its bytes: headers nearest to the middle of the chart.
     *
     * @param bytes by role; returns 0 for a role without bytes
     * @param total the sum of them, more than 0
     */
    void draw(Lane lane, double x, double width, double height, ToLongFunction<ByteRole> bytes, long total) {
        long passed = 0;
        for (ByteRole role : RoleColours.order()) {
            long some = bytes.applyAsLong(role);
            if (some > 0) {
                double near = place(lane, height, passed / (double) total);
                passed += some;
                double far = place(lane, height, passed / (double) total);
                pen.fill(colour(role), x, Math.min(near, far), Math.max(width, 1), Math.abs(far - near));
            }
        }
    }

    private double place(Lane lane, double height, double share) {
        return pen.layout().base(lane) + TimingLayout.outwards(lane) * height * share;
    }
}
