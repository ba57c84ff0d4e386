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

    /** What a test started goes on when its parent has ended; one was found after an hour. */
    @Test
    void processesThatTestsLeaveBehindAreNamedAndEnded() throws Exception {
        List<String> said = run("""
                . "$checkout/releng/reports.sh"
                export ROUNDTRIP_TESTS="mark-$$"
                end_left_processes "$ROUNDTRIP_TESTS" 0 || say early
                sh -c 'sleep 600 & exit 0'
                end_left_processes "$ROUNDTRIP_TESTS" 0 || say left
                end_left_processes "$ROUNDTRIP_TESTS" 60 && say none
                """, 0);
        assertEquals(4, said.size(), said.toString());
        assertTrue(said.get(1).endsWith("sleep 600"), said.toString());
        assertEquals(List.of("left", "none"), said.subList(2, 4));
    }

    @Test
    void aHomeOfNoUseIsOneSentence() throws Exception {
        Files.writeString(folder.resolve("file"), "");
        for (String home : List.of("file", "file/home")) {
            assertEquals(1, run("need_home '" + folder.resolve(home) + "' '" + folder.resolve(home) + "/cache'", 2).size(), home);
        }
        assertEquals(List.of(), run("need_home '" + folder.resolve("home") + "' '" + folder.resolve("home/cache") + "'", 0));
        assertTrue(Files.isDirectory(folder.resolve("home/cache")));
    }

    /** Java took such a name for another one and ended with a stack trace. */
    @Test
    void namesThatThePosixLocaleCannotWriteAreOneSentence() throws Exception {
        assertEquals(1, run("export LC_ALL=C; need_locale plain $'\\xc3\\xa9.json'", 2).size());
        assertEquals(List.of(), run("export LC_ALL=C; need_locale plain 'a ~!' $'b\\tc' ''", 0));
        assertEquals(List.of(), run("export LC_ALL=C.UTF-8; need_locale $'\\xc3\\xa9.json'", 0));
    }

    /** Builds with a Maven that only says that it has begun. */
    private List<String> build() throws IOException, InterruptedException {
        return run("""
                find_maven() { :; }
                run_maven() { say parts; }
                build build.log package
                """, 0);
    }

    /** Runs lines with the functions of the scripts. @return what they said */
    private List<String> run(String lines, int status) throws IOException, InterruptedException {
        Path output = folder.resolve("said");
        Process bash = new ProcessBuilder("bash", "-c", """
                set -euo pipefail
                checkout=$1
                . "$checkout/releng/setup.sh"
                made=$2
                """ + lines, "bash", TOP.toRealPath().toString(), folder.toString()).redirectErrorStream(true).redirectOutput(output.toFile()).start();
        assertEquals(status, bash.waitFor(), () -> read(output).toString());
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
