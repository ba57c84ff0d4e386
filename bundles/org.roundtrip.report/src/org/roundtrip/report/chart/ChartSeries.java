// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import org.roundtrip.analysis.PixelColumns;

/**
 * One curve of a chart.
 *
 * @param label   stands at the line's end, such as {@code rmi 21.3 us}
 * @param line    how it is drawn
 * @param columns its calls
 * @param mark    place on the horizontal axis where a dot stands on the line, such as the first measured call; NaN for
 *                none
 */
public record ChartSeries(String label, ProviderColours.Line line, PixelColumns columns, double mark) {
    /** A curve without a mark. */
    public ChartSeries(String label, ProviderColours.Line line, PixelColumns columns) {
        this(label, line, columns, Double.NaN);
    }
}
