// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.chart.CurveChartTest.series;
import static org.roundtrip.chart.CurveChartTest.svg;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.chart.ChartSeries.Marks;

class DoubtfulMedianTest {
    /** A median that the table shows in red stood at the line's end like a sound one. */
    @Test
    void aMedianThatIsNotToBeQuotedIsHollow() {
        ChartSeries sound = series(20_000, 700, 45_000.0);
        Marks marks = sound.marks();
        ChartSeries doubtful = new ChartSeries("jacorb", sound.line(), sound.columns(),
                new Marks(marks.measured(), marks.captured(), marks.medianNanos(), true, marks.end(), marks.firsts()));
        String svg = svg(doubtful);
        assertTrue(svg.contains(">median of a row that is not steady<") && !svg.contains(">median of the measured calls<"), svg);
        assertFalse(svg(sound).contains(">median of a row"), svg);
        String both = svg(sound, doubtful);
        assertTrue(both.contains(">median of a row that is not steady<") && both.contains(">median of the measured calls<"), both);
        assertEquals(CurveChartTest.BLUE, diamond(sound));
        assertEquals(ChartStyle.light().background(), diamond(doubtful));
    }

    /** The colour in the middle of a diamond that is out of the way of the curve. */
    private static Color diamond(ChartSeries series) {
        BufferedImage image = new BufferedImage(600, 300, BufferedImage.TYPE_INT_RGB);
        ChartStyle style = ChartStyle.light();
        ValueAxis x = Axes.calls(false, style);
        x.setRange(1, 1001);
        ValueAxis y = Axes.nanos(true, style);
        Rectangle2D inner = CurveChartTest.draw(new CurveChart(style, Curve.Axis.CALLS, x, y, new Range(1_000, 100_000), List.of(series), PhaseBands.NONE), image);
        return new Color(image.getRGB((int) x.valueToJava2D(600, inner, RectangleEdge.BOTTOM), (int) y.valueToJava2D(45_000, inner, RectangleEdge.LEFT)));
    }
}
