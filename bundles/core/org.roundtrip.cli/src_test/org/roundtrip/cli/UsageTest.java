// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.examples.Examples;

class UsageTest {
    @TempDir
    private Path folder;
    /** An option that the next one follows at once. */
    private static final Pattern UNEXPLAINED = Pattern.compile("(?m)^ +(-\\w, )?--\\w+(=\\S+)? *\\R +(-\\w, )?--\\w");
    /** With its parameter, if it has one: help has an equals sign where pages have a blank. */
    private static final Pattern OPTION = Pattern.compile("--[a-z-]+( [A-Z][A-Z.,=]*)?");
    private Terminal terminal;

    @BeforeEach
    void open() {
        terminal = new Terminal(folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "providers", "jdks", "hosts", "hosts add", "hosts check", "hosts clean", "hosts list", "hosts remove", "orbs", "orbs add", "orbs list",
            "orbs remove", "orbs try", "plan", "run", "runs", "compare", "report", "steady",
            "packets", "payload", "payload preview", "payload show", "payload convert", "payload sizes", "payload code"})
    void everyCommandHasHelpAndVersion(String command) {
        String[] help = (command + " --help").strip().split(" ");
        assertEquals(0, terminal.type(help));
        assertTrue(terminal.out.startsWith("Usage: roundtrip " + command), terminal.out);
        assertTrue(terminal.out.contains("Shows this help."), terminal.out);
        assertFalse(UNEXPLAINED.matcher(terminal.out).find(), terminal.out);
        assertEquals("", terminal.err);
        help[help.length - 1] = "--version";
        assertEquals(0, terminal.type(help));
        assertEquals("Roundtrip 1.2.3", terminal.out.strip());
    }

    /** Also the longest one. */
    @Test
    void helpHasEachOptionInOnePiece() {
        terminal.columns = 80;
        assertEquals(0, terminal.type("orbs", "add", "--help"));
        assertTrue(terminal.out.contains("      --singleton-class=CLASS "), terminal.out);
    }

    @Test
    void helpNamesEveryExample() {
        terminal.type("run", "--help");
        Examples.names().forEach(name -> assertTrue(terminal.out.replaceAll("\\s+", " ").contains(name), name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"show", "convert", "preview", "sizes", "code"})
    void readmeAndHelpSayWhichOptionsOfPayloadsMustBeGiven(String command) throws Exception {
        terminal.type("payload", command, "--help");
        String usage = terminal.out.substring(0, terminal.out.indexOf("\n\n"));
        for (String page : List.of("README.md", "bundles/ui/org.roundtrip.help/src/org/roundtrip/help/pages/command-line.html")) {
            String line = Files.readAllLines(Path.of("../../..").resolve(page)).stream()
                    .filter(each -> each.matches("( +\\./)?roundtrip payload " + command + " .*")).findFirst().orElseThrow();
            assertEquals(options(usage), options(line), page);
            assertEquals(options(usage.replaceAll("\\[[^]]*]", "")), options(line.replaceAll("\\[[^]]*]", "")), "not in brackets in " + page);
        }
    }

    private static Set<String> options(String synopsis) {
        return OPTION.matcher(synopsis.replaceAll("(--[a-z-]+)=", "$1 ")).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            frobnicate          | There is no such command or option: frobnicate
            providers --what    | There is no such command or option: --what
            run                 | Missing required parameter: 'PLAN'
            run nothing         | There is no plan file, no example and no plan of your own named nothing; the examples are first-look, gray-2005, riboe-2003, rozman-2006, price-of-security, demarey-2004, boian-2004, every-kind, every-pair, deep-nesting, one-mebibyte-string
            plan first-look --for x | x is not a percentage; write one above 0 and up to 100, such as --for 2%.
            run a --more 0      | --more takes a number from 1 to 1,000; it is 0.
            run a --more 2 --quick | A run goes on with its own plan: --more goes with --wait, --json and --wide only.
            report              | Missing required parameter: 'RUN'
            compare             | Missing required parameter: 'RUN'
            report x --to y.doc | A report is written as .html, .pdf, .md, .tex, .csv, .json, .jmh.json, .hlog or .zip, not as y.doc
            hosts frobnicate    | There is no such command or option: frobnicate
            hosts add lab       | Missing required parameter: '[USER@]ADDRESS[:PORT]'
            hosts check lab     | There is no host lab; none was added yet (roundtrip hosts add).
            hosts add lab a@b@c | This is not the name or IP address of a host: b@c
            orbs add mine       | Missing required options: '--jar=FILE', '--orb-class=CLASS', '--singleton-class=CLASS', '--idl-compiler=COMMAND'
            orbs try mine       | There is no ORB mine; none was described yet (roundtrip orbs add).
            rum first-look      | There is no such command or option: rum. Did you mean run?
            run a --netwrok b   | There is no such command or option: --netwrok. Did you mean --network?
            run a --latency b   | Invalid value for option '--latency': 'b' is not a whole number
            packets a --call b  | Invalid value for option '--call': 'b' is not a whole number
            packets a --merge b --messages | Give --merge without --messages, --call, --filter and --json: it writes files and lists nothing.
            report a --to b/c.csv | b/c.csv is in a folder that does not exist
            providers --export b/c.zip | b/c.zip is in a folder that does not exist
            packets a b         | There is no such command or option: b
            pakets              | There is no such command or option: pakets. Did you mean packets?
            orbs lst            | There is no such command or option: lst. Did you mean list?
            run a --quik        | There is no such command or option: --quik. Did you mean --quick?
            report a --ot=x.csv | There is no such command or option: --ot=x.csv. Did you mean --to?
            providers bite      | There is no provider bite; there are byte, absent. Did you mean byte?
            providers HERE      | There is no provider HERE; there are byte, absent. Not here has the id absent.
            run first-lok       | There is no plan file, no example and no plan of your own named first-lok; the examples are first-look, gray-2005, riboe-2003, rozman-2006, price-of-security, demarey-2004, boian-2004, every-kind, every-pair, deep-nesting, one-mebibyte-string. Did you mean first-look?
            """)
    void badUsageIsReportedInASentence(String line, String message) {
        assertEquals(2, terminal.type(line.split(" ")));
        assertEquals(message, terminal.err.lines().findFirst().orElse(""));
        assertEquals("", terminal.out);
    }

    @Test
    void withoutACommandTheHelpIsShownAsAnError() {
        assertEquals(2, terminal.type());
        assertTrue(terminal.err.startsWith("Usage: roundtrip"), terminal.err);
    }

    /** The marks of colours and the like take no room on a terminal. */
    @ParameterizedTest
    @ValueSource(strings = {"hosts", "orbs", "payload"})
    void helpWithoutACommandHasTheLinesOfHelp(String group) {
        terminal.columns = 80;
        System.setProperty("picocli.ansi", "true");
        try {
            assertEquals(0, terminal.type(group, "--help"));
            String help = terminal.out;
            assertTrue(help.contains("\033[1m"), help);
            assertEquals(2, terminal.type(group));
            assertEquals(help + "See: roundtrip " + group + " COMMAND --help" + System.lineSeparator(), terminal.err);
        } finally {
            System.clearProperty("picocli.ansi");
        }
    }

    @Test
    void missingRunsAndFilesAreNamed() {
        assertEquals(2, terminal.type("report", "gone", "--json"));
        assertTrue(terminal.err.contains("gone") && terminal.err.contains(folder.resolve("home/runs").toString()), terminal.err);
        assertEquals(2, terminal.type("packets", "gone.pcap"));
        assertTrue(terminal.err.contains("gone.pcap"), terminal.err);
        assertEquals(2, terminal.type("providers", "--import", "gone.zip"));
        assertEquals("There is no file " + folder.resolve("gone.zip"), terminal.err.strip());
        assertEquals(2, terminal.type("report", ".", "--json"));
        assertTrue(terminal.err.contains("the folder contains no run"), terminal.err);
    }

    @Test
    void aLibraryArchiveThatExistsIsNotReplacedUnasked() throws Exception {
        Files.writeString(folder.resolve("all.zip"), "precious");
        assertEquals(2, terminal.type("providers", "--export", "all.zip"));
        assertEquals("all.zip exists already; --force replaces it.", terminal.err.strip());
        assertEquals("precious", Files.readString(folder.resolve("all.zip")));
    }

    @Test
    void providersAreListedWithWhyOneIsNotAvailable() {
        assertEquals(0, terminal.type("providers"));
        assertEquals(List.of("Id      Middleware  Family  Protocol  Version  Licence  Asynchronous  Available",
                "byte    A byte      Socket  bytes     1        EPL-2.0  no            yes",
                "absent  Not here    RMI     JRMP      2        MIT      no            no: It needs a moon; wait for the night."),
                terminal.out.lines().toList());
    }

    @Test
    void aTerminalGetsTheColumnsOfProvidersThatFit() {
        terminal.columns = 60;
        assertEquals(0, terminal.type("providers"));
        assertEquals(List.of("Id      Middleware  Family  Available", "byte    A byte      Socket  yes",
                "absent  Not here    RMI     no: It needs a moon; wait for", "                            the night.",
                "In every row: Asynchronous: no"), terminal.out.lines().toList());
        assertTrue(terminal.err.replace("\n", " ").contains("left out: Protocol"), terminal.err);
        assertEquals(0, terminal.type("providers", "--wide"));
        assertTrue(terminal.out.lines().findFirst().orElseThrow().endsWith("  Asynchronous  Available"), terminal.out);
        assertEquals("", terminal.err);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hosts", "orbs"})
    void anEmptyListSaysHowToBegin(String command) {
        assertEquals(0, terminal.type(command, "list"));
        assertEquals("", terminal.out);
        assertTrue(terminal.err.strip().endsWith("yet; see roundtrip " + command + " add --help."), terminal.err);
    }

    @Test
    void helpIsAsWideAsTheTerminal() {
        terminal.columns = 100;
        assertEquals(0, terminal.type("run", "--help"));
        int longest = terminal.out.lines().mapToInt(String::length).max().orElseThrow();
        assertTrue(longest > 80 && longest <= 100, terminal.out);
    }

    @Test
    void runsAreListedAsJsonAndAnUnreadableOneIsNamed() throws Exception {
        assertEquals(0, terminal.type("runs"));
        assertTrue(terminal.out.contains("recorded"), "only what comes with Roundtrip: " + terminal.out);
        assertEquals("There are no runs yet in " + folder.resolve("home/runs"), terminal.err.strip());
        terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 50");
        MadeRun.of(folder.resolve("a.plan.json"), true, folder.resolve("home/runs/2026-01-31-104200-some-plan"));
        Files.writeString(Files.createDirectories(folder.resolve("home/runs/broken")).resolve("run.json"), "{");
        assertEquals(0, terminal.type("runs", "--json"));
        JsonNode runs = new ObjectMapper().readTree(terminal.out).get("runs");
        assertEquals(1, runs.size(), terminal.out);
        assertEquals("Some plan", runs.get(0).get("plan").asText());
        assertEquals("done", runs.get(0).get("state").asText());
        assertTrue(runs.get(0).get("quick").asBoolean());
        assertTrue(terminal.err.contains("broken/run.json"), terminal.err);
        assertEquals(0, terminal.type("report", runs.get(0).get("name").asText(), "--json"), terminal.err);
        assertEquals(2, terminal.type("report", "gone", "--json"));
        assertTrue(terminal.err.contains("gone") && terminal.err.contains("roundtrip runs"), terminal.err);
        for (String near : List.of("some-plam", "some")) {
            assertEquals(2, terminal.type("report", near, "--json"));
            assertTrue(terminal.err.strip().contains("see roundtrip runs. Did you mean some-plan"), terminal.err);
        }
        assertEquals(2, terminal.type("packets", "gone"));
        assertTrue(terminal.err.contains("gone") && terminal.err.contains("roundtrip runs"), terminal.err);
    }

    @Test
    void javaRuntimesAreListed() throws Exception {
        assertEquals(0, terminal.type("jdks"));
        assertTrue(terminal.out.contains(System.getProperty("java.vendor")), terminal.out);
        assertEquals(0, terminal.type("jdks", "--json"));
        JsonNode jdks = new ObjectMapper().readTree(terminal.out).get("jdks");
        assertTrue(jdks.valueStream().anyMatch(jdk -> jdk.get("feature").asInt() == Runtime.version().feature()
                && Files.isDirectory(Path.of(jdk.get("path").asText()))), terminal.out);
    }

    @Test
    void providersAreListedAsJson() throws Exception {
        assertEquals(0, terminal.type("providers", "--json"));
        JsonNode providers = new ObjectMapper().readTree(terminal.out).get("providers");
        assertEquals("byte", providers.get(0).get("id").asText());
        assertTrue(providers.get(0).get("available").asBoolean());
        for (String ability : List.of("asynchronous", "lookups", "connections")) {
            assertFalse(providers.get(0).get(ability).asBoolean(true), ability);
        }
        assertTrue(providers.get(0).get("reason").isNull());
        assertEquals("It needs a moon; wait for the night.", providers.get(1).get("reason").asText());
        for (String field : List.of("label", "family", "protocol", "version", "licence")) {
            assertTrue(providers.get(1).get(field).isTextual(), field);
        }
    }

    @Test
    void aProviderSaysWhatAPlanCanAskOfIt() throws Exception {
        assertEquals(0, terminal.type("providers", "byte", "--json"));
        JsonNode provider = new ObjectMapper().readTree(terminal.out).get("providers").get(0);
        assertEquals(List.of("fail", "host", "port", "server"), provider.get("options").valueStream().map(option -> option.get("name").asText()).toList());
        JsonNode fail = provider.get("options").get(0);
        assertEquals("false", fail.get("default").asText());
        assertEquals(List.of("true", "false"), fail.get("values").valueStream().map(JsonNode::asText).toList());
        List<String> refused = provider.get("refuses").valueStream().map(kind -> kind.get("kind").asText()).toList();
        assertTrue(refused.containsAll(List.of("int", "map", "exception", "oneWay")), refused.toString());
        assertEquals(21, provider.get("javaFrom").asInt());
        assertTrue(provider.get("javaVersions").valueStream().anyMatch(version -> version.asText().startsWith(Runtime.version().feature() + "")));
        assertEquals(0, terminal.type("providers", "byte"));
        assertTrue(terminal.out.contains("fail") && terminal.out.contains("Refuses: boolean, byte"), terminal.out);
        assertEquals(0, terminal.type("providers", "--json"));
        assertNull(new ObjectMapper().readTree(terminal.out).get("providers").get(0).get("options"), "a list is short");
    }
}
