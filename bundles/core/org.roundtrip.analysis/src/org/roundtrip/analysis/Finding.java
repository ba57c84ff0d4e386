// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.List;
import org.roundtrip.model.Result;

/** One thing that a run shows. Its sentence is written where it is shown. Immutable. */
public sealed interface Finding {

    /** The row to select. */
    Result row();

    /**
     * A middleware is faster than all others.
     *
     * @param rows its rows where it is, at least one
     */
    record Fastest(List<Result> rows) implements Finding {
        /** Copies the list. */
        public Fastest {
            rows = List.copyOf(rows);
        }

        @Override
        public Result row() {
            return rows.getFirst();
        }
    }

    /**
     * Who sends the fewest and the most bytes for a call of the operation with the most content.
     *
     * @param fewest the row with the fewest bytes on the wire
     * @param most   the row with the most
     */
    record Bytes(Result fewest, Result most) implements Finding {
        @Override
        public Result row() {
            return fewest;
        }
    }

    /**
     * Two rows of an operation may be equal or differ.
     *
     * @param row   the one
     * @param other the other
     * @param more  how many other pairs are open
     */
    record Open(Result row, Result other, int more) implements Finding {
    }
}
