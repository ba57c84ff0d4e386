// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cpp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Recipe;
import org.roundtrip.provider.Compiled;

/** The harness in C++ passes the test vectors, and the benchmark of its loops compiles with it. */
@Tag("tool")
@Tag("night")
class SelfCheckTest {
    private static final Path BENCHMARK = Path.of("../../../releng/benchmarks/org/roundtrip/bench/paired.cpp");
    /** Both tests compile the harness once. */
    @TempDir
    private static Path folder;

    @Test
    void theHarnessInCppPassesTheVectors() throws Exception {
        ContractCompiler compiler = new ContractCompiler();
        Compiled library = CppHarness.library(compiler, folder);
        Map<String, Path> inputs = Map.of("CPATH", library.classes(), "LIBRARY_PATH", library.classes());
        Compiled program = compiler.compile(new Recipe("selfcheck", Gpp.version(),
                Map.of("selfcheck.cpp", CppHarness.text("selfcheck.cpp")),
                List.of(Gpp.compile(List.of("selfcheck"), inputs), Gpp.link("selfcheck", List.of("selfcheck"),
                        List.of("roundtrip"), inputs)), new Recipe.Made(List.of("selfcheck"))), folder);
        String vectors = CppHarness.text("vectors.txt");
        assertEquals("298 lines, 0 wrong", check(program, vectors));
        assertTrue(check(program, vectors.replaceFirst("byte 101", "byte 102")).startsWith("byte 102: 101"));
    }

    @Test
    void theBenchmarkOfTheLoopsCompiles() throws Exception {
        ContractCompiler compiler = new ContractCompiler();
        Path library = CppHarness.library(compiler, folder).classes();
        Compiled made = compiler.compile(new Recipe("paired", Gpp.version(), Map.of("trial.hpp", CppHarness.text("trial.hpp"),
                "contract.hpp", "const char OPERATION[] = \"echo\";\nconst int MIN = 64, MAX = 64;\n",
                "paired.cpp", Files.readString(BENCHMARK)),
                List.of(Gpp.compile(List.of("paired"), Map.of("CPATH", library, "LIBRARY_PATH", library))),
                new Recipe.Made(List.of("paired.o"))), folder);
        assertTrue(Files.size(made.classes().resolve("paired.o")) > 0);
    }

    private String check(Compiled program, String vectors) throws Exception {
        Path file = Files.writeString(folder.resolve("vectors"), vectors);
        Process process = new ProcessBuilder(program.classes().resolve("selfcheck").toString(), file.toString()).start();
        String said = new String(process.getInputStream().readAllBytes()).strip();
        assertEquals(said.contains(" 0 wrong") ? 0 : 1, process.waitFor());
        return said;
    }
}
