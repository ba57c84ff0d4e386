// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code orbs}. Trials of real ORBs are in the provider kit and in the tests of the window. */
class OrbsCommandTest {
    /** Too long for any terminal here: how much room it has depends on the name of the test's folder. */
    private static final String COMMAND = "{java} -cp {jars} x.Idl -d {out} -emitAll -keepComments -includeFolder included -includeFolder more {idl}";
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void open() {
        terminal = new Terminal(folder);
    }

    private JsonNode list() throws Exception {
        assertEquals(0, terminal.type("orbs", "list", "--json"), terminal.err);
        return new ObjectMapper().readTree(terminal.out).get("orbs");
    }

    private int add(String name, String... more) {
        List<String> line = new ArrayList<>(List.of("orbs", "add", name, "--jar", "lib/orb-*.jar", "--orb-class", "x.Orb",
                "--singleton-class", "x.Single", "--idl-compiler", COMMAND));
        line.addAll(List.of(more));
        return terminal.type(line.toArray(String[]::new));
    }

    @Test
    void anOrbIsDescribedListedChangedAndRemoved() throws Exception {
        assertEquals(0, add("mine", "--property", "OAPort=${port}", "--property", "a=b=c", "--jvm-flag=-Dx=y"), terminal.err);
        assertEquals(List.of("Saved mine; try it: roundtrip orbs try mine", "mine: no jar matches " + folder.resolve("lib/orb-*.jar")),
                terminal.err.lines().toList());
        JsonNode orb = list().get(0);
        assertEquals(folder.resolve("lib/orb-*.jar").toString(), orb.get("jars").get(0).asText());
        assertEquals("${port}", orb.get("properties").get("OAPort").asText());
        assertEquals("b=c", orb.get("properties").get("a").asText());
        assertEquals("-Dx=y", orb.get("jvmFlags").get(0).asText());
        assertEquals(COMMAND, orb.get("idlCompiler").asText());
        assertEquals(0, terminal.type("orbs", "list"));
        assertTrue(terminal.out.contains("no: mine: no jar matches "), terminal.out);
        assertEquals(0, add("mine", "--property", "a=d"));
        assertEquals("d", list().get(0).get("properties").get("a").asText());
        assertEquals(2, terminal.type("orbs", "remove", "other"));
        assertEquals("There is no ORB other; there are mine", terminal.err.strip());
        assertEquals(0, terminal.type("orbs", "remove", "mine"));
        assertEquals(0, list().size());
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 80})
    void aTerminalGetsTheColumnsThatFit(int columns) {
        add("mine");
        terminal.columns = columns;
        assertEquals(0, terminal.type("orbs", "list"));
        assertTrue(terminal.out.lines().allMatch(line -> line.length() <= columns), terminal.out);
        assertTrue(terminal.out.contains("no: mine: no jar matches"), terminal.out);
        assertTrue(terminal.err.contains("left out: "), terminal.err);
        assertEquals(0, terminal.type("orbs", "list", "--wide"));
        assertTrue(terminal.out.contains(COMMAND), terminal.out);
        assertEquals("", terminal.err);
    }

    @Test
    void whatIsNotAnOrbIsNotKept() throws Exception {
        assertEquals(2, add("my orb"));
        assertTrue(terminal.err.startsWith("This is not a name for an ORB: my orb."), terminal.err);
        assertEquals(2, add("mine", "--property", "x"));
        assertEquals("This is not a property KEY=VALUE: x", terminal.err.strip());
        assertEquals(0, list().size());
    }

    @Test
    void whatLacksSomethingIsNotTried() {
        add("mine");
        assertEquals(2, terminal.type("orbs", "try", "mine"));
        assertEquals("mine: no jar matches " + folder.resolve("lib/orb-*.jar"), terminal.err.strip());
    }
}
