// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.chart.CurveChartTest.series;
import static org.roundtrip.chart.CurveChartTest.svg;

import java.awt.Color;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jfree.data.Range;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.calls.Curve.Span;
import org.roundtrip.chart.ChartSeries.Marks;
import org.roundtrip.harness.timing.Phase;

/** Labels at the ends of curves say what their values are, also where a part is seen, and the key explains only what is there. */
class CurveLabelsTest {
    private static final Range LATENCIES = new Range(1_000, 100_000);
    private static final List<String> OF_MEASURED = List.of("median of the measured calls", "measured median", "measured from here");

    /** The line ends at 20 µs although the median of the measured calls is 45 µs. */
    @Test
    void theMedianOfTheMeasuredCallsStandsBeforeTheValueAtTheEnd() {
        String svg = svg(series(20_000, Double.NaN, 45_000.0));
        assertTrue(place(svg, "rmi, measured 45.0 µs") < place(svg, "last measured 20.0 µs"), svg);
        assertFalse(svg.contains(">median 45.0 µs<"), "it is said once");
        assertTrue(svg.contains(">at line ends: measured median, below it of the last 13 calls in sight<"), svg);
    }

    @Test
    void aPartOfTheMeasuredCallsIsNamedAsAllOfThem() {
        String svg = zoomed(600, 650, LATENCIES, Phase.STEADY);
        assertTrue(svg.contains(">rmi, measured 45.0 µs<") && svg.contains(">last measured 20.0 µs<"), svg);
        assertFalse(svg.contains(">captured<") || svg.contains(">measured from here<") || svg.contains(">first call of a phase<"), svg);
    }

    @Test
    void aLineWhoseDiamondIsOutOfSightIsNamedByThePhaseInWhichItEnds() {
        assertNotMeasured("rmi, warm-up 20.0 µs", zoomed(1, 400, LATENCIES, Phase.WARM_UP));
        assertNotMeasured("rmi, captured 20.0 µs", zoomed(800, 1001, LATENCIES, Phase.CAPTURE));
        String lower = zoomed(600, 650, new Range(1_000, 30_000), Phase.STEADY);
        assertTrue(lower.contains(">rmi, last measured 20.0 µs<"), lower);
    }

    private static void assertNotMeasured(String label, String svg) {
        assertTrue(svg.contains(">" + label + "<"), svg);
        assertTrue(svg.contains(">at line ends: median of the last 13 calls in sight<"), svg);
        OF_MEASURED.forEach(words -> assertFalse(svg.contains(words), words));
    }

    @Test
    void aShadeOutOfSightIsNotExplained() {
        PhaseBands bands = new PhaseBands("rmi", new ProviderColours.Line(Color.BLUE, 0), List.of(new Span(Phase.WARM_UP, 1, 500, 0, 1)));
        ChartSeries calls = series(new Range(600, 650), 20_000, 700, 45_000.0, Phase.STEADY);
        assertFalse(svg(900, 400, new Range(600, 650), LATENCIES, bands, calls).contains("warm-up of rmi"));
        assertTrue(svg(900, 400, new Range(400, 650), LATENCIES, bands, calls).contains(">warm-up of rmi<"));
    }

    /** The phases of 1,000 calls, of which those from 700 on are captured. */
    private static String zoomed(double from, double to, Range nanos, Phase end) {
        Range shown = new Range(from, to);
        return svg(900, 400, shown, nanos, PhaseBands.NONE, series(shown, 20_000, 700, 45_000.0, end));
    }

    /** The captured calls of the faster one were slower, as on a machine that was busy at the end. */
    @Test
    void labelsStandInTheOrderOfTheMeasuredMedians() {
        String svg = svg(series(20_000, 700, 45_000.0), series(50_000, 700, 15_000.0));
        assertTrue(place(svg, "rmi, measured 45.0 \u00b5s") < place(svg, "rmi, measured 15.0 \u00b5s"), svg);
    }

    /** As in a report, whose labels name the median alone; the line of the faster one ends higher. */
    @Test
    void labelsWithoutTheValueAtTheEndStandInTheSameOrder() {
        String svg = svg(withoutEnd(series(20_000, Double.NaN, 45_000.0)), withoutEnd(series(50_000, Double.NaN, 15_000.0)));
        assertTrue(place(svg, "rmi, measured 45.0 \u00b5s") < place(svg, "rmi, measured 15.0 \u00b5s"), svg);
        assertFalse(svg.contains("at line ends"), "the diamond is explained, and nothing else stands there");
    }

    private static ChartSeries withoutEnd(ChartSeries series) {
        Marks marks = series.marks();
        return new ChartSeries(series.name(), series.line(), series.columns(),
                new Marks(marks.measured(), marks.captured(), marks.medianNanos(), marks.doubtful(), null, marks.firsts()));
    }

    /** The distance of a text from the top. */
    private static double place(String svg, String text) {
        Matcher found = Pattern.compile(" y=\"([0-9.]+)\"[^>]*>" + Pattern.quote(text) + "<").matcher(svg);
        assertTrue(found.find(), svg);
        return Double.parseDouble(found.group(1));
    }

    /** In a narrow chart names stand alone at the ends of lines. */
    @Test
    void mediansAreWrittenBesideTheirDiamondsWhereTheEndsOfLinesHaveNoRoom() {
        String svg = narrow(IntStream.range(0, 9).mapToObj(i -> series(20_000, Double.NaN, 45_000.0 + 100 * i)).toArray(ChartSeries[]::new));
        assertTrue(svg.contains(">median 45.0 µs<") && svg.contains(">median 45.1 µs<"), "above and below");
        assertFalse(svg.contains(">median 45.8 µs<"), "no room is left");
        assertFalse(svg.contains("at line ends"), "names need no explanation");
    }

    /** With two curves as near to each other as this there is no place for a value that is not on one of them. */
    @Test
    void noValueIsWrittenOverALine() {
        ChartSeries[] crowd = IntStream.range(0, 30).mapToObj(i -> series(2_000 + 500 * i * i, Double.NaN, i == 15 ? 45_000.0 : null))
                .toArray(ChartSeries[]::new);
        assertTrue(narrow(crowd[15]).contains(">median 45.0 µs<"));
        assertFalse(narrow(crowd).contains(">median 45.0 µs<"));
    }

    private static String narrow(ChartSeries... series) {
        return svg(300, 300, PhaseBands.NONE, series);
    }

    @Test
    void theKeySaysOfHowManyCallsALabelIs() {
        assertTrue(svg(series(20_000)).contains(">at line ends: median of the last 13 calls in sight<"));
    }

    @Test
    void aLowChartOfOneLineKeepsALineOfItsKey() {
        String low = svg(700, 90, PhaseBands.NONE, series(20_000, 700, 45_000.0));
        assertTrue(low.contains(">median of the measured calls<") && low.contains(">captured<"), low);
        assertEquals(1, Pattern.compile(">[0-9] more: point here<").matcher(low).results().count(), low);
    }
}
