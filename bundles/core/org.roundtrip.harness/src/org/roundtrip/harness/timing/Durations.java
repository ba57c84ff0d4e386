// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Durations for people: three significant digits in the unit that fits. Any thread. */
public final class Durations {
    /** The units, each 1000 of the one before it. */
    public static final List<String> UNITS = Collections.unmodifiableList(Arrays.asList("ns", "\u00b5s", "ms", "s"));
    private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_UP);

    private Durations() {
    }

    /** A duration in the unit that fits, such as {@code 12.3 \u00b5s}. */
    public static String words(double nanos) {
        int unit = step(nanos, UNITS.size());
        return digits(nanos / Math.pow(1000, unit)) + " " + UNITS.get(unit);
    }

    /**
     * How often a number is divided by 1000 to be below that. What would be rounded to 1000 of a unit is 1 of the next.
     *
     * @param units how many units there are
     */
    public static int step(double number, int units) {
        int step = 0;
        while (Math.abs(number) >= 999.5 * Math.pow(1000, step) && step < units - 1) {
            step++;
        }
        return step;
    }

    /** Three significant digits without an exponent: {@code 0.0123}, {@code 1.20}, {@code 12.3}, {@code 12,300}. */
    public static String digits(double number) {
        if (number == 0) {
            return "0";
        }
        BigDecimal rounded = new BigDecimal(number).round(THREE_DIGITS);
        int decimals = Math.max(0, 2 - (rounded.precision() - rounded.scale() - 1));
        return String.format(Locale.ENGLISH, "%,." + decimals + "f", rounded);
    }
}
