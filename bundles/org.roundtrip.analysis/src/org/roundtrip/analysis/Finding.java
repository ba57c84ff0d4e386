// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.RowKey;

/**
 * One thing that a run shows about an operation. Its sentence is written where it is shown. A finding with a doubt is an
 * indication: then its ratio is not for quoting.
 *
 * @param kind       what it is about
 * @param comparison the two variants and their ratio
 * @param doubt      why it is an indication only; empty when it can be quoted
 * @param floor      the slowest compared with the floor too, when it is far slower; else empty
 * @param aside      the middlewares that a superlative leaves out: their few calls lie beyond the slowest or the fastest, but
 *                   are too few for a comparison; only of {@link Kind#SLOWEST}
 */
public record Finding(Kind kind, Comparison comparison, Optional<Doubt> doubt, Optional<Comparison> floor, List<String> aside) {
    static final double FAR = 10;

    /** Copies the list. */
    public Finding {
        aside = List.copyOf(aside);
    }

    /** A finding that says nothing of the floor besides, and leaves nothing out. */
    public Finding(Kind kind, Comparison comparison, Optional<Doubt> doubt) {
        this(kind, comparison, doubt, Optional.empty(), List.of());
    }

    /** The same finding, which names the middlewares that it leaves out. */
    Finding without(List<String> variants) {
        return new Finding(kind, comparison, doubt, floor, variants);
    }

    /** The same finding, which says what another one on the same slowest variant says of the floor. */
    Finding with(Finding ofFloor) {
        return new Finding(kind, comparison, doubt, Optional.of(ofFloor.comparison), aside);
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

    /** Why a finding is an indication only, the gravest reason last. */
    public enum Doubt {
        /** The run was shortened. */
        QUICK_RUN,
        /** A single fork of each variant was measured. */
        ONE_FORK,
        /** Others used the processors during the measured calls. */
        BUSY_MACHINE,
        /** Of one of the two few calls were measured. */
        FEW_CALLS,
        /** One of the two was not warm when it was measured. */
        NOT_WARM,
        /** One of the two lost one-way calls. */
        LOST_CALLS,
        /** In one of the two calls failed. */
        ERRORS;

        /** Whether the figures themselves are doubtful, not only how they were measured. */
        boolean ofFigures() {
            return compareTo(FEW_CALLS) >= 0;
        }

        /**
         * The gravest doubt that a comparison of two rows of a run has. Few calls are one only without an interval, which
         * would say so itself.
         */
        static Optional<Doubt> of(boolean quick, int forks, Result one, Result other) {
            Optional<Doubt> ofRun = quick ? Optional.of(QUICK_RUN) : forks == 1 ? Optional.of(ONE_FORK) : Optional.empty();
            Stream<Doubt> ofRows = Stream.of(one, other).flatMap(row -> row.remarks().stream())
                    .flatMap(remark -> of(remark).stream()).filter(doubt -> doubt != FEW_CALLS || ofRun.isPresent())
                    .filter(doubt -> doubt != BUSY_MACHINE || ofRun.isEmpty());
            return Stream.concat(ofRun.stream(), ofRows).max(Comparator.naturalOrder());
        }

        /** The doubt that a remark on a row casts on its comparison with others; empty for none. */
        static Optional<Doubt> of(Remark remark) {
            return remark.ofFloor() ? Optional.empty() : switch (remark.kind()) {
                case BUSY, BUSY_BEFORE, STOLEN, WAITED, BUSY_CLIENT, BUSY_SERVER -> Optional.of(BUSY_MACHINE);
                case NOT_WARM, STILL_FASTER -> Optional.of(NOT_WARM);
                case TOO_FEW_CALLS, FEW_CALLS -> Optional.of(FEW_CALLS);
                case KEPT_SERVER, SLOWER_LATER, SLOWER_EMPTY, CLOCK_SET, LOST_AT_SERVER, ONE_WAY, BELOW_FLOOR, DROPPED_CALLS,
                        LATE_CALLS -> Optional.empty();
                case LOST_CALLS -> Optional.of(LOST_CALLS);
                case ERRORS -> Optional.of(ERRORS);
            };
        }
    }

    /** The operation that was compared. */
    public String operation() {
        return comparison.operation();
    }

    /** The operation, with the step of the sweep where there is one. */
    public String called() {
        return comparison.called();
    }

    /** The variant that the finding is about: the slower of the two, or for the fastest the faster. */
    public String variant() {
        return kind == Kind.FASTEST || kind == Kind.SAME ? comparison.faster() : comparison.slower();
    }

    /** The row of {@link #variant}. */
    public RowKey row() {
        return new RowKey(variant(), operation(), comparison.step());
    }

    /** The variant that it is compared with. */
    public String other() {
        return kind == Kind.FASTEST || kind == Kind.SAME ? comparison.slower() : comparison.faster();
    }

    /** Whether the two differ by a factor of ten or more. */
    public boolean far() {
        return comparison.ratio() >= FAR;
    }

    /**
     * The size of the difference as far as it is said: a power of two of the {@link #strength}, or with a doubt only whether
     * it is {@link #far}.
     */
    int magnitude() {
        return doubt.isEmpty() ? Math.getExponent(strength()) : kind == Kind.SAME ? 0 : far() || floor.isPresent() ? 2 : 1;
    }

    /** How large the difference is at least: the lower end of the interval, or the ratio without one; 0 for none. */
    double strength() {
        return kind == Kind.SAME ? 0 : Math.max(least(comparison), floor.map(Finding::least).orElse(0.0));
    }

    private static double least(Comparison comparison) {
        return comparison.low() == null ? comparison.ratio() : comparison.low();
    }
}
