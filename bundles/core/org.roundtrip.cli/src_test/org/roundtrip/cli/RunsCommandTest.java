// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;

/** The list of runs. */
class RunsCommandTest {
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void measured() throws IOException {
        terminal = new Terminal(folder);
        for (int day = 1; day <= 2; day++) {
            Plan plan = PlanFiles.read(terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 1"));
            Instant then = Instant.parse("2026-01-0" + day + "T12:00:00Z");
            RunFolder.create(folder.resolve("home/runs/2026-01-0" + day + "-120000-a-plan-with-a-rather-long-name-too"),
                    new Run("run", plan, day == 1, 1, Map.of(), List.of(), Run.Outcome.DONE, "", then, then));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 80})
    void aTerminalGetsTheColumnsThatFit(int columns) {
        terminal.columns = columns;
        assertEquals(0, terminal.type("runs"));
        assertTrue(terminal.out.lines().allMatch(line -> line.length() <= columns), terminal.out);
        assertTrue(terminal.out.contains("2026-01-02-120000-a-plan-with-a-rather-long-name-too  "), terminal.out);
        assertTrue(terminal.out.contains("done, quick"), terminal.out);
        assertTrue(terminal.out.endsWith("\nIn every row: Plan: Some plan; Forks: 0 of 0\n"), "and no word of tags, which none has: " + terminal.out);
        assertEquals(columns == 80, terminal.err.replaceAll("\\s+", " ").contains("left out: Started."), terminal.err);
    }

    /** Their names and plans were alike, and nothing said which of them had measured what. */
    @Test
    void whatWasChangedTellsRunsOfAPlanApart() throws IOException {
        Plan plan = PlanFiles.read(terminal.plan("b.plan.json", "\"byte\"", "{\"name\": \"ping\", \"behaviour\": \"nothing\"}, {\"name\": \"pong\", \"behaviour\": \"nothing\"}",
                "\"calls\": 1"));
        Instant then = Instant.parse("2026-01-03T12:00:00Z");
        RunFolder.create(folder.resolve("home/runs/2026-01-03-120000-some-plan"),
                new Run("run", plan, false, 1, Map.of(), List.of(), Run.Outcome.DONE, "", then, then));
        terminal.columns = 100;
        assertEquals(0, terminal.type("runs"));
        assertTrue(terminal.out.lines().allMatch(line -> line.length() <= 100), terminal.out);
        assertEquals(1, terminal.out.lines().filter(line -> line.contains("with pong")).filter(line -> line.startsWith("2026-01-03")).count(), terminal.out);
        assertEquals(0, terminal.type("runs", "--json"));
        JsonNode runs = new ObjectMapper().readTree(terminal.out).get("runs");
        assertTrue(runs.get(0).get("changes").get(0).asText().equals("with pong") && runs.get(1).get("changes").isEmpty(), terminal.out);
    }

    @Test
    void allColumnsAreThereWhereTheyAreAskedForAndInAPipe() {
        assertEquals(0, terminal.type("runs"));
        String pipe = terminal.out;
        assertTrue(pipe.lines().findFirst().orElseThrow().matches("Run +Own name +Started +Plan +Changed since the first run +State +Forks +Tags"), pipe);
        terminal.columns = 80;
        assertEquals(0, terminal.type("runs", "--wide"));
        assertEquals(pipe, terminal.out);
        assertEquals("", terminal.err);
    }
}
