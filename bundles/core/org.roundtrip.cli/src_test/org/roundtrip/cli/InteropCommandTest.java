// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.files.RunFolder;
import org.roundtrip.provider.ProviderInfo;

/** Every client calls every server, through the command line. */
@Tag("process")
class InteropCommandTest {
    private static final String SIDES = "{\"id\": \"byte\", \"name\": \"A\"}, {\"id\": \"byte\", \"name\": \"B\", \"jvmFlags\": [\"-Xss1m\"]}";
    private static final String OPERATIONS =
            "{\"name\": \"ping\", \"behaviour\": \"nothing\"}, {\"name\": \"get\", \"result\": \"int\", \"behaviour\": \"generate\"}";
    @TempDir
    private static Path measured;
    private static Terminal measuring;
    @TempDir
    private Path folder;
    private Terminal terminal;

    /** All tests show the same run, so that its processes are started once. */
    @BeforeAll
    static void measure() throws IOException {
        measuring = new Terminal(measured);
        measuring.plan("a.plan.json", SIDES, OPERATIONS, "\"calls\": 500");
        assertEquals(0, measuring.type("interop", "a.plan.json", "--family", "socket", "--out", "run"), () -> measuring.err);
    }

    private void show(boolean json) throws IOException {
        terminal.show(RunFolder.open(measured.resolve("run")), (run, context) -> InteropCommand.print(run, json, false, context));
    }

    @BeforeEach
    void open() throws IOException {
        terminal = new Terminal(folder);
        terminal.plan("a.plan.json", SIDES, OPERATIONS, "\"calls\": 500");
    }

    @Test
    void theTableSaysHowManyOperationsEachPairCarries() {
        assertEquals("""
                Client \\ server       A       B
                A                1 of 2  1 of 2
                B                1 of 2  1 of 2
                4 of 8 combinations of client, server and operation work; 4 refused, 0 failed.
                A byte cannot carry get: it can do nothing but ping (A to A, A to B, B to A, B to B)
                """, measuring.out);
    }

    @Test
    void jsonHasACellForEachClientServerAndOperation() throws IOException {
        show(true);
        JsonNode cells = new ObjectMapper().readTree(terminal.out).get("cells");
        assertEquals(8, cells.size());
        JsonNode pair = cells.get(1);
        assertEquals("A", pair.get("client").asText());
        assertEquals("B", pair.get("server").asText());
        assertTrue(pair.get("works").asBoolean() && pair.get("p50Nanos").asDouble() > 0, pair.toString());
    }

    @Test
    void aTerminalGetsTheServersThatFitAndIsToldWhichDoNot() throws IOException {
        terminal.columns = 28;
        show(false);
        assertTrue(terminal.out.lines().allMatch(line -> line.length() <= 28), terminal.out);
        assertTrue(terminal.out.lines().findFirst().orElseThrow().matches("Client . server +A"), terminal.out);
        assertTrue(terminal.err.replaceAll("\\s+", " ").contains("left out: B. --wide"), terminal.err);
    }

    /** As in the examples, and in plans that are made in the window. */
    @Tag("night")
    @Test
    void withoutAPlanProvidersHaveTheirNamesForPeople() throws IOException {
        ProviderInfo spoken = new ProviderInfo("byte", "A byte", "Socket", "bytes", "1", "EPL-2.0", true, "IDL", 21, false, false, false, List.of());
        terminal.catalogue = new ProviderCatalogue(Map.of(spoken, new ByteProvider()));
        assertEquals(0, terminal.type("interop", "--quick", "--json"), () -> terminal.err);
        assertEquals("A byte", new ObjectMapper().readTree(terminal.out).at("/cells/0/client").asText());
    }

    @Test
    void aPlanNamesItsVersionsItself() {
        assertEquals(2, terminal.type("interop", "a.plan.json", "--versions"));
        assertEquals("A plan names its versions itself, so give either a plan or --versions.\n", terminal.err);
    }

    @Test
    void aFamilyThatIsNotThereIsRefused() {
        assertEquals(2, terminal.type("interop", "a.plan.json", "--family", "CORBA"));
        assertEquals("None of these providers is of the family CORBA; there are Socket\n", terminal.err);
        assertEquals(2, terminal.type("interop", "a.plan.json", "--family", "Soket"));
        assertTrue(terminal.err.endsWith("; there are Socket. Did you mean Socket?\n"), terminal.err);
    }
}
