// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Facts about this machine and JVM that decide whether two runs can be compared. They also tell how steady times can be. Facts that the
 * system does not say are left out. Sources are proc(5), the kernel's pages on PSI, cpuidle, cpufreq and control groups.
 */
public final class MachineFacts {
    static final String GOVERNOR = "cpu.governor";
    static final String HALT_POLLING = "cpu.haltPolling";
    static final String IDLE = "cpu.idle";
    static final String LIMIT = "cpu.limit";
    static final String THROTTLED = "cpu.throttled";
    static final String BATTERY = "power.battery";
    static final String VIRTUAL = "machine.virtualisation";
    /** The governor that keeps the clock rate as high as it goes. */
    static final String PERFORMANCE = "performance";
    private static final String CPU = "/sys/devices/system/cpu/";
    private static final String CGROUP = "/sys/fs/cgroup";

    private final SystemFiles files;
    private final Map<String, String> facts = new LinkedHashMap<>();

    private MachineFacts(SystemFiles files) {
        this.files = files;
    }

    /** Returns all facts by name, in order. Reads some small files. */
    public static Map<String, String> read() {
        MachineFacts here = new MachineFacts(SystemFiles.HERE);
        here.fact("cpu.count", Optional.of(String.valueOf(Runtime.getRuntime().availableProcessors())));
        here.kernel();
        here.fact("os.name", Optional.of(System.getProperty("os.name")));
        here.fact("os.kernel", Optional.of(System.getProperty("os.version") + " " + System.getProperty("os.arch")));
        here.fact("network.loopbackMtu", loopbackMtu());
        here.fact("java.version", Optional.of(System.getProperty("java.runtime.version")));
        here.fact("java.vm", Optional.of(System.getProperty("java.vm.name") + ", " + System.getProperty("java.vendor")));
        return here.facts;
    }

    /**
     * Returns facts that were read before, with the throttling that came since. The kernel counts it from the start of the machine on.
     *
     * @param now the facts as they are later
     */
    static Map<String, String> since(Map<String, String> before, Map<String, String> now) {
        Map<String, String> facts = new LinkedHashMap<>(before);
        facts.remove(THROTTLED);
        Optional.ofNullable(now.get(THROTTLED)).filter(count -> !count.equals(before.get(THROTTLED))).ifPresent(count -> facts.put(THROTTLED, count));
        return facts;
    }

    /** Returns what the kernel says in its files. */
    static Map<String, String> read(SystemFiles files) {
        MachineFacts machine = new MachineFacts(files);
        machine.kernel();
        return machine.facts;
    }

    /**
     * Returns the load averages. They are the numbers of tasks that ran or waited for a processor in the last one, five
     * and fifteen minutes.
     */
    public static Optional<String> load() {
        return SystemFiles.HERE.text("/proc/loadavg").map(line -> line.replaceAll("^(\\S+ \\S+ \\S+).*", "$1"));
    }

    private void kernel() {
        processor();
        waits();
        limits();
        fact("memory.total", files.value("/proc/meminfo", "MemTotal").map(text -> Long.parseLong(text.replaceAll("\\D", "")) / 1024 + " MiB"));
        fact(VIRTUAL, virtualisation());
        fact("clock.source", files.text("/sys/devices/system/clocksource/clocksource0/current_clocksource"));
        fact("network.congestionControl", files.text("/proc/sys/net/ipv4/tcp_congestion_control"));
    }

    private void processor() {
        fact("cpu.model", files.value("/proc/cpuinfo", "model name"));
        fact(GOVERNOR, files.text(CPU + "cpu0/cpufreq/scaling_governor"));
        fact("cpu.turbo", files.text(CPU + "intel_pstate/no_turbo").map(no -> no.equals("0") ? "on" : "off")
                .or(() -> files.text(CPU + "cpufreq/boost").map(yes -> yes.equals("1") ? "on" : "off")));
        fact("cpu.smt", files.text(CPU + "smt/active").map(yes -> yes.equals("1") ? "on" : "off"));
        fact("cpu.siblings", files.text(CPU + "cpu0/topology/thread_siblings_list").filter(list -> !list.equals("0")));
        fact("cpu.isolated", files.text(CPU + "isolated"));
    }

    /** What decides how long a processor takes that has nothing to do until it works again. */
    private void waits() {
        List<String> states = files.in(CPU + "cpu0/cpuidle", "state*").stream().flatMap(state -> files.text(state + "/name").stream()).toList();
        fact(IDLE, Optional.of(String.join(", ", states)));
        fact(HALT_POLLING, files.text("/sys/module/haltpoll/parameters/guest_halt_poll_ns")
                .or(() -> files.text("/sys/module/kvm/parameters/halt_poll_ns")).map(nanos -> nanos + " ns"));
        fact("pressure.cpu", files.text("/proc/pressure/cpu").flatMap(MachineFacts::pressure).map(percent -> percent + " %"));
    }

    /** @param text such as {@code some avg10=47.19 avg60=38.66 avg300=21.11 total=95304185} and a further line */
    private static Optional<String> pressure(String text) {
        return Stream.of(text.split("\\s+")).filter(word -> word.startsWith("avg10=")).findFirst().map(word -> word.substring("avg10=".length()));
    }

    private void limits() {
        String group = files.text("/proc/self/cgroup").flatMap(text -> text.lines().filter(line -> line.startsWith("0::")).findFirst())
                .map(line -> CGROUP + line.substring("0::".length()).replaceAll("/$", "") + "/").orElse(CGROUP + "/");
        fact(LIMIT, files.text(group + "cpu.max").map(text -> text.split(" ")).filter(words -> words.length == 2 && !words[0].equals("max"))
                .map(words -> Math.round(100 * Double.parseDouble(words[0]) / Double.parseDouble(words[1])) / 100.0 + " processors"));
        fact("memory.limit", files.text(group + "memory.max").filter(text -> !text.equals("max"))
                .map(bytes -> Long.parseLong(bytes) / (1024 * 1024) + " MiB"));
        String throttled = Stream.of(files.text(group + "cpu.stat").flatMap(text -> text.lines().filter(line -> line.startsWith("nr_throttled "))
                .findFirst()).map(line -> line.substring("nr_throttled ".length())).filter(count -> !count.equals("0")).map(count -> "by its limit " + count),
                files.text(CPU + "cpu0/thermal_throttle/core_throttle_count").filter(count -> !count.equals("0")).map(count -> "by heat " + count))
                .flatMap(Optional::stream).collect(Collectors.joining(", "));
        fact(THROTTLED, Optional.of(throttled));
        fact(BATTERY, files.in("/sys/class/power_supply", "*").stream().flatMap(supply -> files.text(supply + "/status").stream())
                .filter(status -> status.equals("Discharging")).findFirst().map(status -> "discharging"));
    }

    private void fact(String name, Optional<String> value) {
        value.filter(text -> !text.isEmpty()).ifPresent(text -> facts.put(name, text));
    }

    private Optional<String> virtualisation() {
        List<String> all = new ArrayList<>();
        files.value("/proc/cpuinfo", "flags").filter(flags -> flags.matches(".*\\bhypervisor\\b.*")).ifPresent(flags -> all.add("hypervisor"));
        files.text("/sys/class/dmi/id/product_name").ifPresent(all::add);
        if (Stream.of(".dockerenv", "run/.containerenv").anyMatch(file -> !files.in("/" + file.replaceAll("[^/]*$", ""),
                file.replaceAll(".*/", "")).isEmpty())) {
            all.add("container");
        }
        return Optional.of(String.join(", ", all));
    }

    private static Optional<String> loopbackMtu() {
        try {
            for (NetworkInterface each : (Iterable<NetworkInterface>) NetworkInterface.networkInterfaces()::iterator) {
                if (each.isLoopback()) {
                    return Optional.of(String.valueOf(each.getMTU()));
                }
            }
        } catch (SocketException unknown) {
            // left out, as every fact that cannot be found out
        }
        return Optional.empty();
    }
}
