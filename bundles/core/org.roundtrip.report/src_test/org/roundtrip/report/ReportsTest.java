// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.Color;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.analysis.Results;
import org.roundtrip.chart.Contrast;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.words.columns.ColumnChoice;
import org.roundtrip.words.columns.Part;
import org.roundtrip.words.columns.ResultColumn;
import org.xml.sax.InputSource;

class ReportsTest {
    private static final Path GOLDEN = Path.of("src_test/org/roundtrip/report/golden");
    private static final Pattern DOUBT = Pattern.compile("<td class=\"(?:n )?doubt\">(.*?)</td>");
    private static final Pattern SVG = Pattern.compile("<svg.*?</svg>", Pattern.DOTALL);
    @TempDir
    private Path temp;

    /** Curves depend on the machine's fonts, so another test checks them. */
    @ParameterizedTest
    @ValueSource(strings = {"sample.json", "sample.csv", "sample.html"})
    void reportsAreAsTheyWere(String name) throws Exception {
        String written = SVG.matcher(report(name, "rmi")).replaceAll("<svg></svg>");
        Path golden = GOLDEN.resolve(name);
        if (Boolean.getBoolean("roundtrip.tests.approve")) {
            Files.writeString(golden, written);
        }
        assertEquals(Files.readString(golden), written);
    }

    @Test
    void jsonAndCsvHoldEveryNumberAtFullPrecision() throws Exception {
        RunFolder folder = SampleRun.in(temp.resolve("run"), "rmi");
        JsonNode rows = new ObjectMapper().readTree(report(folder, "r.json")).get("rows");
        List<String> lines = report(folder, "r.csv").lines().toList();
        List<Result> results = Results.of(folder);
        for (int i = 0; i < results.size(); i++) {
            String run = "sample,Sample & more,false,loopback,,";
            assertTrue(lines.get(i + 1).startsWith(run), "what was run is in every line");
            String[] cells = lines.get(i + 1).substring(run.length())
                    .split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1);
            for (ResultColumn column : ResultColumn.values()) {
                Object value = column.value(results.get(i));
                JsonNode json = field(rows.get(i), column.field());
                assertNotNull(json, column.field());
                if (value instanceof Number number) {
                    assertEquals(number.doubleValue(), json.doubleValue(), column.field());
                    assertEquals(number.doubleValue(), Double.parseDouble(cells[column.ordinal()]), column.field());
                } else if (value == null) {
                    assertTrue(json.isNull(), column.field());
                    assertEquals("", cells[column.ordinal()], column.field());
                }
            }
        }
    }

    /** What stands before a point is an object, or null. */
    private static JsonNode field(JsonNode row, String name) {
        int point = name.indexOf('.');
        return point < 0 ? row.get(name) : row.get(name.substring(0, point)).isNull() ? row.get(name.substring(0, point))
                : row.get(name.substring(0, point)).get(name.substring(point + 1));
    }

    @Test
    void aRowHasItsStateWithTheEvidenceAndWhatItIsComparedWith() throws Exception {
        JsonNode rows = new ObjectMapper().readTree(report("r.json", "rmi")).get("rows");
        assertTrue(rows.get(0).get("against").isNull(), "the floor");
        assertEquals(List.of("ratio", "reference", "low", "high", "verdict"), rows.get(1).get("against").propertyStream().map(Map.Entry::getKey).toList());
        assertEquals("differs", rows.get(1).get("against").get("verdict").asText());
        assertEquals("failed", rows.get(2).get("state").asText());
        JsonNode failed = rows.get(2).get("evidence").get(0);
        assertEquals("failed_forks 2.0 0.0", failed.get("kind").asText() + " " + failed.get("value") + " " + failed.get("threshold"));
        assertEquals("free", rows.get(0).get("placement").asText());
    }

    @Test
    void everythingInAPageIsEscapedAndNothingIsLoaded() throws Exception {
        String html = report("r.html", "<script>alert(\"x\")</script><img src=//evil.example>");
        assertFalse(html.contains("<script"), "a script");
        assertFalse(html.contains("<img"), "an image");
        String withoutValues = html.replaceAll("=\"[^\"]*\"", "=\"\"");
        assertFalse(Pattern.compile("(?i)<[^>]*\\b(src|href|action|srcset)\\s*=").matcher(withoutValues).find(),
                "a reference");
        assertFalse(html.contains("@import") || html.replace("url(#", "").contains("url("), "a style sheet");
        assertTrue(html.contains("default-src 'none'"));
        assertTrue(html.contains("&lt;script&gt;"));
    }

    @Test
    void curvesAreSvgInLightAndDark() throws Exception {
        String html = report("r.html", "rmi");
        Matcher svg = SVG.matcher(html);
        for (String background : List.of("light1", "dark1")) {
            assertTrue(svg.find(), "the answer");
            assertTrue(svg.group().contains(background + "-"), "its own ids");
            assertTrue(svg.group().contains(">45.0 µs<"), "medians in words");
        }
        for (String background : List.of("light2", "dark2")) {
            assertTrue(svg.find());
            var image = DocumentBuilderFactory.newDefaultNSInstance().newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg.group())));
            assertTrue(image.getElementsByTagName("path").getLength() > 2, "lines and bands");
            assertTrue(svg.group().contains(">rmi, measured 45.0 µs<"), "name and median at the line's end, as in the window");
            assertFalse(svg.group().contains(">median 45.0 µs<"), "the line's end says it");
            assertTrue(svg.group().contains(background + "-"), "its own ids");
        }
        for (String background : List.of("light3", "dark3")) {
            assertTrue(svg.find(), "latency by percentile");
            assertTrue(svg.group().contains(background + "-"), "its own ids");
            assertTrue(svg.group().contains(">rmi, 99 %: 49.9 µs<"), "what 4,000 calls say for certain, and the table too");
            assertTrue(svg.group().contains(">90 %<"), "an axis of percentiles");
        }
        assertFalse(svg.find());
    }

    @Test
    void aLogOfHistogramsHasALineForEachRowWithCalls() throws Exception {
        List<String> lines = report("r.hlog", "rmi, the").lines().filter(line -> line.startsWith("Tag=")).toList();
        assertEquals(List.of("Tag=socket.get.service", "Tag=rmi__the.get.service"),
                lines.stream().map(line -> line.substring(0, line.indexOf(','))).toList());
    }

    /** The fields that tools for results of JMH read. */
    @Test
    void jmhHasABenchmarkForEachRowWithCalls() throws Exception {
        JsonNode benchmarks = new ObjectMapper().readTree(report("r.jmh.json", "rmi"));
        assertEquals(List.of("socket", "rmi"), benchmarks.findValuesAsText("provider"));
        JsonNode rmi = benchmarks.get(1);
        assertEquals(List.of("jmhVersion", "benchmark", "mode", "threads", "forks", "jvm", "jvmArgs", "jdkVersion", "vmName", "vmVersion", "warmupIterations",
                "warmupTime", "warmupBatchSize", "measurementIterations", "measurementTime", "measurementBatchSize", "params", "primaryMetric", "secondaryMetrics"),
                rmi.propertyStream().map(Map.Entry::getKey).toList());
        assertEquals("Sample_more.get", rmi.get("benchmark").asText());
        assertEquals("sample", rmi.get("mode").asText());
        JsonNode metric = rmi.get("primaryMetric");
        assertEquals(List.of("score", "scoreError", "scoreConfidence", "scorePercentiles", "scoreUnit", "rawDataHistogram"),
                metric.propertyStream().map(Map.Entry::getKey).toList());
        assertEquals("us/op", metric.get("scoreUnit").asText());
        assertEquals(45, metric.get("scorePercentiles").get("50.0").asDouble(), 0.1);
        assertEquals(2, rmi.get("forks").asInt());
        assertEquals(2, metric.get("rawDataHistogram").size());
        double calls = 0, micros = 0;
        for (JsonNode fork : metric.get("rawDataHistogram")) {
            assertEquals(1, fork.size(), "one iteration");
            for (JsonNode cell : fork.get(0)) {
                calls += cell.get(1).asLong();
                micros += cell.get(0).asDouble() * cell.get(1).asLong();
            }
        }
        assertEquals(micros / calls, metric.get("score").asDouble(), 0.001 * micros / calls);
        assertEquals(metric.get("score").asDouble() - metric.get("scoreError").asDouble(), metric.get("scoreConfidence").get(0).asDouble(), 1e-9);
    }

    @Test
    void markdownHasALineForEachRowAndNoMarkOfAName() throws Exception {
        List<String> lines = report("r.md", "a|b_*").lines().toList();
        assertEquals(1, lines.stream().filter(line -> line.matches("\\|( :?---:? \\|)+")).count(), lines::toString);
        assertEquals(1, lines.stream().filter(line -> line.startsWith("| a\\|b\\_\\* | ")).count(), lines::toString);
        assertEquals(1, lines.stream().filter(line -> line.startsWith("| ")).mapToLong(line -> line.replace("\\|", "").chars().filter(sign -> sign == '|').count())
                .distinct().count(), "all lines have as many cells");
    }

    @Test
    void latexHasALineForEachRowAndNoMarkOfAName() throws Exception {
        List<String> lines = report("r.tex", "50% & #1 ~").lines().toList();
        List<String> rows = lines.stream().filter(line -> line.endsWith("\\\\")).toList();
        assertEquals(1, rows.stream().filter(line -> line.startsWith("50\\% \\& \\#1 $\\sim$ & ")).count(), lines::toString);
        assertEquals(1, rows.stream().map(line -> line.replace("\\&", "").chars().filter(sign -> sign == '&').count()).distinct().count(), "all lines have as many cells");
        assertTrue(lines.stream().anyMatch(line -> line.matches("\\\\begin\\{tabular}\\{[lr]+}")), lines::toString);
    }

    @Test
    void latexHasTheAnswerAsAFigureThatItFinds() throws Exception {
        RunFolder run = SampleRun.in(temp.resolve("run"), "rmi");
        String document = report(run, "my%20_r#un.tex");
        assertTrue(document.contains("{my-20-r-un-answer.pdf}"), document);
        Path figure = Reports.beside(temp.resolve("my%20_r#un.tex")).orElseThrow();
        assertEquals(temp.resolve("my-20-r-un-answer.pdf"), figure);
        try (PDDocument drawn = Loader.loadPDF(figure.toFile())) {
            assertEquals(1, drawn.getNumberOfPages());
            assertTrue(new PDFTextStripper().getText(drawn).contains("45.0 \u00b5s"), "its text can be searched");
        }
    }

    /** As in the window. */
    @Test
    void rowsThatAreNotSteadyStandOut() throws Exception {
        RunFolder wide = WideRun.in(temp.resolve("wide"));
        List<Result> doubtful = Results.of(wide).stream().filter(row -> row.state() == RowState.FAILED).toList();
        assertEquals(1, doubtful.size(), "one did not hold the rate");
        List<String> red = DOUBT.matcher(report(wide, "wide.html")).results().map(found -> found.group(1)).toList();
        for (ResultColumn column : List.of(ResultColumn.RESPONSE_P50, ResultColumn.P50, ResultColumn.STATE)) {
            assertTrue(red.contains(column.shown(doubtful.getFirst())), red.toString());
        }
        List<String> failed = DOUBT.matcher(report("r.html", "rmi")).results().map(found -> found.group(1)).toList();
        assertTrue(failed.contains("axis") && !failed.contains("rmi"), failed.toString());
    }

    @Test
    void whatStandsOutIsReadableInLightAndDark() throws Exception {
        String style = report("r.html", "rmi");
        List<Color> backs = colours(style, "back");
        List<Color> doubts = colours(style, "doubt");
        assertEquals(2, doubts.size());
        for (int i = 0; i < 2; i++) {
            assertTrue(Contrast.of(doubts.get(i), backs.get(i)) >= 4.5, doubts.get(i) + " on " + backs.get(i));
        }
    }

    private static List<Color> colours(String style, String name) {
        return Pattern.compile("--" + name + ": (#[0-9a-f]{6})").matcher(style).results().map(found -> Color.decode(found.group(1))).toList();
    }

    @Test
    void aTextIsNeverAFormula() throws Exception {
        String csv = report("r.csv", "=HYPERLINK(\"x\")");
        assertTrue(csv.contains(",\"'=HYPERLINK(\"\"x\"\")\","), csv);
    }

    @Test
    void whatAPersonWroteAboutTheRunIsInItsReports() throws Exception {
        RunFolder run = SampleRun.in(temp.resolve("run"), "rmi");
        run.saveLabel(new RunLabel("Base, <4> lines", "Machine busy.\nTwice.", List.of("order", "base")));
        String html = report(run, "r.html");
        assertTrue(html.contains("<h1>Base, &lt;4&gt; lines (Sample &amp; more)</h1>"), html);
        assertTrue(html.contains("Machine busy.\nTwice.") && html.contains("Tags: order, base"), html);
        String csv = report(run, "r.csv");
        assertTrue(csv.lines().findFirst().orElseThrow().endsWith(",name,tags,note"), csv);
        assertTrue(csv.contains(",\"Base, <4> lines\",\"order, base\",\"Machine busy.\nTwice.\""), csv);
        assertEquals(new ObjectMapper().readTree("{\"name\":\"Base, <4> lines\",\"note\":\"Machine busy.\\nTwice.\",\"tags\":[\"order\",\"base\"]}"),
                new ObjectMapper().readTree(report(run, "r.json")).get("label"));
        assertEquals("run-base-4-lines", run.exportName());
    }

    @Test
    void theNameChoosesTheFormat() throws Exception {
        assertNull(Reports.objection(Path.of("a.HTML")));
        assertEquals("A report is written as .html, .pdf, .md, .tex, .csv, .json, .jmh.json, .hlog or .zip, not as a.doc", Reports.objection(Path.of("a.doc")));
        RunFolder run = SampleRun.in(temp.resolve("run"), "rmi");
        assertThrows(IllegalArgumentException.class, () -> Reports.write(run, temp.resolve("a.doc"), new Dissectors(), ShownTexts.ALL));
        assertFalse(Files.exists(temp.resolve("a.doc")));
    }

    @Test
    void everyColumnHasItsOwnHeadAndExplanation() {
        List<ResultColumn> all = List.of(ResultColumn.values());
        assertEquals(all.size(), all.stream().map(ResultColumn::head).distinct().count());
        assertEquals(all.size(), all.stream().map(ResultColumn::tip).distinct().count());
        assertEquals(all.size(), all.stream().map(ResultColumn::field).distinct().count());
    }

    @Test
    void unitsAreThoseOfTheColumnInEveryRow() throws Exception {
        List<Result> rows = Results.of(SampleRun.in(temp.resolve("run"), "rmi"));
        assertEquals("p50 (\u00b5s)", ResultColumn.P50.head());
        assertEquals(List.of("20.0", "45.0", "\u2013"), rows.stream().map(ResultColumn.P50::shown).toList());
        assertEquals(List.of("1,500", "4,000", "\u2013"), rows.stream().map(ResultColumn.FIRST_CALL::shown).toList());
        assertEquals("Wire (B)", ResultColumn.WIRE.head());
        assertEquals("\u2265 400", ResultColumn.WIRE.shown(rows.get(1)));
        assertEquals("400", ResultColumn.WIRE.plain(rows.get(1)));
        assertEquals("2.2 x", ResultColumn.AGAINST.shown(rows.get(1)));
        assertEquals("2.25", ResultColumn.AGAINST.plain(rows.get(1)));
        assertEquals("\u2013", ResultColumn.AGAINST.shown(rows.get(0)), "the floor itself");
        assertEquals("incomplete", ResultColumn.CAPTURE.shown(rows.get(1)));
        assertEquals("", ResultColumn.P50.plain(rows.get(2)));
    }

    @Test
    void onlyFilledColumnsAreForPeople() throws Exception {
        List<Result> rows = Results.of(SampleRun.in(temp.resolve("run"), "rmi"));
        assertEquals(List.of(ResultColumn.PROVIDER, ResultColumn.OPERATION, ResultColumn.P50, ResultColumn.AGAINST,
                ResultColumn.STATE, ResultColumn.P90, ResultColumn.P99, ResultColumn.MAX, ResultColumn.RATE, ResultColumn.CONNECT,
                ResultColumn.LOOKUP, ResultColumn.FIRST_CALL), ColumnChoice.filled(rows, Part.TIME));
    }

    private String report(String name, String middleware) throws Exception {
        return report(SampleRun.in(temp.resolve("run"), middleware), name);
    }

    private String report(RunFolder run, String name) throws Exception {
        Reports.write(run, temp.resolve(name), new Dissectors(), ShownTexts.ALL);
        return Files.readString(temp.resolve(name));
    }
}
