// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Optional;
import org.roundtrip.analysis.interop.Obstacle;
import org.roundtrip.analysis.interop.Pair;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.sweep.RowKey;

/** What a run shows in which every client calls every server: something on its pairs, not on single cells. Immutable. */
public sealed interface PairFinding extends Finding {

    /**
     * How many pairs work.
     *
     * @param pairs      all that can call each other
     * @param all        those that work with each operation
     * @param some       those that work with some operations and not with others
     * @param none       those that work with no operation
     * @param operations of the run
     */
    record Working(int pairs, int all, int some, int none, int operations) implements PairFinding {
        /** Null: it is about the run as a whole. */
        @Override
        public RowKey row() {
            return null;
        }

        @Override
        public Optional<Doubt> doubt() {
            return Optional.empty();
        }

        /** Pairs of which something was not measured, and of which the rest works. */
        public int open() {
            return pairs - all - some - none;
        }
    }

    /** Why some pairs do not work. */
    record Hindered(Obstacle obstacle) implements PairFinding {
        /** The first row that does not work for this reason. */
        @Override
        public RowKey row() {
            return obstacle.cells().getFirst().result().row();
        }

        @Override
        public Optional<Doubt> doubt() {
            return Optional.empty();
        }
    }

    /**
     * The fastest and the slowest pair.
     *
     * @param row        the slowest pair's row of the operation on which the two differ most
     * @param operations on which both were compared: those that all of these pairs carry
     * @param pairs      that were compared, without those of the floor
     * @param ratio      medians of the slowest pair divided by those of the fastest: the geometric mean over the operations
     * @param low        lower end of its 95 % interval over blocks, or null with a single block
     * @param high       upper end of it
     */
    record Extremes(RowKey row, Pair fastest, Pair slowest, int operations, int pairs, double ratio, Double low, Double high,
            Optional<Doubt> doubt) implements PairFinding {
        /** Whether it is told with a <i>perhaps</i>: as an indication of a difference that is not {@linkplain Verdict#MUCH much}. */
        public boolean tentative() {
            return doubt.isPresent() && ratio < Verdict.MUCH;
        }
    }
}
