// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.analysis.Added;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.chart.Axes;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.PercentileChart;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.SweepChart;
import org.roundtrip.chart.answer.AddedChart;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.chart.answer.AnswerChart;
import org.roundtrip.chart.interop.InteropChart;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.UnderLoad;
import org.roundtrip.model.Called;
import org.roundtrip.report.sheet.Chart;
import org.roundtrip.report.sheet.Look;
import org.roundtrip.report.sheet.Sheet;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.SweepWords;
import org.roundtrip.words.interop.InteropTable;

/**
 * The charts of a report, for each operation. They show latency from the first call on, rates of an open load, and
 * latency by percentile.
 */
final class ChartSection {
    private static final Texts TEXTS = Texts.of(ChartSection.class);
    /** In this width charts of lines have the heights below; their shape is the same in any width. */
    private static final int WIDTH = 960;
    private static final int HEIGHT = 340;
    /** A line of text in a chart is not higher. */
    private static final int LINE_HEIGHT = 16;
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
    /** Of two panels, one above the other. */
    private static final int SWEEP_HEIGHT = 520;
    private final RunAnalysis analysis;
    private final List<Result> rows;
    private final Sheet sheet;

    /** A section. @param rows the results of the run @param sheet gets it */
    ChartSection(RunAnalysis analysis, List<Result> rows, Sheet sheet) {
        this.analysis = analysis;
        this.rows = rows;
        this.sheet = sheet;
    }

    /** What can be drawn. */
    @FunctionalInterface
    private interface Drawing {
        Rectangle2D draw(Graphics2D g, Rectangle2D area);
    }

    /** Makes a chart in a style. */
    @FunctionalInterface
    private interface Styled {
        Drawing in(ChartStyle style) throws IOException;
    }

    void write() throws IOException {
        List<Operation> unswept = Called.of(analysis.run()).stream().filter(called -> called.step() == null)
                .map(called -> analysis.run().plan().contract().operation(called.operation())).toList();
        if (!unswept.isEmpty()) {
            write(unswept);
        }
        if (analysis.run().plan().sweep().isPresent()) {
            sweep(SweepWords.knees(rows));
        }
    }

    /** Draws which provider is fastest, by how much, and how sure that is. Sweeps have a chart of their own. */
    void answer() throws IOException {
        Optional<Answer> answer = answer(analysis.run(), rows);
        if (answer.isPresent()) {
            for (Answer part : parts(answer.get())) {
                sheet.figure("", part.words(), chart(analysis.run(), part));
            }
        }
    }

    /** Draws what rows add to those below them, for each operation, where the plan puts some over others. */
    void added() throws IOException {
        ProviderColours colours = ProviderColours.of(analysis.run());
        for (Operation operation : analysis.run().plan().contract().operations()) {
            List<Added> added = Added.of(of(operation));
            if (!added.isEmpty()) {
                String words = AddedChart.words(added);
                sheet.figure("", words, style -> {
                    double line = lineHeight(style, words);
                    return new Chart.Drawing(width -> AddedChart.height(added, line), (g, area) -> new AddedChart(style, colours, added).draw(g, area));
                });
            }
        }
    }

    /** The answer of a run; none where nothing was measured outside of sweeps. */
    static Optional<Answer> answer(Run run, List<Result> rows) {
        return Optional.of(Answer.of(run, rows.stream().filter(row -> row.step() == null).toList(), Answer.Order.TIME)).filter(Answer::measured);
    }

    /** An answer in as many parts as are needed for none to be too high. */
    private List<Answer> parts(Answer answer) {
        List<Answer> parts = new ArrayList<>();
        for (Answer.Group group : answer.groups()) {
            Answer longer = parts.isEmpty() ? new Answer(List.of(group), answer.runs())
                    : new Answer(Stream.concat(parts.getLast().groups().stream(), Stream.of(group)).toList(), answer.runs());
            if (!parts.isEmpty() && AnswerChart.height(longer, LINE_HEIGHT) <= sheet.tallest()) {
                parts.removeLast();
                parts.add(longer);
            } else {
                parts.add(new Answer(List.of(group), answer.runs()));
            }
        }
        return parts;
    }

    /** The chart of an answer, or of a part of it. */
    static Chart chart(Run run, Answer answer) {
        ProviderColours colours = ProviderColours.of(run);
        return style -> {
            double line = lineHeight(style, answer.words());
            return new Chart.Drawing(width -> AnswerChart.height(answer, line), (g, area) -> new AnswerChart(style, colours, answer).draw(g, area));
        };
    }

    /** A graphics rounds ascent and descent up, each for itself. */
    private static double lineHeight(ChartStyle style, String words) {
        return Math.ceil(style.font().getLineMetrics(words, EXACT).getHeight()) + 1;
    }

    /** Draws who can call whom. */
    void write(Interop interop) throws IOException {
        sheet.figure(InteropTable.chartTitle(), InteropTable.summary(interop), style -> new Chart.Drawing(width -> InteropChart.height(interop),
                (g, area) -> new InteropChart(style, interop, Optional.empty()).draw(g, area)));
    }

    private void sweep(List<String> knees) throws IOException {
        sheet.text(Look.HEADING, TEXTS.text("sweeps")).text(Look.QUIET, TEXTS.text(knees.isEmpty() ? "sweeps.note.none" : "sweeps.note"));
        knees.forEach(sentence -> sheet.text(Look.PLAIN, sentence));
        ProviderColours colours = ProviderColours.of(analysis.run());
        for (Operation operation : analysis.run().plan().contract().operations()) {
            List<SweepLine> lines = SweepLine.of(rows, operation.name());
            if (!lines.isEmpty()) {
                figures(operation, SweepWords.ends(lines), SWEEP_HEIGHT, style -> (g, area) ->
                        new SweepChart(style, colours, lines, true, true).draw(g, area).inner());
            }
        }
        sheet.text(Look.HEADING, TEXTS.text("steps.curves")).text(Look.QUIET, TEXTS.text("steps.curves.note", StepLines.MOST));
        steps((operation, line) -> {
            OperationChart chart = new OperationChart(analysis, new StepLines(line));
            if (!chart.empty()) {
                figures(title(operation, line), chart.summary(), HEIGHT, style -> chart.draw(style)::draw);
            }
        });
        sheet.text(Look.HEADING, TEXTS.text("steps.percentiles")).text(Look.QUIET, TEXTS.text("steps.percentiles.note", StepLines.MOST));
        steps((operation, line) -> {
            List<PercentileChart.Series> series = new StepLines(line).percentiles(analysis);
            if (!series.isEmpty()) {
                figures(title(operation, line), summary(line.rows()), HEIGHT, style -> OperationPercentiles.chart(series, 1,
                        OperationPercentiles.end(series), Axes.nanos(true, style), "", style)::draw);
            }
        });
    }

    /** Takes what is drawn of one variant of an operation that is swept. */
    @FunctionalInterface
    private interface Swept {
        void accept(Operation operation, SweepLine line) throws IOException;
    }

    private void steps(Swept each) throws IOException {
        for (Operation operation : analysis.run().plan().contract().operations()) {
            for (SweepLine line : SweepLine.of(rows, operation.name())) {
                each.accept(operation, line);
            }
        }
    }

    private static String title(Operation operation, SweepLine line) {
        return TEXTS.text("steps.title", operation.name(), line.variant(), line.sweep().name());
    }

    private void write(List<Operation> unswept) throws IOException {
        boolean open = analysis.run().plan().protocol().load() instanceof Load.Open;
        sheet.text(Look.HEADING, TEXTS.text("curves")).text(Look.QUIET, TEXTS.text("curves.note")
                + (open ? " " + TEXTS.text("curves.note.open") : ""));
        for (Operation operation : unswept) {
            OperationChart chart = new OperationChart(analysis, of(operation));
            if (!chart.empty()) {
                figures(operation, chart.summary(), HEIGHT, style -> chart.draw(style)::draw);
            }
        }
        if (open) {
            rates(unswept);
        }
        sheet.text(Look.HEADING, TEXTS.text("percentiles")).text(Look.QUIET, TEXTS.text("percentiles.note")
                + (open ? " " + TEXTS.text("percentiles.note.open") : ""));
        for (Operation operation : unswept) {
            List<PercentileChart.Series> series = OperationPercentiles.of(analysis, new Called(operation.name(), null));
            if (!series.isEmpty()) {
                figures(operation, summary(of(operation)), HEIGHT, style -> OperationPercentiles.chart(series, 1, OperationPercentiles.end(series),
                        Axes.nanos(true, style), "", style)::draw);
            }
        }
    }

    private void rates(List<Operation> unswept) throws IOException {
        sheet.text(Look.HEADING, TEXTS.text("rates")).text(Look.QUIET, TEXTS.text("rates.note"));
        for (Operation operation : unswept) {
            OperationRates chart = new OperationRates(analysis, of(operation));
            if (!chart.empty()) {
                figures(operation, chart.summary(), HEIGHT, style -> chart.draw(style)::draw);
            }
        }
    }

    private List<Result> of(Operation operation) {
        return rows.stream().filter(row -> row.operation().equals(operation.name())).toList();
    }

    private static String summary(List<Result> rows) {
        return rows.stream().filter(row -> row.seen(UnderLoad::responseP99Nanos, row.p99Nanos()) != null)
                .map(row -> TEXTS.text(row.hasResponses() ? "percentiles.summary.open" : "percentiles.summary",
                        row.step() == null ? row.variant() : row.step().label(), Numbers.nanos(row.medianNanos()),
                        Numbers.nanos(row.seen(UnderLoad::responseP99Nanos, row.p99Nanos())), Numbers.nanos(row.maxNanos())))
                .collect(Collectors.joining("; "));
    }

    private void figures(Operation operation, String summary, int height, Styled chart) throws IOException {
        figures(TEXTS.text("curve.title", operation.name(), Payload.describe(operation)), summary, height, chart);
    }

    /** @param title empty for none @param summary for readers who do not see it @param height in the usual width */
    private void figures(String title, String summary, int height, Styled chart) throws IOException {
        sheet.figure(title, summary, style -> {
            Drawing drawing = chart.in(style);
            return new Chart.Drawing(width -> height * width / WIDTH, drawing::draw);
        });
    }
}
