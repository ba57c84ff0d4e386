// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SteadyCommandTest {
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void open() {
        terminal = new Terminal(folder);
    }

    @Test
    void aSeriesIsAnObject() throws IOException {
        series("a.csv", 900, 300, "\n");
        JsonNode object = json("a.csv");
        assertEquals("warm-up", object.get("verdict").asText());
        assertEquals(900, object.get("n").asInt());
        assertEquals(0, object.get("outliers").asInt());
        assertEquals("[300]", object.get("changepoints").toString());
        assertEquals(300, object.get("steadyFrom").asInt());
        JsonNode last = object.get("segments").get(1);
        assertEquals(300, last.get("from").asInt());
        assertEquals(900, last.get("to").asInt());
        assertEquals(101.5, last.get("mean").asDouble(), 0.1);
        series("late.csv", 900, 880, "\r\n");
        assertEquals("no-steady-state", json("late.csv").get("verdict").asText());
        assertTrue(json("late.csv").get("steadyFrom").isNull());
        series("few.csv", 150, 50, "\n\n");
        assertEquals("too-few", json("few.csv").get("verdict").asText());
    }

    @Test
    void aLongSeriesIsSummedUp() throws IOException {
        series("long.csv", 9_000, 3_000, "\n");
        JsonNode object = json("long.csv");
        assertEquals(3, object.get("batch").asInt());
        assertEquals(3_000, object.get("n").asInt());
        assertEquals(1_000, object.get("steadyFrom").asInt());
    }

    @Test
    void peopleGetASentenceAndTheSegments() throws IOException {
        series("a.csv", 900, 300, "\n");
        assertEquals(0, terminal.type("steady", "a.csv"));
        assertTrue(terminal.out.contains("300") && terminal.out.lines().count() == 4, terminal.out);
    }

    @Test
    void ofARunItIsAListOfForks() throws IOException {
        Path plan = terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 500");
        MadeRun.of(plan, false, folder.resolve("home/runs/first"));
        JsonNode list = json("first");
        assertTrue(list.isArray());
        JsonNode fork = list.get(0);
        assertEquals(1, fork.get("fork").asInt());
        assertEquals("byte", fork.get("provider").asText());
        assertEquals("ping", fork.get("operation").asText());
        assertEquals(551, fork.get("n").asInt());
        assertEquals(51, fork.get("measuredFrom").asInt());
        assertEquals("flat", fork.get("verdict").asText());
        assertEquals(0, terminal.type("steady", "first"));
        assertEquals(2, terminal.out.lines().count(), terminal.out);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1\\n2\\nthree  | line 3: "three"
            1,5\\n2        | line 1: "1,5"
            NaN            | line 1: "NaN"
            1\\n-2         | line 2: "-2"
            1e999          | line 1: "1e999"
            0x1p3          | line 1: "0x1p3"
            \\n            | no number
            """)
    void badLinesAreNamed(String text, String named) throws IOException {
        Files.writeString(folder.resolve("bad.csv"), text.replace("\\n", "\n"));
        assertEquals(2, terminal.type("steady", "bad.csv", "--json"));
        assertTrue(terminal.err.contains("bad.csv") && terminal.err.contains(named), terminal.err);
        assertEquals("", terminal.out);
    }

    @Test
    void whatIsNoTextAndWhatIsMissingIsRefused() throws IOException {
        Files.write(folder.resolve("bytes.csv"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertEquals(2, terminal.type("steady", "bytes.csv"));
        assertTrue(terminal.err.contains("bytes.csv"), terminal.err);
        assertEquals(2, terminal.type("steady", "gone.csv"));
        assertTrue(terminal.err.contains("gone.csv"), terminal.err);
    }

    @Test
    void ofJmhItIsAListOfForks() throws IOException {
        String slow = iterations(900, 300), even = iterations(300, 0);
        Files.writeString(folder.resolve("jmh.json"), """
                [{"jmhVersion": "1.37", "benchmark": "a.b.Calls.ping", "mode": "avgt", "forks": 2, "params": {"provider": "RMI", "size": "32"},
                  "primaryMetric": {"score": 1.0, "scoreError": "NaN", "scoreUnit": "us/op", "rawData": [[%1$s], [%2$s]]}, "secondaryMetrics": {}},
                 {"benchmark": "a.b.Calls.f1", "mode": "sample", "primaryMetric": {"rawDataHistogram": [[[[1.0, 3], [3.0, 1]], [[2.5, 1]]]]}},
                 {"benchmark": "a.b.Calls.rate", "mode": "thrpt", "primaryMetric": {"scoreUnit": "ops/us", "rawData": [[%1$s]]}}]
                """.formatted(slow, even));
        JsonNode list = json("jmh.json");
        assertEquals(List.of("warm-up", "flat", "too-few", "slow-down"), list.findValuesAsText("verdict"));
        assertEquals(List.of("1", "2", "1", "1"), list.findValuesAsText("fork"));
        assertEquals("a.b.Calls.ping", list.get(0).get("benchmark").asText());
        assertEquals(List.of("avgt", "avgt", "sample", "thrpt"), list.findValuesAsText("mode"));
        assertEquals("{\"provider\":\"RMI\",\"size\":\"32\"}", list.get(0).get("params").toString());
        assertEquals(300, list.get(0).get("steadyFrom").asInt());
        assertEquals(2, list.get(2).get("n").asInt());
        assertEquals(0, terminal.type("steady", "jmh.json"));
        assertTrue(terminal.out.contains("Calls.ping avgt") && terminal.out.contains("RMI, 32") && terminal.out.lines().count() == 5, terminal.out);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            []
            {}
            [{"benchmark": "a"}]
            [{"primaryMetric": {"rawData": [["NaN"]]}}]
            [{"mode": "thrpt", "primaryMetric": {"rawData": [[0]]}}]
            [{"primaryMetric": {"rawDataHistogram": [[[]]]}}]
            [{
            """)
    void whatIsNoResultOfJmhIsRefused(String text) throws IOException {
        Files.writeString(folder.resolve("other.json"), text);
        assertEquals(2, terminal.type("steady", "other.json"));
        assertTrue(terminal.err.contains("other.json"), terminal.err);
    }

    private JsonNode json(String written) throws IOException {
        assertEquals(0, terminal.type("steady", written, "--json"), terminal.err);
        return new ObjectMapper().readTree(terminal.out);
    }

    /** Half as slow again up to some line. */
    private void series(String name, int lines, int slow, String end) throws IOException {
        Files.writeString(folder.resolve(name), times(lines, slow).collect(Collectors.joining(end, "", end)));
    }

    private static String iterations(int all, int slow) {
        return times(all, slow).collect(Collectors.joining(", "));
    }

    private static Stream<String> times(int all, int slow) {
        return IntStream.range(0, all).mapToObj(i -> String.valueOf((i < slow ? 50 : 0) + 100 + i * 37 % 101 * 0.03));
    }
}
