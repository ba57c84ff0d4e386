// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.Findings;
import org.roundtrip.analysis.NextStep;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Run;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.report.JsonReport;
import org.roundtrip.words.columns.AddedTable;
import org.roundtrip.words.columns.ColumnChoice;
import org.roundtrip.words.columns.ColumnHeads;
import org.roundtrip.words.columns.Part;
import org.roundtrip.report.StudiedRun;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.columns.ShortTable;
import org.roundtrip.words.study.FactorsTable;
import org.roundtrip.words.study.SeriesTable;
import org.roundtrip.words.study.SetUpTable;
import org.roundtrip.words.study.StudyTable;
import org.roundtrip.words.study.TimesTable;
import org.roundtrip.words.FindingWords;
import org.roundtrip.words.MachineWords;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.StudiedWords;
import org.roundtrip.words.SweepWords;

/**
 * Prints a run's results to standard output: the table, its findings and what to do next, or JSON. What failed goes to standard error.
 */
final class RunOutput {
    /** Wider tables are hard to read, also in a file. */
    private static final int WIDEST = 100;

    private RunOutput() {
    }

    static void print(StudiedRun run, Form form, Context context) throws IOException {
        RunAnalysis analysis = run.analysis();
        List<Result> rows = run.results();
        boolean wide = form.wide();
        if (form.json()) {
            context.out().print(JsonReport.of(run));
        } else if (form.markdown()) {
            context.out().print(answer(analysis, rows).markdown());
            context.out().println();
            MachineWords.checked(analysis.run()).ifPresent(context::print);
            findings(analysis, rows, context);
        } else {
            if (wide) {
                all(rows, context);
            } else {
                answer(analysis, rows, context);
            }
            ofRows(rows, wide, context);
            MachineWords.checked(analysis.run()).ifPresent(context::print);
            findings(analysis, rows, context);
            SweepWords.knees(rows).forEach(context::print);
            // Where the tables below would have it.
            leftOut(analysis).forEach(context::print);
            AddedTable added = new AddedTable(analysis.run().plan(), rows);
            study(AddedTable.title(), "", added.headings(), added.rows(), AddedTable.firstNumber(), added.byImportance(), wide, context);
            study(SeriesTable.title(), "", SeriesTable.headings(), SeriesTable.rows(rows), SeriesTable.firstNumber(),
                    SeriesTable.byImportance(), wide, context);
            study(SetUpTable.title(), "", SetUpTable.headings(), SetUpTable.rows(rows), SetUpTable.firstNumber(), SetUpTable.byImportance(),
                    wide, context);
            study(TimesTable.title(), TimesTable.introduction(), TimesTable.headings(), TimesTable.rows(analysis.run().plan(), rows),
                    TimesTable.firstNumber(), TimesTable.byImportance(), wide, context);
            study(FactorsTable.title(), FactorsTable.introduction(), FactorsTable.headings(), FactorsTable.rows(analysis.run().plan(), rows),
                    FactorsTable.firstNumber(), FactorsTable.byImportance(), wide, context);
            study(StudyTable.title(), StudyTable.introduction(), StudyTable.headings(), StudyTable.of(analysis, List.of()).rows(),
                    StudyTable.firstNumber(), StudyTable.byImportance(), wide, context);
        }
        context.out().flush();
        if (form.json() || form.markdown()) {
            ofRows(rows, false, context);
            leftOut(analysis).forEach(context::note);
        }
        ofRun(analysis.run(), rows, context);
    }

    /** The eight columns; those that are alike in all rows are said once. */
    private static void answer(RunAnalysis analysis, List<Result> rows, Context context) {
        ShortTable shown = ShortTable.of(rows, analysis.run().environment());
        TextTable table = answer(analysis, rows);
        if (context.columns() > 0) {
            table.greyCells(cell -> cell.startsWith(StateWords.AT_MOST));
        }
        context.printBrief(table, shown.byImportance(), shown.ofRow(), WIDEST);
    }

    private static TextTable answer(RunAnalysis analysis, List<Result> rows) {
        ShortTable shown = ShortTable.of(rows, analysis.run().environment());
        TextTable table = new TextTable(shown.heads(), shown::number);
        shown.rows().forEach(table::add);
        return table;
    }

    private static void all(List<Result> rows, Context context) {
        List<ResultColumn> columns = ColumnChoice.filled(rows, Part.TIME, Part.LOAD, Part.TRAFFIC, Part.BASIS);
        TextTable table = new TextTable(columns.stream().map(ColumnHeads.of(rows)::head).toList(), index -> columns.get(index).number());
        rows.forEach(row -> table.add(columns.stream().map(column -> column.shown(row)).toList()));
        List<Integer> order = ColumnChoice.byImportance().stream().map(columns::indexOf).filter(index -> index >= 0).toList();
        context.print(table, order, (int) columns.stream().filter(column -> column.part() == Part.ROW).count(), true);
    }

    private static Stream<String> leftOut(RunAnalysis analysis) {
        return Stream.of(StudiedWords.leftOut(analysis.run())).filter(leftOut -> !leftOut.isEmpty());
    }

    private static void findings(RunAnalysis analysis, List<Result> rows, Context context) {
        List<Finding> findings = Findings.of(analysis, rows);
        findings.stream().map(FindingWords::sentence).forEach(context::print);
        NextStep.of(analysis, rows, findings).map(step -> NextStepWords.of(step, analysis.run())).ifPresent(context::print);
    }

    /** A table of what studies measure. @param introduction a sentence on why it is there; empty where the title says it */
    private static void study(String title, String introduction, List<String> headings, List<List<String>> rows, int firstNumber,
            List<Integer> byImportance, boolean wide, Context context) {
        if (!rows.isEmpty()) {
            TextTable table = new TextTable(headings, firstNumber);
            rows.forEach(table::add);
            context.out().println();
            context.print(title);
            if (!introduction.isEmpty()) {
                context.print(introduction);
            }
            context.print(table, byImportance, firstNumber, wide);
        }
    }

    /** Stands right below the results, before what studies found. @param details whether the numbers behind all states are said */
    private static void ofRows(List<Result> rows, boolean details, Context context) {
        context.out().flush();
        for (Result row : rows) {
            if (row.error() != null) {
                context.say("run.row", row.variant(), row.row().called(), row.error());
            }
            if (details || row.error() == null && row.state() == RowState.FAILED) {
                StateWords.sentences(row).forEach(sentence -> context.say("run.row", row.variant(), row.row().called(), sentence));
            }
            if (row.namingPackets() != null && row.namingPackets() > 0) {
                context.say("run.naming", row.variant(), row.row().called(), row.namingPackets(), row.namingBytes());
            }
        }
    }

    private static void ofRun(Run run, List<Result> rows, Context context) {
        run.forks().stream().map(Fork::capture).filter(Objects::nonNull).map(Fork.Capture::missing)
                .filter(Objects::nonNull).distinct().forEach(reason -> context.say("run.capture", reason));
        run.forks().stream().map(Fork::capture).flatMap(capture -> CaptureSource.oneEnd(capture).stream()).distinct()
                .forEach(context::note);
        if (run.outcome() == Run.Outcome.CANCELLED) {
            context.say("run.cancelled");
        } else if (run.outcome() == Run.Outcome.INTERRUPTED) {
            context.say("run.interrupted");
        } else if (rows.stream().allMatch(row -> row.error() == null) && !run.message().isEmpty()) {
            // Where rows have errors, the message repeats the first of them.
            context.note(run.message());
        }
    }
}
