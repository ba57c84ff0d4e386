// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.engine.fork.ForkChanges;
import org.roundtrip.engine.fork.ForkRecord;
import org.roundtrip.engine.machine.Machine;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLog;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;

/** The state of a run under way. Every change is saved, then reported to the listener. Used by the engine's thread. */
final class RunRecord implements ForkRecord {
    private final RunFolder folder;
    private final RunListener listener;
    private final DiskReserve reserve;
    private final RunLog log;
    private Run run;

    /** @throws IOException when the disk is full already */
    RunRecord(RunFolder folder, Run run, RunListener listener) throws IOException {
        this.folder = folder;
        this.reserve = DiskReserve.in(folder.folder());
        this.log = new RunLog(folder.log());
        this.run = run;
        this.listener = listener;
    }

    @Override
    public RunFolder folder() {
        return folder;
    }

    Run run() {
        return run;
    }

    @Override
    public void fork(Fork fork) throws IOException {
        List<Fork> forks = new ArrayList<>(run.forks());
        forks.set(fork.number() - 1, fork);
        save(new Run(run.id(), run.plan(), run.quick(), run.pid(), run.environment(), forks, run.outcome(),
                run.message(), run.started(), run.ended()));
    }

    /** Adds forks to those that are planned. */
    void more(List<Fork> further) throws IOException {
        List<Fork> forks = new ArrayList<>(run.forks());
        forks.addAll(further);
        save(new Run(run.id(), run.plan(), run.quick(), run.pid(), run.environment(), forks, run.outcome(),
                run.message(), run.started(), run.ended()));
    }

    @Override
    public void environment(Map<String, String> facts) {
        Map<String, String> all = new LinkedHashMap<>(run.environment());
        all.putAll(facts);
        run = new Run(run.id(), run.plan(), run.quick(), run.pid(), all, run.forks(), run.outcome(), run.message(),
                run.started(), run.ended());
    }

    /**
     * Ends the run and cancels the forks that never began. The message is in the log before the outcome is saved, so
     * that whoever reads a run that has ended finds the whole log.
     */
    void end(Run.Outcome outcome, String message) throws IOException {
        reserve.release();
        if (!message.isEmpty()) {
            log(message);
        }
        List<Fork> forks = run.forks().stream()
                .map(fork -> fork.state() == Fork.State.PLANNED || fork.state() == Fork.State.RUNNING
                        ? ForkChanges.ended(fork, Fork.State.CANCELLED, null) : fork)
                .toList();
        save(new Run(run.id(), run.plan(), run.quick(), run.pid(), run.environment(), forks, outcome, message,
                run.started(), Instant.now()));
    }

    @Override
    public void log(String sentence) {
        try {
            log.append(sentence);
        } catch (IOException e) {
            System.getLogger(RunRecord.class.getName()).log(System.Logger.Level.WARNING,
                    "The run's log could not be written: " + sentence, e);
        }
        listening(() -> listener.logged(folder.log()));
    }

    /** Logs a sentence about what a person has to mind while the run goes on. */
    void warn(String sentence) {
        log(sentence);
        listening(() -> listener.warned(sentence));
    }

    void prepared() throws InterruptedException {
        try {
            listener.prepared();
        } catch (RuntimeException e) {
            failed(e);
        }
    }

    @Override
    public void doing(String what) {
        progress(what, run.forksEnded(), run.forks().size());
    }

    boolean waitsForIdle() {
        try {
            return listener.waitsForIdle();
        } catch (RuntimeException e) {
            failed(e);
            return false;
        }
    }

    void machine(Machine machine) {
        listening(() -> listener.machine(machine));
    }

    void progress(String what, int done, int of) {
        listening(() -> listener.progress(what, done, of));
    }

    /**
     * Saves the run. An interrupt, which means cancel, must not prevent that: it is kept for the next method that
     * waits.
     */
    private void save(Run changed) throws IOException {
        run = changed;
        boolean interrupted = Thread.interrupted();
        try {
            interrupted |= write();
            listening(() -> listener.changed(changed));
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /**
     * Writes the run's file, with the space of the reserve if necessary.
     *
     * @return whether this thread was interrupted meanwhile
     */
    private boolean write() throws IOException {
        try {
            folder.save(run);
            return false;
        } catch (ClosedByInterruptException e) {
            Thread.interrupted();
            folder.save(run);
            return true;
        } catch (IOException e) {
            if (!reserve.release()) {
                throw e;
            }
            folder.save(run);
            return false;
        }
    }

    private void listening(Runnable call) {
        try {
            call.run();
        } catch (RuntimeException e) {
            failed(e);
        }
    }

    private static void failed(RuntimeException e) {
        System.getLogger(RunRecord.class.getName()).log(System.Logger.Level.ERROR, "A listener to a run failed", e);
    }
}
