// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.study;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How one figure is made of the repetitions of a series. Each has its mean time of a call. */
public enum Summary {
    /** The mean of all repetitions, as Demarey (2004) and Riboe (2003) have it. */
    MEAN(1),
    /** The middle one, or the mean of the two in the middle. No study has it; it is what all other columns of a table have. */
    MEDIAN(1),
    /** The mean of the five lowest, as Gray (2005) has it in tables 1 to 3. */
    LOWEST5(5),
    /**
     * The mean without one lowest and one highest repetition, see Rozman (2006). Of twelve repetitions the least and the
     * greatest are discarded, and ten are averaged. Exactly these two are cut, however many repetitions there are.
     */
    TRIMMED(3);

    private final int least;

    Summary(int least) {
        this.least = least;
    }

    /** How many repetitions it needs. */
    public int least() {
        return least;
    }

    /** Its name in files. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the one of that name. @throws IllegalArgumentException when there is none */
    public static Summary of(String label) {
        return valueOf(label.toUpperCase(Locale.ROOT));
    }

    /** The names of all, in words. */
    static String all() {
        return Stream.of(values()).map(Summary::label).collect(Collectors.joining(", "));
    }

    /**
     * Makes one figure of the repetitions.
     *
     * @param repetitions in any order; not changed; at least {@link #least}
     */
    public double of(double[] repetitions) {
        double[] sorted = repetitions.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return switch (this) {
            case MEAN -> mean(sorted, 0, sorted.length);
            case MEDIAN -> sorted.length % 2 == 1 ? sorted[middle] : sorted[middle - 1] / 2 + sorted[middle] / 2;
            case LOWEST5 -> mean(sorted, 0, LOWEST5.least);
            case TRIMMED -> mean(sorted, 1, sorted.length - 1);
        };
    }

    private static double mean(double[] sorted, int from, int to) {
        return Arrays.stream(sorted, from, to).average().orElseThrow();
    }
}
