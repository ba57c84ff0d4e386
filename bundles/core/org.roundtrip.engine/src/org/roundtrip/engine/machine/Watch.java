// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.roundtrip.engine.place.ProcessorWatch;
import org.roundtrip.engine.place.Taskset;
import org.roundtrip.model.Fork;
import org.roundtrip.model.machine.Affinity;

/**
 * What a machine did for a second in which nothing was asked of it.
 *
 * @param others   the share of all processors that other processes than this one used, 0 to 1; empty when the system does not say it
 * @param stolen   the share that the host gave to other virtual machines, 0 to 1; empty when the system does not say it
 * @param lateness by how much the latest but 1 % of the sleepers of the worst processor woke too late
 */
public record Watch(Optional<Double> others, Optional<Double> stolen, Duration lateness) {
    private static final long LENGTH = TimeUnit.SECONDS.toNanos(1);
    private static final long SLEEP = TimeUnit.MILLISECONDS.toNanos(1);
    private static final double QUANTILE = 0.99;
    private static final Path SELF = Path.of("/proc/thread-self");

    /** Watches this machine for a second. @param topology says which processors there are */
    static Watch take(Topology topology) throws InterruptedException {
        int[] processors = Affinity.numbers(topology.allowed()).stream().toArray();
        List<Sleeper> sleepers = new ArrayList<>();
        for (int i = 0; i < Math.max(1, processors.length); i++) {
            sleepers.add(new Sleeper(processors.length == 0 ? "" : String.valueOf(processors[i])));
        }
        Optional<ProcessorWatch> began = ProcessorWatch.now();
        double ownBegan = ownSeconds();
        sleepers.forEach(Thread::start);
        for (Sleeper sleeper : sleepers) {
            sleeper.join();
        }
        Optional<Fork.Disturbance> since = began.flatMap(from -> ProcessorWatch.now().flatMap(now -> now.since(from)));
        // The counters count this process among the others; what it still does after its start is soon over.
        double own = (ownSeconds() - ownBegan) / sleepers.size();
        return new Watch(since.map(disturbance -> Math.max(0, disturbance.others() - own)), since.map(Fork.Disturbance::stolen),
                Duration.ofNanos(sleepers.stream().mapToLong(Sleeper::lateness).max().orElseThrow()));
    }

    private static double ownSeconds() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / (double) LENGTH;
    }

    /** The value below which {@value #QUANTILE} of some values are. */
    static long quantile(long[] values) {
        long[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(QUANTILE * sorted.length) - 1];
    }

    /** Sleeps a millisecond again and again, on one processor. */
    private static final class Sleeper extends Thread {
        private final String processor;
        private final long[] late = new long[(int) (LENGTH / SLEEP)];
        private int count;

        /** @param processor its number; empty for any */
        Sleeper(String processor) {
            super("watch of processor " + processor);
            this.processor = processor;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                if (!processor.isEmpty()) {
                    Taskset.moveThread(Files.readSymbolicLink(SELF).getFileName().toString(), processor);
                }
            } catch (IOException | InterruptedException anywhere) {
                // it watches whichever processor the system gives it
            }
            long end = System.nanoTime() + LENGTH;
            for (long now = System.nanoTime(); now < end && count < late.length; now = System.nanoTime()) {
                LockSupport.parkNanos(SLEEP);
                late[count++] = Math.max(0, System.nanoTime() - now - SLEEP);
            }
        }

        long lateness() {
            return quantile(Arrays.copyOf(late, count));
        }
    }
}
