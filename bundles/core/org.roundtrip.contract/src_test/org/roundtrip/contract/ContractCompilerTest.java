// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.contract.cache.FileSums;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.tests.shapes.Shapes;
import org.roundtrip.tests.shapes.Tries;

@Tag("process")
class ContractCompilerTest {
    private final ContractCompiler compiler = new ContractCompiler();
    @TempDir
    Path folder;
    private Path cache;
    private Path log;

    @BeforeEach
    void places() {
        cache = folder.resolve("cache of contracts");
        log = folder.resolve("log");
    }

    @Test
    void theSecondTimeNothingRuns() throws Exception {
        Compiled first = compiler.compile(TrialGenerator.recipe("write in Java", log), cache);
        Compiled second = compiler.compile(TrialGenerator.recipe("write in Java", log), cache);
        assertFalse(first.cached());
        assertTrue(second.cached());
        assertEquals(first.classes(), second.classes());
        assertEquals(first.hash(), second.hash());
        assertEquals(1, Files.readAllLines(log).size());
    }

    @Test
    void otherFilesAreCopiedBesideTheClasses() throws Exception {
        Path classes = compiler.compile(TrialGenerator.recipe("write", log), cache).classes();
        assertTrue(Files.exists(classes.resolve("made/Made.class")));
        assertEquals("made=true", Files.readString(classes.resolve("made/made.properties")));
        assertEquals("of no use to Java", Files.readString(classes.resolve("idl/trial.txt")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"classes/made/Made.class", "classes/made/made.properties", "contents"})
    void aDamagedEntryIsMadeAgain(String file) throws Exception {
        Path entry = compiler.compile(TrialGenerator.recipe("write", log), cache).classes().getParent();
        byte[] whole = Files.readAllBytes(entry.resolve(file));
        int runs = 1;
        for (byte[] damaged : new byte[][] {null, new byte[0],
            java.util.Arrays.copyOf(whole, whole.length - 2), flipped(whole)}) {
            if (damaged == null) {
                Files.delete(entry.resolve(file));
            } else {
                Files.write(entry.resolve(file), damaged);
            }
            assertFalse(compiler.compile(TrialGenerator.recipe("write", log), cache).cached());
            assertEquals(++runs, Files.readAllLines(log).size());
            assertEquals(whole.length, Files.size(entry.resolve(file)));
            assertTrue(compiler.compile(TrialGenerator.recipe("write", log), cache).cached());
        }
    }

    private static byte[] flipped(byte[] whole) {
        byte[] flipped = whole.clone();
        flipped[flipped.length / 2] ^= 1;
        return flipped;
    }

    @Test
    void filesOfAKilledProcessDoNoHarm() throws Exception {
        Path entry = compiler.compile(TrialGenerator.recipe("write", log), cache).classes().getParent();
        Files.move(entry, entry.resolveSibling(entry.getFileName() + ".building"));
        assertFalse(compiler.compile(TrialGenerator.recipe("write", log), cache).cached());
        assertTrue(compiler.compile(TrialGenerator.recipe("write", log), cache).cached());
        assertEquals(List.of(), unfinished());
    }

    @Test
    void everyPartOfARecipeIsInItsHash() throws Exception {
        Path jar = Files.writeString(folder.resolve("a.jar"), "1");
        List<String> hashes = new ArrayList<>();
        for (Recipe recipe : List.of(of("p", "1", "text", "x", jar), of("q", "1", "text", "x", jar),
                of("p", "2", "text", "x", jar), of("p", "1", "texT", "x", jar), of("p", "1", "text", "y", jar))) {
            hashes.add(recipe.hash(new FileSums()));
        }
        Files.writeString(jar, "2 and more");
        hashes.add(of("p", "1", "text", "x", jar).hash(new FileSums()));
        assertEquals(hashes.size(), hashes.stream().distinct().count());
        Files.writeString(jar, "1");
        assertEquals(hashes.getFirst(), of("p", "1", "text", "x", jar).hash(new FileSums()));
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere")).resolve("a.jar");
        assertEquals(hashes.getFirst(), of("p", "1", "text", "x", Files.copy(jar, elsewhere)).hash(new FileSums()));
    }

    private static Recipe of(String provider, String version, String text, String argument, Path jar) {
        return new Recipe(provider, version, Map.of("a/b.txt", text),
                List.of(new Generator("g", "G", List.of(jar), List.of(), List.of(argument))), List.of(jar), CompileSetting.NEWEST);
    }

    @Test
    void pathsOfSourcesStayInside() {
        for (String path : List.of("../a.java", "/a.java", "a/../../b", "a//b", "", ".", "a/")) {
            assertThrows(IllegalArgumentException.class,
                    () -> new Recipe("p", "1", Map.of(path, ""), List.of(), List.of(), CompileSetting.NEWEST), path);
        }
    }

    @Test
    void aFailingGeneratorIsQuoted() throws Exception {
        CompilationException failure = assertThrows(CompilationException.class,
                () -> compiler.compile(TrialGenerator.recipe("fail", log), cache));
        assertTrue(failure.getMessage().startsWith("The trial generator failed with status 3"), failure.getMessage());
        assertTrue(failure.details().contains("unexpected 'struct'"), failure.details());
        assertEquals(List.of(), unfinished());
    }

    @Test
    void messagesOfTheCompilerAreQuoted() throws Exception {
        CompilationException failure = assertThrows(CompilationException.class,
                () -> compiler.compile(TrialGenerator.recipe("wrong", log), cache));
        assertTrue(failure.details().contains("Missing cannot be resolved"), failure.details());
        assertEquals(List.of(), unfinished());
    }

    /** The framework keeps an added provider's jar in a file that is called {@code bundleFile}. */
    @Test
    void aJarNeedsNoEnding() throws Exception {
        Path made = compiler.compile(TrialGenerator.recipe("write", log), cache).classes();
        Path jar = folder.resolve("bundleFile");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry("made/Made.class"));
            Files.copy(made.resolve("made/Made.class"), out);
        }
        Compiled user = compiler.compile(new Recipe("user", "1", Map.of("user/User.java", "package user; class User extends made.Made { }"),
                List.of(), List.of(jar), CompileSetting.NEWEST), cache);
        assertTrue(Files.exists(user.classes().resolve("user/User.class")));
        try (Stream<Path> kept = Files.list(user.classes().getParent())) {
            assertEquals(Set.of("classes", "contents", "sources"), kept.map(each -> each.getFileName().toString()).collect(Collectors.toSet()));
        }
    }

    @Test
    void anInterruptKillsTheGeneratorAndItsChildren() throws Exception {
        List<Throwable> thrown = new ArrayList<>();
        Thread compiling = Thread.ofPlatform().start(() -> {
            try {
                compiler.compile(TrialGenerator.recipe("hang", log), cache);
            } catch (CompilationException | InterruptedException e) {
                thrown.add(e);
            }
        });
        while (!Files.exists(log) || Files.readAllLines(log).size() < 2) {
            Thread.sleep(10);
        }
        compiling.interrupt();
        compiling.join();
        assertEquals(InterruptedException.class, thrown.getFirst().getClass());
        assertNoneAlive();
        assertEquals(List.of(), unfinished());
    }

    @Test
    void aKilledWorkbenchTakesTheGeneratorWithIt() throws Exception {
        Process workbench = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", System.getProperty("java.class.path"), CompileMain.class.getName(), cache.toString(),
                log.toString(), "hang").redirectErrorStream(true).start();
        while (!Files.exists(log) || Files.readAllLines(log).size() < 2) {
            assertTrue(workbench.isAlive());
            Thread.sleep(10);
        }
        List<ProcessHandle> family = workbench.descendants().toList();
        assertEquals(2, family.size(), "the generator and its child");
        workbench.destroyForcibly().waitFor();
        family.forEach(each -> each.onExit().join());
        assertNoneAlive();
    }

    @Test
    void anInterruptedCompilationHarmsNoLaterOne() throws Exception {
        JavaTypes types = new JavaTypes(false);
        Recipe recipe = Local.recipe(Shapes.everything(), types, types.sources(Shapes.everything()));
        for (int i = 0; i < Tries.of(1, 3); i++) {
            Path place = cache.resolve(Integer.toString(i));
            Thread compiling = Thread.ofPlatform().start(() -> assertThrows(InterruptedException.class, () -> compiler.compile(recipe, place)));
            while (compiling.isAlive() && !Files.exists(place)) {
                Thread.onSpinWait();
            }
            compiling.interrupt();
            compiling.join();
        }
        assertFalse(compiler.compile(recipe, cache).cached());
    }

    @Test
    void ofSeveralProcessesAndThreadsOneMakesTheEntry() throws Exception {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            processes.add(new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp", System.getProperty("java.class.path"), CompileMain.class.getName(), cache.toString(),
                    log.toString(), "write")
                    .redirectError(ProcessBuilder.Redirect.INHERIT).start());
        }
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            threads.add(Thread.ofPlatform().start(() ->
                    assertTrue(Files.exists(compileUnchecked().classes().resolve("made/Made.class")))));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        List<String> said = new ArrayList<>();
        for (Process process : processes) {
            said.add(new String(process.getInputStream().readAllBytes()).strip());
            assertEquals(0, process.waitFor());
        }
        assertTrue(said.stream().allMatch(word -> word.equals("true") || word.equals("false")), said.toString());
        assertEquals(1, Files.readAllLines(log).size());
    }

    private Compiled compileUnchecked() {
        try {
            return compiler.compile(TrialGenerator.recipe("write", log), cache);
        } catch (CompilationException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aCacheThatCannotBeWrittenIsReportedInOneSentence() throws Exception {
        Files.writeString(cache, "a file in the way");
        CompilationException failure = assertThrows(CompilationException.class,
                () -> compiler.compile(TrialGenerator.recipe("write", log), cache));
        assertTrue(failure.getMessage().contains(cache.toString()), failure.getMessage());
    }

    private void assertNoneAlive() throws IOException {
        for (String pid : Files.readAllLines(log)) {
            assertFalse(ProcessHandle.of(Long.parseLong(pid)).map(ProcessHandle::isAlive).orElse(false));
        }
    }

    private List<Path> unfinished() throws IOException {
        try (Stream<Path> files = Files.walk(cache)) {
            return files.filter(file -> file.toString().contains(".building")).toList();
        }
    }
}
