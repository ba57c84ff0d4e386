// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.model.text.Texts;

/**
 * Waits until a capturing program of the system has written every packet, since it loses the others when it ends. It is
 * enough that its file does not grow for longer than its own delays, and that the program then waits for packets. The
 * silence alone says nothing on a busy machine, where the program may not have run. These programs do not tell how many
 * packets the kernel holds for them. For one thread.
 */
public final class Drain {
    /** How long packets may keep coming, such as those of a middleware that looks at its connections now and then. */
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final Duration quiet;
    private final Duration pause;
    private final LongSupplier nanos;
    private final Pause sleep;

    /** Lets time pass. */
    @FunctionalInterface
    interface Pause {
        void of(Duration time) throws InterruptedException;
    }

    /** A program that captures into a file. */
    public interface Program {
        /** Returns whether it still runs. */
        boolean alive();

        /** Returns how many bytes its file has; -1 when there is none. */
        long written() throws IOException, InterruptedException;

        /** Returns whether it has nothing to do now; true when that cannot be found out. */
        boolean waits() throws IOException, InterruptedException;
    }

    /**
     * A way to wait.
     *
     * @param quiet longer than the program takes to hand packets on and write them
     * @param pause between two looks at its file
     */
    public Drain(Duration quiet, Duration pause) {
        this(quiet, pause, System::nanoTime, time -> TimeUnit.NANOSECONDS.sleep(time.toNanos()));
    }

    Drain(Duration quiet, Duration pause, LongSupplier nanos, Pause sleep) {
        this.quiet = quiet;
        this.pause = pause;
        this.nanos = nanos;
        this.sleep = sleep;
    }

    /**
     * Waits until all packets that came before are in the file, and the program has ended or is quiet.
     *
     * @throws CaptureException when the program has not come to that in {@link #LIMIT}
     */
    public void await(Program program) throws IOException, InterruptedException {
        long begin = nanos.getAsLong();
        long grown = begin;
        long size = program.written();
        boolean written = false;
        while (program.alive()) {
            long now = nanos.getAsLong();
            boolean waits = now - begin >= quiet.toNanos() && program.waits();
            written |= waits;
            if (waits && now - grown >= quiet.toNanos() || written && now - begin >= LIMIT.toNanos()) {
                return;
            }
            if (now - begin >= LIMIT.toNanos()) {
                throw new CaptureException(Texts.of(Drain.class).text("drain.busy", LIMIT.toSeconds()));
            }
            sleep.of(pause);
            long next = program.written();
            if (next != size) {
                size = next;
                grown = nanos.getAsLong();
            }
        }
    }

    /**
     * Returns whether a process waits.
     *
     * @param stat what Linux says about it in {@code /proc/PID/stat}
     */
    public static boolean waits(String stat) {
        return stat.substring(stat.lastIndexOf(')') + 1).strip().startsWith("S");
    }
}
