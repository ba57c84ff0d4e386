// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.harness.control.Settings;

/**
 * The file in which a home keeps what was found out about its machine. It counts for ten minutes and for as long as the machine
 * has not been started again.
 *
 * @param file has the lines of a settings file
 * @param boot an id of the machine since it was started
 */
record MachineCache(Path file, String boot) {
    private static final Duration VALID = Duration.ofMinutes(10);
    private static final String FACT = "fact.";
    private static final String TRIED = "tried.";

    /** Returns what was found out before; empty when there is nothing, it is too old, or it cannot be read. */
    Optional<Machine> read(Instant now, Topology topology) {
        try {
            Settings kept = Settings.read(file);
            Instant checked = Instant.parse(kept.text("checked"));
            boolean valid = kept.text("boot").equals(boot) && kept.text("allowed").equals(topology.allowed())
                    && !checked.isAfter(now) && checked.plus(VALID).isAfter(now);
            return valid ? Optional.of(machine(kept, checked, topology)) : Optional.empty();
        } catch (IOException | RuntimeException none) {
            return Optional.empty();
        }
    }

    private static Machine machine(Settings kept, Instant checked, Topology topology) {
        Map<String, String> facts = new LinkedHashMap<>();
        Map<Way, List<Double>> tried = new EnumMap<>(Way.class);
        kept.values().forEach((name, value) -> {
            if (name.startsWith(FACT)) {
                facts.put(name.substring(FACT.length()), value);
            } else if (name.startsWith(TRIED)) {
                tried.put(Way.valueOf(name.substring(TRIED.length())), Stream.of(value.split(",")).map(Double::valueOf).toList());
            }
        });
        Watch watch = new Watch(kept.find("others").map(Double::valueOf), kept.find("stolen").map(Double::valueOf),
                Duration.ofNanos(kept.number("latenessNanos")));
        return new Machine(checked, facts, watch, tried, topology.placings());
    }

    /** Keeps what was found out. Of a busy machine nothing is kept, nor what was found out before. */
    void write(Machine machine, Topology topology) throws IOException {
        if (machine.state() == Machine.State.BUSY) {
            Files.deleteIfExists(file);
            return;
        }
        Settings kept = Settings.EMPTY.with("boot", boot).with("checked", machine.checked()).with("allowed", topology.allowed())
                .with("latenessNanos", machine.watch().lateness().toNanos());
        kept = machine.watch().others().isPresent() ? kept.with("others", machine.watch().others().get()) : kept;
        kept = machine.watch().stolen().isPresent() ? kept.with("stolen", machine.watch().stolen().get()) : kept;
        for (Map.Entry<String, String> fact : machine.facts().entrySet()) {
            kept = kept.with(FACT + fact.getKey(), fact.getValue());
        }
        for (Map.Entry<Way, List<Double>> way : machine.tried().entrySet()) {
            kept = kept.with(TRIED + way.getKey(), way.getValue().stream().map(String::valueOf).collect(Collectors.joining(",")));
        }
        Files.createDirectories(file.getParent());
        kept.write(file);
    }
}
