// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.engine.place.Placing;

/**
 * What only the owner of a machine can do so that its times spread less, as commands to copy. Roundtrip never runs them.
 *
 * @param why  what it is good for, as a sentence
 * @param run  the command
 * @param undo the command that makes it as it was
 */
public record RootCommand(String why, String run, String undo) {
    private static final String GOVERNORS = "/sys/devices/system/cpu/cpu*/cpufreq/scaling_governor";
    private static final String HALT = "/sys/module/haltpoll/parameters/guest_halt_poll_ns";
    private static final String LATENCY = "/dev/cpu_dma_latency";
    private static final int POLLED_NANOS = 200_000;

    /** Returns those that this machine has a use for. */
    public static List<RootCommand> of(Machine machine) {
        return of(machine.facts(), machine.placing(), SystemFiles.HERE);
    }

    static List<RootCommand> of(Map<String, String> facts, Placing placing, SystemFiles files) {
        List<RootCommand> commands = new ArrayList<>();
        Optional.ofNullable(facts.get(MachineFacts.GOVERNOR)).filter(now -> !now.equals(MachineFacts.PERFORMANCE)).ifPresent(now ->
                commands.add(command("governor", tee(MachineFacts.PERFORMANCE, GOVERNORS), tee(now, GOVERNORS))));
        files.text(HALT).filter(now -> now.equals("0")).ifPresent(now ->
                commands.add(command("halt", tee(String.valueOf(POLLED_NANOS), HALT), tee(now, HALT))));
        boolean systemd = !files.in("/run/systemd", "system").isEmpty();
        if (systemd && facts.containsKey(MachineFacts.IDLE) && !files.in("/dev", "cpu_dma_latency").isEmpty()) {
            commands.add(command("latency", "sudo systemd-run --unit=roundtrip-awake sh -c 'exec 3>" + LATENCY
                    + "; printf \"\\0\\0\\0\\0\" >&3; exec sleep infinity'", "sudo systemctl stop roundtrip-awake"));
        }
        if (systemd && !placing.free() && !placing.rest().equals(placing.client())) {
            commands.add(command("isolated", "sudo systemctl set-property --runtime system.slice AllowedCPUs=" + placing.rest(),
                    "sudo systemctl set-property --runtime system.slice AllowedCPUs="));
        }
        return List.copyOf(commands);
    }

    private static RootCommand command(String name, String run, String undo) {
        return new RootCommand(MachineCheck.TEXTS.text("root." + name), run, undo);
    }

    private static String tee(String value, String file) {
        return "echo " + value + " | sudo tee " + file;
    }
}
