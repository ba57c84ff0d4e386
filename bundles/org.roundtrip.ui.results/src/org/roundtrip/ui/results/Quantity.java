// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.OptionalDouble;
import org.roundtrip.ui.look.LatencyUnit;

/** The quantity of a column, which determines its units. */
enum Quantity {
    TEXT, COUNT, NUMBER, TIME, RATE, BYTES;

    private static final String[] STEPS = {"", "k", "M", "G"};

    /** The unit in which the smallest number of a column has a digit before the point; no unit when there is no number. */
    Unit unit(OptionalDouble smallest) {
        if (smallest.isEmpty()) {
            return Unit.NONE;
        }
        return switch (this) {
            case TEXT, COUNT, NUMBER -> Unit.NONE;
            case TIME -> {
                LatencyUnit unit = LatencyUnit.best(smallest.getAsDouble());
                yield new Unit(unit.symbol(), unit.nanos());
            }
            case RATE -> stepped(smallest.getAsDouble(), "");
            case BYTES -> stepped(smallest.getAsDouble(), "B");
        };
    }

    private static Unit stepped(double smallest, String symbol) {
        int step = 0;
        double factor = 1;
        while (smallest >= factor * 1000 && step < STEPS.length - 1) {
            factor *= 1000;
            step++;
        }
        return new Unit(STEPS[step] + symbol, factor);
    }
}
