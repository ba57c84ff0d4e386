// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Network;
import org.roundtrip.model.Run;

/** What the command line says of runs; few of them are measured. */
class RunCommandTest {
    private static final List<String> FIELDS = List.of("provider", "operation", "payload", "forks", "calls",
            "connectNanos", "lookupNanos", "firstCallNanos", "p50Nanos", "p90Nanos", "p99Nanos", "p999Nanos",
            "maxNanos", "callsPerSecond", "contentBytesPerCall", "packetsPerCall", "wireBytesPerCall",
            "captureDropped", "capture", "namingPackets", "namingBytes", "error", "state", "evidence", "intervals", "placement", "against");
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void open() {
        terminal = new Terminal(folder);
    }

    @Tag("process")
    @Test
    void aPlanIsMeasuredAndItsTablePrinted() throws IOException {
        terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 500");
        assertEquals(0, terminal.type("run", "a.plan.json"), () -> terminal.err);
        List<String> lines = terminal.out.lines().toList();
        assertTrue(lines.get(0).matches("Provider +Operation +p50 \\(\u00b5s\\).*"), terminal.out);
        assertTrue(lines.get(1).matches("byte +ping +[0-9.,]+\\b.*"), terminal.out);
        assertTrue(terminal.err.contains("[1/1] "), terminal.err);
        try (Stream<Path> runs = Files.list(folder.resolve("home/runs"))) {
            Path run = runs.findFirst().orElseThrow();
            assertTrue(run.getFileName().toString().matches("\\d{4}-\\d\\d-\\d\\d-\\d{6}-some-plan"), run.toString());
            assertEquals(new RoundtripHome(folder).newRun(RunFolder.open(run).run().started(), "Some plan").getFileName(), run.getFileName());
            assertTrue(Files.readString(run.resolve("report.html")).contains("<svg"));
            assertTrue(terminal.err.contains("Run folder: " + run), terminal.err);
            assertEquals(0, terminal.type("report", run.getFileName().toString(), "--to", "x.csv"), terminal.err);
            assertEquals(2, terminal.type("report", run.getFileName().toString(), "--to", "x.csv"));
            assertEquals("x.csv exists already; --force replaces it.", terminal.err.strip());
            assertEquals(0, terminal.type("report", run.getFileName().toString(), "--to", "x.csv", "--force"), terminal.err);
            for (String name : List.of("some-plan", "Some plan")) {
                assertEquals(0, terminal.type("report", name, "--to", "x.csv", "--force"), terminal.err);
                assertEquals("The newest run of the plan Some plan is taken: " + run.getFileName(), terminal.err.lines().findFirst().orElseThrow());
            }
            RunFolder.open(run).saveLabel(new RunLabel("Demo for 3b", "", List.of()));
            assertEquals(0, terminal.type("report", "Demo for 3b", "--to", "x.csv", "--force"), terminal.err);
            assertEquals("The newest run that is named Demo for 3b is taken: " + run.getFileName(), terminal.err.lines().findFirst().orElseThrow());
            assertEquals(0, terminal.type("runs"), terminal.err);
            assertTrue(terminal.out.matches("Run +Own name +Started +Plan +Changed since the first run +State +Forks +Tags\n" + run.getFileName()
                    + " +Demo for 3b +[-0-9]{10} [0-9:]{5} +Some plan +done +1 of 1\n"), terminal.out);
            assertTrue(Files.readString(folder.resolve("x.csv")).matches("(?s)run,plan,quick,network,latencyMicros,variant,.*\r\n[^,]+-some-plan,Some plan,false,loopback,,byte,ping,[^\r]*,void,1,500,.*"));
        }
    }

    @Test
    void aHostThatIsNotThereIsNamedOnce() throws IOException {
        terminal.plan("a.plan.json", "\"byte\", {\"id\": \"byte\", \"name\": \"two\"}", "\"calls\": 500");
        assertEquals(2, terminal.type("run", "a.plan.json", "--server-host", "nowhere"));
        assertEquals(List.of("byte, two, host: There is no host nowhere; none was added yet (roundtrip hosts add)."), terminal.err.lines().toList());
    }

    private String page(RunFolder run) throws IOException {
        assertEquals(0, terminal.type("report", run.folder().toString(), "--to", "page.html"), () -> terminal.err);
        return Files.readString(folder.resolve("page.html"));
    }

    @Test
    void aQuickRunSaysWhatOfItsPlanItLeavesOut() throws IOException {
        Path plan = terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 500");
        Files.writeString(plan, Files.readString(plan).replace("\"captureCalls\"", "\"series\": [{\"calls\": 10, \"repeat\": 3}], \"captureCalls\""));
        String sentence = "A quick run leaves out what the plan measures besides single calls, as studies do: series. ";
        RunFolder run = terminal.show("a.plan.json", true, false, false);
        assertEquals(1, terminal.out.split(sentence, -1).length - 1, terminal.out);
        assertTrue(page(run).contains(sentence));
        terminal.show("a.plan.json", true, true, false);
        assertEquals(1, terminal.err.split(sentence, -1).length - 1, terminal.err);
        assertFalse(terminal.out.contains(sentence), terminal.out);
        terminal.show("a.plan.json", false, false, false);
        assertFalse(terminal.out.contains("leaves out"), terminal.out);
    }

    /** A line of three hundred characters is read by nobody, on a terminal or in a file. */
    @ParameterizedTest
    @ValueSource(ints = {0, 300})
    void theTableIsShortUnlessAllOfItIsWanted(int columns) throws IOException {
        terminal.plan("a.plan.json", "\"byte\", {\"id\": \"byte\", \"name\": \"two\"}", "\"calls\": 500");
        terminal.columns = columns;
        terminal.show("a.plan.json", false, false, false);
        assertTrue(terminal.out.lines().limit(3).allMatch(line -> line.length() <= 100), terminal.out);
        assertFalse(terminal.out.lines().findFirst().orElseThrow().contains("Calls"), terminal.out);
        terminal.show("a.plan.json", false, false, true);
        assertTrue(terminal.out.lines().findFirst().orElseThrow().contains("Calls"), terminal.out);
        assertFalse(terminal.err.contains("left out"), terminal.err);
    }

    @Test
    void aNarrowTerminalIsToldWhatIsLeftOut() throws IOException {
        terminal.plan("a.plan.json", "\"byte\", {\"id\": \"byte\", \"name\": \"broken\", \"options\": {\"fail\": true}}", "\"calls\": 500");
        terminal.columns = 30;
        terminal.show("a.plan.json", false, false, false);
        assertTrue(terminal.out.lines().allMatch(line -> line.length() <= 30 || !line.strip().contains(" ")), terminal.out);
        assertTrue(terminal.err.replace("\n", " ").contains("--wide"), terminal.err);
        assertTrue(terminal.err.lines().allMatch(line -> line.length() <= 30 || !line.strip().contains(" ")), terminal.err);
    }

    @Test
    void aRowIsComparedWithTheProviderThatIsChosen() throws IOException {
        terminal.plan("a.plan.json", "\"byte\", {\"id\": \"byte\", \"name\": \"two\"}", "\"calls\": 500");
        RunFolder run = terminal.show("a.plan.json", false, false, false);
        assertEquals(0, terminal.type("report", run.folder().toString(), "--json", "--reference", "two"), terminal.err);
        JsonNode rows = new ObjectMapper().readTree(terminal.out).get("rows");
        assertEquals("two", rows.get(0).get("against").get("reference").asText());
        assertTrue(rows.get(1).get("against").isNull());
        assertEquals(0, terminal.type("report", run.folder().toString()), terminal.err);
        assertTrue(terminal.out.startsWith("Provider"), terminal.out);
        assertEquals(2, terminal.type("report", run.folder().toString(), "--reference", "tow"));
        assertEquals("The plan has no provider named tow; it has byte, two. Did you mean two?", terminal.err.strip());
        assertEquals(2, terminal.type("run", "a.plan.json", "--reference", "three"));
    }

    @Test
    void twoRowsAreComparedForEachOperation() throws IOException {
        terminal.plan("a.plan.json", "\"byte\", {\"id\": \"byte\", \"name\": \"two\"}", "\"calls\": 500");
        String run = terminal.show("a.plan.json", false, false, false).folder().toString();
        assertEquals(0, terminal.type("compare", run, "--rows", "two,byte", "--json"), terminal.err);
        JsonNode compared = new ObjectMapper().readTree(terminal.out).get("comparisons");
        assertEquals(1, compared.size());
        assertEquals("ping two byte", compared.get(0).get("operation").asText() + " " + compared.get(0).get("left").asText() + " "
                + compared.get(0).get("right").asText());
        assertEquals(1, compared.get(0).get("ratio").asDouble(), 1e-9);
        assertTrue(compared.get(0).has("low") && compared.get(0).has("high") && compared.get(0).get("verdict").isTextual());
        assertEquals(0, terminal.type("compare", run, "--rows", "two,byte"), terminal.err);
        assertTrue(terminal.out.contains("ping"), terminal.out);
        assertEquals(2, terminal.type("compare", run, "--rows", "two"));
        assertEquals(2, terminal.type("compare", run, "--rows", "two,three"));
    }

    @Tag("process")
    @Tag("night")
    @Test
    void theNetworkCanBeChosenAndIsNamed() throws IOException {
        assumeTrue(NetworkAbility.missing(new Network.Wire()).isEmpty(), "no name spaces here");
        terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 300");
        assertEquals(0, terminal.type("run", "a.plan.json", "--quick", "--json", "--network", "wire", "--out", "wired"),
                () -> terminal.err);
        assertTrue(terminal.err.contains("Network: wire, MTU 1500"), terminal.err);
        JsonNode report = new ObjectMapper().readTree(terminal.out);
        assertEquals("wire", report.get("network").asText());
        assertEquals("1500", report.get("environment").get("network.mtu").asText());
        assertEquals("wire", report.get("plan").get("protocol").get("network").asText());
        assertTrue(Files.readString(folder.resolve("wired/report.html")).contains("network: wire, MTU 1500"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --network wifi                      | This network cannot be used: there is no network 'wifi'; there are loopback, wire and ethernet-100.
            --latency 5                         | The network loopback has no latency to set; only ethernet-100 has.
            --network wire --latency 5          | The network wire has no latency to set; only ethernet-100 has.
            --network ethernet-100 --latency -1 | This network cannot be used: latencyMicros must be 0 to 1000000, but is -1.
            """)
    void anUnknownNetworkIsRefused(String options, String sentence) throws IOException {
        terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 300");
        String[] words = ("run a.plan.json " + options).split(" ");
        assertEquals(2, terminal.type(words));
        assertEquals(sentence, terminal.err.strip());
    }

    @Test
    void jsonIsOneObjectWithEveryField() throws IOException {
        terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 300");
        RunFolder run = terminal.show("a.plan.json", true, true, false);
        JsonNode answer = new ObjectMapper().readTree(terminal.out);
        for (String field : List.of("schema", "plan", "environment", "outcome", "rows")) {
            assertNotNull(answer.get(field), field);
        }
        assertEquals("done", answer.get("outcome").asText());
        assertTrue(answer.get("quick").asBoolean());
        JsonNode row = answer.get("rows").get(0);
        FIELDS.forEach(field -> assertNotNull(row.get(field), field));
        assertTrue(row.get("lookupNanos").isNull(), "a byte has no name service");
        assertTrue(row.get("packetsPerCall").isNull());
        assertTrue(row.get("p999Nanos").isNull(), "300 calls do not tell it");
        assertTrue(row.get("p50Nanos").asDouble() > 0);
        assertTrue(row.get("against").isNull(), "it is the floor");
        assertEquals("steady", row.get("state").asText());
        assertTrue(row.get("evidence").isEmpty());
        String printed = terminal.out;
        assertEquals(0, terminal.type("report", run.folder().toString(), "--json"));
        assertEquals(printed, terminal.out);
    }

    @Tag("process")
    @Test
    void aFailedForkIsReportedAndGivesStatusOne() throws IOException {
        terminal.plan("a.plan.json", "\"byte\", {\"id\": \"byte\", \"name\": \"broken\", \"options\": {\"fail\": true}}",
                "\"calls\": 100");
        assertEquals(1, terminal.type("run", "a.plan.json", "--out", "run"));
        assertEquals(1, terminal.err.lines().filter(line -> line.startsWith("broken, ping: ") && line.contains("it was told to")).count(), terminal.err);
        assertEquals(Run.Outcome.FAILED, RunFolder.open(folder.resolve("run")).run().outcome());
        assertTrue(terminal.out.lines().anyMatch(line -> line.matches("broken +ping +\u2013 .*failed")));
    }

    @Test
    void aPlanThatCannotBeRunIsRefusedBeforeAnythingStarts() throws IOException {
        terminal.plan("a.plan.json", "\"absent\", \"nobody\"", "\"calls\": 100");
        assertEquals(2, terminal.type("run", "a.plan.json", "--out", "run"));
        assertTrue(terminal.err.contains("It needs a moon"), terminal.err);
        assertTrue(terminal.err.contains("nobody"), terminal.err);
        terminal.plan("b.plan.json", "\"byte\"", "{\"name\": \"get\", \"result\": \"int\", \"behaviour\": \"generate\"}",
                "\"calls\": 100");
        assertEquals(2, terminal.type("run", "b.plan.json", "--out", "run"));
        assertTrue(terminal.err.contains("it can do nothing but ping"), terminal.err);
        assertFalse(Files.exists(folder.resolve("run")));
    }

    @Test
    void aPlanOfOnesOwnIsNamedByItsFileOrAsTheWindowNamesIt() throws IOException {
        Files.createDirectories(folder.resolve("home/plans"));
        for (String name : List.of("my-order", "first-look")) {
            // It cannot be measured, so what is refused says which plan was found.
            terminal.plan("home/plans/" + name + ".plan.json", "\"nobody\"", "\"calls\": 100");
        }
        for (String name : List.of("my-order", "My order")) {
            assertEquals(2, terminal.type("run", name));
            assertTrue(terminal.err.contains("nobody"), terminal.err);
        }
        assertEquals(2, terminal.type("run", "first-look"));
        assertFalse(terminal.err.contains("nobody"), "the example is taken: " + terminal.err);
        terminal.plan("my-order", "\"someone\"", "\"calls\": 100");
        assertEquals(2, terminal.type("run", "my-order"));
        assertTrue(terminal.err.contains("someone"), "the file is taken: " + terminal.err);
        assertEquals(2, terminal.type("run", "yours"));
        assertTrue(terminal.err.strip().endsWith("one-mebibyte-string; your own plans are first-look, my-order"), terminal.err);
    }

    @Test
    void badPlansAndFoldersAreRefused() throws IOException {
        Files.writeString(folder.resolve("a.plan.json"), "{\"schema\": \"roundtrip-plan-2\", \"nme\": 3}");
        assertEquals(2, terminal.type("run", "a.plan.json"));
        assertTrue(terminal.err.startsWith("a.plan.json: "), terminal.err);
        assertEquals(1, terminal.err.lines().count());
        terminal.plan("b.plan.json", "\"byte\"", "\"calls\": 100");
        for (String used : List.of(".", "b.plan.json")) {
            assertEquals(2, terminal.type("run", "b.plan.json", "--out", used));
            assertEquals(used + " exists and is not an empty folder; choose another for the run.", terminal.err.strip());
        }
    }
}
