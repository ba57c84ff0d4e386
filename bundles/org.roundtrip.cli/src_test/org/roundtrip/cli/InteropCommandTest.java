// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every client calls every server, through the command line. */
class InteropCommandTest {
    private static final String SIDES = "{\"id\": \"byte\", \"name\": \"A\"}, {\"id\": \"byte\", \"name\": \"B\", \"jvmFlags\": [\"-Xss1m\"]}";
    private static final String OPERATIONS =
            "{\"name\": \"ping\", \"behaviour\": \"nothing\"}, {\"name\": \"get\", \"result\": \"int\", \"behaviour\": \"generate\"}";
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void open() throws IOException {
        terminal = new Terminal(folder);
        terminal.plan("a.plan.json", SIDES, OPERATIONS, "\"calls\": 500");
    }

    @Test
    void theTableSaysHowManyOperationsEachPairCarries() {
        assertEquals(0, terminal.type("interop", "a.plan.json"), () -> terminal.err);
        assertEquals("""
                Client \\ server       A       B
                A                1 of 2  1 of 2
                B                1 of 2  1 of 2
                4 of 8 combinations of client, server and operation work; 4 refused, 0 failed.
                A byte cannot carry get: it can do nothing but ping (A to A, A to B, B to A, B to B)
                """, terminal.out);
    }

    @Test
    void jsonHasACellForEachClientServerAndOperation() throws IOException {
        assertEquals(0, terminal.type("interop", "a.plan.json", "--family", "socket", "--json"), () -> terminal.err);
        JsonNode cells = new ObjectMapper().readTree(terminal.out).get("cells");
        assertEquals(8, cells.size());
        JsonNode pair = cells.get(1);
        assertEquals("A", pair.get("client").asText());
        assertEquals("B", pair.get("server").asText());
        assertTrue(pair.get("works").asBoolean() && pair.get("p50Nanos").asDouble() > 0, pair.toString());
    }

    @Test
    void aPlanNamesItsVersionsItself() {
        assertEquals(2, terminal.type("interop", "a.plan.json", "--versions"));
        assertEquals("A plan names its versions itself, so give either a plan or --versions.\n", terminal.err);
    }

    @Test
    void aFamilyThatIsNotThereIsRefused() {
        assertEquals(2, terminal.type("interop", "a.plan.json", "--family", "CORBA"));
        assertEquals("None of these providers is of the family CORBA; there are Socket.\n", terminal.err);
    }
}
