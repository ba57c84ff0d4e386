// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.steady.Batches;
import org.roundtrip.analysis.steady.ForkSteady;
import org.roundtrip.analysis.steady.SteadyState;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.JmhFile;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Runs;
import org.roundtrip.cli.terminal.SeriesFile;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip steady RUN|SERIES.csv|JMH.json}: says whether the forks of a run or of JMH, or a series, became steady. */
@Command(name = "steady", mixinStandardHelpOptions = true)
final class SteadyCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final List<String> COLUMNS = List.of("fork", "provider", "operation", "verdict", "means", "from", "measured", "points", "outliers",
            "changes");
    private static final List<String> BY_IMPORTANCE = List.of("fork", "provider", "operation", "verdict", "from", "measured", "points", "means",
            "changes", "outliers");
    private final Context context;
    @Parameters(paramLabel = "RUN|SERIES.csv|JMH.json", descriptionKey = "RUN|SERIES")
    private String written;
    @Option(names = "--json", descriptionKey = "steady.json")
    private boolean json;
    @Option(names = "--wide", descriptionKey = "wide")
    private boolean wide;

    /** A fork that was judged. @param names what tells it from others, for programs */
    private record Judged(int fork, String provider, String operation, ObjectNode names, ForkSteady verdict) {
        static Judged of(Fork fork, ForkSteady verdict) {
            ObjectNode names = Output.node().put("fork", fork.number()).put("provider", fork.provider()).put("variant", fork.variant())
                    .put("operation", fork.operation());
            Optional.ofNullable(fork.step()).ifPresent(step -> names.put("step", fork.row().called()));
            return new Judged(fork.number(), fork.variant(), fork.row().called(), names, verdict);
        }

        static Judged of(JmhFile.Iterations fork) {
            ObjectNode names = Output.node().put("fork", fork.number()).put("benchmark", fork.benchmark()).put("mode", fork.mode());
            fork.parameters().forEach(names.putObject("params")::put);
            return new Judged(fork.number(), String.join(", ", fork.parameters().values()), fork.called(), names,
                    ForkSteady.bare(Batches.of(fork.times())));
        }
    }

    SteadyCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException {
        Path file = context.path(written);
        if (Files.isRegularFile(file) && JmhFile.isNamed(file)) {
            show(JmhFile.read(file).stream().map(Judged::of).toList());
        } else if (Files.isRegularFile(file)) {
            Batches batches = Batches.of(SeriesFile.read(file));
            show(batches.calls(), SteadyState.of(batches.medians(), SteadyState.BARE, 0));
        } else {
            show(judged(Runs.find(written, context, "steady.unknown")));
        }
        return Status.DONE;
    }

    private static List<Judged> judged(RunFolder folder) throws RefusedInput, IOException {
        try (RunAnalysis analysis = RunAnalysis.of(folder)) {
            Run run = analysis.run();
            if (run.outcome() == Run.Outcome.RUNNING) {
                throw new RefusedInput(TEXTS.text("steady.running"));
            }
            List<Judged> forks = run.forks().stream().flatMap(fork -> analysis.steadiness(fork).map(verdict -> Judged.of(fork, verdict)).stream())
                    .toList();
            if (forks.isEmpty()) {
                throw new RefusedInput(TEXTS.text("steady.none"));
            }
            return forks;
        }
    }

    private void show(int lines, SteadyState state) {
        if (json) {
            context.out().print(Output.text(fill(Output.object("roundtrip-steady-1"), lines, state)));
            return;
        }
        context.print(TEXTS.text("steady.verdict." + state.verdict().id(), state.n(), state.steadyFrom()));
        if (lines > 1) {
            context.print(TEXTS.text("steady.batches", lines));
        }
        if (state.outliers() > 0) {
            context.print(TEXTS.text("steady.left", state.outliers()));
        }
        TextTable table = new TextTable(List.of(TEXTS.text("steady.segment.from"), TEXTS.text("steady.segment.to"), TEXTS.text("steady.segment.mean")), 0);
        state.segments().forEach(each -> table.add(List.of(number(each.from()), number(each.to()), String.format(Locale.ROOT, "%.6g", each.mean()))));
        if (!state.segments().isEmpty()) {
            context.print(table, List.of(0, 1, 2), 3, wide);
        }
    }

    private void show(List<Judged> forks) {
        if (json) {
            ArrayNode list = Output.list();
            forks.forEach(each -> fill(list.addObject().<ObjectNode>setAll(each.names()).put("measuredFrom", each.verdict().measuredFrom())
                    .put("means", each.verdict().means().verdict().id()), each.verdict().batch(), each.verdict().medians()));
            context.out().print(Output.text(list));
            return;
        }
        TextTable table = new TextTable(COLUMNS.stream().map(column -> TEXTS.text("steady." + column)).toList(),
                index -> index == 0 || index >= COLUMNS.indexOf("from"));
        for (Judged each : forks) {
            ForkSteady verdict = each.verdict();
            SteadyState medians = verdict.medians();
            table.add(List.of(number(each.fork()), each.provider(), each.operation(), medians.verdict().id(),
                    verdict.means().verdict().id(), medians.steady() ? number(medians.steadyFrom()) : "-", number(verdict.measuredFrom()),
                    number(medians.n()), number(medians.outliers()), number(medians.changepoints().size())));
        }
        context.print(table, BY_IMPORTANCE.stream().map(COLUMNS::indexOf).toList(), 4, wide);
    }

    private static ObjectNode fill(ObjectNode node, int batch, SteadyState state) {
        node.put("batch", batch).put("n", state.n()).put("outliers", state.outliers());
        state.changepoints().forEach(node.putArray("changepoints")::add);
        ArrayNode segments = node.putArray("segments");
        state.segments().forEach(each -> segments.addObject().put("from", each.from()).put("to", each.to()).put("mean", each.mean()));
        return node.put("verdict", state.verdict().id()).put("steadyFrom", state.steady() ? (Integer) state.steadyFrom() : null);
    }

    private static String number(int number) {
        return String.valueOf(number);
    }
}
