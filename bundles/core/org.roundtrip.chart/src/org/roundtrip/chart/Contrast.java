// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.Color;

/** Contrast of two colours, computed as in the Web Content Accessibility Guidelines 2.1. */
public final class Contrast {
    private static final double READABLE = 4.5;
    private static final double STEP = 0.05;

    private Contrast() {
    }

    /** Returns the contrast ratio, from 1 (equal) to 21 (black on white). Text needs 4.5, large shapes 3. */
    public static double of(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /** Returns the relative luminance of a colour, from 0 to 1. */
    public static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed()) + 0.7152 * linear(colour.getGreen()) + 0.0722 * linear(colour.getBlue());
    }

    /** Returns a colour for words on the background of a style: the given one, or as little nearer to that of text as it needs. */
    public static Color readable(Color colour, ChartStyle style) {
        Color words = colour;
        for (double share = STEP; of(words, style.background()) < READABLE && share <= 1; share += STEP) {
            words = mix(colour, style.foreground(), share);
        }
        return words;
    }

    /** Returns nearly black or white, whichever has more contrast. */
    public static Color inkOn(Color background) {
        Color black = new Color(0x16191D);
        return of(black, background) >= of(Color.WHITE, background) ? black : Color.WHITE;
    }

    /** Mixes two colours. @param share of the other, 0 to 1 */
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
