// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which threads of a process are moved where, from files as the kernel writes them. */
class ThreadPlacesTest {
    @TempDir
    Path process;

    @Test
    void threadsThatCompileOrCollectAreToldFromThoseThatCall() {
        for (String apart : Arrays.asList("C2 CompilerThre", "C1 CompilerThre", "GC Thread#0", "G1 Conc#0", "VM Thread", "VM Periodic Tas")) {
            assertTrue(ThreadPlaces.apart(apart), apart);
        }
        for (String calls : Arrays.asList("java", "main", "servant", "ClientReader", "Common-Cleaner", "G1")) {
            assertFalse(ThreadPlaces.apart(calls), calls);
        }
    }

    @Test
    void onlyThreadsThatAreElsewhereAreMoved() throws IOException {
        thread(1, "java", "0");
        thread(2, "caller", "0-3");
        thread(3, "C2 CompilerThre", "0");
        thread(4, "VM Thread", "1-3");
        List<String> moves = new ThreadPlaces("0", "1-3").moves(process);
        Collections.sort(moves);
        assertEquals(Arrays.asList("taskset -c -p 0 2", "taskset -c -p 1-3 3"), moves);
    }

    @Test
    void settingsWithoutListsMoveNothing() throws Exception {
        assertEquals(Collections.emptyList(), new ThreadPlaces("0", "0").moves(process.resolve("none")));
        ThreadPlaces.of(Settings.EMPTY).place();
    }

    @Test
    void whereOnlyCallsHaveAListTheRestHasTheSame() throws IOException {
        thread(1, "C2 CompilerThre", "0-3");
        assertEquals(Collections.singletonList("taskset -c -p 2 1"),
                ThreadPlaces.of(Settings.EMPTY.with(ThreadPlaces.CALLS, "2")).moves(process));
    }

    private void thread(int id, String name, String allowed) throws IOException {
        Path folder = Files.createDirectories(process.resolve("task").resolve(String.valueOf(id)));
        Files.write(folder.resolve("comm"), (name + "\n").getBytes(StandardCharsets.UTF_8));
        Files.write(folder.resolve("status"), ("Name:\t" + name + "\nCpus_allowed_list:\t" + allowed + "\nMems_allowed:\t1\n")
                .getBytes(StandardCharsets.UTF_8));
    }
}
