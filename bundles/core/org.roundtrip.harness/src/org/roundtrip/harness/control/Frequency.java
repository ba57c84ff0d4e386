// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The clock rate of this machine's processors, where Linux shows it. Any thread. */
public final class Frequency {
    private static final Path CPUS = Paths.get("/sys/devices/system/cpu");
    private static final Path INFO = Paths.get("/proc/cpuinfo");
    private static final String MEGAHERTZ = "cpu MHz";
    private static final double KILO = 1000;

    private Frequency() {
    }

    /**
     * The mean of all processors now, in megahertz; empty where nobody says it. The driver of the frequency is asked first;
     * {@code /proc/cpuinfo} says the nominal rate in many virtual machines.
     */
    public static Optional<Long> megahertz() {
        return megahertz(CPUS, INFO);
    }

    /** @param cpus the folder of the processors @param info the file that describes them */
    static Optional<Long> megahertz(Path cpus, Path info) {
        List<Double> rates = driver(cpus);
        if (rates.isEmpty()) {
            rates = described(info);
        }
        double sum = rates.stream().mapToDouble(Double::doubleValue).sum();
        return rates.isEmpty() ? Optional.empty() : Optional.of(Math.round(sum / rates.size()));
    }

    private static List<Double> driver(Path cpus) {
        List<Double> rates = new ArrayList<>();
        try (DirectoryStream<Path> each = Files.newDirectoryStream(cpus, "cpu[0-9]*")) {
            for (Path cpu : each) {
                byte[] kilohertz = Files.readAllBytes(cpu.resolve("cpufreq/scaling_cur_freq"));
                rates.add(Double.parseDouble(new String(kilohertz, StandardCharsets.ISO_8859_1).trim()) / KILO);
            }
            return rates;
        } catch (IOException | RuntimeException unknown) {
            return new ArrayList<>();
        }
    }

    private static List<Double> described(Path info) {
        List<Double> rates = new ArrayList<>();
        try {
            for (String line : new String(Files.readAllBytes(info), StandardCharsets.ISO_8859_1).split("\n")) {
                if (line.startsWith(MEGAHERTZ)) {
                    rates.add(Double.valueOf(line.substring(line.indexOf(':') + 1).trim()));
                }
            }
            return rates;
        } catch (IOException | RuntimeException unknown) {
            return new ArrayList<>();
        }
    }
}
