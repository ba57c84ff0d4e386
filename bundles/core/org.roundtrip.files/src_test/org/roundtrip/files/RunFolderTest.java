// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.ClockDifference;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.machine.Scheduled;

class RunFolderTest {
    private static final Instant START = Instant.now();
    private static final long SELF = ProcessHandle.current().pid();
    @TempDir
    private Path temp;

    @Test
    void aSavedRunIsReadBack() throws Exception {
        RunFolder written = RunFolder.create(temp.resolve("a/run"), run(Run.Outcome.RUNNING, SELF));
        assertEquals(run(Run.Outcome.RUNNING, SELF), RunFolder.open(written.folder()).run());
        assertEquals(run(Run.Outcome.RUNNING, SELF).plan(), PlanFiles.read(written.folder().resolve("plan.json")));
        written.save(run(Run.Outcome.FAILED, SELF));
        assertEquals(run(Run.Outcome.FAILED, SELF), RunFolder.open(written.folder()).run());
        assertFalse(Files.exists(written.folder().resolve("run.json.writing")));
    }

    /** Both sides of a pair have some facts each, and so have their connections. */
    @Test
    void theFactsOfTheMostPairsAreReadBack() throws Exception {
        Map<String, String> facts = IntStream.range(0, 100 * 50).boxed().collect(Collectors.toMap(fact -> "fact" + fact, fact -> "1"));
        Run some = run(Run.Outcome.DONE, SELF);
        RunFolder.create(temp.resolve("run"), new Run(some.id(), some.plan(), some.quick(), SELF, facts, some.forks(), some.outcome(), "",
                some.started(), null));
        assertEquals(facts, RunFolder.open(temp.resolve("run")).run().environment());
    }

    @Test
    void aReaderReadsTheFileAgainOnlyWhenItChanged() throws Exception {
        RunFolder written = RunFolder.create(temp.resolve("run"), run(Run.Outcome.RUNNING, SELF));
        RunFolder reader = RunFolder.open(written.folder());
        assertSame(reader.run(), reader.run());
        written.save(run(Run.Outcome.DONE, SELF));
        assertEquals(Run.Outcome.DONE, reader.run().outcome());
    }

    @Test
    void aRunNeedsAnEmptyFolder() throws Exception {
        Files.createDirectory(temp.resolve("empty"));
        RunFolder.create(temp.resolve("empty"), run(Run.Outcome.DONE, SELF));
        assertTrue(assertThrows(IOException.class, () -> RunFolder.create(temp.resolve("empty"),
                run(Run.Outcome.DONE, SELF))).getMessage().contains("is not empty"));
    }

    @Tag("process")
    @Test
    void aRunWhoseProcessIsGoneIsInterrupted() throws Exception {
        Process gone = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-version")
                .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        gone.waitFor();
        RunFolder.create(temp.resolve("run"), run(Run.Outcome.RUNNING, gone.pid()));
        Run run = RunFolder.open(temp.resolve("run")).run();
        assertEquals(Run.Outcome.INTERRUPTED, run.outcome());
        assertTrue(run.message().contains("ended before the run did"));
        assertEquals(List.of(Fork.State.DONE, Fork.State.FAILED, Fork.State.CANCELLED, Fork.State.PLANNED),
                run.forks().stream().map(Fork::state).toList());
        assertNull(run.ended());
    }

    @Test
    void aProcessThatBeganAfterTheRunIsAnother() throws Exception {
        Run old = run(Run.Outcome.RUNNING, SELF);
        RunFolder.create(temp.resolve("run"), new Run(old.id(), old.plan(), old.quick(), SELF, old.environment(),
                old.forks(), old.outcome(), "", Instant.parse("2020-01-01T00:00:00Z"), null));
        assertEquals(Run.Outcome.INTERRUPTED, RunFolder.open(temp.resolve("run")).run().outcome());
    }

    @Test
    void runJsonCutAtAnyByteGivesThePreviousState() throws Exception {
        RunFolder written = RunFolder.create(temp.resolve("run"), small(Run.Outcome.RUNNING));
        written.save(small(Run.Outcome.DONE));
        byte[] whole = Files.readAllBytes(written.folder().resolve("run.json"));
        for (int length = 0; length < whole.length - 1; length++) {
            Files.write(written.folder().resolve("run.json"), Arrays.copyOf(whole, length));
            assertEquals(Run.Outcome.RUNNING, RunFolder.open(written.folder()).run().outcome(), "cut at " + length);
        }
        Files.delete(written.folder().resolve("run.json"));
        assertEquals(Run.Outcome.RUNNING, RunFolder.open(written.folder()).run().outcome());
    }

    @Test
    void withoutThePreviousStateACutFileIsRefusedWithASentence() throws Exception {
        Path folder = RunFolder.create(temp.resolve("run"), small(Run.Outcome.DONE)).folder();
        byte[] whole = Files.readAllBytes(folder.resolve("run.json"));
        for (int length = 0; length < whole.length - 1; length++) {
            Files.write(folder.resolve("run.json"), Arrays.copyOf(whole, length));
            String message = assertThrows(InvalidFileException.class, () -> RunFolder.open(folder)).getMessage();
            assertTrue(message.startsWith("run/run.json: ") && message.lines().count() == 1, message);
        }
    }

    @Test
    void foldersWithoutARunAreRefused() throws Exception {
        assertTrue(refusal(temp.resolve("none")).endsWith("there is no such run folder"));
        assertTrue(refusal(temp).endsWith("the folder contains no run (there is no run.json)"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            roundtrip-run-2     | roundtrip-run-3    | schema: a newer Roundtrip wrote this file (roundtrip-run-3; this one reads roundtrip-run-2); update Roundtrip to open it
            "number": 2         | "number": 1        | forks/1: the fork does not belong to the plan, or is here twice
            "number": 2         | "number": -2       | forks/1/number: must be at least 1, but is -2
            "operation": "f1"   | "operation": "f2"  | forks/3: the fork does not belong to the plan, or is here twice
            "id": "run"         | "id": 3            | id: must be a text, but is 3
            "started": "2       | "started": "x      | started: "
            "operations": [     | "operatons": [     | plan: the field operations is missing
            """)
    void damagedFieldsAreNamed(String right, String wrong, String message) throws Exception {
        Path file = RunFolder.create(temp.resolve("run"), run(Run.Outcome.DONE, SELF)).folder().resolve("run.json");
        String changed = Files.readString(file).replaceFirst(java.util.regex.Pattern.quote(right), wrong);
        assertFalse(changed.equals(Files.readString(file)), "nothing was changed");
        Files.writeString(file, changed);
        assertTrue(refusal(file.getParent()).startsWith("run/run.json: " + message), refusal(file.getParent()));
    }

    @Test
    void pathsAreMadeOfNumbersOnly() throws Exception {
        RunFolder folder = RunFolder.create(temp.resolve("run"), run(Run.Outcome.DONE, SELF));
        Fork fork = folder.run().forks().getFirst();
        assertEquals(folder.folder().resolve("forks/001/client.journal"), folder.journal(fork));
        assertEquals(folder.folder().resolve("forks/001/packets.pcapng"), folder.capture(fork));
        assertEquals(folder.folder().resolve("forks/001/server.log"), folder.log(fork, "server"));
        assertThrows(IllegalArgumentException.class, () -> folder.log(fork, "../../x"));
        assertEquals(folder.folder().resolve(fork.folder()), folder.folder(fork));
    }

    private static String refusal(Path folder) {
        return assertThrows(InvalidFileException.class, () -> RunFolder.open(folder)).getMessage();
    }

    /** A run whose JSON is short, since tests cut it at every byte. */
    private static Run small(Run.Outcome outcome) throws IOException {
        Plan plan = PlanFiles.parse("""
                {"schema": "roundtrip-plan-2", "name": "p", "operations": [{"name": "o", "behaviour": "nothing"}],
                 "providers": ["rmi"]}""", "p");
        return new Run("run", plan, false, SELF, Map.of(), List.of(), outcome, "", START, null);
    }

    private static Run run(Run.Outcome outcome, long pid) throws IOException {
        Plan plan = PlanFiles.parse(PlanFilesTest.PLAN, "p");
        boolean running = outcome == Run.Outcome.RUNNING;
        return new Run("run", plan, true, pid, Map.of("cpu", "Some \"CPU\"\n2 cores"), List.of(
                new Fork(1, "socket", "socket", "ping", 1, Fork.State.DONE, null, 120_000L,
                        new Fork.Disturbance(0.25, 0.015, 2596L, new Scheduled("0,2-3", 0.125, 40, 2), new Scheduled("1", 0, 41, 0),
                                new Fork.Disturbance(0.5, 0)), new Capture(1000L, 4003L, 300_000L,
                                new Fork.NameService(List.of(1099, 2000), 12, 900), 0L, new CapturedEnds(null, null, 4001L, 2L,
                                new ClockDifference(1_700_000_000_000_000_000L, -12_345, 1.5e-6, 999,
                                        ClockDifference.By.PACKETS), true), null), null),
                new Fork(2, "axis", "Axis literal", "ping", null, 1, Fork.State.FAILED, 7L, 1L, 2L,
                        new Fork.WarmedUp(false, 30.25, 70_000, 0.03125, null), null, Capture.missing("Not allowed; do this."),
                        new Fork.ServerSide(900_000_000L, 42_000_000L), 12L, 5L, "The server did not start."),
                new Fork(3, "socket", "socket", "twice", 1, running ? Fork.State.RUNNING : Fork.State.DONE, null, null,
                        new Capture(1L, 2L, 100L, null, 0L, new CapturedEnds("No right here.", "None there.", null, null,
                                null, false), null), null),
                new Fork(4, "axis", "Axis literal", "f1", 1, Fork.State.PLANNED, null, null, null, null)),
                outcome, outcome == Run.Outcome.FAILED ? "One fork failed." : "", START,
                running ? null : START.plusSeconds(5));
    }
}
