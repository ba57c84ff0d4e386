// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.RowKey;

/** One thing that a run shows, mostly about an operation. Its sentence is written where it is shown. Immutable. */
public sealed interface Finding permits PayloadFinding, PayloadFinding.Sent, MedianFinding, RateFinding, PairFinding {

    /** The row that it is about; null when it is about the run as a whole. */
    RowKey row();

    /** Why it is an indication only; empty when it can be quoted. */
    Optional<Doubt> doubt();

    /** The variants whose own figures are in doubt; empty where the {@link #doubt} lies elsewhere. */
    default List<Doubtful> doubtful() {
        return List.of();
    }

    /**
     * A variant whose own figures are in doubt.
     *
     * @param doubt  the gravest of those of its rows
     * @param onEach whether each of its rows has it
     */
    record Doubtful(String variant, Doubt doubt, boolean onEach) {

        /** Of a single row. */
        public Doubtful(String variant, Doubt doubt) {
            this(variant, doubt, true);
        }

        /** Those of some rows, each variant once, in the order of the rows. */
        static List<Doubtful> of(Stream<Result> rows) {
            Map<String, List<Optional<Doubt>>> ofRows = rows.collect(Collectors.groupingBy(Result::variant, LinkedHashMap::new,
                    Collectors.mapping(Doubt::ofFigures, Collectors.toList())));
            return ofRows.entrySet().stream().flatMap(each -> each.getValue().stream().flatMap(Optional::stream).max(Comparator.naturalOrder())
                    .map(doubt -> new Doubtful(each.getKey(), doubt, each.getValue().stream().allMatch(Optional.of(doubt)::equals))).stream())
                    .toList();
        }
    }

    /**
     * Which variants come near the slowest, which a finding compares with the fastest; or near the one after the fastest.
     *
     * @param level those that cannot be told apart from it, in the order of their medians
     * @param near  whether one of them takes less than {@linkplain Verdict#MUCH much} longer than the other
     */
    record Rivals(List<String> level, boolean near) {
        /** No variant comes near. */
        public static final Rivals NONE = new Rivals(List.of(), false);

        /** Copies the list. */
        public Rivals {
            level = List.copyOf(level);
        }

        /** Whether there is any, so that who is the slowest is not certain. */
        boolean any() {
            return near || !level.isEmpty();
        }

        /** Finds them. @param ratios how many times as long the slower takes, by variant, without the fastest */
        static Rivals of(Map<String, RatioEstimate> ratios) {
            return new Rivals(ratios.entrySet().stream().filter(each -> each.getValue().verdict() != Verdict.DIFFERENT).map(Map.Entry::getKey).toList(),
                    ratios.values().stream().anyMatch(ratio -> ratio.ratio() < Verdict.MUCH));
        }
    }

    /** The variant that it is about. Only where it is about a row. */
    default String variant() {
        return row().variant();
    }

    /** The operation that it is about. Only where it is about a row. */
    default String operation() {
        return row().operation();
    }

    /** The operation, with the step of the sweep where there is one. Only where it is about a row. */
    default String called() {
        return row().called();
    }

    /** Why a finding is an indication only, the gravest reason last. */
    public enum Doubt {
        /** The run was shortened. */
        QUICK_RUN,
        /** A single fork of each variant was measured. */
        ONE_FORK,
        /** Others used the processors during the measured calls. */
        BUSY_MACHINE,
        /** A call of one of the two that carries nothing took longer than one with content. */
        SLOWER_EMPTY,
        /** Of one of the two few calls were measured. */
        FEW_CALLS,
        /**
         * Something slowed the measured calls of one of the two down, see {@link Remark.Kind#SLOWED}, {@link Remark.Kind#BECAME_SLOWER},
         * {@link Remark.Kind#BECAME_FASTER} and {@link Remark.Kind#SLOW_FLOOR}.
         */
        SLOWED,
        /** One of the two was not warm when it was measured. */
        NOT_WARM,
        /** One of the two lost one-way calls. */
        LOST_CALLS,
        /** In one of the two calls failed. */
        ERRORS,
        /** One of the two did not hold the rate, so that its response times grow with the length of the run. */
        NOT_HELD;

        /** Whether the figures themselves are doubtful, not only how they were measured: that of each remark with {@link Remark.Kind#onFigures}. */
        public boolean ofFigures() {
            return compareTo(SLOWER_EMPTY) >= 0;
        }

        /** The gravest doubt that a comparison of two rows of a run has. */
        static Optional<Doubt> of(boolean quick, int forks, Result one, Result other) {
            return all(quick, forks, one, other).stream().findFirst();
        }

        /** All doubts that a comparison of two rows has, also of rows of two runs, the gravest first. @param forks of the row with fewer */
        static List<Doubt> all(boolean quick, int forks, Result one, Result other) {
            Optional<Doubt> ofRun = ofRun(quick, forks);
            Stream<Doubt> ofRows = Stream.of(one, other).flatMap(Doubt::ofRow).filter(doubt -> doubt != BUSY_MACHINE || ofRun.isEmpty());
            return Stream.concat(ofRun.stream(), ofRows).distinct().sorted(Comparator.reverseOrder()).toList();
        }

        /** The gravest doubt of a row's own figures. */
        public static Optional<Doubt> ofFigures(Result row) {
            return ofRow(row).filter(Doubt::ofFigures).max(Comparator.naturalOrder());
        }

        /** The doubt that comes from how a row was measured, and not from its figures. */
        static Optional<Doubt> ofCircumstances(boolean quick, Result row) {
            return ofRun(quick, row.forks()).or(() -> ofRow(row).filter(doubt -> !doubt.ofFigures()).findFirst());
        }

        /** The doubt of all figures of a run that was shortened, or has a single fork of each variant. */
        static Optional<Doubt> ofRun(boolean quick, int forks) {
            return quick ? Optional.of(QUICK_RUN) : forks == 1 ? Optional.of(ONE_FORK) : Optional.empty();
        }

        private static Stream<Doubt> ofRow(Result row) {
            return row.remarks().stream().flatMap(remark -> of(remark).stream());
        }

        /** The doubt that a remark on a row casts on its comparison with others; empty for none. */
        static Optional<Doubt> of(Remark remark) {
            return remark.ofFloor() ? Optional.empty() : switch (remark.kind()) {
                case BUSY, BUSY_BEFORE, STOLEN, WAITED, BUSY_CLIENT, BUSY_SERVER -> Optional.of(BUSY_MACHINE);
                case NOT_WARM, STILL_FASTER -> Optional.of(NOT_WARM);
                case SLOWED, BECAME_SLOWER, BECAME_FASTER, SLOW_FLOOR -> Optional.of(SLOWED);
                case TOO_FEW_CALLS, FEW_CALLS -> Optional.of(FEW_CALLS);
                case SLOWER_EMPTY -> Optional.of(SLOWER_EMPTY);
                case KEPT_SERVER, SLOWER_LATER, CLOCK_SET, LOST_AT_SERVER, ONE_WAY, BELOW_FLOOR, NO_FLOOR, DROPPED_CALLS,
                        LATE_CALLS, FEW_CAPTURED, CAPTURED_FASTER -> Optional.empty();
                case LOST_CALLS -> Optional.of(LOST_CALLS);
                case ERRORS -> Optional.of(ERRORS);
                case NOT_HELD -> Optional.of(NOT_HELD);
            };
        }
    }
}
