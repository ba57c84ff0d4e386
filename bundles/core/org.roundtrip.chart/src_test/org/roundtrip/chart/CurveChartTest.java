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
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.ParserConfigurationException;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.data.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.analysis.LineEnd;
import org.roundtrip.analysis.PixelColumns;
import org.roundtrip.analysis.calls.Curve.Span;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.chart.ChartSeries.Marks;
import org.roundtrip.chart.ProviderColours.Line;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.tests.shapes.Tries;

class CurveChartTest {
    static final Color BLUE = new Color(0x0072B2);
    private static final Line FLOOR = new Line(null, 1);

    @ParameterizedTest
    @CsvSource({"true, false", "false, true", "true, true", "false, false"})
    void medianIsDrawnWhereItBelongs(boolean logX, boolean logY) {
        BufferedImage image = new BufferedImage(600, 300, BufferedImage.TYPE_INT_RGB);
        ChartStyle style = ChartStyle.light();
        ValueAxis x = Axes.amounts(logX, style);
        x.setRange(1, 1001);
        ValueAxis y = Axes.nanos(logY, style);
        CurveChart chart = new CurveChart(style, Curve.Axis.CALLS, x, y, new Range(1_000, 100_000),
                List.of(series(20_000)),
                new PhaseBands("rmi", new Line(BLUE, 0), List.of(new Span(Phase.WARM_UP, 1, 500, 0, 1))));
        Rectangle2D inner = draw(chart, image);
        double share = logY ? (Math.log10(20_000) - 3) / 2 : 19_000 / 99_000.0;
        int row = (int) Math.round(inner.getMaxY() - share * inner.getHeight());
        int place = (int) (inner.getMinX() + 0.8 * inner.getWidth());
        assertTrue(blue(image, place, row - 1, row + 1), "no line at row " + row);
        assertTrue(!blue(image, place, row - 40, row - 30), "a line far above");
    }

    @Test
    void theRangeShowsAllBands() {
        Range range = CurveChart.bands(List.of(series(20_000).columns(), series(500_000).columns()));
        assertTrue(range.getLowerBound() < 18_000 && range.getUpperBound() > 550_000, range.toString());
    }

    @Test
    void capturedCallsAreADottedLineAndSaidAtItsEnd() {
        String svg = svg(series(20_000, 700, 45_000.0));
        assertTrue(svg.indexOf(">rmi, measured 45.0 µs<") < svg.indexOf(">captured 20.0 µs<"), svg);
        assertTrue(svg.contains(">rmi, measured 45.0 µs<"), svg);
        assertTrue(svg(series(20_000, 700, null)).contains(">rmi, captured 20.0 µs<"), "nothing was measured");
        assertTrue(svg.contains("stroke-dasharray=\"1.5,4.5\""), svg);
        assertFalse(svg(series(20_000)).contains("=\"1.5,4.5\""), "all calls are measured");
    }

    @Test
    void theKeyExplainsTheMarksThatAreThere() {
        String svg = svg(series(20_000, 700, 45_000.0));
        assertTrue(svg.contains(">measured from here<") && svg.contains(">median of the measured calls<")
                && svg.contains(">captured<"), svg);
        assertFalse(svg(series(20_000)).contains(">captured<"), "no call was captured");
    }

    @Test
    void theKeyTakesMoreLinesWhereItIsWiderThanTheChart() {
        String narrow = svg(500, 300, PhaseBands.NONE, series(20_000, 700, 45_000.0));
        for (String words : List.of("measured from here", "median of the measured calls", "first call of a phase", "captured",
                "at line ends: measured median, below it of the last 13 calls in sight")) {
            assertTrue(narrow.contains(">" + words + "<"), words);
        }
        assertFalse(svg(400, 130, PhaseBands.NONE, series(20_000, 700, 45_000.0)).contains("last 13 calls in sight"),
                "a low chart keeps its height for the curves");
    }

    @Test
    void aLowChartHasNamesAtTheEndsOfItsLinesInsteadOfAKey() {
        ChartSeries[] series = IntStream.range(0, 3).mapToObj(i -> new ChartSeries("provider " + i, new Line(BLUE, 0),
                series(20_000).columns(), series(20_000).marks())).toArray(ChartSeries[]::new);
        String svg = svg(600, 85, PhaseBands.NONE, series);
        for (int i = 0; i < 3; i++) {
            assertTrue(svg.contains(">provider " + i + ", last measured 20.0 µs<"), svg);
        }
        assertFalse(svg.contains(">measured from here<") || svg.contains("more<"), svg);
    }

    @ParameterizedTest
    @CsvSource({"700, 130", "400, 130", "220, 130", "160, 130", "160, 300", "600, 300"})
    void theKeyCountsWhatHasNoRoom(int width, int height) {
        String svg = svg(width, height, PhaseBands.NONE, series(20_000, 700, 45_000.0));
        long shown = Stream.of("measured from here", "median of the measured calls", "first call of a phase", "captured",
                "at line ends: measured median, below it of the last 13 calls in sight", "10th to 90th percentile")
                .filter(each -> svg.contains(">" + each + "<")).count();
        long all = svg.contains("measured 45.0 µs") ? 6 : 5;
        assertEquals(shown < all, svg.contains(">" + (all - shown) + " more: point here<") || svg.contains(">and " + (all - shown) + " more<"), svg);
    }

    @Test
    void bandsSayWhosePhasesTheyAre() {
        String svg = svg(new PhaseBands("rmi", new Line(BLUE, 0), List.of(new Span(Phase.WARM_UP, 1, 500, 0, 1),
                new Span(Phase.STEADY, 500, 1001, 1, 2))), series(20_000));
        assertTrue(svg.contains(">warm-up of rmi<") && svg.contains(">measured<"), svg);
        assertFalse(svg(series(20_000)).contains(">warm-up of"), "no line was chosen");
    }

    /** They were written over the curves. */
    @Test
    void bandsOfALowChartHaveNoNames() {
        PhaseBands bands = new PhaseBands("rmi", new Line(BLUE, 0), List.of(new Span(Phase.WARM_UP, 1, 500, 0, 1), new Span(Phase.STEADY, 500, 1001, 1, 2)));
        String low = svg(600, 110, bands, series(20_000));
        assertFalse(low.contains(">warm-up of rmi<") || low.contains(">measured<"), low);
        assertTrue(svg(600, 260, bands, series(20_000)).contains(">measured<"), "a higher one has room");
    }

    @Test
    void theKeyTellsTheFloorFromAnotherTimeAndNamesShades() {
        ChartSeries calls = series(20_000);
        assertFalse(svg(calls).contains(">raw TCP, the floor<") || svg(calls).contains(">service time<"), "neither is drawn");
        String svg = svg(800, 400, new PhaseBands("rmi", new Line(BLUE, 0), List.of(new Span(Phase.WARM_UP, 1, 2, 0, 1))),
                new ChartSeries("socket", FLOOR, calls.columns(), calls.marks()),
                new ChartSeries("rmi", new Line(BLUE, 0).second(), calls.columns(), calls.marks()));
        for (String words : List.of("raw TCP, the floor", "service time", "warm-up of rmi", "10th to 90th percentile")) {
            assertTrue(svg.contains(">" + words + "<"), words);
        }
        assertTrue(svg.contains("stroke-dasharray=\"4,4\"") && svg.contains("stroke-dasharray=\"12,4,2,4\""), svg);
    }

    @Test
    void theUnitOfCallsStandsOnceAtTheAxis() {
        assertEquals(1, Pattern.compile(">calls<").matcher(svg(series(20_000))).results().count(), svg(series(20_000)));
        assertFalse(Pattern.compile(">[0-9][^<]* calls<").matcher(svg(series(20_000))).find(), "beside no tick");
    }

    @Test
    void aNarrowOrLowChartLeavesOutWhatDoesNotFit() {
        ChartSeries[] series = IntStream.range(0, 9).mapToObj(i -> series(20_000, 700, 45_000.0)).toArray(ChartSeries[]::new);
        String low = svg(600, 80, PhaseBands.NONE, series);
        assertTrue(low.contains(">rmi, measured 45.0 µs<"), low);
        assertFalse(low.contains(">captured 20.0 µs<"), "no room for second lines");
        String narrow = svg(250, 300, PhaseBands.NONE, series[0]);
        assertTrue(narrow.contains(">rmi<") && !narrow.contains("measured 45.0"), narrow);
    }

    @ParameterizedTest
    @CsvSource({"1, 10, 1", "1, 10, 2.25", "1, 1001, 1", "1, 1001, 2.25", "1, 1000000, 1", "1, 1000000, 2.25"})
    void noTextIsWrittenOverAnother(double from, double to, double larger) throws ParserConfigurationException {
        ChartStyle style = ChartStyle.light().scaled(larger);
        ChartSeries[] series = IntStream.range(0, 4).mapToObj(i -> series(20_000 + 9_000 * i, 700, 45_000.0 + 5_000 * i))
                .toArray(ChartSeries[]::new);
        for (int width = 200; width < 900; width += Tries.of(230, 50)) {
            for (int height = (int) (80 * larger); height < 420; height += Tries.of(51, 17)) {
                ValueAxis x = Axes.calls(to > 1001, style);
                x.setRange(from, to);
                CurveChart chart = new CurveChart(style, Curve.Axis.CALLS, x, Axes.nanos(true, style),
                        new Range(1_000, height % 2 == 0 ? 3_000_000_000.0 : 100_000), List.of(series),
                        new PhaseBands("rmi", new Line(BLUE, 0), List.of(new Span(Phase.WARM_UP, 1, 500, 0, 1),
                                new Span(Phase.STEADY, 500, 1001, 1, 2))));
                Rectangle2D area = new Rectangle2D.Double(0, 0, width, height);
                WrittenTexts written = WrittenTexts.of(g -> chart.draw(g, area));
                assertEquals(List.of(), written.overlapping(), width + " x " + height);
                assertFalse(written.texts().isEmpty());
                assertTrue(written.texts().stream().filter("calls"::equals).count() <= 1);
            }
        }
    }

    static String svg(ChartSeries... series) {
        return svg(PhaseBands.NONE, series);
    }

    private static String svg(PhaseBands phases, ChartSeries... series) {
        return svg(600, 300, phases, series);
    }

    static String svg(int width, int height, PhaseBands phases, ChartSeries... series) {
        return svg(width, height, new Range(1, 1001), new Range(1_000, 100_000), phases, series);
    }

    /** @param calls what is seen of the horizontal axis @param nanos of the vertical one */
    static String svg(int width, int height, Range calls, Range nanos, PhaseBands phases, ChartSeries... series) {
        ChartStyle style = ChartStyle.light();
        ValueAxis x = Axes.calls(false, style);
        x.setRange(calls);
        CurveChart chart = new CurveChart(style, Curve.Axis.CALLS, x, Axes.nanos(true, style), nanos, List.of(series), phases);
        return Svg.of(g -> chart.draw(g, new Rectangle2D.Double(0, 0, width, height)), width, height, "t");
    }

    @Test
    void anEmptyChartIsDrawnToo() {
        BufferedImage image = new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB);
        ChartStyle style = ChartStyle.dark();
        ValueAxis x = Axes.amounts(true, style);
        x.setRange(1, 10);
        Rectangle2D inner = draw(new CurveChart(style, Curve.Axis.CALLS, x, Axes.nanos(true, style), null, List.of(),
                PhaseBands.NONE), image);
        assertTrue(inner.getWidth() > 100);
        assertEquals(style.background().getRGB(), image.getRGB(299, 1));
    }

    @Test
    void whichForkIsShownIsSaidBeforeTheMarks() {
        ChartStyle style = ChartStyle.light();
        ValueAxis x = Axes.calls(false, style);
        x.setRange(1, 1001);
        CurveChart chart = new CurveChart(style, Curve.Axis.CALLS, x, Axes.nanos(true, style), new Range(1_000, 100_000),
                List.of(series(20_000, 700, 45_000.0)), PhaseBands.NONE).scope("only fork 2 of 5");
        String svg = Svg.of(g -> chart.draw(g, new Rectangle2D.Double(0, 0, 600, 300)), 600, 300, "t");
        assertTrue(svg.indexOf("only fork 2 of 5") > 0 && svg.indexOf("only fork 2 of 5") < svg.indexOf("median of the measured calls"), svg);
    }

    /** Of two charts beside each other one has captured calls, whose labels are longer and whose key takes a line more. */
    @Test
    void curvesThatAreComparedHaveTheSamePlace() {
        ChartSeries few = series(20_000);
        ChartSeries more = new ChartSeries("rmi over TLS", few.line(), few.columns(), series(20_000, 700, 45_000.0).marks());
        assertEquals(place(few, more, "a"), place(more, few, "same axes as another run with a long name"));
        assertTrue(place(few, null, "").getWidth() > place(few, more, "a").getWidth(), "alone it has more room");
    }

    private static Rectangle2D place(ChartSeries series, ChartSeries beside, String note) {
        ChartStyle style = ChartStyle.light();
        ValueAxis x = Axes.calls(false, style);
        x.setRange(1, 1001);
        CurveChart chart = new CurveChart(style, Curve.Axis.CALLS, x, Axes.nanos(true, style), new Range(1_000, 100_000), List.of(series),
                PhaseBands.NONE).note(note);
        return draw(beside == null ? chart : chart.beside(List.of(beside), note.equals("a") ? "same axes as another run with a long name" : "a", ""),
                new BufferedImage(600, 300, BufferedImage.TYPE_INT_RGB));
    }

    static Rectangle2D draw(CurveChart chart, BufferedImage image) {
        Graphics2D g = image.createGraphics();
        try {
            return chart.draw(g, new Rectangle2D.Double(0, 0, image.getWidth(), image.getHeight()));
        } finally {
            g.dispose();
        }
    }

    /** Whether one of the pixels is nearly the line's colour; its edges are smoothed. */
    private static boolean blue(BufferedImage image, int x, int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(y -> new Color(image.getRGB(x, y)))
                .anyMatch(colour -> colour.getRed() < 90 && Math.abs(colour.getBlue() - BLUE.getBlue()) < 40);
    }

    static ChartSeries series(long nanos) {
        return series(nanos, Double.NaN, null);
    }

    static ChartSeries series(long nanos, double captured, Double medianNanos) {
        return series(new Range(1, 1001), nanos, captured, medianNanos, Double.isNaN(captured) ? Phase.STEADY : Phase.CAPTURE);
    }

    /** Calls of which the first measured one has the number 500. @param shown what is seen of them @param end the phase in which that ends */
    static ChartSeries series(Range shown, long nanos, double captured, Double medianNanos, Phase end) {
        int width = 200;
        PixelColumns columns = new PixelColumns(PixelColumns.linear(shown.getLowerBound(), shown.getUpperBound(), width), new int[width], new long[width],
                new long[width], new long[width], new long[width], new long[width]);
        for (int i = 0; i < width; i++) {
            columns.counts()[i] = 5;
            columns.min()[i] = nanos / 2;
            columns.p10()[i] = nanos * 9 / 10;
            columns.median()[i] = nanos;
            columns.p90()[i] = nanos * 11 / 10;
            columns.max()[i] = 3 * nanos;
        }
        return new ChartSeries("rmi", new Line(BLUE, 0), columns, new Marks(500, captured, medianNanos, false,
                new LineEnd(end, nanos, 13), List.of(new ChartSeries.First(500, 2 * nanos))));
    }
}
