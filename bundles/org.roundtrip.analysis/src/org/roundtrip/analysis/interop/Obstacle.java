// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.interop;

import java.util.List;

/**
 * One reason for which cells do not work, with all cells that have it. Immutable.
 *
 * @param state {@link Cell.State#FAILED} or {@link Cell.State#REFUSED}
 * @param error the reason in one sentence
 * @param cells at least one
 */
public record Obstacle(Cell.State state, String error, List<Cell> cells) {

    /** Copies the list. */
    public Obstacle {
        cells = List.copyOf(cells);
    }

    /** The pairs of these cells, each once. */
    public List<Pair> pairs() {
        return cells.stream().map(Cell::pair).distinct().toList();
    }

    /** The operations of these cells, each once. */
    public List<String> operations() {
        return cells.stream().map(Cell::operation).distinct().toList();
    }
}
