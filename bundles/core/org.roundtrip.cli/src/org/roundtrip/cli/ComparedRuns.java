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
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.ChangeWords;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.columns.ShortTable;
import org.roundtrip.words.difference.RunComparison;

/**
 * Several runs side by side, each row compared with the same one of the first run. Bytes and packets are exact; times are compared only
 * where the machine, its Java, the versions and the places of threads are alike.
 */
final class ComparedRuns {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final String SCHEMA = "roundtrip-compared-runs-1";
    private static final int FIRST_NUMBER = 3;
    private static final List<Integer> BY_IMPORTANCE = List.of(0, 1, 2, 3, 4, 5, 6, 7);
    private final RunComparison comparison;

    /** @param analyses of at least two runs, the one with which the others are compared first */
    ComparedRuns(List<RunAnalysis> analyses) {
        comparison = new RunComparison(analyses.stream().map(each -> new RunComparison.Side(each.run(), each.results())).toList(), (provider, option) -> option);
    }

    /** The run with which the others are compared. */
    Earlier first() {
        return new Earlier(run(0), comparison.sides().getFirst().rows());
    }

    /** The rows of the last run. */
    List<Result> last() {
        return comparison.sides().getLast().rows();
    }

    private Run run(int index) {
        return comparison.sides().get(index).run();
    }

    /** What differs between the runs, then the table. */
    void print(Form form, Context context) {
        for (int i = 0; i < comparison.sides().size(); i++) {
            context.print(TEXTS.text("compare.numbered", i + 1, run(i).id()));
            comparison.differences(i).forEach(each -> context.print("   " + each));
            if (!comparison.timesCompare(i)) {
                context.print("   " + TEXTS.text("compare.times", run(0).id()));
            }
        }
        context.out().println();
        if (form.markdown()) {
            context.out().print(table().markdown());
        } else {
            context.print(table(), BY_IMPORTANCE, FIRST_NUMBER, form.wide());
        }
    }

    private TextTable table() {
        TextTable table = new TextTable(Stream.of("left", "operation", "run", "p50", "first", "wire", "packets", "state")
                .map(column -> TEXTS.text("compare." + column)).toList(), index -> index >= FIRST_NUMBER && index < BY_IMPORTANCE.getLast());
        table.compareColumns();
        for (RowKey key : comparison.keys()) {
            for (int run = 0; run < comparison.sides().size(); run++) {
                table.add(cells(run, key));
            }
        }
        return table;
    }

    private List<String> cells(int run, RowKey key) {
        List<String> cells = new ArrayList<>(List.of(key.variant(), key.called(), Integer.toString(run + 1)));
        Optional<Result> row = comparison.row(run, key);
        cells.add(row.map(each -> ShortTable.median(each, run(run).environment())).orElse(Numbers.NOT_MEASURED));
        cells.add(comparison.change(run, key).map(ChangeWords::brief).orElse(Numbers.NOT_MEASURED));
        Stream.of(ResultColumn.WIRE, ResultColumn.PACKETS).map(column -> row.map(column::shown).orElse(Numbers.NOT_MEASURED)).forEach(cells::add);
        cells.add(row.map(StateWords::brief).orElse(""));
        return cells;
    }

    /** The same as one JSON object. */
    String json() {
        ObjectNode answer = Output.object(SCHEMA);
        ArrayNode all = answer.putArray("runs");
        for (int i = 0; i < comparison.sides().size(); i++) {
            ObjectNode run = all.addObject().put("name", run(i).id()).put("timesCompare", comparison.timesCompare(i));
            comparison.differences(i).forEach(run.putArray("differences")::add);
        }
        ArrayNode list = answer.putArray("rows");
        for (RowKey key : comparison.keys()) {
            for (int i = 0; i < comparison.sides().size(); i++) {
                int run = i;
                comparison.row(run, key).ifPresent(row -> put(list.addObject(), run, key, row));
            }
        }
        return Output.text(answer);
    }

    private void put(ObjectNode object, int run, RowKey key, Result row) {
        Optional<Change> change = comparison.change(run, key);
        object.put("run", run(run).id()).put("provider", row.variant()).put("operation", row.row().called())
                .put("p50Nanos", row.medianNanos()).put("wireBytes", row.wireBytesPerCall()).put("packets", row.packetsPerCall())
                .put("state", row.state().name().toLowerCase(Locale.ROOT))
                .put("ratio", change.map(Change::ratio).orElse(null)).put("low", change.map(Change::low).orElse(null))
                .put("high", change.map(Change::high).orElse(null))
                .put("verdict", change.map(found -> found.verdict().name().toLowerCase(Locale.ROOT)).orElse(null));
    }
}
