// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.Graphics2D;
import java.io.IOException;
import org.roundtrip.chart.ChartStyle;

/**
 * Draws the chart of a {@link ChartCanvas} in the background. Called by one thread at a time, never the user interface's.
 */
public interface ChartDrawer {

    /** The whole horizontal axis as it is now; null while there is nothing to draw. */
    Viewport whole();

    /** Which line is drawn alone: always the same object, which the chart's clicks change. A chart without lines has one that nothing asks. */
    default OneLine line() {
        return new OneLine();
    }

    /**
     * Draws.
     *
     * @param g      draws in pixels
     * @param width  in pixels
     * @param height in pixels
     * @param view   the part of the horizontal axis to be drawn
     * @param style  its colours, and its sizes in pixels
     * @throws IOException when the data cannot be read
     */
    ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) throws IOException;
}
