// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.sweep;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Result;
import org.roundtrip.model.Step;
import org.roundtrip.model.Sweep;

/**
 * Where more load begins to cost more time than it brings answers. It is the step with the greatest power, which is the
 * calls answered in a second divided by the median response time. That is Kleinrock's rule (L. Kleinrock, "Power and
 * Deterministic Rules of Thumb for Probabilistic Problems in Computer Communications", ICC 1979), with the median in
 * place of the mean, so that one stall does not move it. Only callers and a rate have a knee; a longer value or a slower
 * network costs time from the first step on.
 *
 * @param step  the one with the greatest power
 * @param place whether it lies within the steps
 */
public record Knee(Step step, Place place) {
    /** With fewer steps no step lies between others. */
    private static final int LEAST_STEPS = 3;

    /** Where the step with the greatest power is. */
    public enum Place {
        /** The power falls from the first step on: the knee is there or below. */
        FIRST,
        /** It is between others. */
        WITHIN,
        /** The power grows up to the last step: the knee is there or beyond. */
        LAST
    }

    /** Returns the knee of a line; empty when there is none, or fewer than three steps were measured. */
    public static Optional<Knee> of(SweepLine line) {
        List<Result> rows = line.with(Quantity.ANSWERED);
        if (!isOf(line.sweep()) || rows.size() < LEAST_STEPS) {
            return Optional.empty();
        }
        Result best = rows.stream().max(Comparator.comparingDouble(Knee::power)).orElseThrow();
        return Optional.of(new Knee(best.step(), best == rows.getFirst() ? Place.FIRST : best == rows.getLast() ? Place.LAST : Place.WITHIN));
    }

    /** Whether lines of a sweep have a knee, which they do when its steps are more and more load. */
    public static boolean isOf(Sweep sweep) {
        return sweep.kind() == Sweep.Kind.CALLERS || sweep.kind() == Sweep.Kind.RATE;
    }

    private static double power(Result row) {
        return Quantity.ANSWERED.of(row) / Quantity.P50.of(row);
    }
}
