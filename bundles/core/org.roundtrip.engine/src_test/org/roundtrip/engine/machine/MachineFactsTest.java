// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is read of a machine, from files as Linux writes them. */
class MachineFactsTest {
    private static final String CPU = "/sys/devices/system/cpu/";

    private static Map<String, String> facts(Map<String, String> files) {
        return MachineFacts.read(new WrittenFiles(files));
    }

    @Test
    void aSystemThatSaysNothingHasNoFacts() {
        assertEquals(Map.of(), facts(Map.of()));
    }

    @Test
    void whatDecidesHowLongAProcessorTakesToWakeIsRead() {
        assertEquals(Map.of("cpu.governor", "powersave", "cpu.idle", "POLL, C1", "cpu.haltPolling", "0 ns", "cpu.siblings", "0,4"),
                facts(Map.of(CPU + "cpu0/cpufreq/scaling_governor", "powersave", CPU + "cpu0/cpuidle/state0/name", "POLL",
                        CPU + "cpu0/cpuidle/state1/name", "C1", "/sys/module/haltpoll/parameters/guest_halt_poll_ns", "0",
                        CPU + "cpu0/topology/thread_siblings_list", "0,4")));
    }

    @Test
    void aCoreWithOneThreadHasNoSiblings() {
        assertEquals(Map.of(), facts(Map.of(CPU + "cpu0/topology/thread_siblings_list", "0")));
    }

    @Test
    void limitsAreThoseOfTheGroupOfThisProcess() {
        assertEquals(Map.of("cpu.limit", "1.5 processors", "cpu.throttled", "by its limit 7", "memory.limit", "512 MiB"),
                facts(Map.of("/proc/self/cgroup", "0::/work", "/sys/fs/cgroup/work/cpu.max", "150000 100000",
                        "/sys/fs/cgroup/work/cpu.stat", "usage_usec 5\nnr_periods 9\nnr_throttled 7", "/sys/fs/cgroup/work/memory.max", "536870912")));
        assertEquals(Map.of(), facts(Map.of("/proc/self/cgroup", "0::/", "/sys/fs/cgroup/cpu.max", "max 100000",
                "/sys/fs/cgroup/cpu.stat", "nr_throttled 0", "/sys/fs/cgroup/memory.max", "max")));
    }

    @Test
    void onlyThrottlingThatCameSinceCounts() {
        Map<String, String> before = Map.of("cpu.model", "a", MachineFacts.THROTTLED, "by heat 3");
        assertEquals(Map.of("cpu.model", "a"), MachineFacts.since(before, before));
        assertEquals("by heat 4", MachineFacts.since(before, Map.of(MachineFacts.THROTTLED, "by heat 4")).get(MachineFacts.THROTTLED));
        assertEquals("by heat 3", MachineFacts.since(Map.of(), before).get(MachineFacts.THROTTLED));
    }

    @Test
    void pressureBatteryAndVirtualMachineAreRead() {
        assertEquals(Map.of("pressure.cpu", "47.19 %", "power.battery", "discharging", "machine.virtualisation", "hypervisor"),
                facts(Map.of("/proc/pressure/cpu", "some avg10=47.19 avg60=38.66 avg300=21.11 total=95304185\nfull avg10=0.00 avg60=0.00",
                        "/sys/class/power_supply/AC/type", "Mains", "/sys/class/power_supply/BAT0/status", "Discharging",
                        "/proc/cpuinfo", "processor\t: 0\nflags\t\t: fpu sse hypervisor lahf_lm")));
    }
}
