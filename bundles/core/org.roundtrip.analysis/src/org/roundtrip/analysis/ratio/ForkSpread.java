// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import org.roundtrip.model.Run;

/**
 * How much the medians of forks of the same work differ on a machine.
 *
 * @param deviation standard deviation of the logarithms of these medians, such as 0.05 for 5 %
 * @param degrees   of freedom with which it is known, above 0
 */
public record ForkSpread(double deviation, double degrees) {
    /** What is assumed of a machine until more is known. */
    public static final ForkSpread STANDARD = new ForkSpread(0.05, 1e6);
    /** A single fork is trusted no more than this, so that its interval is wider than what counts as equal. */
    public static final double LEAST = 0.025;
    /** With fewer degrees of freedom a spread is not known. */
    private static final int FEWEST = 6;

    /** The spread of the forks of a work. @param logarithms of their medians, at least two */
    public static ForkSpread of(double... logarithms) {
        return new ForkSpread(Math.sqrt(StudentSample.of(logarithms).variance()), logarithms.length - 1);
    }

    /** What several works tell together; the standard one when they tell too little. */
    public static ForkSpread pooled(Collection<ForkSpread> works) {
        double degrees = works.stream().mapToDouble(ForkSpread::degrees).sum();
        double squares = works.stream().mapToDouble(each -> each.deviation * each.deviation * each.degrees).sum();
        return degrees < FEWEST ? STANDARD : new ForkSpread(Math.sqrt(squares / degrees), degrees);
    }

    /** How much forks of a variant were known to differ when a run began. @param facts of the run, see {@link Run#SPREAD} */
    public static ForkSpread of(Map<String, String> facts, String variant) {
        return parse(facts.getOrDefault("provider." + variant + "." + Run.SPREAD, ""));
    }

    /** As a run records it, see {@link #toString()}. The standard one when it is none. */
    static ForkSpread parse(String text) {
        String[] parts = text.split(" ");
        try {
            return new ForkSpread(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            return STANDARD;
        }
    }

    /** The same, or how much some forks of the work differ where that is more. @param logarithms of their medians */
    ForkSpread atLeast(double... logarithms) {
        return logarithms.length < 2 ? this : new ForkSpread(Math.max(deviation, of(logarithms).deviation), degrees);
    }

    /** How far the 95 % interval of the median of few forks reaches to either side. @param logarithms of their medians */
    public double reach(double... logarithms) {
        return Student.reach(atLeast(logarithms).variance() / logarithms.length, degrees, RatioSample.USUAL);
    }

    /** The variance by which the logarithm of a single fork's median is judged. */
    double variance() {
        return Math.max(LEAST, deviation) * Math.max(LEAST, deviation);
    }

    /** The deviation and the degrees of freedom, with a blank between. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.4f %.0f", deviation, degrees);
    }
}
