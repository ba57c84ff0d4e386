// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.geom.Rectangle2D;
import java.util.Optional;

/** What a chart that was drawn knows of itself. Immutable. */
public interface ChartFrame {
    /** Where the curves are, in pixels. */
    Rectangle2D inner();

    /**
     * What is at a place.
     *
     * @param value on the horizontal axis
     * @param y     in pixels from the top
     */
    Optional<Pointed> at(double value, double y);

    /**
     * Something that was pointed at.
     *
     * @param text   what it is, in one or two lines
     * @param y      where it is, in pixels from the top
     * @param target what a click on it selects; may be null
     */
    record Pointed(String text, double y, Object target) {
    }
}
