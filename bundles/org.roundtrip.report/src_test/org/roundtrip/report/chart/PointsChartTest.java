// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jfree.chart.axis.ValueAxis;
import org.junit.jupiter.api.Test;
import org.roundtrip.report.Svg;
import org.roundtrip.report.chart.axes.Axes;

/** Names stand where the lines end. */
class PointsChartTest {
    private static final double[] ALL = {1, 10, 100, 1000};

    /** The line that ended early is above the other, which is higher in the end. */
    @Test
    void theNameOfALineThatEndedEarlyStandsBehindItsLastPoint() {
        PointsChart.Series early = series("early", new double[] {1, 10}, new double[] {200, 300});
        PointsChart.Series late = series("late", ALL, new double[] {100, 110, 1000, 9000});
        String svg = svg(early, late);
        assertTrue(left(svg, "early") < left(svg, "late") - 200, svg);
        assertEquals(left(svg(series("early", ALL, new double[] {200, 300, 400, 500}), late), "early"), left(svg, "late"), 0.01);
    }

    private static PointsChart.Series series(String name, double[] x, double[] y) {
        return new PointsChart.Series(name, new ProviderColours.Line(Color.BLUE, 0), x, y);
    }

    private static String svg(PointsChart.Series... series) {
        return Svg.of(g -> draw(g, series), 800, 400, "t");
    }

    private static void draw(Graphics2D g, PointsChart.Series... series) {
        ChartStyle style = ChartStyle.light();
        ValueAxis x = Axes.amounts(true, style);
        x.setRange(1, 1000);
        ValueAxis y = Axes.amounts(true, style);
        y.setRange(50, 10_000);
        new PointsChart(style, x, y, List.of(series)).draw(g, new Rectangle2D.Double(0, 0, 800, 400));
    }

    /** The distance of a text from the left. */
    private static double left(String svg, String text) {
        Matcher found = Pattern.compile(" x=\"([0-9.]+)\"[^>]*>" + Pattern.quote(text) + "<").matcher(svg);
        assertTrue(found.find(), svg);
        return Double.parseDouble(found.group(1));
    }
}
