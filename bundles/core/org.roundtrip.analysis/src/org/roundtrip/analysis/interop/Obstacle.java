// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.interop;

import java.util.List;

/**
 * Some pairs that all do not work with the same operations. Immutable.
 *
 * @param state {@link PairCell.State#FAILED} or {@link PairCell.State#REFUSED}
 * @param cells at least one: each pair with each of these operations
 */
public record Obstacle(PairCell.State state, List<PairCell> cells) {

    /** Copies the list. */
    public Obstacle {
        cells = List.copyOf(cells);
    }

    /** The pairs, each once. */
    public List<Pair> pairs() {
        return cells.stream().map(PairCell::pair).distinct().toList();
    }

    /** The operations, each once. */
    public List<String> operations() {
        return cells.stream().map(PairCell::operation).distinct().toList();
    }
}
