// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;

/** Why a ratio is rough, so that it is not for quoting. The gravest reason comes last. */
public enum Doubt {
    /** The run was shortened. */
    QUICK_RUN(null),
    /** A single fork of each was measured. */
    ONE_FORK(null),
    /** Others used the processors. */
    BUSY(Remark.Kind.BUSY),
    /** Few calls of one of the two were measured. */
    FEW_CALLS(Remark.Kind.FEW_CALLS),
    /** Something slowed the calls of one of the two. */
    SLOWED(Remark.Kind.SLOWED),
    /** One of the two was not warm. */
    NOT_WARM(Remark.Kind.NOT_WARM),
    /** Calls of one of the two failed, were lost or were not made. */
    LOST_CALLS(Remark.Kind.LOST_CALLS),
    /** One of the two did not hold the rate. */
    NOT_HELD(Remark.Kind.NOT_HELD);

    private final Remark.Kind kind;

    Doubt(Remark.Kind kind) {
        this.kind = kind;
    }

    /** The remark that it comes of; empty when it comes of how the run was measured. */
    public Optional<Remark.Kind> remark() {
        return Optional.ofNullable(kind);
    }

    /** Whether the figures themselves are doubtful, and not only how they were measured. */
    public boolean ofFigures() {
        return kind != null && kind.onFigures();
    }

    /** All doubts of a ratio of two rows, which may be of two runs, the gravest first. @param forks of the row with fewer */
    static List<Doubt> of(boolean quick, int forks, Result one, Result other) {
        Stream<Doubt> ofRows = Stream.of(one, other).flatMap(row -> row.remarks().stream()).flatMap(remark -> of(remark.kind()).stream());
        return Stream.concat(ofRun(quick, forks).stream(), ofRows).distinct().sorted(Comparator.reverseOrder()).toList();
    }

    /** The doubt of all figures of a run that was shortened, or has a single fork of each variant. */
    static Optional<Doubt> ofRun(boolean quick, int forks) {
        return quick ? Optional.of(QUICK_RUN) : forks == 1 ? Optional.of(ONE_FORK) : Optional.empty();
    }

    private static Optional<Doubt> of(Remark.Kind kind) {
        return Stream.of(values()).filter(doubt -> doubt.kind == kind).findFirst();
    }
}
