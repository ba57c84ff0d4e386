// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jfree.chart.axis.ValueAxis;
import org.junit.jupiter.api.Test;

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

    /** It stood over the line of another one. */
    @Test
    void theNameOfALineThatEndedEarlyCoversNoOtherLine() {
        PointsChart.Series early = series("early", new double[] {1, 10}, new double[] {600, 600});
        String free = svg(early, series("late", ALL, new double[] {100, 100, 100, 100}));
        String crossed = svg(early, series("late", ALL, new double[] {600, 600, 600, 600}));
        assertTrue(Math.abs(top(crossed, "early") - top(free, "early")) > 10, crossed);
        assertEquals(left(free, "early"), left(crossed, "early"), 0.01);
    }

    /** It stayed without a name. */
    @Test
    void oneOfManyLinesThatEndAtOnePlaceIsNamedBeforeItsLastPoint() {
        PointsChart.Series late = series("late", ALL, new double[] {100, 110, 1000, 9000});
        List<PointsChart.Series> lines = new ArrayList<>(List.of(late));
        IntStream.range(0, 9).forEach(i -> lines.add(series("early" + i, new double[] {1, 90}, new double[] {600, 600})));
        String svg = svg(lines.toArray(PointsChart.Series[]::new));
        IntStream.range(0, 9).forEach(i -> assertTrue(left(svg, "early" + i) > 0, svg));
        assertTrue(left(svg, "early8") < left(svg, "early0"), svg);
    }

    @Test
    void aPointThatIsNotToBeQuotedIsHollow() {
        PointsChart.Series plain = series("rmi", ALL, new double[] {100, 110, 1000, 9000});
        PointsChart.Series hollow = new PointsChart.Series("rmi", "rmi", plain.line(), false, plain.x(), plain.y(), Set.of(2));
        assertEquals(1, hollows(hollow) - hollows(plain));
    }

    private static long hollows(PointsChart.Series series) {
        BufferedImage image = new BufferedImage(800, 400, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        Rectangle2D inner = draw(g, series);
        g.dispose();
        return IntStream.range(0, series.x().length).filter(i -> {
            int x = (int) Math.round(inner.getX() + inner.getWidth() * Math.log10(series.x()[i]) / 3);
            int y = (int) Math.round(inner.getMaxY() - inner.getHeight() * Math.log(series.y()[i] / 50) / Math.log(200));
            return image.getRGB(x, y) == Color.WHITE.getRGB();
        }).count();
    }

    private static PointsChart.Series series(String name, double[] x, double[] y) {
        return new PointsChart.Series(name, new ProviderColours.Line(Color.BLUE, 0), x, y);
    }

    private static String svg(PointsChart.Series... series) {
        return Svg.of(g -> draw(g, series), 800, 400, "t");
    }

    private static Rectangle2D draw(Graphics2D g, PointsChart.Series... series) {
        ChartStyle style = ChartStyle.light();
        ValueAxis x = Axes.amounts(true, style);
        x.setRange(1, 1000);
        ValueAxis y = Axes.amounts(true, style);
        y.setRange(50, 10_000);
        return new PointsChart(style, x, y, List.of(series)).draw(g, new Rectangle2D.Double(0, 0, 800, 400));
    }

    /** The distance of a text from the left. */
    private static double left(String svg, String text) {
        return place("x", svg, text);
    }

    private static double top(String svg, String text) {
        return place("y", svg, text);
    }

    private static double place(String axis, String svg, String text) {
        Matcher found = Pattern.compile(" " + axis + "=\"([0-9.]+)\"[^>]*>" + Pattern.quote(text) + "<").matcher(svg);
        assertTrue(found.find(), svg);
        return Double.parseDouble(found.group(1));
    }
}
