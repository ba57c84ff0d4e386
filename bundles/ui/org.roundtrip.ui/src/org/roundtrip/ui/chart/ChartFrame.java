// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import org.roundtrip.chart.NamePlace;

/** The places of things in a chart that was drawn. Immutable. */
public interface ChartFrame {
    /** The rectangle of the curves, in pixels. */
    Rectangle2D inner();

    /** What is written above the curves and has too little room there, as a tip. Empty when all of it can be read. */
    default String wholeKey() {
        return "";
    }

    /**
     * Finds what is at a place.
     *
     * @param value on the horizontal axis
     * @param y     in pixels from the top
     */
    Optional<Pointed> at(double value, double y);

    /** How many rows a cursor can go along, such as curves. */
    int rows();

    /**
     * Finds what a row has at a value, exactly there.
     *
     * @param row   from 0
     * @param value on the horizontal axis
     */
    Optional<Pointed> on(int row, double value);

    /** Where the names of lines are written that can be shown alone. */
    default List<NamePlace> names() {
        return List.of();
    }

    /**
     * Something under the pointer or at the cursor.
     *
     * @param text   describes it in one or two lines
     * @param y      its place, in pixels from the top
     * @param target is selected by a click; may be null
     * @param line   the name of its line, which can be shown alone; empty for none
     */
    record Pointed(String text, double y, Object target, String line) {
        /** Of a chart whose lines are always shown together. */
        public Pointed(String text, double y, Object target) {
            this(text, y, target, "");
        }
    }
}
