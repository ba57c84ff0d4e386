// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.roundtrip.harness.control.Frequency;
import org.roundtrip.model.Fork;

/**
 * Compares the processor time of a whole machine with that of the run's own processes, between two instants. Its
 * source is the first line of {@code /proc/stat}, see proc_stat(5). On other systems than Linux nothing is known.
 *
 * @param machine an id of the machine since it was started
 * @param busy    time that processors worked for processes
 * @param stolen  time that the host gave to other virtual machines
 * @param all     time of all processors, idle or not
 * @param own     time of the processes of the run there
 * @param megahertz the mean clock rate of its processors, where it can be read
 */
public record ProcessorWatch(String machine, Duration busy, Duration stolen, Duration all, Duration own, Optional<Long> megahertz) {
    private static final Path STAT = Path.of("/proc/stat");
    private static final Path MACHINE = Path.of("/proc/sys/kernel/random/boot_id");
    /** The kernel reports in ticks of 1/100 s, whatever its own clock is. */
    private static final int TICK_MILLIS = 10;
    /** Fields of work: user, nice and system time. Time of interrupts may be the run's own, and is in no process. */
    private static final int WORK = 3;
    private static final int STOLEN = 7;
    /** The fields after this one are parts of earlier ones. */
    private static final int FIELDS = STOLEN + 1;

    /** The instant now on this machine; empty when this system does not report it. */
    public static Optional<ProcessorWatch> now() {
        try {
            return parse(Files.readString(MACHINE).strip(), Files.readString(STAT).lines().findFirst().orElse(""), ownTime(),
                    Frequency.megahertz());
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    /** @param line such as {@code cpu  86079 4912 16397 186398 955 0 2187 124 0 0} */
    static Optional<ProcessorWatch> parse(String machine, String line, Duration own, Optional<Long> megahertz) {
        String[] words = line.split("\\s+");
        if (!words[0].equals("cpu") || words.length <= FIELDS) {
            return Optional.empty();
        }
        long[] ticks = Arrays.stream(words, 1, FIELDS + 1).mapToLong(Long::parseLong).toArray();
        return Optional.of(new ProcessorWatch(machine, time(Arrays.stream(ticks, 0, WORK).sum()), time(ticks[STOLEN]),
                time(Arrays.stream(ticks).sum()), own, megahertz));
    }

    /** The same where processes of the run on both places are on this machine. */
    public ProcessorWatch and(ProcessorWatch other) {
        return new ProcessorWatch(machine, busy, stolen, all, own.plus(other.own), megahertz);
    }

    /** What disturbed the run's processes since an earlier instant; empty when hardly any time has passed. */
    public Optional<Fork.Disturbance> since(ProcessorWatch earlier) {
        double passed = all.minus(earlier.all).toNanos();
        double others = busy.minus(earlier.busy).minus(own.minus(earlier.own)).toNanos();
        return passed <= 0 ? Optional.empty() : Optional.of(new Fork.Disturbance(share(others / passed),
                share(stolen.minus(earlier.stolen).toNanos() / passed),
                megahertz.orElse(null), null, null, null));
    }

    /** A share with three decimals; ticks are not exact enough for more. */
    private static double share(double value) {
        return Math.round(Math.clamp(value, 0, 1) * 1000) / 1000.0;
    }

    private static Duration ownTime() {
        return ProcessHandle.current().descendants().flatMap(process -> process.info().totalCpuDuration().stream())
                .reduce(Duration.ZERO, Duration::plus);
    }

    private static Duration time(long ticks) {
        return Duration.ofMillis(ticks * TICK_MILLIS);
    }
}
