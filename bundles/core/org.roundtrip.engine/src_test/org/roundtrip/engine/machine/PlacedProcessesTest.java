// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.ThreadPlaces;

/** Processes whose threads are placed, and a trial of this machine, for real. */
@Tag("process")
@Timeout(120)
class PlacedProcessesTest {
    private static final MachineCheck.Follower UNHEARD = new MachineCheck.Follower() {
        @Override
        public void now(String what) {
            assertTrue(!what.isBlank());
        }

        @Override
        public boolean waits() {
            return false;
        }
    };
    @TempDir
    private Path folder;

    @Test
    void eachThreadOfAProcessIsOnItsList() throws Exception {
        Topology topology = Topology.here();
        Placing placing = topology.placings().get(Way.ONE);
        assumeTrue(placing != null, "there is one processor only");
        try (FloorPair pair = FloorPair.start(folder)) {
            pair.place(placing, topology.allowed());
            for (long pid : pair.pids()) {
                assertEquals(List.of(placing.client() + " false", placing.rest() + " true"), lists(pid));
            }
            pair.place(Placing.FREE, topology.allowed());
            assertEquals(List.of(topology.allowed() + " false", topology.allowed() + " true"), lists(pair.pids().getFirst()));
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(0, left.count(), "logs end with the processes");
        }
    }

    /** Returns each list of processors that a thread has, with whether it compiles or collects. */
    private static List<String> lists(long pid) throws IOException {
        try (Stream<Path> threads = Files.list(Path.of("/proc/" + pid + "/task"))) {
            return threads.flatMap(PlacedProcessesTest::list).distinct().sorted((one, other) -> Boolean.compare(one.endsWith("true"), other.endsWith("true"))).toList();
        }
    }

    private static Stream<String> list(Path thread) {
        try {
            boolean apart = ThreadPlaces.apart(Files.readString(thread.resolve("comm")));
            return Files.readString(thread.resolve("status")).lines().filter(line -> line.startsWith("Cpus_allowed_list:"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip() + " " + apart);
        } catch (IOException ended) {
            return Stream.empty();
        }
    }

    @Test
    void aCheckTriesEachWayAndIsKeptUnlessOthersDisturb() throws Exception {
        MachineCheck check = new MachineCheck(new RoundtripHome(folder));
        Machine machine = check.anew(UNHEARD);
        assertEquals(Topology.here().placings().keySet(), machine.tried().keySet());
        machine.tried().values().forEach(rounds -> assertEquals(3, rounds.size()));
        assertTrue(machine.floor().get().micros() > 0);
        assertEquals(machine.state() != Machine.State.BUSY, check.known().isPresent());
    }
}
