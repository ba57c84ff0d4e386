// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.condition;

import java.util.Optional;
import org.roundtrip.model.Result;

/**
 * A side of a condition with the row whose figure it means.
 *
 * @param row null for a number, and where there is no such row
 */
record Operand(Side side, Result row) {

    /** The number; empty where the figure was not measured. */
    Optional<Double> value() {
        return side.number() ? Optional.of(side.factor())
                : Optional.ofNullable(row).flatMap(side.figure()::of).map(value -> side.factor() * value);
    }
}
