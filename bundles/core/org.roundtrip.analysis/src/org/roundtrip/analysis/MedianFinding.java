// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.sweep.RowKey;

/**
 * What the medians of two variants show about an operation. With a doubt its ratio is not for quoting.
 *
 * @param kind       what it is about
 * @param comparison the two variants and their ratio
 * @param doubt      why it is an indication only; empty when it can be quoted
 * @param floor      the slowest compared with the floor too, when it is far slower; else empty
 * @param aside      the middlewares that a superlative leaves out: their few calls lie beyond the slowest or the fastest, but
 *                   are too few for a comparison; only of {@link Kind#SLOWEST}
 * @param rivals     the middlewares that come near the slowest; none of other kinds
 */
public record MedianFinding(Kind kind, Comparison comparison, Optional<Doubt> doubt, List<Doubtful> doubtful, Optional<Comparison> floor,
        List<String> aside, Rivals rivals) implements Finding {
    /** Copies the lists. */
    public MedianFinding {
        doubtful = List.copyOf(doubtful);
        aside = List.copyOf(aside);
    }

    /** A finding that says nothing of the floor besides, and leaves nothing out. */
    public MedianFinding(Kind kind, Comparison comparison, Optional<Doubt> doubt, List<Doubtful> doubtful) {
        this(kind, comparison, doubt, doubtful, Optional.empty(), List.of(), Rivals.NONE);
    }

    /** The same finding, which names the middlewares that it leaves out, and those that come near. */
    MedianFinding among(List<String> leftOut, Rivals coming) {
        return new MedianFinding(kind, comparison, doubt, doubtful, floor, leftOut, coming);
    }

    /** The same finding, which says what another one on the same slowest variant says of the floor. */
    MedianFinding with(MedianFinding ofFloor) {
        return new MedianFinding(kind, comparison, doubt, Stream.of(doubtful, ofFloor.doubtful).flatMap(List::stream).distinct().toList(),
                Optional.of(ofFloor.comparison), aside, rivals);
    }

    /** What a finding is about. */
    public enum Kind {
        /** The fastest middleware and the next. */
        FASTEST,
        /** The slowest middleware and the fastest. */
        SLOWEST,
        /** A middleware and the floor. */
        FLOOR,
        /** Two middlewares that do not differ. */
        SAME
    }

    /** The row that the finding is about: of the slower of the two, or for the fastest of the faster. */
    @Override
    public RowKey row() {
        return new RowKey(aboutFaster() ? comparison.faster() : comparison.slower(), comparison.operation(), comparison.step());
    }

    private boolean aboutFaster() {
        return kind == Kind.FASTEST || kind == Kind.SAME;
    }

    /** The variant that it is compared with. */
    public String other() {
        return aboutFaster() ? comparison.slower() : comparison.faster();
    }

    /** Whether the two differ by a factor of ten or more. */
    public boolean far() {
        return comparison.ratio() >= Verdict.FAR;
    }

    /**
     * Whether it is told with a <i>perhaps</i>: as an indication of a difference that is not {@linkplain Verdict#MUCH much}, or of who is the
     * slowest where another one comes near or cannot be told apart from it.
     */
    public boolean tentative() {
        return doubt.isPresent() && kind != Kind.SAME && (comparison.ratio() < Verdict.MUCH || rivals.any() && aside.isEmpty());
    }

    /**
     * The size of the difference as far as it is said: a power of two of the {@link #strength}, or with a doubt only whether
     * it is {@link #far}, and whether it is {@link #tentative}.
     */
    int magnitude() {
        return doubt.isEmpty() ? Math.getExponent(strength()) : kind == Kind.SAME ? 0 : far() || floor.isPresent() ? 3 : tentative() ? 1 : 2;
    }

    /** How large the difference is at least: the lower end of the interval, or the ratio without one; 0 for none. */
    double strength() {
        return kind == Kind.SAME ? 0 : Math.max(least(comparison), floor.map(MedianFinding::least).orElse(0.0));
    }

    private static double least(Comparison comparison) {
        return comparison.low() == null ? comparison.ratio() : comparison.low();
    }
}
