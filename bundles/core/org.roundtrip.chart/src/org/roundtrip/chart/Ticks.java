// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Finds few round values on an axis. */
public final class Ticks {
    private static final double[] ROUND = {1, 2, 5, 10};
    private static final double ALMOST = 1e-9;
    /** With fewer powers of ten than these, a person cannot read values between them. */
    private static final int ENOUGH = 3;

    private Ticks() {
    }

    /** Multiples of 1, 2 or 5 times a power of ten, at most {@code most} of them if that leaves two. */
    public static List<Double> linear(double lower, double upper, int most) {
        List<Double> ticks = List.of();
        double span = upper - lower;
        if (!(span > 0) || Double.isInfinite(span)) {
            return ticks;
        }
        // A single tick says nothing about the scale.
        for (double raw = span / Math.max(2, most); ticks.size() < 2; raw /= 2) {
            ticks = multiples(lower, upper, round(raw));
        }
        return ticks.size() <= Math.max(2, most) + 1 ? ticks : everySecond(ticks);
    }

    private static List<Double> everySecond(List<Double> ticks) {
        return IntStream.range(0, (ticks.size() + 1) / 2).mapToObj(i -> ticks.get(2 * i)).toList();
    }

    private static double round(double raw) {
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        double step = ROUND[3] * power;
        for (int i = ROUND.length - 1; i >= 0; i--) {
            if (ROUND[i] * power >= raw * (1 - ALMOST)) {
                step = ROUND[i] * power;
            }
        }
        return step;
    }

    private static List<Double> multiples(double lower, double upper, double step) {
        List<Double> ticks = new ArrayList<>();
        for (double n = Math.ceil(lower / step - ALMOST); n * step <= upper + step * ALMOST; n++) {
            ticks.add(n * step + 0.0);
        }
        return ticks;
    }

    /**
     * 1, 2 and 5 in each power of ten where there is room; else powers of ten, with 5 of each where these are two or fewer;
     * linear ones below a decade.
     */
    public static List<Double> logarithmic(double lower, double upper, int most) {
        double decades = Math.log10(upper / lower);
        if (!(lower > 0) || !(decades > 0) || Double.isInfinite(decades)) {
            return new ArrayList<>();
        }
        if (decades < 1) {
            return linear(lower, upper, most);
        }
        List<Double> ticks = powers(lower, upper, 1, new double[] {1, 2, 5});
        for (int every = 1; ticks.size() > most && every < 20; every++) {
            List<Double> fewer = powers(lower, upper, every, new double[] {1});
            if (every == 1 && fewer.size() < ENOUGH) {
                List<Double> closer = ticks.size() <= most + 1 ? ticks : powers(lower, upper, 1, new double[] {1, 5});
                if (fewer.size() < 2 || closer.size() <= most + 1) {
                    return closer;
                }
            }
            if (fewer.size() < 2) {
                return ticks;
            }
            ticks = fewer;
        }
        return ticks;
    }

    private static List<Double> powers(double lower, double upper, int every, double[] factors) {
        List<Double> ticks = new ArrayList<>();
        int last = (int) Math.floor(Math.log10(upper) + ALMOST);
        for (int power = (int) Math.floor(Math.log10(lower)); power <= last; power++) {
            for (double factor : factors) {
                double tick = factor * Math.pow(10, power);
                if (power % every == 0 && tick >= lower * (1 - ALMOST) && tick <= upper * (1 + ALMOST)) {
                    ticks.add(tick);
                }
            }
        }
        return ticks;
    }
}
