// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

/**
 * The visible part of a horizontal axis; converts between values and positions on the screen. Immutable. A position is 0
 * at the left edge and 1 at the right.
 *
 * @param least       where the axis begins; above 0 when it is logarithmic
 * @param most        where the axis ends
 * @param from        where the visible part begins
 * @param to          where the visible part ends
 * @param logarithmic whether equal distances are equal ratios
 * @param whole       whether the whole axis is visible, also when it grows
 */
public record Viewport(double least, double most, double from, double to, boolean logarithmic, boolean whole) {
    private static final double NARROWEST = 1e-9;

    /** Shows the whole of an axis. */
    public static Viewport whole(double least, double most, boolean logarithmic) {
        double begin = logarithmic ? Math.max(least, Double.MIN_NORMAL) : least;
        double end = Math.max(most, begin + (logarithmic ? begin : 1));
        return new Viewport(begin, end, begin, end, logarithmic, true);
    }

    /** The same part after the axis has grown; the whole when the whole was visible. */
    public Viewport grown(double newLeast, double newMost) {
        Viewport all = whole(newLeast, newMost, logarithmic);
        return whole ? all : all.seeing(from, to);
    }

    /** Shows the whole axis again. */
    public Viewport reset() {
        return whole(least, most, logarithmic);
    }

    /** The value at a position. */
    public double value(double position) {
        return logarithmic ? Math.exp(Math.log(from) + position * (Math.log(to) - Math.log(from)))
                : from + position * (to - from);
    }

    /** The position of a value; outside 0 to 1 when it is not visible. */
    public double position(double value) {
        return logarithmic ? (Math.log(value) - Math.log(from)) / (Math.log(to) - Math.log(from))
                : (value - from) / (to - from);
    }

    /** Shows what lies between two positions, in any order. */
    public Viewport between(double one, double other) {
        return seeing(value(Math.min(one, other)), value(Math.max(one, other)));
    }

    /** Zooms in by a factor above 1 or out by one below. The value at {@code position} keeps its place. */
    public Viewport zoomed(double factor, double position) {
        return between(position - position / factor, position + (1 - position) / factor);
    }

    /** Shifts by a share of the visible part; stops at the ends of the axis. */
    public Viewport shifted(double share) {
        double possible = share < 0 ? Math.max(share, Math.min(0, position(least)))
                : Math.min(share, Math.max(0, position(most) - 1));
        return possible == 0 ? this : between(possible, 1 + possible);
    }

    /** Shows what lies between two values, as far as the axis goes. */
    public Viewport seeing(double begin, double end) {
        double newFrom = Math.clamp(begin, least, most);
        double newTo = Math.clamp(end, least, most);
        if (newTo - newFrom < NARROWEST * (most - least)) {
            return this;
        }
        return new Viewport(least, most, newFrom, newTo, logarithmic, newFrom <= least && newTo >= most);
    }
}
