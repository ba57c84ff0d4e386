// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.sweep.Quantity;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.model.PercentileIntervals;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Result;
import org.roundtrip.model.ServerFigures;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.ServerTime;
import org.roundtrip.model.load.UnderLoad;
import org.roundtrip.model.study.StudyFigures;
import org.roundtrip.model.Step;
import org.roundtrip.model.Sweep;

/** A sweep is drawn in two panels over one axis, and its knee is marked in both. */
class SweepChartTest {
    private static final Sweep CALLERS = new Sweep("callers", List.of(1, 2, 4, 8, 16));
    private static final ProviderColours COLOURS = ProviderColours.of(List.of(ProviderChoice.of("rmi")), id -> false);
    private static final Rectangle2D AREA = new Rectangle2D.Double(0, 0, 900, 500);
    private final List<SweepChart.Drawn> drawn = new ArrayList<>();

    @Test
    void responseIsAboveAndAnswersAreBelow() throws Exception {
        WrittenTexts written = draw(true);
        SweepChart.Drawn chart = drawn.getFirst();
        List<SweepChart.Point> response = row(chart, Quantity.P50);
        List<SweepChart.Point> answered = row(chart, Quantity.ANSWERED);
        assertEquals(5, response.size());
        assertEquals(5, answered.size());
        double lowest = response.stream().mapToDouble(SweepChart.Point::y).max().orElseThrow();
        assertTrue(answered.stream().allMatch(point -> point.y() > lowest), "the panels do not overlap");
        assertTrue(response.getLast().y() < response.getFirst().y(), "a longer time is higher");
        assertTrue(answered.getLast().y() < answered.getFirst().y(), "more answers are higher");
        assertTrue(IntStream.range(0, 5).allMatch(i -> response.get(i).place() == answered.get(i).place()), "one axis");
        assertTrue(chart.inner().getMinX() > AREA.getMinX() && AREA.contains(chart.inner()));
        for (String text : List.of("rmi, median 4.00 ms", "rmi, p99 8.00 ms", "rmi, 4.00\u00a0k/s", "1", "16")) {
            assertTrue(written.texts().contains(text), written.texts()::toString);
        }
        assertEquals(List.of(), written.overlapping());
    }

    @Test
    void theKneeIsMarkedInBothPanelsOnceTheRunIsOver() throws Exception {
        draw(true);
        draw(false);
        for (Quantity quantity : List.of(Quantity.P50, Quantity.ANSWERED)) {
            assertEquals(List.of(4), row(drawn.getFirst(), quantity).stream().filter(SweepChart.Point::knee)
                    .map(point -> point.result().step().value()).toList());
        }
        assertTrue(drawn.getLast().rows().stream().flatMap(List::stream).noneMatch(SweepChart.Point::knee), "more steps may come");
    }

    /** Nothing said which lines were medians, and a doubtful point looked like any other. */
    @Test
    void whatLinesAndMarksMeanIsSaidAboveThem() throws Exception {
        List<String> texts = draw(true).texts();
        for (String text : List.of("median", "99th percentile", "median of a row that is not steady", "knee")) {
            assertTrue(texts.contains(text), texts::toString);
        }
        assertEquals("", drawn.getFirst().wholeKey());
        assertFalse(draw(false).texts().contains("knee"));
    }

    /** The lowest name was left out, which was the median of raw TCP. */
    @Test
    void aLowChartNamesTheMedianOfEachLine() throws Exception {
        List<String> names = List.of("socket", "rmi", "jacorb", "axis");
        List<Result> rows = names.stream().flatMap(name -> CALLERS.steps().stream()
                .map(step -> row(name, step, 1000, 1e6 * step.value() * (1 + names.indexOf(name))))).toList();
        ProviderColours colours = ProviderColours.of(names.stream().map(ProviderChoice::of).toList(), id -> false);
        List<String> texts = WrittenTexts.of(g -> new SweepChart(ChartStyle.light(), colours, SweepLine.of(rows, "ping"), true, true)
                .draw(g, new Rectangle2D.Double(0, 0, 900, 240))).texts();
        assertTrue(names.stream().allMatch(name -> texts.stream().anyMatch(text -> text.startsWith(name + ", median"))), texts::toString);
        assertFalse(names.stream().allMatch(name -> texts.stream().anyMatch(text -> text.startsWith(name + ", p99"))), "not all have room");
    }

    /** 1024 was written as 1.024 k. */
    @Test
    void stepsAreWrittenAsInThePlan() throws Exception {
        Sweep lengths = new Sweep("callers", List.of(256, 1024));
        List<Result> rows = lengths.steps().stream().map(step -> row("rmi", step, 1000, 1e6)).toList();
        List<String> texts = WrittenTexts.of(g -> new SweepChart(ChartStyle.light(), COLOURS, SweepLine.of(rows, "ping"), true, true)
                .draw(g, AREA)).texts();
        assertTrue(texts.containsAll(List.of("256", "1,024")), texts::toString);
    }

    /** Two sweeps of one value that are compared by eye, of which the other goes further and takes longer. */
    @Test
    void chartsBesideEachOtherHaveTheSameAxes() throws Exception {
        List<SweepLine> few = lines(List.of(1, 2, 4), 1, 2, 4);
        List<SweepLine> many = lines(List.of(2, 4, 32), 2, 4, 50);
        for (List<SweepLine> lines : List.of(few, many)) {
            List<String> texts = draw(lines, new SweepChart.Beside(lines == few ? many : few, "same axes")).texts();
            assertTrue(texts.containsAll(List.of("same axes", "1", "2", "4", "32")), texts::toString);
        }
        for (Quantity quantity : Quantity.values()) {
            SweepChart.Point here = row(drawn.getFirst(), quantity).getLast();
            SweepChart.Point there = row(drawn.getLast(), quantity).get(1);
            assertEquals(quantity.of(here.result()), quantity.of(there.result()));
            assertEquals(here.y(), there.y(), 0.01, quantity::name);
            assertEquals(here.place(), there.place());
        }
        assertEquals(drawn.getFirst().inner(), drawn.getLast().inner(), "names have the same room");
    }

    private static List<SweepLine> lines(List<Integer> over, double... millis) {
        List<Step> steps = new Sweep("callers", over).steps();
        return SweepLine.of(IntStream.range(0, millis.length).mapToObj(i -> row("rmi", steps.get(i), 1000 * steps.get(i).value(), millis[i] * 1e6)).toList(), "ping");
    }

    private WrittenTexts draw(List<SweepLine> lines, SweepChart.Beside beside) throws Exception {
        return WrittenTexts.of(g -> drawn.add(new SweepChart(ChartStyle.light(), COLOURS, lines, beside, true, false).draw(g, AREA)));
    }

    private WrittenTexts draw(boolean over) throws Exception {
        double[] answered = {1000, 2000, 4000, 4000, 4000};
        double[] millis = {1, 1, 1, 2, 4};
        List<Result> rows = IntStream.range(0, answered.length)
                .mapToObj(i -> row("rmi", CALLERS.steps().get(i), answered[i], millis[i] * 1e6)).toList();
        return WrittenTexts.of(g -> drawn.add(new SweepChart(ChartStyle.light(), COLOURS, SweepLine.of(rows, "ping"), true, over)
                .draw(g, AREA)));
    }

    private static List<SweepChart.Point> row(SweepChart.Drawn chart, Quantity quantity) {
        return chart.rows().stream().filter(row -> row.getFirst().quantity() == quantity).findFirst().orElseThrow();
    }

    private static Result row(String variant, Step step, double answered, double nanos) {
        UnderLoad load = new UnderLoad(new Load.Closed(1), 0, null, null, answered, null, null, null, nanos,
                null, null, null, null, ServerTime.UNKNOWN, null);
        return new Result(ProviderChoice.of(variant), "ping", step, "void", load, StudyFigures.NONE, 1, 1000, null, null, null, null,
                nanos, null, 2 * nanos, null, null, null, null, null, null, null, null, null, null, null,
                List.of(), null, step.value() == 8 ? List.of(new Evidence(Evidence.Kind.FEW_CALLS, 5, 20)) : List.of(), null, null, PercentileIntervals.NONE, ServerFigures.NONE);
    }
}
