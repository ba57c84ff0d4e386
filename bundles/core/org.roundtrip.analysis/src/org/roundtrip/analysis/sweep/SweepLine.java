// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.sweep;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.Result;
import org.roundtrip.model.Sweep;

/**
 * The rows of one variant and operation at the steps of a sweep. Immutable.
 *
 * @param rows in the order of their steps, those with a median only; at least one
 */
public record SweepLine(List<Result> rows) {
    /** Copies the list. */
    public SweepLine {
        rows = List.copyOf(rows);
    }

    /**
     * Returns the lines of an operation, in the order of the results. There are none when it is not swept or nothing was
     * measured yet.
     */
    public static List<SweepLine> of(List<Result> results, String operation) {
        List<SweepLine> lines = new ArrayList<>();
        List<Result> swept = results.stream().filter(row -> row.operation().equals(operation) && row.step() != null
                && row.p50Nanos() != null).toList();
        swept.stream().map(Result::variant).distinct().forEach(variant -> lines.add(new SweepLine(swept.stream()
                .filter(row -> row.variant().equals(variant)).toList())));
        return lines;
    }

    /** The rows that have a value. */
    public List<Result> with(Quantity quantity) {
        return rows.stream().filter(row -> quantity.of(row) != null).toList();
    }

    /** The provider's name in the plan. */
    public String variant() {
        return rows.getFirst().variant();
    }

    /** What is swept. */
    public Sweep sweep() {
        return rows.getFirst().step().sweep();
    }
}
