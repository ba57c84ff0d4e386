// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import org.roundtrip.analysis.calls.Percentiles;
import org.roundtrip.harness.timing.Durations;

/**
 * Formats numbers for people: three significant digits, units in steps of 1000, a dash for missing values. Any thread.
 */
public final class Numbers {
    /** Stands for what was not measured. */
    public static final String NOT_MEASURED = "\u2013";
    /** The unit of times in tables. */
    public static final String MICROSECONDS = "µs";
    /** The unit of sizes in tables. */
    public static final String BYTES = "B";
    /** The unit of memory. */
    public static final String MEBIBYTES = "MiB";
    private static final double LEAST_SHARE = 0.1;
    private static final String PER_SECOND = "/s";
    private static final char NO_BREAK = '\u00a0';
    private static final String[] STEPS = {"", "k", "M", "G", "T"};

    private Numbers() {
    }

    /** A time in the unit that suits it, such as {@code 12.3 µs}. */
    public static String nanos(Number nanos) {
        return nanos == null || !Double.isFinite(nanos.doubleValue()) ? NOT_MEASURED : Durations.words(nanos.doubleValue());
    }

    /** A size such as {@code 64 B} or {@code 1.21 kB}; only a mean has parts of a byte. */
    public static String bytes(Number bytes) {
        return bytes == null ? NOT_MEASURED : step(bytes.doubleValue()) == 0 ? wholeOrMean(bytes) + " " + BYTES
                : steps(bytes.doubleValue(), " ", BYTES);
    }

    /** Bytes in a column whose head names the unit, each of them: {@code 64}, {@code 4,098}, and {@code 64.2} for a small mean. */
    public static String wholeOrMean(Number bytes) {
        return bytes == null ? NOT_MEASURED : bytes.doubleValue() == Math.rint(bytes.doubleValue()) || Math.abs(bytes.doubleValue()) >= 100
                ? count(Math.round(bytes.doubleValue())) : digits(bytes.doubleValue());
    }

    /** A number in steps of 1000, such as {@code 45.6 k}. */
    public static String amount(Number number) {
        return number == null ? NOT_MEASURED : steps(number.doubleValue(), " ", "").strip();
    }

    /** A ratio, such as {@code 1.93 x}. */
    public static String ratio(Number ratio) {
        return ratio == null ? NOT_MEASURED : digits(ratio.doubleValue()) + " x";
    }

    /** A ratio with the digits that matter: {@code 0.052}, {@code 1.04}, {@code 1.9}, {@code 19}. */
    public static String factor(double ratio) {
        return !Double.isFinite(ratio) ? NOT_MEASURED : String.format(Locale.ENGLISH, ratio < 0.0995 ? "%.3f" : ratio < 1.195 ? "%.2f" : ratio < 9.95 ? "%.1f" : "%,.0f", ratio);
    }

    /** An exact count with separated thousands, such as {@code 12,345}. */
    public static String count(Number count) {
        return count == null ? NOT_MEASURED : String.format(Locale.ENGLISH, "%,d", count.longValue());
    }

    /** Three significant digits of a number in a unit. @param unit how many of the number's units it is */
    public static String digits(Number number, double unit) {
        return number == null ? NOT_MEASURED : digits(number.doubleValue() / unit);
    }

    /** Three significant digits without an exponent: {@code 0.0123}, {@code 1.20}, {@code 12.3}, {@code 12,300}. */
    public static String digits(double number) {
        return Double.isFinite(number) ? Durations.digits(number) : NOT_MEASURED;
    }

    /** A share in percent without its unit, with the same digits as all others: {@code 50.2}, {@code 0.3}, {@code < 0.1}. */
    public static String share(double percent) {
        return percent > 0 && percent < LEAST_SHARE ? "< " + LEAST_SHARE : String.format(Locale.ENGLISH, "%.1f", percent);
    }

    /** A round number on an axis, with no more digits than it needs: {@code 10 µs}, {@code 2.5 ms}. */
    public static String roundNanos(double nanos) {
        int unit = Durations.step(nanos, Durations.UNITS.size());
        return plain(nanos / Math.pow(1000, unit)) + " " + Durations.UNITS.get(unit);
    }

    /** A round number on an axis, in steps of 1000: {@code 500}, {@code 10 k}. */
    public static String roundAmount(double number) {
        int step = step(number);
        return (plain(number / Math.pow(1000, step)) + " " + STEPS[step]).strip();
    }

    /** A round rate on an axis: {@code 500/s}, {@code 10 k/s}, which no line ends within. */
    public static String roundPerSecond(double calls) {
        return joined(roundAmount(calls) + PER_SECOND);
    }

    /** A rate with three significant digits: {@code 1.98 k/s}, which no line ends within. */
    public static String perSecond(Number calls) {
        return calls == null ? NOT_MEASURED : joined(amount(calls) + PER_SECOND);
    }

    /** A rate in a sentence: whole calls where there are ten or more. */
    public static String rate(double perSecond) {
        return perSecond < 10 ? wholeOrMean(perSecond) : count(Math.round(perSecond));
    }

    private static String joined(String text) {
        return text.replace(' ', NO_BREAK);
    }

    /**
     * A percentile on an axis whose values are 1 / (1 - p), with only the digits that it needs. Examples are {@code 90
     * %} and {@code 99.9 %}.
     */
    public static String percentile(double place) {
        int decimals = Math.max(0, (int) Math.ceil(Math.log10(place)) - 1);
        BigDecimal percent = new BigDecimal(Percentiles.percent(place)).setScale(decimals, RoundingMode.HALF_UP);
        return (percent.signum() == 0 ? "0" : percent.stripTrailingZeros().toPlainString()) + " %";
    }

    private static String plain(double number) {
        return new BigDecimal(number).round(new MathContext(6)).stripTrailingZeros().toPlainString();
    }

    private static String steps(double number, String gap, String unit) {
        int step = step(number);
        return digits(number / Math.pow(1000, step)) + gap + STEPS[step] + unit;
    }

    private static int step(double number) {
        return Durations.step(number, STEPS.length);
    }
}
