// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.util.List;

/**
 * Names of the parts of {@link StackedBars} and of their lengths, for people and for programs.
 *
 * @param <K> what a part stands for
 */
public interface BarWords<K> {
    /** Returns all parts that a bar may have, in the order in which they follow each other. */
    List<K> parts();

    /** Returns the name of a part for people. */
    String label(K part);

    /** Returns a length with its unit. */
    String value(double length);

    /** Returns the name of the whole bar, for the head of a table. */
    String total();

    /** Returns a sentence on what a table of some bars has no figure for; empty where that needs none. */
    default String note(List<StackedBar<K>> bars) {
        return "";
    }

    /** Returns the name of a part in a table for programs, with the unit, such as {@code serverNanos}. */
    String key(K part);
}
