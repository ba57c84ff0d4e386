// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.PercentileChart;
import org.roundtrip.chart.Svg;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Step;
import org.roundtrip.model.Sweep;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;


/** Runs whose latency is swept: at a step of n µs 1900 measured calls take 100 + n µs and 100 of them 1000 µs more. */
class StepLinesTest {
    private static final int CALLS = 2000, SLOW_EVERY = 20;
    @TempDir
    private Path temp;

    @Test
    void someOfManyStepsAreDrawnAtEqualDistancesWithTheFirstAndTheLast() throws Exception {
        assertEquals(List.of(0, 200, 400, 600, 800, 1000), drawn(IntStream.rangeClosed(0, 10).map(i -> 100 * i).toArray()));
        assertEquals(List.of(10, 20, 40), drawn(10, 20, 40), "all of a few");
    }

    private List<Integer> drawn(int... micros) throws Exception {
        try (RunAnalysis analysis = swept("steps" + micros.length, micros)) {
            return lines(analysis).rows().stream().map(row -> row.step().value()).toList();
        }
    }

    @Test
    void coloursGoFromTheFirstStepToTheLast() throws Exception {
        try (RunAnalysis analysis = swept("colours", 10, 20, 40)) {
            StepLines lines = lines(analysis);
            assertEquals(List.of(new Color(0x56B4E9), new Color(0x968975), new Color(0xD55E00)),
                    lines.rows().stream().map(row -> lines.line(row).colour()).toList());
            assertTrue(lines.rows().stream().allMatch(row -> lines.line(row).dash() == 0), "dashes say something else");
        }
    }

    @Test
    void eachStepHasThePercentilesOfItsOwnCalls() throws Exception {
        try (RunAnalysis analysis = swept("percentiles", 10, 20, 40)) {
            List<PercentileChart.Series> series = lines(analysis).percentiles(analysis);
            assertEquals(List.of("10 µs each way", "20 µs each way", "40 µs each way"), series.stream().map(PercentileChart.Series::name).toList());
            for (int i = 0; i < 3; i++) {
                long usual = 100_000 + List.of(10, 20, 40).get(i) * 1000L;
                PercentileChart.Series each = series.get(i);
                assertEquals(CALLS, each.percentiles().calls(), "without those of the warm-up");
                assertEquals(usual, each.percentiles().at(2), usual / 1000.0, "the median");
                assertEquals(usual + 1_000_000, each.percentiles().at(100), usual / 100.0, "99 %: one of 20 calls is slow");
                assertEquals(usual + 1_000_000, each.percentiles().at(CALLS), usual / 100.0, "the slowest");
            }
        }
    }

    @Test
    void theCurvesNameEachStepAndItsMedian() throws Exception {
        try (RunAnalysis analysis = swept("curves", 10, 40)) {
            OperationChart chart = new OperationChart(analysis, lines(analysis));
            assertEquals("10 µs each way, 110 µs at the median; 40 µs each way, 140 µs at the median", chart.summary());
            var drawing = chart.draw(ChartStyle.light());
            String svg = Svg.of(g -> drawing.draw(g, new Rectangle2D.Double(0, 0, 960, 340)), 960, 340, "t");
            for (String words : List.of("10 µs each way, measured 110 µs", "40 µs each way, measured 140 µs")) {
                assertTrue(svg.contains(">" + words + "<"), words + " is not in " + svg);
            }
        }
    }

    private static StepLines lines(RunAnalysis analysis) {
        return new StepLines(SweepLine.of(analysis.results(), "ping").getFirst());
    }

    private RunAnalysis swept(String name, int... micros) throws IOException, ExplainedException {
        Sweep sweep = new Sweep("latency", IntStream.of(micros).boxed().toList());
        Operation ping = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
        Plan plan = new Plan("Swept", "", new Contract("Service", List.of(ping)), List.of(ProviderChoice.of("rmi")),
                new Protocol(1, Amount.calls(500), Amount.calls(CALLS), 0, 30, 256, 7).with(new Network.Ethernet(10)))
                .with(Optional.of(sweep));
        List<Fork> forks = new ArrayList<>();
        for (Step step : sweep.steps()) {
            forks.add(new Fork(forks.size() + 1, "rmi", "rmi", "ping", step, 1, Fork.State.DONE, null, null, null, null, null, null, null, null));
        }
        Instant start = Instant.parse("2026-01-31T10:42:00Z");
        RunFolder run = RunFolder.create(temp.resolve(name), new Run(name, plan, false, 1, Map.of(), forks, Run.Outcome.DONE, "", start,
                start.plusSeconds(12)));
        for (Fork fork : forks) {
            write(run.journal(fork), 100_000 + 1000L * fork.step().value());
        }
        return RunAnalysis.of(run);
    }

    private static void write(Path file, long usual) throws IOException, ExplainedException {
        Files.createDirectories(file.getParent());
        try (JournalWriter journal = JournalWriter.create(file)) {
            CallJournal calls = journal.of(0, 0);
            block(calls, Phase.FIRST_CALL, 1, 1_000_000_000L, 100 * usual);
            block(calls, Phase.WARM_UP, 500, 2_000_000_000L, 3 * usual);
            block(calls, Phase.STEADY, CALLS, 4_000_000_000L, usual);
            calls.end();
        }
    }

    private static void block(CallJournal journal, Phase phase, int calls, long start, long usual) throws ExplainedException {
        journal.beginSequence(phase, 0);
        journal.start(start);
        for (int i = 0; i < calls; i++) {
            journal.add(phase == Phase.STEADY && i % SLOW_EVERY == 0 ? usual + 1_000_000 : usual, 0);
        }
    }
}
