// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.contract.cache.FileSums;
import org.roundtrip.contract.tools.NativePrograms;
import org.roundtrip.contract.tools.ProgramRun;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;

/** Steps that are native programs, and recipes that end in one. */
@Tag("process")
class NativeStepsTest {
    private static final Duration LONG = Duration.ofMinutes(1);
    @TempDir
    Path folder;
    private final ContractCompiler compiler = new ContractCompiler();

    @Test
    void severalStepsEndInAProgramThatIsKept() throws Exception {
        Path input = Files.createDirectories(folder.resolve("input"));
        Files.writeString(input.resolve("word"), "hello");
        Recipe recipe = recipe("1", Map.of("WORDS", input), "{ echo '#!/bin/sh'; echo echo $(cat $WORDS/word); } >made",
                "chmod +x made");
        Compiled made = compiler.compile(recipe, folder.resolve("cache"));
        Process program = new ProcessBuilder(made.classes().resolve("made").toString()).start();
        assertEquals("hello", program.inputReader().readLine());
        assertFalse(made.cached());
        assertTrue(compiler.compile(recipe, folder.resolve("cache")).cached());
        Files.writeString(input.resolve("word"), "other");
        assertFalse(compiler.compile(recipe, folder.resolve("cache")).cached());
    }

    @Test
    void stepsAndProductAreInTheHash() throws Exception {
        FileSums sums = new FileSums();
        String hash = recipe("1", Map.of(), "true").hash(sums);
        assertEquals(hash, recipe("1", Map.of(), "true").hash(sums));
        assertNotEquals(hash, recipe("2", Map.of(), "true").hash(sums));
        assertNotEquals(hash, recipe("1", Map.of(), "false").hash(sums));
        assertNotEquals(hash, new Recipe("trial", "1", Map.of(), List.of(step("true")),
                new Recipe.Made(List.of("other"))).hash(sums));
    }

    @Test
    void theNameOfAnInputStandsForItsPlaceWhichIsNotInTheHash() throws Exception {
        List<String> hashes = new ArrayList<>();
        for (String place : List.of("here", "a b")) {
            Path input = Files.createDirectories(folder.resolve(place)).resolve("word");
            Files.writeString(input, "hello");
            Recipe recipe = recipe("1", Map.of("WORD", input), "test \"$(cat '{WORD}')\" = hello && touch made");
            Compiled made = compiler.compile(recipe, folder.resolve("cache of " + place));
            assertTrue(Files.exists(made.classes().resolve("made")));
            hashes.add(made.hash());
        }
        assertEquals(hashes.getFirst(), hashes.getLast());
    }

    @Test
    void aFailingProgramIsQuoted() {
        CompilationException failure = assertThrows(CompilationException.class,
                () -> compiler.compile(recipe("1", Map.of(), "echo line 7; exit 3"), folder.resolve("cache")));
        assertEquals("The trial program failed with status 3 on this contract; its messages are in the details.",
                failure.getMessage());
        assertEquals("line 7\n", failure.details());
    }

    @Test
    void aProgramThatIsMissingIsAFailure() {
        assertThrows(CompilationException.class, () -> run(
                new BuildStep.Program("x", List.of("no-such-program"), Map.of(), LONG), LONG));
        assertEquals("no-such-program", NativePrograms.missing("sh", "no-such-program").orElseThrow());
    }

    @Test
    void aProgramThatTakesTooLongIsKilledWithItsChildren() throws Exception {
        CompilationException failure = assertThrows(CompilationException.class,
                () -> run(step("sleep 600 & echo $! >child; echo $$ >own; wait"), Duration.ofSeconds(1)));
        assertTrue(failure.getMessage().startsWith("The trial program did not end within 1 "), failure.getMessage());
        assertEnded("own");
        assertEnded("child");
    }

    /** The shell that watches is tied to this process by its standard input alone. */
    @Test
    void aProgramEndsWhenStandardInputCloses() throws Exception {
        Process tied = new ProcessBuilder(step("sleep 600 & echo $! >child; echo $$ >own; wait").command())
                .directory(folder.toFile()).start();
        while (!Files.exists(folder.resolve("own")) || Files.size(folder.resolve("own")) == 0) {
            assertTrue(tied.isAlive());
            Thread.sleep(10);
        }
        tied.getOutputStream().close();
        tied.waitFor();
        assertEnded("own");
        assertEnded("child");
    }

    private void run(BuildStep step, Duration limit) throws Exception {
        ProgramRun.run(step.name(), step.command(), step.environment(), folder, limit);
    }

    private void assertEnded(String name) throws Exception {
        Path file = folder.resolve(name);
        // On a busy machine the limit may end before the program has begun.
        if (Files.exists(file) && Files.size(file) > 0) {
            ProcessHandle.of(Long.parseLong(Files.readString(file).strip())).ifPresent(process -> process.onExit().join());
        }
    }

    private static BuildStep.Program step(String script) {
        return new BuildStep.Program("The trial program", List.of("sh", "-c", script), Map.of(), LONG);
    }

    private static Recipe recipe(String version, Map<String, Path> inputs, String... scripts) {
        return new Recipe("trial", version, Map.of("a.txt", "a"), java.util.stream.Stream.of(scripts)
                .map(script -> (BuildStep) new BuildStep.Program("The trial program", List.of("sh", "-c", script), inputs, LONG))
                .toList(), new Recipe.Made(List.of("made")));
    }
}
