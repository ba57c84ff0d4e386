// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.roundtrip.analysis.Comparison;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.condition.MeasuredRun;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.Plans;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Runs;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Against;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.Verdict;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StateWords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip compare}: compares runs with the first of them, or two providers of one run, operation by operation. */
@Command(name = "compare", mixinStandardHelpOptions = true)
final class CompareCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final String SCHEMA = "roundtrip-comparisons-1";
    private static final List<Integer> BY_IMPORTANCE = List.of(0, 1, 2, 3, 4);
    private static final int FIRST_NUMBER = 3;
    private final Context context;
    @Parameters(paramLabel = "RUN", descriptionKey = "RUN", arity = "1..*")
    private List<String> runs = List.of();
    @Option(names = "--rows", paramLabel = "A,B", split = ",", descriptionKey = "rows")
    private List<String> names = List.of();
    @Mixin
    private final Form form = new Form();
    @Mixin
    private final FailOn failOn = new FailOn();

    /** An operation of both. @param against empty where the state of either allows no ratio */
    private record Compared(Result left, Result right, Optional<Against> against) {
        Verdict verdict() {
            return against.map(Against::verdict).orElse(Verdict.OPEN);
        }
    }

    CompareCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException {
        return names.isEmpty() ? compareRuns() : compareRows();
    }

    private int compareRuns() throws RefusedInput, IOException {
        if (runs.size() < 2) {
            throw new RefusedInput(TEXTS.text("compare.runs"));
        }
        List<RunAnalysis> analyses = new ArrayList<>();
        try {
            for (String run : runs) {
                analyses.add(RunAnalysis.of(Runs.find(run, context)));
            }
            failOn.read(analyses.getLast().run().plan(), true, context);
            ComparedRuns compared = new ComparedRuns(analyses);
            if (form.json()) {
                context.out().print(compared.json());
            } else {
                compared.print(form, context);
            }
            failOn.check(new MeasuredRun(analyses.getLast(), compared.last(), Optional.of(compared.first())), context);
            return failOn.status(Status.DONE);
        } finally {
            for (RunAnalysis analysis : analyses) {
                analysis.close();
            }
        }
    }

    private int compareRows() throws RefusedInput, IOException {
        if (names.size() != 2 || runs.size() != 1) {
            throw new RefusedInput(TEXTS.text("compare.two"));
        }
        RunFolder folder = Runs.find(runs.getFirst(), context);
        for (String name : names) {
            Plans.require(folder.run().plan(), name);
        }
        List<Compared> compared = new ArrayList<>();
        try (RunAnalysis analysis = RunAnalysis.of(folder)) {
            List<Result> rows = analysis.results();
            for (Result left : rows) {
                RowKey counterpart = new RowKey(names.getLast(), left.operation(), left.step());
                if (left.variant().equals(names.getFirst())) {
                    rows.stream().filter(right -> right.row().equals(counterpart)).findFirst()
                            .ifPresent(right -> compared.add(new Compared(left, right, Comparison.of(analysis, left, right))));
                }
            }
            failOn.read(folder.run().plan(), false, context);
            failOn.check(new MeasuredRun(analysis, rows, Optional.empty()), context);
        }
        if (form.json()) {
            context.out().print(asJson(compared));
        } else if (form.markdown()) {
            context.out().print(table(compared).markdown());
        } else {
            context.print(table(compared), BY_IMPORTANCE, BY_IMPORTANCE.size(), form.wide());
        }
        return failOn.status(Status.DONE);
    }

    private static TextTable table(List<Compared> compared) {
        TextTable table = new TextTable(List.of(TEXTS.text("compare.operation"), TEXTS.text("compare.left"), TEXTS.text("compare.right"),
                TEXTS.text("compare.ratio"), TEXTS.text("compare.interval")), FIRST_NUMBER);
        compared.forEach(each -> table.add(List.of(each.left().row().called(), each.left().variant(), each.right().variant(),
                each.against().map(StateWords::ratio).orElse(Numbers.NOT_MEASURED),
                each.against().filter(against -> against.low() != null && against.high() != null).map(against -> TEXTS.text("compare.from",
                        Numbers.factor(against.low()), Numbers.factor(against.high()))).orElse(Numbers.NOT_MEASURED))));
        return table;
    }

    private static String asJson(List<Compared> compared) {
        ObjectNode answer = Output.object(SCHEMA);
        ArrayNode all = answer.putArray("comparisons");
        compared.forEach(each -> all.addObject().put("operation", each.left().row().called())
                .put("left", each.left().variant()).put("right", each.right().variant())
                .put("ratio", each.against().map(Against::ratio).orElse(null)).put("low", each.against().map(Against::low).orElse(null))
                .put("high", each.against().map(Against::high).orElse(null)).put("verdict", each.verdict().name().toLowerCase(Locale.ROOT)));
        return Output.text(answer);
    }
}
