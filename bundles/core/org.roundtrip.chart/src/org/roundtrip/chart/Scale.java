// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.util.List;

/**
 * Values of an axis and their places. Immutable.
 *
 * @param from        the value at {@code begin}; above 0 when the scale is logarithmic
 * @param to          the value at {@code end}, above {@code from}
 * @param logarithmic whether equal distances are equal ratios
 * @param begin       a place in pixels
 * @param end         another place, which may be smaller: a vertical axis begins at its lower edge
 */
public record Scale(double from, double to, boolean logarithmic, double begin, double end) {

    /** A scale of equal differences. */
    public static Scale linear(double from, double to, double begin, double end) {
        return new Scale(from, to, false, begin, end);
    }

    /** The place of a value; beyond the ends when the value is. */
    public double place(double value) {
        double share = logarithmic ? Math.log(Math.max(value, Double.MIN_NORMAL) / from) / Math.log(to / from)
                : (value - from) / (to - from);
        return begin + share * (end - begin);
    }

    /** The place of a value within the scale, its nearer end when the value lies beyond. */
    public double within(double value) {
        double low = Math.min(begin, end);
        return Math.clamp(place(value), low, Math.max(begin, end));
    }

    /** The value at a place. */
    public double value(double place) {
        double share = (place - begin) / (end - begin);
        return logarithmic ? from * Math.pow(to / from, share) : from + share * (to - from);
    }

    /** Few round values, about one for each {@code apart} pixels. */
    public List<Double> ticks(double apart) {
        int most = (int) Math.max(2, Math.abs(end - begin) / apart);
        return logarithmic ? Ticks.logarithmic(from, to, most) : Ticks.linear(from, to, most);
    }
}
