// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * Numbers as people see them: three significant digits, steps of 1000, a dash for what was not measured. Any thread.
 */
public final class Numbers {
    /** Stands for what was not measured. */
    public static final String NOT_MEASURED = "\u2013";
    private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_UP);
    private static final String[] STEPS = {"", "k", "M", "G", "T"};

    private Numbers() {
    }

    /** A time in the unit that suits it, such as {@code 12.3 us}. */
    public static String latency(Number nanos) {
        if (nanos == null) {
            return NOT_MEASURED;
        }
        LatencyUnit unit = LatencyUnit.best(nanos.doubleValue());
        return digits(unit.of(nanos.doubleValue())) + " " + unit.symbol();
    }

    /** A time in a unit that stands elsewhere, such as a column's head. */
    public static String latency(Number nanos, LatencyUnit unit) {
        return nanos == null ? NOT_MEASURED : digits(unit.of(nanos.doubleValue()));
    }

    /** A size such as {@code 1.21 kB}. */
    public static String bytes(Number bytes) {
        return scaled(bytes, "B");
    }

    /** A number of things in steps of 1000 with their unit, such as {@code 45.6 k calls/s}. */
    public static String scaled(Number number, String unit) {
        if (number == null) {
            return NOT_MEASURED;
        }
        double rest = number.doubleValue();
        int step = 0;
        while (Math.abs(rest) >= 999.5 && step < STEPS.length - 1) {
            rest /= 1000;
            step++;
        }
        // A symbol takes its prefix, a word stands apart: 1.21 kB, but 45.6 k calls.
        String suffix = STEPS[step] + (step > 0 && unit.length() > 1 ? " " : "") + unit;
        return suffix.isEmpty() ? digits(rest) : digits(rest) + " " + suffix;
    }

    /** How many times one thing is another, such as {@code 1.93 x}. */
    public static String ratio(Number ratio) {
        return ratio == null ? NOT_MEASURED : digits(ratio.doubleValue()) + " x";
    }

    /** An exact count with its thousands set apart, such as {@code 12,345}. */
    public static String count(Number count) {
        return count == null ? NOT_MEASURED : String.format(Locale.ENGLISH, "%,d", count.longValue());
    }

    /** Three significant digits without an exponent: {@code 0.0123}, {@code 1.20}, {@code 12.3}, {@code 12,300}. */
    public static String digits(double number) {
        if (!Double.isFinite(number)) {
            return NOT_MEASURED;
        }
        if (number == 0) {
            return "0";
        }
        BigDecimal rounded = new BigDecimal(number).round(THREE_DIGITS);
        int decimals = Math.max(0, 2 - (rounded.precision() - rounded.scale() - 1));
        return String.format(Locale.ENGLISH, "%,." + decimals + "f", rounded);
    }
}
