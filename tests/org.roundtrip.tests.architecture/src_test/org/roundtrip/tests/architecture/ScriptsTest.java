// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the scripts that build say to people. */
class ScriptsTest {
    private static final Path TOP = Path.of("../..");
    @TempDir
    private Path folder;

    /** Nothing but "[1/54]" stood there for two minutes. */
    @Test
    void beforeItsPartsABuildSaysHowLongItTakes() throws Exception {
        for (String when : List.of("the first time", "with all files fetched")) {
            List<String> said = build();
            assertEquals(2, said.size(), when + ": " + said);
            assertTrue(said.getFirst().contains("The first time this takes some minutes, because libraries are fetched"), said.toString());
            assertEquals("parts", said.getLast());
        }
    }

    /** Builds with a Maven that only says that it has begun. */
    private List<String> build() throws IOException, InterruptedException {
        Path output = folder.resolve("said");
        Process bash = new ProcessBuilder("bash", "-c", """
                set -euo pipefail
                checkout=$1
                . "$checkout/releng/setup.sh"
                made=$2
                find_maven() { :; }
                run_maven() { say parts; }
                build build.log package
                """, "bash", TOP.toRealPath().toString(), folder.toString()).redirectErrorStream(true).redirectOutput(output.toFile()).start();
        assertEquals(0, bash.waitFor(), () -> read(output).toString());
        return read(output);
    }

    private static List<String> read(Path output) {
        try {
            return Files.readString(output, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
