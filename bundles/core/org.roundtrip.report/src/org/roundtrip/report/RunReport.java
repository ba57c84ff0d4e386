// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roundtrip.analysis.Findings;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.model.WarmUp;
import org.roundtrip.report.sheet.Cells;
import org.roundtrip.report.sheet.Look;
import org.roundtrip.report.sheet.Sheet;
import org.roundtrip.words.FactGroup;
import org.roundtrip.words.FindingWords;
import org.roundtrip.words.LoadWords;
import org.roundtrip.words.MachineWords;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.OutcomeWords;
import org.roundtrip.words.RunTitle;
import org.roundtrip.words.SideWords;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.StudiedWords;
import org.roundtrip.words.columns.AddedTable;
import org.roundtrip.words.columns.ColumnChoice;
import org.roundtrip.words.columns.ColumnHeads;
import org.roundtrip.words.columns.Part;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.columns.ShortTable;
import org.roundtrip.words.study.FactorsTable;
import org.roundtrip.words.study.SeriesTable;
import org.roundtrip.words.study.SetUpTable;
import org.roundtrip.words.study.TimesTable;

/** Writes all that there is to say of a run on a {@link Sheet}. The answer comes first, and the machine last. */
final class RunReport {
    private static final Texts TEXTS = Texts.of(RunReport.class);

    /** So many columns of usual figures fit a page of 1024 pixels. */
    private static final int ONE_TABLE = 12;
    /** So many also fit it where figures are long, as under a load. */
    private static final int SEVERAL_TABLES = 9;
    private final RunAnalysis analysis;
    private final Run run;
    private final List<Result> rows;
    private final Sheet sheet;
    private final StudiedRun studied;

    private RunReport(StudiedRun studied, Sheet sheet) {
        this.studied = studied;
        this.sheet = sheet;
        analysis = studied.analysis();
        run = analysis.run();
        rows = studied.results();
    }

    /** Writes the report of a run. */
    static void write(StudiedRun run, Sheet sheet) throws IOException {
        new RunReport(run, sheet).write();
    }

    /** The title of a run's report, for lists of documents. */
    static String title(StudiedRun run) {
        return TEXTS.text("title", name(run));
    }

    /** Names a run below each page of its report. */
    static String foot(StudiedRun run) {
        return name(run) + " \u00b7 " + run.analysis().run().id();
    }

    private void write() throws IOException {
        head();
        ChartSection charts = new ChartSection(analysis, rows, sheet);
        Optional<Interop> interop = Interop.of(run, rows);
        if (interop.isPresent()) {
            InteropSection.write(interop.get(), charts, sheet);
        } else {
            charts.answer();
        }
        tables();
        AddedTable added = new AddedTable(run.plan(), rows);
        study(AddedTable.title(), "", added.headings(), added.rows(), AddedTable.firstNumber(), AddedTable.note());
        charts.added();
        study(SeriesTable.title(), "", SeriesTable.headings(), SeriesTable.rows(rows), SeriesTable.firstNumber(), SeriesTable.note());
        study(SetUpTable.title(), "", SetUpTable.headings(), SetUpTable.rows(rows), SetUpTable.firstNumber(), SetUpTable.note());
        study(TimesTable.title(), TimesTable.introduction(), TimesTable.headings(), TimesTable.rows(run.plan(), rows), TimesTable.firstNumber(),
                TimesTable.note());
        study(FactorsTable.title(), FactorsTable.introduction(), FactorsTable.headings(), FactorsTable.rows(run.plan(), rows), FactorsTable.firstNumber(),
                FactorsTable.note());
        charts.write();
        packets();
        ServantSection.write(rows, sheet);
        new CaptureSection(studied.captures(), SideWords.network(run.plan()), sheet).write();
        StudySection.write(analysis, studied.captures(), sheet);
        failures();
        plan();
        environment();
    }

    private void head() {
        sheet.text(Look.TITLE, name(studied));
        if (!run.plan().description().isEmpty()) {
            sheet.text(Look.PLAIN, run.plan().description());
        }
        String started = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC)
                .format(run.started().truncatedTo(ChronoUnit.SECONDS));
        sheet.text(Look.QUIET, TEXTS.text("run.at", started) + " \u00b7 " + run.id() + " \u00b7 "
                + (run.quick() ? TEXTS.text("run.quick") + ", " : "") + TEXTS.text("outcome." + run.outcome()) + " \u00b7 "
                + TEXTS.text("network", LoadWords.withNetwork(run.plan())));
        if (!studied.label().note().isEmpty()) {
            sheet.text(Look.NOTE, studied.label().note());
        }
        if (!studied.label().tags().isEmpty()) {
            sheet.text(Look.QUIET, TEXTS.text("tags", String.join(", ", studied.label().tags())));
        }
        MachineWords.checked(run).ifPresent(sentence -> sheet.text(Look.QUIET, sentence));
        List<String> findings = Findings.of(analysis, rows).stream().map(FindingWords::sentence).toList();
        String ended = OutcomeWords.of(run);
        if (!ended.isEmpty()) {
            sheet.text(Look.NOTICE, ended);
        }
        findings.stream().limit(1).forEach(strongest -> sheet.text(Look.FINDING, strongest));
        sheet.list(findings.stream().skip(1).toList());
        String leftOut = StudiedWords.leftOut(run);
        if (!leftOut.isEmpty()) {
            sheet.text(Look.NOTICE, leftOut);
        }
    }

    /** The name of the plan, after the name that a person gave the run. */
    private static String name(StudiedRun studied) {
        String own = studied.label().name(), plan = RunTitle.of(studied.analysis().run());
        return own.isEmpty() ? plan : TEXTS.text("named.run", own, plan);
    }

    /** Several tables, so that each fits the page. */
    private void tables() throws IOException {
        sheet.text(Look.HEADING, TEXTS.text("results"));
        ShortTable answer = ShortTable.of(rows, run.environment());
        sheet.resultTable(answer.heads(), answer.rows(), answer::number, (row, column) -> rows.get(row).error() != null ? Cells.DOUBT : "");
        sheet.folded(TEXTS.text("results.all"), this::allColumns);
    }

    private void allColumns() {
        tables(columns(Part.TIME, Part.LOAD));
        sheet.list(rows.stream().flatMap(row -> StateWords.sentences(row).stream()
                .map(sentence -> TEXTS.text("results.evidence", row.variant(), row.row().called(), sentence))).toList());
        tables(columns(Part.TRAFFIC, Part.BASIS));
        sheet.text(Look.QUIET, TEXTS.text("results.note", TEXTS.text("results.times." + times())));
    }

    private List<ResultColumn> columns(Part... parts) {
        return ColumnChoice.filled(rows, parts);
    }

    private void study(String title, String introduction, List<String> headings, List<List<String>> cells, int firstNumber, String note) {
        if (!cells.isEmpty()) {
            sheet.text(Look.HEADING, title);
            if (!introduction.isEmpty()) {
                sheet.text(Look.PLAIN, introduction);
            }
            sheet.resultTable(headings, cells, index -> index >= firstNumber).text(Look.QUIET, note);
        }
    }

    /** Columns that no page is wide enough for are divided; each part begins with those that identify a row. */
    private void tables(List<ResultColumn> columns) {
        List<ResultColumn> ofRow = columns.stream().filter(column -> column.part() == Part.ROW).toList();
        List<ResultColumn> values = columns.stream().filter(column -> column.part() != Part.ROW).toList();
        int most = values.size() <= ONE_TABLE ? ONE_TABLE : SEVERAL_TABLES;
        for (int from = 0; from < values.size(); from += most) {
            table(Stream.concat(ofRow.stream(), values.stream().skip(from).limit(most)).toList());
        }
    }

    private void table(List<ResultColumn> columns) {
        sheet.resultTable(columns.stream().map(ColumnHeads.of(rows)::head).toList(),
                rows.stream().map(row -> columns.stream().map(column -> column.shown(row)).toList()).toList(),
                index -> columns.get(index).number(), (row, column) -> rows.get(row).error() != null
                        || columns.get(column).inDoubt(rows.get(row)) ? Cells.DOUBT : columns.get(column).bound(rows.get(row)) ? Cells.QUIET : "");
    }

    private void packets() {
        sheet.text(Look.HEADING, TEXTS.text("packets"));
        List<List<String>> counted = new ArrayList<>();
        for (Result row : rows) {
            List<Fork.Capture> captures = analysis.forks(row.row()).stream().map(Fork::capture)
                    .filter(capture -> capture != null && capture.packets() != null).toList();
            if (!captures.isEmpty()) {
                counted.add(List.of(row.variant(), row.row().called(), sum(captures, Fork.Capture::calls),
                        sum(captures, Fork.Capture::packets), sum(captures, Fork.Capture::bytes),
                        ResultColumn.NAMING_PACKETS.shown(row), ResultColumn.NAMING_BYTES.shown(row),
                        sum(captures, Fork.Capture::dropped), ResultColumn.CAPTURE.shown(row)));
            }
        }
        if (!counted.isEmpty()) {
            sheet.text(Look.QUIET, TEXTS.text("packets.note")).resultTable(
                    List.of(ResultColumn.PROVIDER.heading(), ResultColumn.OPERATION.heading(),
                            TEXTS.text("packets.calls"),
                            TEXTS.text("packets.total"), TEXTS.text("packets.bytes"),
                            ResultColumn.NAMING_PACKETS.heading(), ResultColumn.NAMING_BYTES.heading(),
                            ResultColumn.DROPPED.heading(), ResultColumn.CAPTURE.heading()), counted,
                    index -> index >= 2 && index < 8);
        } else if (run.plan().protocol().captureCalls() == 0) {
            sheet.text(Look.PLAIN, TEXTS.text("packets.off"));
        }
        run.forks().stream().map(Fork::capture).filter(Objects::nonNull).map(Fork.Capture::missing)
                .filter(Objects::nonNull).distinct()
                .forEach(reason -> sheet.text(Look.NOTICE, TEXTS.text("packets.none", reason)));
    }

    private void failures() {
        List<Fork> failed = run.forks().stream().filter(fork -> fork.error() != null && fork.state() != Fork.State.REFUSED).toList();
        if (!failed.isEmpty()) {
            sheet.text(Look.HEADING, TEXTS.text("failures"));
            failed.forEach(fork -> sheet.text(Look.NOTICE, TEXTS.text("failures.fork", fork.variant(),
                    fork.row().called(), fork.repetition(), fork.error())));
        }
    }

    private void plan() {
        Plan plan = run.plan();
        sheet.text(Look.HEADING, TEXTS.text("plan")).text(Look.PLAIN, protocol(plan));
        List<Operation> operations = plan.contract().operations();
        boolean exceptions = operations.stream().anyMatch(operation -> !operation.exceptions().isEmpty());
        sheet.textTable(Stream.concat(Stream.of(ResultColumn.OPERATION.heading()), Stream.of("parameters", "result", "exceptions", "behaviour")
                .filter(head -> exceptions || !head.equals("exceptions")).map(TEXTS::text)).toList(),
                operations.stream().map(operation -> operation(operation, exceptions)).toList());
        sheet.file(TEXTS.text("plan.file"), PlanFiles.toJson(plan));
    }

    private void environment() {
        sheet.text(Look.HEADING, TEXTS.text("environment"));
        for (FactGroup group : MachineWords.of(run)) {
            sheet.text(Look.LESSER, group.title()).facts(group.facts());
        }
    }

    private String times() {
        Plan plan = run.plan();
        Load load = SweptPlan.at(plan, plan.sweep().map(sweep -> sweep.steps().getLast()).orElse(null)).protocol().load();
        return load.equals(Load.ONE_CALLER) ? "one" : load.asynchronous() && load instanceof Load.Closed ? "asynchronous" : load.mode();
    }

    private static List<String> operation(Operation operation, boolean exceptions) {
        List<String> cells = new ArrayList<>(List.of(operation.name(), String.join(", ", operation.parameters().stream()
                .map(parameter -> parameter.name() + ": " + Payload.detail(parameter.shape())).toList()),
                Payload.result(operation)));
        if (exceptions) {
            cells.add(String.join(", ", operation.exceptions().stream().map(Payload::detail).toList()));
        }
        cells.add(TEXTS.text("behaviour." + (operation.oneWay() ? "oneWay" : operation.behaviour())));
        return cells;
    }

    private static String protocol(Plan plan) {
        Protocol protocol = plan.protocol();
        return TEXTS.text("protocol", forks(protocol.forks()), warmUp(protocol.warmUp()), amount(protocol.measured()),
                protocol.captureCalls(), protocol.timeoutSeconds(), protocol.heapMiB(),
                Long.toString(protocol.seed()), LoadWords.withNetwork(plan)) + studied(protocol.studied());
    }

    private static String studied(Studied studied) {
        return (studied.series().isEmpty() ? "" : "; " + TEXTS.text("protocol.series", Series.typed(studied.series())))
                + (studied.lookups() == 0 ? "" : "; " + TEXTS.text("protocol.lookups", studied.lookups()))
                + (studied.connections() == 0 ? "" : "; " + TEXTS.text("protocol.connections", studied.connections()));
    }

    private static String forks(Forks forks) {
        return TEXTS.text(forks.isFixed() ? "protocol.forks" : "protocol.forksUpTo", forks.least(), forks.most());
    }

    private static String warmUp(WarmUp warmUp) {
        return switch (warmUp) {
            case WarmUp.Fixed fixed -> amount(fixed.amount());
            case WarmUp.Steady steady -> TEXTS.text("protocol.steady", steady.leastSeconds(), steady.mostSeconds());
        };
    }

    private static String amount(Amount amount) {
        return TEXTS.text(amount.none() ? "amount.none" : amount.seconds() == 0 ? "amount.calls"
                : amount.calls() == 0 ? "amount.seconds" : amount.atLeast() ? "amount.atLeast" : "amount.both",
                amount.calls() == 0 ? amount.seconds() : amount.calls(), amount.seconds());
    }

    private static String sum(List<Fork.Capture> captures, Function<Fork.Capture, Long> number) {
        return Numbers.count(captures.stream().map(number).filter(Objects::nonNull).mapToLong(Long::longValue).sum());
    }
}
