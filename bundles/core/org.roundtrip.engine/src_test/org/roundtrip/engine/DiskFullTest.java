// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A run on a disk that fills up, in a mount space of its own where that is allowed. */
@EnabledOnOs(OS.LINUX)
@Tag("process")
@Timeout(600)
class DiskFullTest {
    private static final List<List<String>> WAYS = List.of(List.of("unshare", "-Urm"), List.of("unshare", "-m"));

    @TempDir
    private Path folder;

    @Test
    void theRunEndsWithASentenceAndKeepsItsCalls() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String out = inSmallDisk("exec \"$1\" -cp \"$2\" " + EngineMain.class.getName() + " \"$0\" ''", java,
                System.getProperty("java.class.path"));
        List<String> lines = out.lines().toList();
        List<String> saved = lines.stream().filter(line -> line.startsWith("SAVED")).toList();
        assertTrue(saved.getFirst().startsWith("SAVED FAILED") && saved.getFirst().contains("No space left on device"), out);
        String calls = lines.stream().filter(line -> line.startsWith("CALLS")).findFirst().orElseThrow();
        assertTrue(calls.matches(".*STEADY=\\d{5,}.*"), "a journal as large as the disk allows: " + out);
        assertTrue(lines.getLast().startsWith("ENDED FAILED true 2 of 2 forks failed; the first, "), out);
    }

    /** Runs a script whose folder $0 is a disk of 4 MiB. */
    private String inSmallDisk(String script, String... arguments) throws IOException, InterruptedException {
        for (List<String> way : WAYS) {
            String mount = "mount -t tmpfs -o size=4m none \"$0\" && echo mounted && ";
            List<String> command = Stream.of(way, List.of("sh", "-c", mount + script, folder.toString()),
                    List.of(arguments)).flatMap(List::stream).toList();
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            String out = new String(process.getInputStream().readAllBytes());
            process.waitFor();
            if (out.startsWith("mounted")) {
                return out;
            }
        }
        return Assumptions.abort("no small disk can be mounted here");
    }
}
