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
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RunFolder;

/** What a run takes, before it is made, and after some were. */
class PlanCommandTest {
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void open() {
        terminal = new Terminal(folder);
    }

    private JsonNode answer(String... arguments) throws IOException {
        assertEquals(0, terminal.type(arguments), terminal.err);
        return new ObjectMapper().readTree(terminal.out);
    }

    @Test
    void withoutEarlierRunsThePlanSaysHowLong() throws IOException {
        terminal.plan("a.plan.json", "\"byte\", \"absent\"", "\"seconds\": 60");
        JsonNode found = answer("plan", "a.plan.json", "--for", "5 %", "--json");
        assertEquals(2, found.at("/forksInAll/most").asInt());
        assertTrue(found.at("/minutes/least").asDouble() >= 2, terminal.out);
        assertTrue(found.at("/callsPerBlock").isNull());
        assertEquals(0.05, found.at("/rows/0/spread").asDouble());
        assertTrue(found.at("/for/forks").asInt() > answer("plan", "a.plan.json", "--for", "10%", "--json").at("/for/forks").asInt(),
                "more exact takes more forks");
        assertTrue(answer("plan", "a.plan.json", "--quick", "--json").at("/minutes/least").asDouble() < 2);
    }

    @Tag("process")
    @Test
    void earlierRunsSayItAndForksAreAddedToThem() throws IOException {
        terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 500");
        assertEquals(0, terminal.type("run", "a.plan.json"), terminal.err);
        Path run;
        try (Stream<Path> runs = Files.list(folder.resolve("home/runs"))) {
            run = runs.findFirst().orElseThrow();
        }
        assertEquals(0, terminal.type("run", run.getFileName().toString(), "--more", "2"), terminal.err);
        assertEquals(3, RunFolder.open(run).run().forks().size());
        JsonNode found = answer("plan", "a.plan.json", "--json");
        assertEquals(500, found.at("/callsPerBlock").asInt());
        assertEquals(1, found.at("/rowsMeasuredBefore").asInt());
        assertTrue(found.at("/rows/0/seconds").asDouble() > 0);
        assertEquals(found.at("/minutes/least"), found.at("/minutes/most"));
        assertEquals(0, terminal.type("plan", "a.plan.json"));
        assertEquals(4, terminal.out.lines().count());
    }
}
