// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.ParserConfigurationException;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Percentiles;
import org.roundtrip.chart.PercentileChart.Series;

/** Lines of many calls and of few are named at a percentile that both have, and what explains them is whole or has a tip. */
class PercentileChartTest {
    private static final String NOTE = "Measured calls of all forks. Dotted: fewer than ten calls lie beyond. A line with more calls ends further right";
    private static final List<Series> LINES = List.of(line("floor", 17_873, 10_000), line("axis", 129, 9_000_000));

    /** Calls of which each took a little longer than the one before; the last is slow. */
    private static Series line(String name, int calls, long usual) {
        Histogram.Recorder recorder = new Histogram.Recorder();
        for (int i = 1; i < calls; i++) {
            recorder.add(usual + usual * i / calls);
        }
        recorder.add(20_000_000L + usual);
        return new Series(name, new ProviderColours.Line(Color.BLUE, 0), Percentiles.of(recorder.toHistogram()));
    }

    private static PercentileChart chart(double from, double to) {
        return chart(LINES, List.of(), from, to);
    }

    private static PercentileChart chart(List<Series> lines, List<Series> beside, double from, double to) {
        ChartStyle style = ChartStyle.light();
        ValueAxis x = Axes.percentiles(style);
        x.setRange(from, to);
        return new PercentileChart(style, x, Axes.nanos(true, style), lines, beside, NOTE);
    }

    private static List<String> texts(PercentileChart chart, int width, int height) throws ParserConfigurationException {
        WrittenTexts written = WrittenTexts.of(g -> chart.draw(g, new Rectangle2D.Double(0, 0, width, height)));
        assertEquals(List.of(), written.overlapping());
        return written.texts();
    }

    @Test
    void linesAreNamedAtAPercentileThatAllOfThemHave() throws ParserConfigurationException {
        List<String> texts = texts(chart(1, 17_873), 900, 400);
        assertTrue(texts.contains("named at the right: 90 %, ten calls or more beyond"), texts::toString);
        assertEquals(1, texts.stream().filter(text -> text.matches("floor, 90 %: 19\\.\\d µs")).count(), texts::toString);
        assertEquals(1, texts.stream().filter(text -> text.matches("axis, 90 %: 17\\.\\d ms")).count(), texts::toString);
    }

    @Test
    void itSaysWhereNamesAre() {
        PercentileChart chart = chart(1, 17_873);
        Graphics2D g = new BufferedImage(900, 400, BufferedImage.TYPE_INT_RGB).createGraphics();
        Rectangle2D inner = chart.draw(g, new Rectangle2D.Double(0, 0, 900, 400));
        assertEquals(List.of("axis", "floor"), chart.names().stream().map(NamePlace::name).toList(), "from top to bottom");
        assertTrue(chart.names().stream().allMatch(name -> name.box().getMinX() >= inner.getMaxX() && name.box().getMaxX() <= 900), () -> chart.names().toString());
    }

    @Test
    void chartsThatAreComparedNameTheirLinesAtTheSamePercentileAndHaveOneAxis() throws ParserConfigurationException {
        List<Series> floor = LINES.subList(0, 1);
        List<String> alone = texts(chart(floor, List.of(), 1, 17_873), 900, 400);
        assertTrue(alone.stream().anyMatch(text -> text.startsWith("floor, 99 %: ")), alone::toString);
        List<String> compared = texts(chart(floor, List.of(line("slow", 129, 900_000_000)), 1, 17_873), 900, 400);
        assertTrue(compared.stream().anyMatch(text -> text.startsWith("floor, 90 %: ")), compared::toString);
        assertTrue(compared.stream().noneMatch(text -> text.contains("slow")), compared::toString);
        assertTrue(compared.contains("1 s") && !alone.contains("1 s"), () -> alone + " " + compared);
    }

    /** The names of one chart were wider, so that it had less room, and every second mark only. */
    @Test
    void axesOfChartsThatAreComparedHaveTheSameMarks() throws ParserConfigurationException {
        List<Series> narrow = List.of(line("rmi", 17_873, 10_000));
        List<Series> wide = List.of(line("Java RMI over HTTP", 17_873, 20_000));
        for (int width = 500; width < 900; width += 20) {
            List<String> left = texts(chart(narrow, wide, 1, 17_873), width, 300);
            List<String> right = texts(chart(wide, narrow, 1, 17_873), width, 300);
            assertEquals(marks(left), marks(right), "width " + width);
        }
    }

    private static List<String> marks(List<String> texts) {
        return texts.stream().filter(text -> text.matches("[0-9.]+ %")).toList();
    }

    /** Charts of operations with many calls and with more named their lines at other percentiles, and none of these was in the table. */
    @Test
    void linesAreNamedAtThe99thPercentileAsInTheTableWhileItIsInSight() throws ParserConfigurationException {
        List<Series> many = List.of(line("floor", 17_873, 10_000), line("rmi", 300_000, 20_000));
        assertEquals(2, texts(chart(many, List.of(), 1, 300_000), 900, 400).stream().filter(text -> text.contains(", 99 %: ")).count());
        assertEquals(2, texts(chart(many, List.of(), 200, 300_000), 900, 400).stream().filter(text -> text.contains(", 99.9 %: ")).count());
    }

    @Test
    void namesStandAloneWhereNothingInSightIsCommonToAllLines() throws ParserConfigurationException {
        assertEquals(2, texts(chart(1, 5), 900, 400).stream().filter(text -> text.contains(", 50 %: ")).count());
        List<String> slowest = texts(chart(100, 17_873), 900, 400);
        assertTrue(slowest.contains("floor") && slowest.contains("axis"), slowest::toString);
        assertFalse(slowest.stream().anyMatch(text -> text.contains("named at the right")), slowest::toString);
    }

    @Test
    void aLineOfVeryFewCallsDoesNotTakeTheValuesFromTheOthers() throws ParserConfigurationException {
        List<String> texts = texts(chart(List.of(LINES.get(0), LINES.get(1), line("rare", 9, 900_000_000)), List.of(), 1, 17_873), 900, 400);
        assertTrue(texts.contains("rare, too few calls"), texts::toString);
        assertEquals(2, texts.stream().filter(text -> text.contains(", 90 %: ")).count(), texts::toString);
    }

    /** Of two lines that coincide one diamond lies over the other. */
    @Test
    void aDiamondLeavesNoGapInItsLine() {
        Series many = line("floor", 30_000, 10_000);
        BufferedImage image = new BufferedImage(900, 400, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        ChartStyle style = ChartStyle.light();
        ValueAxis x = Axes.percentiles(style);
        x.setRange(1, 30_000);
        ValueAxis y = Axes.nanos(true, style);
        Rectangle2D inner = new PercentileChart(style, x, y, List.of(many, many), List.of(), "").draw(g, new Rectangle2D.Double(0, 0, 900, 400));
        g.dispose();
        int middle = (int) x.valueToJava2D(100, inner, RectangleEdge.BOTTOM);
        int row = (int) y.valueToJava2D(many.percentiles().at(100), inner, RectangleEdge.LEFT);
        for (int place = middle - 20; place <= middle + 20; place++) {
            int column = place;
            assertTrue(IntStream.rangeClosed(row - 3, row + 3).anyMatch(pixel -> new Color(image.getRGB(column, pixel)).getRed() < 128),
                    "a gap " + (place - middle) + " pixels from the middle");
        }
    }

    @Test
    void theNoteTakesAsManyLinesAsItNeedsWhereTheChartIsHigh() throws ParserConfigurationException {
        PercentileChart chart = chart(1, 17_873);
        String narrow = texts(chart, 420, 900).stream().collect(Collectors.joining(" "));
        assertTrue(narrow.contains("ends further right"), narrow);
        assertEquals("", chart.wholeKey(), "all of it can be read");
    }

    @Test
    void whatHasNoRoomCanBeReadAsATip() throws ParserConfigurationException {
        PercentileChart chart = chart(1, 17_873);
        List<String> low = texts(chart, 420, 200);
        assertFalse(low.contains("named at the right: 90 %, ten calls or more beyond"), low::toString);
        assertEquals(List.of(NOTE, "named at the right: 90 %, ten calls or more beyond"), chart.wholeKey().lines().toList());
    }
}
