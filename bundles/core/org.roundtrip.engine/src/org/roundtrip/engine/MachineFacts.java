// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Facts about this machine and JVM that decide whether two runs can be compared. Facts that cannot be found out are
 * left out.
 */
final class MachineFacts {
    private static final Path CPU = Path.of("/sys/devices/system/cpu");

    private final Map<String, String> facts = new LinkedHashMap<>();

    private MachineFacts() {
    }

    /** Returns all facts by name, in order. Reads some small files. */
    static Map<String, String> read() {
        MachineFacts environment = new MachineFacts();
        environment.processor();
        environment.system();
        environment.java();
        return environment.facts;
    }

    /**
     * Returns the load averages. They are the numbers of tasks that ran or waited for a processor in the last one, five
     * and fifteen minutes.
     */
    static Optional<String> load() {
        return line(Path.of("/proc/loadavg")).map(line -> line.replaceAll("^(\\S+ \\S+ \\S+).*", "$1"));
    }

    private void processor() {
        fact("cpu.model", Optional.of(cpuinfo("model name")).filter(model -> !model.isEmpty()));
        fact("cpu.count", Optional.of(String.valueOf(Runtime.getRuntime().availableProcessors())));
        fact("cpu.governor", line(CPU.resolve("cpu0/cpufreq/scaling_governor")));
        fact("cpu.turbo", line(CPU.resolve("intel_pstate/no_turbo")).map(no -> no.equals("0") ? "on" : "off")
                .or(() -> line(CPU.resolve("cpufreq/boost")).map(yes -> yes.equals("1") ? "on" : "off")));
        fact("cpu.smt", line(CPU.resolve("smt/active")).map(yes -> yes.equals("1") ? "on" : "off"));
        fact("memory.total", meminfo());
        fact("machine.virtualisation", virtualisation());
    }

    private void system() {
        fact("os.name", Optional.of(System.getProperty("os.name")));
        fact("os.kernel", Optional.of(System.getProperty("os.version") + " " + System.getProperty("os.arch")));
        fact("clock.source",
                line(Path.of("/sys/devices/system/clocksource/clocksource0/current_clocksource")));
        fact("network.loopbackMtu", loopbackMtu());
        fact("network.congestionControl", line(Path.of("/proc/sys/net/ipv4/tcp_congestion_control")));
    }

    private void java() {
        fact("java.version", Optional.of(System.getProperty("java.runtime.version")));
        fact("java.vm", Optional.of(System.getProperty("java.vm.name") + ", " + System.getProperty("java.vendor")));
    }

    private void fact(String name, Optional<String> value) {
        value.ifPresent(text -> facts.put(name, text));
    }

    private static Optional<String> virtualisation() {
        String hypervisor = cpuinfo("flags").matches(".*\\bhypervisor\\b.*") ? "hypervisor" : "";
        String product = line(Path.of("/sys/class/dmi/id/product_name")).orElse("");
        boolean container = Files.exists(Path.of("/.dockerenv")) || Files.exists(Path.of("/run/.containerenv"));
        String all = String.join(", ", Stream.of(hypervisor, product, container ? "container" : "")
                .filter(part -> !part.isEmpty()).toList());
        return Optional.of(all).filter(text -> !text.isEmpty());
    }

    private static String cpuinfo(String name) {
        return value(Path.of("/proc/cpuinfo"), name);
    }

    private static Optional<String> meminfo() {
        String kibibytes = value(Path.of("/proc/meminfo"), "MemTotal").replaceAll("\\D", "");
        return kibibytes.isEmpty() ? Optional.empty() : Optional.of(Long.parseLong(kibibytes) / 1024 + " MiB");
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

    private static String value(Path file, String name) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.startsWith(name)).findFirst()
                    .map(line -> line.substring(line.indexOf(':') + 1).strip()).orElse("");
        } catch (IOException none) {
            return "";
        }
    }

    private static Optional<String> line(Path file) {
        try {
            return Optional.of(Files.readString(file).strip()).filter(text -> !text.isEmpty());
        } catch (IOException none) {
            return Optional.empty();
        }
    }
}
