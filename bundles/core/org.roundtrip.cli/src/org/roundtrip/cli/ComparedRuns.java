// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.analysis.Change;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.condition.MeasuredRun.Earlier;
import org.roundtrip.analysis.condition.Surroundings;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.model.Against;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.FactWords;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.columns.ShortTable;
import org.roundtrip.words.difference.Difference;
import org.roundtrip.words.difference.PlanDifference;

/**
 * Several runs side by side, each row compared with the same one of the first run. Bytes and packets are exact; times are compared only
 * where the machine, its Java, the versions and the places of threads are alike.
 */
final class ComparedRuns {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final String SCHEMA = "roundtrip-compared-runs-1";
    private static final int FIRST_NUMBER = 3;
    private static final List<Integer> BY_IMPORTANCE = List.of(0, 1, 2, 3, 4, 5, 6, 7);
    private final List<Run> runs;
    private final List<List<Result>> rows;

    /** @param analyses of at least two runs, the one with which the others are compared first */
    ComparedRuns(List<RunAnalysis> analyses) {
        runs = analyses.stream().map(RunAnalysis::run).toList();
        rows = analyses.stream().map(RunAnalysis::results).toList();
    }

    /** The run with which the others are compared. */
    Earlier first() {
        return new Earlier(runs.getFirst(), rows.getFirst());
    }

    /** The rows of the last run. */
    List<Result> last() {
        return rows.getLast();
    }

    /** What differs between the runs, then the table. */
    void print(Form form, Context context) {
        for (int i = 0; i < runs.size(); i++) {
            context.print(TEXTS.text("compare.numbered", i + 1, runs.get(i).id()));
            differences(i).forEach(each -> context.print("   " + each));
            if (i > 0 && !surroundings(i).isEmpty()) {
                context.print("   " + TEXTS.text("compare.times", runs.getFirst().id()));
            }
        }
        context.out().println();
        if (form.markdown()) {
            context.out().print(table().markdown());
        } else {
            context.print(table(), BY_IMPORTANCE, FIRST_NUMBER, form.wide());
        }
    }

    /** How a run differs from the first: what measures, then what is measured. */
    private List<String> differences(int run) {
        return Stream.concat(surroundings(run).stream(), plan(run).stream()).toList();
    }

    private List<String> surroundings(int run) {
        return Surroundings.changed(runs.get(run), runs.getFirst()).stream().map(fact -> TEXTS.text("compare.fact", FactWords.name(fact),
                fact(runs.get(run), fact), fact(runs.getFirst(), fact))).toList();
    }

    private static String fact(Run run, String fact) {
        return run.environment().getOrDefault(fact, Numbers.NOT_MEASURED);
    }

    private List<String> plan(int run) {
        return PlanDifference.of(runs.get(run), runs.getFirst(), (provider, option) -> option).stream().map(Difference::text).toList();
    }

    private List<RowKey> keys() {
        return rows.stream().flatMap(List::stream).map(Result::row).distinct().toList();
    }

    private Optional<Result> row(int run, RowKey key) {
        return rows.get(run).stream().filter(row -> row.row().equals(key)).findFirst();
    }

    /** How a row compares with that of the first run; empty for the first, and where times cannot be compared. */
    private Optional<Change> change(int run, RowKey key) {
        return run == 0 || !surroundings(run).isEmpty() ? Optional.empty()
                : row(run, key).flatMap(now -> row(0, key).flatMap(then -> Change.of(now, then)));
    }

    private TextTable table() {
        TextTable table = new TextTable(Stream.of("left", "operation", "run", "p50", "first", "wire", "packets", "state")
                .map(column -> TEXTS.text("compare." + column)).toList(), index -> index >= FIRST_NUMBER && index < BY_IMPORTANCE.getLast());
        table.compareColumns();
        for (RowKey key : keys()) {
            for (int run = 0; run < runs.size(); run++) {
                table.add(cells(run, key));
            }
        }
        return table;
    }

    private List<String> cells(int run, RowKey key) {
        List<String> cells = new ArrayList<>(List.of(key.variant(), key.called(), Integer.toString(run + 1)));
        Optional<Result> row = row(run, key);
        cells.add(row.map(each -> ShortTable.median(each, runs.get(run).environment())).orElse(Numbers.NOT_MEASURED));
        cells.add(change(run, key).map(found -> StateWords.ratio(new Against("", found.ratio(), found.low(), found.high(), found.verdict())))
                .orElse(Numbers.NOT_MEASURED));
        Stream.of(ResultColumn.WIRE, ResultColumn.PACKETS).map(column -> row.map(column::shown).orElse(Numbers.NOT_MEASURED)).forEach(cells::add);
        cells.add(row.map(StateWords::brief).orElse(""));
        return cells;
    }

    /** The same as one JSON object. */
    String json() {
        ObjectNode answer = Output.object(SCHEMA);
        ArrayNode all = answer.putArray("runs");
        for (int i = 0; i < runs.size(); i++) {
            ObjectNode run = all.addObject().put("name", runs.get(i).id()).put("timesCompare", surroundings(i).isEmpty());
            differences(i).forEach(run.putArray("differences")::add);
        }
        ArrayNode list = answer.putArray("rows");
        for (RowKey key : keys()) {
            for (int i = 0; i < runs.size(); i++) {
                int run = i;
                row(run, key).ifPresent(row -> put(list.addObject(), run, row));
            }
        }
        return Output.text(answer);
    }

    private void put(ObjectNode object, int run, Result row) {
        Optional<Change> change = change(run, row.row());
        object.put("run", runs.get(run).id()).put("provider", row.variant()).put("operation", row.row().called())
                .put("p50Nanos", row.medianNanos()).put("wireBytes", row.wireBytesPerCall()).put("packets", row.packetsPerCall())
                .put("state", row.state().name().toLowerCase(Locale.ROOT))
                .put("ratio", change.map(Change::ratio).orElse(null)).put("low", change.map(Change::low).orElse(null))
                .put("high", change.map(Change::high).orElse(null))
                .put("verdict", change.map(found -> found.verdict().name().toLowerCase(Locale.ROOT)).orElse(null));
    }
}
