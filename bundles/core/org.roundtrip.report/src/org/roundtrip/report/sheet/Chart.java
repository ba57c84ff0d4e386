// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.sheet;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.function.BiConsumer;
import java.util.function.DoubleUnaryOperator;
import org.roundtrip.chart.ChartStyle;

/** Makes a chart in a style. */
@FunctionalInterface
public interface Chart {
    /** The chart, ready to be drawn. */
    Drawing in(ChartStyle style) throws IOException;

    /**
     * A chart in one style.
     *
     * @param height  pixels that it needs in a width
     * @param painter draws it into an area
     */
    record Drawing(DoubleUnaryOperator height, BiConsumer<Graphics2D, Rectangle2D> painter) {
    }
}
