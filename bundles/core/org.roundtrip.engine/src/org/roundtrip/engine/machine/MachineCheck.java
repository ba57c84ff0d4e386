// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.roundtrip.engine.fork.ForkException;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.text.Texts;

/**
 * Finds out about this machine in at most ten seconds. It reads what the system says, watches it for a second, tries where threads
 * are placed best, and chooses. What was found out is kept in the home. Nothing is changed that would need a right. Used by one
 * thread; only {@link #goOn} may come from another.
 */
public final class MachineCheck {
    static final Texts TEXTS = Texts.of(MachineCheck.class);
    private static final long WAIT_AT_MOST = TimeUnit.MINUTES.toNanos(2);
    private static final long PAUSE_SECONDS = 2;
    /** What a call carries that carries nothing: the number of its operation. */
    private static final int PING_BYTES = 2;
    /** Payloads from which both sides work at the same time. */
    private static final int LARGE_BYTES = 16 << 10;
    private static final String BOOT = "/proc/sys/kernel/random/boot_id";

    private final Path trials;
    private final MachineCache cache;
    private final Topology topology = Topology.here();
    private final CountDownLatch goOn = new CountDownLatch(1);

    /** Hears how far a check is, on its thread. */
    public interface Follower {
        /** @param what is done now, in a few words */
        void now(String what);

        /** Others use the processors. @return whether to wait until they do no more, for two minutes at most */
        boolean waits();
    }

    /** Prepares a check. @param home keeps what is found out */
    public MachineCheck(RoundtripHome home) {
        trials = home.folder().resolve("servers");
        cache = new MachineCache(home.folder().resolve("machine.settings"), SystemFiles.HERE.text(BOOT).orElse(""));
    }

    /** Returns what was found out in the last ten minutes, unless others used the processors then. Reads a small file. */
    public Optional<Machine> known() {
        return cache.read(Instant.now(), topology);
    }

    /** Returns what was found out in the last ten minutes, or finds out now. */
    public Machine find(Follower follower) throws InterruptedException {
        Optional<Machine> known = known();
        return known.isPresent() ? known.get() : anew(follower);
    }

    /** Finds out now. */
    public Machine anew(Follower follower) throws InterruptedException {
        follower.now(TEXTS.text("watching"));
        Map<String, String> facts = MachineFacts.read();
        Watch watch = Watch.take(topology);
        if (Machine.busy(watch) && follower.waits()) {
            watch = idle(watch, follower);
        }
        follower.now(TEXTS.text("trying"));
        Map<Way, List<Double>> tried = tried(topology.placings(), PING_BYTES);
        Machine machine = new Machine(Instant.now(), MachineFacts.since(facts, MachineFacts.read()), watch, tried, topology.placings());
        keep(machine);
        return machine;
    }

    /** Ends the wait for an idle machine. Any thread. */
    public void goOn() {
        goOn.countDown();
    }

    /** Watches again and again until nobody uses the processors, the time is over, or somebody wants to go on. */
    private Watch idle(Watch first, Follower follower) throws InterruptedException {
        Watch watch = first;
        long began = System.nanoTime();
        for (long waited = 0; waited < WAIT_AT_MOST && Machine.busy(watch); waited = System.nanoTime() - began) {
            follower.now(TEXTS.text("waiting", TimeUnit.NANOSECONDS.toSeconds(WAIT_AT_MOST - waited)));
            if (goOn.await(PAUSE_SECONDS, TimeUnit.SECONDS)) {
                return watch;
            }
            watch = Watch.take(topology);
        }
        return watch;
    }

    /**
     * Returns whether threads that the system places are faster with a large payload. Both sides work at the same time then. Tries
     * it when the payload is that large.
     *
     * @param machine a machine on which another way was chosen
     * @param bytes   what the largest call carries
     */
    public boolean freeIsFaster(Machine machine, double bytes) throws InterruptedException {
        if (bytes < LARGE_BYTES || machine.way() == Way.FREE) {
            return false;
        }
        Map<Way, Placing> two = Map.of(Way.FREE, Placing.FREE, machine.way(), machine.placing());
        return Choice.of(tried(two, (int) bytes)) == Way.FREE;
    }

    /** Returns the medians; none when the processes failed. */
    private Map<Way, List<Double>> tried(Map<Way, Placing> placings, int bytes) throws InterruptedException {
        try {
            return Trial.of(topology, placings, Files.createDirectories(trials), bytes);
        } catch (ForkException | IOException e) {
            System.getLogger(MachineCheck.class.getName()).log(System.Logger.Level.WARNING, Failure.sentence(String.valueOf(e.getMessage())), e);
            return Map.of();
        }
    }

    /** Keeps what was found out for the next ten minutes; of a busy machine nothing. */
    public void keep(Machine machine) {
        try {
            cache.write(machine, topology);
        } catch (IOException e) {
            System.getLogger(MachineCheck.class.getName()).log(System.Logger.Level.WARNING, Failure.sentence(e), e);
        }
    }
}
