// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.Results;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.LeftOut;
import org.roundtrip.words.columns.ColumnChoice;
import org.roundtrip.words.columns.Part;
import org.roundtrip.words.study.SeriesTable;
import org.roundtrip.words.study.SetUpTable;

/** Figures of series, of repeated look-ups and of repeated connections, in each kind of report. */
class StudyReportsTest {
    @TempDir
    private Path temp;
    private RunFolder run;

    @BeforeEach
    void run() throws Exception {
        run = SampleRun.studied(temp.resolve("run"));
    }

    @Test
    void jsonHasAnObjectForEachSeries() throws Exception {
        JsonNode series = new ObjectMapper().readTree(report("r.json")).at("/rows/0/series");
        assertEquals(2, series.size());
        assertEquals("series 1: 100 calls x 4, trimmed", series.at("/0/name").textValue());
        assertEquals(2_500, series.at("/0/nanos").doubleValue(), "of 1, 2, 3 and 7 \u00b5s, the mean of 2 and 3");
        assertEquals(1_000, series.at("/0/lowestNanos").doubleValue());
        assertEquals(7_000, series.at("/0/highestNanos").doubleValue());
        assertEquals(Math.sqrt(20.75e6 / 3), series.at("/0/deviationNanos").doubleValue(), 1e-6);
        assertEquals(10, series.at("/1/calls").intValue());
        assertEquals("mean", series.at("/1/summary").textValue());
        assertTrue(series.at("/1/deviationNanos").isNull(), "one repetition has no deviation");
    }

    /** Medians are those of a histogram, as all others. */
    @Test
    void jsonHasFiguresOfLookUpsAndConnectionsInTheRowAndThePlanSaysHowMany() throws Exception {
        JsonNode report = new ObjectMapper().readTree(report("r.json"));
        JsonNode row = report.at("/rows/0");
        assertEquals(List.of(3, 90_000, 20_008, 40_000, 0), numbers(row, "lookups", "lookupsFirstNanos", "lookupsP50Nanos",
                "lookupsMeanNanos", "lookupsErrors"));
        assertEquals(List.of(2, 400_000, 200_000, 300_000, 0), numbers(row, "connections", "connectionsFirstNanos",
                "connectionsP50Nanos", "connectionsMeanNanos", "connectionsErrors"));
        assertEquals(3, report.at("/plan/protocol/lookups").intValue());
        assertEquals(2, report.at("/plan/protocol/connections").intValue());
        assertEquals(2000, row.get("calls").intValue(), "they are no measured calls");
    }

    @Test
    void csvHasThemAtFullPrecision() throws Exception {
        List<String> lines = report("r.csv").lines().toList();
        List<String> names = List.of(lines.get(0).split(","));
        List<String> cells = List.of(lines.get(1).split(",", -1));
        assertEquals(names.size(), cells.size(), "no cell holds a comma");
        assertEquals("100 x 4 trimmed = 2500.0 ns; 10 x 1 mean = 2040000.0 ns", cells.get(names.indexOf("series")));
        assertEquals("90000", cells.get(names.indexOf("lookupsFirstNanos")));
        assertEquals("300000", cells.get(names.indexOf("connectionsMeanNanos")));
    }

    @Test
    void aPageHasATableOfEachAndSaysWhatThePlanAskedFor() throws Exception {
        String html = report("r.html");
        assertEquals(List.of("rmi", "ping", "series 1: 100 calls x 4, trimmed", "2.50", "1.00", "7.00", "2.63", "0.250", "400,000"),
                row(html, "series 1"));
        assertEquals(List.of("rmi", "ping", "look-up", "3", "90.0", "20.0", "40.0", "4.50 x", "0"), row(html, ">look-up<"));
        assertEquals(List.of("rmi", "ping", "connection and call", "2", "400", "200", "300", "2.00 x", "0"), row(html, ">connection and"));
        for (String part : List.of(SeriesTable.title(), SeriesTable.note(), SetUpTable.title(), SetUpTable.note(),
                "series 100 x 4 trimmed; 10 x 1 mean; 3 look-ups; 2 connections")) {
            assertTrue(html.contains(part), part);
        }
    }

    @Test
    void theWindowsTableHasAColumnForEach() throws Exception {
        List<Result> rows = Results.of(run);
        assertEquals(List.of("100 x 4 trimmed: 2.50 \u00b5s; 10 x 1 mean: 2.04 ms", "3", "90.0", "20.0", "40.0", "2", "400", "200", "300"),
                ColumnChoice.filled(rows, Part.STUDY).stream().filter(column -> column.part() == Part.STUDY)
                        .map(column -> column.shown(rows.getFirst())).toList());
    }

    @Test
    void aPageOfAQuickRunSaysOnceThatTheyAreLeftOut() throws Exception {
        assertFalse(report("r.html").contains("A quick run leaves out"));
        Run whole = run.run();
        run = RunFolder.create(temp.resolve("quick"), new Run("quick", whole.plan().with(whole.plan().protocol().quick()), true, 1,
                LeftOut.facts(whole.plan().protocol().studied()), List.of(), Run.Outcome.DONE, "", whole.started(), whole.ended()));
        String html = report("q.html");
        assertEquals(2, html.split("besides single calls, as studies do: series, repeated look-ups and repeated connections\\.", -1).length, html);
        assertTrue(html.indexOf("A quick run leaves out") < html.indexOf("<h2>"), "near the findings");
    }

    private static List<Integer> numbers(JsonNode row, String... fields) {
        return List.of(fields).stream().map(field -> row.get(field).intValue()).toList();
    }

    /** The texts of the cells of the first row of a table that holds some text. */
    private static List<String> row(String html, String text) {
        List<String> rows = Pattern.compile("<tr.*?</tr>", Pattern.DOTALL).matcher(html).results().map(found -> found.group()).toList();
        String row = rows.stream().filter(each -> each.contains(text)).findFirst().orElseThrow();
        return new ArrayList<>(Pattern.compile("<t[dh][^>]*>(.*?)</t[dh]>", Pattern.DOTALL).matcher(row).results()
                .map(found -> found.group(1)).toList());
    }

    private String report(String name) throws Exception {
        Reports.write(run, temp.resolve(name), new Dissectors(), ShownTexts.ALL);
        return Files.readString(temp.resolve(name));
    }
}
