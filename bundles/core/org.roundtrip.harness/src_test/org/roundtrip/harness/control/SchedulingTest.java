// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a fork is told to have waited, from files as the kernel writes them. */
class SchedulingTest {
    @TempDir
    Path process;

    @Test
    void allThreadsCountButThoseThatCompile() throws Exception {
        thread(1, "java", 50, 10, 1);
        thread(2, "caller", 7, 20, 2);
        thread(3, "C2 CompilerThre", 5000, 400, 300);
        thread(4, "C1 CompilerThre", 5000, 400, 300);
        Scheduling sum = Scheduling.of(process).get();
        assertEquals("0,2-3", sum.processors());
        assertEquals(57, sum.waitedNanos());
        assertEquals(30, sum.yielded());
        assertEquals(3, sum.preempted());
    }

    @Test
    void aThreadThatEndedDoesNotMakeASumNegative() {
        Scheduling since = new Scheduling("0", 5, 2, 9).since(new Scheduling("0", 9, 1, 1));
        assertEquals(0, since.waitedNanos());
        assertEquals(1, since.yielded());
        assertEquals(8, since.preempted());
    }

    @Test
    void itTravelsInALine() {
        ControlLine line = ControlLine.parse(new Scheduling("0-1", 5, 2, 9).in(ControlLine.of("done")).toString());
        Scheduling read = Scheduling.from(line).get();
        assertEquals("0-1 5 2 9", read.processors() + " " + read.waitedNanos() + " " + read.yielded() + " " + read.preempted());
        assertEquals(Optional.empty(), Scheduling.from(ControlLine.of("done")));
    }

    @Test
    void aProcessThatIsGoneSaysNothing() {
        assertEquals(Optional.empty(), Scheduling.of(process.resolve("none")));
    }

    @Test
    void thisThreadIsOneOfThoseOfThisProcess() {
        assumeTrue(Files.exists(Paths.get("/proc/self/task")), "only Linux says it");
        Scheduling thread = Scheduling.ofThread().get();
        Scheduling all = Scheduling.of(Platform.pid()).get();
        assertEquals(thread.processors(), all.processors());
        assertTrue(all.yielded() >= thread.yielded());
    }

    private void thread(int id, String name, long waited, long yielded, long preempted) throws IOException {
        Path folder = Files.createDirectories(process.resolve("task/" + id));
        write(folder.resolve("comm"), name + "\n");
        write(folder.resolve("schedstat"), "900 " + waited + " 12\n");
        write(folder.resolve("status"), "Name:\t" + name + "\nCpus_allowed:\td\nCpus_allowed_list:\t0,2-3\n"
                + "voluntary_ctxt_switches:\t" + yielded + "\nnonvoluntary_ctxt_switches:\t" + preempted + "\n");
    }

    private static void write(Path file, String text) throws IOException {
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
}
