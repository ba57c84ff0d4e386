// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
import org.roundtrip.words.FactGroup;
import org.roundtrip.words.FindingWords;
import org.roundtrip.words.LoadWords;
import org.roundtrip.words.MachineWords;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.OutcomeWords;
import org.roundtrip.words.SideWords;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.StudiedWords;
import org.roundtrip.words.columns.ColumnChoice;
import org.roundtrip.words.columns.ColumnHeads;
import org.roundtrip.words.columns.Part;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.columns.ShortTable;
import org.roundtrip.words.study.SeriesTable;
import org.roundtrip.words.study.SetUpTable;
import org.roundtrip.words.study.TimesTable;

/**
 * A run as one HTML page that loads nothing: no network, no script. The page is light or dark, as the reader's system is. All
 * texts of the run are escaped, and the page's policy forbids it to load anything.
 */
public final class HtmlReport {
    private static final Texts TEXTS = Texts.of(HtmlReport.class);

    /** So many columns of usual figures fit a page of 1024 pixels. */
    private static final int ONE_TABLE = 12;
    /** So many also fit it where figures are long, as under a load. */
    private static final int SEVERAL_TABLES = 9;
    private final RunAnalysis analysis;
    private final Run run;
    private final List<Result> rows;
    private final Html html = new Html();
    private final StudiedRun studied;

    private HtmlReport(StudiedRun studied) {
        this.studied = studied;
        analysis = studied.analysis();
        run = analysis.run();
        rows = studied.results();
    }

    /** The page as text. */
    static String of(StudiedRun run) throws IOException {
        return new HtmlReport(run).page();
    }

    private String page() throws IOException {
        html.raw("<!DOCTYPE html>\n<html lang=\"" + TEXTS.text("language") + "\">\n<head>\n<meta charset=\"utf-8\">")
                .raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                        + "style-src 'unsafe-inline'\">")
                .raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                .raw("<meta name=\"color-scheme\" content=\"light dark\">")
                .element("title", TEXTS.text("title", name()))
                .raw("<style>\n" + style() + "</style>\n</head>\n<body>");
        head();
        ChartSection charts = new ChartSection(analysis, rows, html);
        Optional<Interop> interop = Interop.of(run, rows);
        if (interop.isPresent()) {
            InteropSection.write(interop.get(), charts, html);
        } else {
            charts.answer();
        }
        tables();
        study(SeriesTable.title(), "", SeriesTable.headings(), SeriesTable.rows(rows), SeriesTable.firstNumber(), SeriesTable.note());
        study(SetUpTable.title(), "", SetUpTable.headings(), SetUpTable.rows(rows), SetUpTable.firstNumber(), SetUpTable.note());
        study(TimesTable.title(), TimesTable.introduction(), TimesTable.headings(), TimesTable.rows(run.plan(), rows), TimesTable.firstNumber(),
                TimesTable.note());
        charts.write();
        packets();
        ServantSection.write(rows, html);
        new CaptureSection(studied.captures(), SideWords.network(run.plan()), html).write();
        StudySection.write(analysis, studied.captures(), html);
        failures();
        plan();
        environment();
        return html.raw("</body>\n</html>").toString();
    }

    private void head() {
        html.element("h1", name());
        if (!run.plan().description().isEmpty()) {
            html.element("p", run.plan().description());
        }
        String started = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC)
                .format(run.started().truncatedTo(ChronoUnit.SECONDS));
        html.element("p class=\"quiet\"", TEXTS.text("run.at", started) + " \u00b7 " + run.id() + " \u00b7 "
                + (run.quick() ? TEXTS.text("run.quick") + ", " : "") + TEXTS.text("outcome." + run.outcome()) + " \u00b7 "
                + TEXTS.text("network", LoadWords.withNetwork(run.plan())));
        if (!studied.label().note().isEmpty()) {
            html.element("p class=\"note\"", studied.label().note());
        }
        if (!studied.label().tags().isEmpty()) {
            html.element("p class=\"quiet\"", TEXTS.text("tags", String.join(", ", studied.label().tags())));
        }
        MachineWords.checked(run).ifPresent(sentence -> html.element("p class=\"quiet\"", sentence));
        List<String> findings = Findings.of(analysis, rows).stream().map(FindingWords::sentence).toList();
        String ended = OutcomeWords.of(run);
        if (!ended.isEmpty()) {
            html.element("p class=\"notice\"", ended);
        }
        findings.stream().limit(1).forEach(strongest -> html.element("p class=\"finding\"", strongest));
        html.list(findings.stream().skip(1).toList());
        String leftOut = StudiedWords.leftOut(run);
        if (!leftOut.isEmpty()) {
            html.element("p class=\"notice\"", leftOut);
        }
    }

    /** The name of the plan, after the name that a person gave the run. */
    private String name() {
        String own = studied.label().name();
        return own.isEmpty() ? run.plan().name() : TEXTS.text("named.run", own, run.plan().name());
    }

    /** Several tables, so that each fits the page. */
    private void tables() {
        html.element("h2", TEXTS.text("results"));
        ShortTable answer = ShortTable.of(rows, run.environment());
        html.resultTable(answer.heads(), answer.rows(), answer::number, (row, column) -> rows.get(row).error() != null ? "doubt" : "");
        html.raw("<details>").element("summary", TEXTS.text("results.all"));
        tables(columns(Part.TIME, Part.LOAD));
        html.list(rows.stream().flatMap(row -> StateWords.sentences(row).stream()
                .map(sentence -> TEXTS.text("results.evidence", row.variant(), row.row().called(), sentence))).toList());
        tables(columns(Part.TRAFFIC, Part.BASIS));
        html.element("p class=\"quiet\"", TEXTS.text("results.note", TEXTS.text("results.times." + times()))).raw("</details>");
    }

    private List<ResultColumn> columns(Part... parts) {
        return ColumnChoice.filled(rows, parts);
    }

    private void study(String title, String introduction, List<String> headings, List<List<String>> cells, int firstNumber, String note) {
        if (!cells.isEmpty()) {
            html.element("h2", title);
            if (!introduction.isEmpty()) {
                html.element("p", introduction);
            }
            html.resultTable(headings, cells, index -> index >= firstNumber).element("p class=\"quiet\"", note);
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
        html.resultTable(columns.stream().map(ColumnHeads.of(rows)::head).toList(),
                rows.stream().map(row -> columns.stream().map(column -> column.shown(row)).toList()).toList(),
                index -> columns.get(index).number(), (row, column) -> rows.get(row).error() != null
                        || columns.get(column).inDoubt(rows.get(row)) ? "doubt" : columns.get(column).bound(rows.get(row)) ? "quiet" : "");
    }

    private void packets() {
        html.element("h2", TEXTS.text("packets"));
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
            html.element("p class=\"quiet\"", TEXTS.text("packets.note")).resultTable(
                    List.of(ResultColumn.PROVIDER.heading(), ResultColumn.OPERATION.heading(),
                            TEXTS.text("packets.calls"),
                            TEXTS.text("packets.total"), TEXTS.text("packets.bytes"),
                            ResultColumn.NAMING_PACKETS.heading(), ResultColumn.NAMING_BYTES.heading(),
                            ResultColumn.DROPPED.heading(), ResultColumn.CAPTURE.heading()), counted,
                    index -> index >= 2 && index < 8);
        } else if (run.plan().protocol().captureCalls() == 0) {
            html.element("p", TEXTS.text("packets.off"));
        }
        run.forks().stream().map(Fork::capture).filter(Objects::nonNull).map(Fork.Capture::missing)
                .filter(Objects::nonNull).distinct()
                .forEach(reason -> html.element("p class=\"notice\"", TEXTS.text("packets.none", reason)));
    }

    private void failures() {
        List<Fork> failed = run.forks().stream().filter(fork -> fork.error() != null && fork.state() != Fork.State.REFUSED).toList();
        if (!failed.isEmpty()) {
            html.element("h2", TEXTS.text("failures"));
            failed.forEach(fork -> html.element("p class=\"notice\"", TEXTS.text("failures.fork", fork.variant(),
                    fork.row().called(), fork.repetition(), fork.error())));
        }
    }

    private void plan() {
        Plan plan = run.plan();
        html.element("h2", TEXTS.text("plan")).element("p", protocol(plan));
        List<Operation> operations = plan.contract().operations();
        boolean exceptions = operations.stream().anyMatch(operation -> !operation.exceptions().isEmpty());
        html.textTable(Stream.concat(Stream.of(ResultColumn.OPERATION.heading()), Stream.of("parameters", "result", "exceptions", "behaviour")
                .filter(head -> exceptions || !head.equals("exceptions")).map(TEXTS::text)).toList(),
                operations.stream().map(operation -> operation(operation, exceptions)).toList());
        html.raw("<details>").element("summary", TEXTS.text("plan.file"))
                .element("pre", PlanFiles.toJson(plan)).raw("</details>");
    }

    private void environment() {
        html.element("h2", TEXTS.text("environment"));
        for (FactGroup group : MachineWords.of(run)) {
            html.element("h3", group.title()).raw("<div class=\"scroll\"><table class=\"facts\">");
            group.facts().forEach((name, value) -> html.raw("<tr><th>" + Html.escaped(name) + "</th><td>"
                    + Html.escaped(value) + "</td></tr>"));
            html.raw("</table></div>");
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

    private static String style() {
        try (InputStream file = HtmlReport.class.getResourceAsStream("report.css")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
