// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.model.Remark;
import org.roundtrip.model.RowKey;

/**
 * The fastest operation with content of each variant, at each step of a sweep. An operation that carries nothing does a part of what it does; when it
 * is much slower nevertheless, one of the two figures does not say what the middleware costs. Operations with content are not
 * compared with each other, because many small values can cost more than a few large ones.
 */
final class CallsWithContent {
    /** Medians of forks that measure the same thing differ by less than this, on an otherwise idle machine. */
    private static final double MUCH_SLOWER = 1.2;
    private final Map<RowKey, Double> least = new HashMap<>();

    private CallsWithContent() {
    }

    static CallsWithContent of(List<Row> rows) {
        CallsWithContent calls = new CallsWithContent();
        rows.stream().filter(row -> row.comparable() && !row.empty())
                .forEach(row -> calls.least.merge(key(row), row.median(), Math::min));
        return calls;
    }

    private static RowKey key(Row row) {
        return new RowKey(row.variant(), "", row.step());
    }

    /** The remark on a row without content that is much slower than one with content; empty for all others. */
    Optional<Remark> remark(Row row) {
        Double other = row.empty() && row.comparable() ? least.get(key(row)) : null;
        return other == null || row.median() < MUCH_SLOWER * other ? Optional.empty()
                : Optional.of(new Remark(Remark.Kind.SLOWED, row.median() / other));
    }
}
