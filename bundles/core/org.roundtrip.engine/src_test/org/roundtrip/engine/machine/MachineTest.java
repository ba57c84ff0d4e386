// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.model.machine.CheckedMachine;

/** How far a machine can be trusted, what is said and recorded of it, and how long that counts. */
class MachineTest {
    private static final Instant NOW = Instant.parse("2026-11-28T12:00:00Z");
    private static final Topology TWO = new Topology("0-1", "0");
    private static final Watch QUIET = new Watch(Optional.of(0.01), Optional.of(0.0), Duration.ofNanos(80_000));
    private static final Map<Way, List<Double>> ROUNDS = Map.of(Way.FREE, List.of(74.0, 76.0, 75.0), Way.ONE, List.of(15.0, 15.2, 14.9));

    private static Machine machine(Map<String, String> facts, Watch watch, Map<Way, List<Double>> rounds) {
        return new Machine(NOW, facts, watch, rounds, TWO.placings());
    }

    @Test
    void aQuietMachineIsGood() {
        Machine machine = machine(Map.of("cpu.governor", "performance"), QUIET, ROUNDS);
        assertEquals(Machine.State.GOOD, machine.state());
        assertEquals(new Placing("0", "0", "1"), machine.placing());
        assertEquals(15.0, machine.floor().get().micros());
        assertEquals(0.3 / 1.693 / 15, machine.floor().get().spread(), 1e-9);
        assertEquals(1.96 * Math.sqrt(2) * 0.02, machine.smallestDifference(machine.placing()).get(), 1e-9, "forks differ more than these rounds");
    }

    @Test
    void whatSpreadsTimesMakesItFair() {
        assertEquals(List.of(Machine.Ground.BATTERY, Machine.Ground.GOVERNOR), machine(Map.of("cpu.governor", "powersave", "power.battery",
                "discharging"), QUIET, ROUNDS).grounds());
        Machine spread = machine(Map.of(), QUIET, Map.of(Way.FREE, List.of(20.0, 21.5, 20.5)));
        assertEquals(List.of(Machine.Ground.SPREAD), spread.grounds());
        assertEquals(Machine.State.FAIR, spread.state());
        assertTrue(spread.smallestDifference(Placing.FREE).get() > 0.1);
    }

    @Test
    void othersMakeItBusy() {
        assertEquals(Machine.State.BUSY, machine(Map.of(), new Watch(Optional.of(0.5), Optional.of(0.0), Duration.ZERO), ROUNDS).state());
        assertEquals(Machine.State.BUSY, machine(Map.of(), new Watch(Optional.of(0.0), Optional.of(0.05), Duration.ZERO), ROUNDS).state());
        assertEquals(Machine.State.BUSY, machine(Map.of(), new Watch(Optional.empty(), Optional.empty(), Duration.ofMillis(5)), ROUNDS).state());
    }

    @Test
    void eachKindOfMachineHasASentence() {
        String placed = MachineSentence.of(machine(Map.of(), QUIET, ROUNDS));
        assertTrue(placed.contains("good") && placed.contains("processor 0") && placed.contains("15.0"), placed);
        String free = MachineSentence.of(machine(Map.of(), QUIET, Map.of(Way.FREE, List.of(74.0, 74.0, 74.0))));
        String split = MachineSentence.of(machine(Map.of(), QUIET, Map.of(Way.CORES, List.of(9.0, 9.0, 9.0))));
        String untried = MachineSentence.of(machine(Map.of(), QUIET, Map.of()));
        assertEquals(4, List.of(placed, free, split, untried).stream().map(said -> said.replaceAll("[\\d.]+", "")).distinct().count());
        assertEquals(9, MachineSentence.grounds(machine(Map.of(MachineFacts.BATTERY, "discharging", MachineFacts.GOVERNOR, "powersave",
                MachineFacts.THROTTLED, "by heat 3", MachineFacts.LIMIT, "1 processors", MachineFacts.VIRTUAL, "hypervisor"),
                new Watch(Optional.of(0.5), Optional.of(0.1), Duration.ofMillis(3)), Map.of(Way.FREE, List.of(70.0, 74.0, 75.0)))).size());
    }

    @Test
    void aRunRecordsWhatWasFound() {
        Machine machine = machine(Map.of(), QUIET, ROUNDS);
        CheckedMachine recorded = machine.recorded(machine.placing());
        assertEquals("good", recorded.state());
        CheckedMachine read = CheckedMachine.of(recorded.facts()).get();
        assertEquals(recorded.others(), read.others());
        assertEquals(15.0, read.floorMicros().get());
        assertEquals(0.0118, read.floorSpread().get(), "four digits");
        assertEquals(Optional.empty(), CheckedMachine.of(Map.of("cpu.count", "2")));
        assertEquals(Optional.empty(), CheckedMachine.of(Map.of("machine.state", "odd")));
        assertEquals(Optional.empty(), CheckedMachine.of(Map.of("machine.state", "fair", "machine.floorMicros", "damaged")).get().floorMicros());
    }

    @Test
    void theFloorIsThatOfTheThreadsAsTheyArePlaced() {
        Machine machine = machine(Map.of(), QUIET, ROUNDS);
        assertEquals(75.0, machine.recorded(Placing.FREE).floorMicros().get());
        assertEquals(Optional.empty(), machine.recorded(new Placing("1", "1", "0")).floorMicros(), "not tried");
        assertTrue(MachineSentence.of(machine, Placing.FREE).contains("75.0"), MachineSentence.of(machine, Placing.FREE));
    }

    @Test
    void aBusyMachineEndsWhatWasKept(@TempDir Path home) throws Exception {
        MachineCache cache = new MachineCache(home.resolve("machine.settings"), "boot");
        cache.write(machine(Map.of(), QUIET, ROUNDS), TWO);
        cache.write(machine(Map.of(), new Watch(Optional.of(0.5), Optional.of(0.0), Duration.ZERO), ROUNDS), TWO);
        assertEquals(Optional.empty(), cache.read(NOW, TWO));
    }

    @Test
    void itCountsForTenMinutesOfOneBoot(@TempDir Path home) throws Exception {
        MachineCache cache = new MachineCache(home.resolve("below/machine.settings"), "boot");
        assertEquals(Optional.empty(), cache.read(NOW, TWO));
        Machine machine = machine(Map.of("cpu.model", "a=b\\c"), QUIET, ROUNDS);
        cache.write(machine, TWO);
        assertEquals(Optional.of(machine), cache.read(NOW.plusSeconds(599), TWO));
        assertEquals(Optional.empty(), cache.read(NOW.plusSeconds(601), TWO));
        assertEquals(Optional.empty(), cache.read(NOW.minusSeconds(1), TWO), "the clock was set");
        assertEquals(Optional.empty(), cache.read(NOW, new Topology("0", "0")), "other processors");
        assertEquals(Optional.empty(), new MachineCache(cache.file(), "another").read(NOW, TWO));
        Files.writeString(cache.file(), "boot=boot\nchecked=never\n");
        assertEquals(Optional.empty(), cache.read(NOW, TWO));
    }

    @Test
    void whatOnlyRootCanDoIsOfferedWithItsUndo() {
        WrittenFiles files = new WrittenFiles(Map.of("/sys/module/haltpoll/parameters/guest_halt_poll_ns", "0", "/dev/cpu_dma_latency", "",
                "/run/systemd/system", ""));
        Map<String, String> facts = Map.of(MachineFacts.GOVERNOR, "powersave", MachineFacts.IDLE, "C1");
        List<RootCommand> commands = RootCommand.of(facts, new Placing("0", "0", "1"), files);
        assertEquals(4, commands.size());
        commands.forEach(command -> assertNotEquals(command.run(), command.undo()));
        assertTrue(commands.getFirst().undo().contains("powersave"), commands.toString());
        assertEquals(List.of(), RootCommand.of(Map.of(MachineFacts.GOVERNOR, "performance"), Placing.FREE, new WrittenFiles(Map.of())));
    }

    @Test
    void theWorstSleeperButOnePercentCounts() {
        long[] late = new long[200];
        late[0] = 9;
        late[1] = 8;
        late[2] = 7;
        assertEquals(7, Watch.quantile(late));
        assertEquals(0, Watch.quantile(new long[0]));
    }
}
