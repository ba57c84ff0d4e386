// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;

/**
 * What a row adds to the row that its plan puts below it. Immutable; any thread.
 *
 * @param base the row below
 * @param row  the same operation with what is added
 */
public record Added(Result base, Result row) {
    /** What can be added to. */
    public enum Quantity {
        /** Nanoseconds of the median that callers see. */
        TIME,
        /** Packets of a call. */
        PACKETS,
        /** Bytes of a call on the wire. */
        BYTES,
        /** Nanoseconds from the beginning of the client's preparation to its first answer. */
        SET_UP;

        /** Returns the quantity of a row. It is null where it was not measured, and where the state of the row allows no figure. */
        public Double of(Result row) {
            return switch (this) {
                case TIME -> row.is(RowState.FAILED) || row.is(RowState.FEW) ? null : row.medianNanos();
                case PACKETS -> row.packetsPerCall();
                case BYTES -> row.wireBytesPerCall();
                case SET_UP -> row.firstAnswerNanos();
            };
        }

        /** Whether a figure of a row is its upper bound, because the row was not warm. */
        public boolean bound(Result row) {
            return this == TIME && row.is(RowState.WARMING);
        }
    }

    /** Returns what rows of a run add, in their order; none where the plan puts no row over another. */
    public static List<Added> of(List<Result> rows) {
        return rows.stream().map(row -> base(row, rows).map(base -> new Added(base, row)).orElse(null)).filter(Objects::nonNull).toList();
    }

    /** Returns the quantities that rows and those below them have figures of. */
    public static List<Quantity> measured(List<Added> added) {
        return Stream.of(Quantity.values()).filter(quantity -> added.stream().anyMatch(each -> each.difference(quantity) != null)).toList();
    }

    private static Optional<Result> base(Result row, List<Result> rows) {
        return rows.stream().filter(each -> !row.choice().over().isEmpty() && each.variant().equals(row.choice().over())
                && each.operation().equals(row.operation()) && Objects.equals(each.step(), row.step())).findFirst();
    }

    /** Returns the difference of the two rows, below 0 where the row has less. It is null where either has no figure. */
    public Double difference(Quantity quantity) {
        Double below = quantity.of(base), above = quantity.of(row);
        return below == null || above == null ? null : (Double) (above - below);
    }

    /** Whether a difference is of figures of which one is an upper bound. */
    public boolean bound(Quantity quantity) {
        return quantity.bound(base) || quantity.bound(row);
    }
}
