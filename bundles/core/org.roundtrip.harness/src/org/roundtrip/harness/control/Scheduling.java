// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Optional;

/**
 * How Linux ran threads until now. It has how long they waited for a processor, and how often they left one; see
 * proc_pid_status(5) and the kernel's page on scheduler statistics. Threads that have ended are not in it. Immutable.
 */
public final class Scheduling {
    private static final Path PROC = Paths.get("/proc");
    private static final String ALLOWED = "Cpus_allowed_list:";
    private static final String YIELDED = "voluntary_ctxt_switches:";
    private static final String PREEMPTED = "nonvoluntary_ctxt_switches:";
    /** Beginnings of the names of threads that compile: a call never waits for them. */
    private static final String[] COMPILERS = {"C1 ", "C2 "};

    private final String processors;
    private final long waitedNanos;
    private final long yielded;
    private final long preempted;

    /**
     * Sums of some threads.
     *
     * @param processors  the list of those that they are allowed, such as {@code 0,2-3}
     * @param waitedNanos how long they could have run and had no processor
     * @param yielded     how often they left a processor because they waited for something
     * @param preempted   how often a processor was taken from them
     */
    public Scheduling(String processors, long waitedNanos, long yielded, long preempted) {
        this.processors = processors;
        this.waitedNanos = waitedNanos;
        this.yielded = yielded;
        this.preempted = preempted;
    }

    /**
     * Of all threads of a process but those that compile; empty when it is gone, and on other systems. The list of processors is
     * that of its first thread.
     */
    public static Optional<Scheduling> of(long pid) {
        return of(PROC.resolve(Long.toString(pid)));
    }

    /** Of the thread that calls; empty on other systems. */
    public static Optional<Scheduling> ofThread() {
        try {
            return Optional.of(thread(PROC.resolve("thread-self")));
        } catch (IOException | RuntimeException unknown) {
            return Optional.empty();
        }
    }

    /** @param process its folder in {@code /proc} */
    static Optional<Scheduling> of(Path process) {
        Scheduling sum = null;
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(process.resolve("task"))) {
            for (Path thread : threads) {
                try {
                    if (!compiles(thread)) {
                        sum = sum == null ? thread(thread) : sum.plus(thread(thread));
                    }
                } catch (IOException ended) {
                    // a thread that ended meanwhile
                }
            }
        } catch (IOException | RuntimeException unknown) {
            return Optional.empty();
        }
        return Optional.ofNullable(sum);
    }

    private static boolean compiles(Path thread) throws IOException {
        String name = text(thread.resolve("comm"));
        for (String compiler : COMPILERS) {
            if (name.startsWith(compiler)) {
                return true;
            }
        }
        return false;
    }

    private static Scheduling thread(Path thread) throws IOException {
        String[] lines = text(thread.resolve("status")).split("\n");
        return new Scheduling(value(lines, ALLOWED), Long.parseLong(text(thread.resolve("schedstat")).trim().split(" ")[1]),
                Long.parseLong(value(lines, YIELDED)), Long.parseLong(value(lines, PREEMPTED)));
    }

    private static String value(String[] lines, String name) throws IOException {
        for (String line : lines) {
            if (line.startsWith(name)) {
                return line.substring(name.length()).trim();
            }
        }
        throw new IOException(name);
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    }

    /** The sums of both. @param other null for none */
    public Scheduling plus(Scheduling other) {
        return other == null ? this : new Scheduling(processors, waitedNanos + other.waitedNanos, yielded + other.yielded,
                preempted + other.preempted);
    }

    /** What came since an earlier moment; nothing is less than 0, also when threads have ended. */
    public Scheduling since(Scheduling earlier) {
        return new Scheduling(processors, Math.max(0, waitedNanos - earlier.waitedNanos), Math.max(0, yielded - earlier.yielded),
                Math.max(0, preempted - earlier.preempted));
    }

    /** Adds it to a line. */
    public ControlLine in(ControlLine line) {
        return line.with("processors", processors).with("waitedNanos", waitedNanos).with("yielded", yielded)
                .with("preempted", preempted);
    }

    /** Reads it from a line; empty when it is not there. */
    public static Optional<Scheduling> from(ControlLine line) {
        return line.find("waitedNanos").map(nanos -> new Scheduling(line.text("processors"), Long.parseLong(nanos),
                line.number("yielded"), line.number("preempted")));
    }

    /** The list of processors that the threads are allowed. */
    public String processors() {
        return processors;
    }

    /** How long they could have run and had no processor, in nanoseconds. */
    public long waitedNanos() {
        return waitedNanos;
    }

    /** How often they left a processor because they waited for something. */
    public long yielded() {
        return yielded;
    }

    /** How often a processor was taken from them. */
    public long preempted() {
        return preempted;
    }
}
