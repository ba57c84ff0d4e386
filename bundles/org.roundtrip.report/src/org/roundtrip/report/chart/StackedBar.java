// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A bar of parts laid end to end. Immutable.
 *
 * @param label stands before it
 * @param parts lengths, none below 0; a part that is not there has none
 * @param end   stands behind it, such as its whole length
 * @param <K>   what a part stands for
 */
public record StackedBar<K>(String label, Map<K, Double> parts, String end) {

    /** Bars that belong together. @param title stands above them; may be empty */
    public record Group<K>(String title, List<StackedBar<K>> bars) {
        /** Keeps the bars from being changed. */
        public Group {
            bars = List.copyOf(bars);
        }
    }

    /** Keeps the parts from being changed. */
    public StackedBar {
        parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    }

    /** All parts together. */
    public double length() {
        return parts.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    /** The length of a part, 0 when it is not there. */
    public double of(K part) {
        return parts.getOrDefault(part, 0.0);
    }

    /** The part of the whole, from 0 to 1; 0 in a bar without length. */
    public double share(K part) {
        return length() == 0 ? 0 : of(part) / length();
    }
}
