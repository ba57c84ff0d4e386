// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.Color;

/** How well one colour is seen on another, as the Web Content Accessibility Guidelines reckon it. */
public final class Contrast {
    private Contrast() {
    }

    /** From 1, the same, to 21, black on white. Text wants 4.5, large shapes 3. */
    public static double of(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /** How bright a colour is to the eye, from 0 to 1. */
    public static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed()) + 0.7152 * linear(colour.getGreen()) + 0.0722 * linear(colour.getBlue());
    }

    /** Nearly black or white, whichever is read better. */
    public static Color inkOn(Color background) {
        Color black = new Color(0x16191D);
        return of(black, background) >= of(Color.WHITE, background) ? black : Color.WHITE;
    }

    /** A colour between two. @param share of the other, 0 to 1 */
    public static Color mix(Color one, Color other, double share) {
        return new Color(mix(one.getRed(), other.getRed(), share), mix(one.getGreen(), other.getGreen(), share),
                mix(one.getBlue(), other.getBlue(), share));
    }

    private static int mix(int one, int other, double share) {
        return (int) Math.round(one + Math.clamp(share, 0.0, 1.0) * (other - one));
    }

    private static double linear(int channel) {
        double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
