// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Scheduling;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.CallLoop;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Limits;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.harness.timing.TimedLoop;

/**
 * All callers of a client. A phase ends when each of them has ended. One caller without a pause runs on the thread of the client,
 * otherwise each has a thread of its own for each phase. With asynchronous calls each also has a {@link Window}. Used by one thread.
 */
public final class Callers {
    /** From when all threads run until the first call of an open load arrives. */
    private static final long LEAD_NANOS = 1_000_000;

    private final LoadSetting load;
    private final List<Caller> callers;
    private final List<CallJournal> journals = new ArrayList<>();
    /** Of the first caller, for calls without a pause. */
    private final CallLoop single;
    /** Of the callers, when calls are asynchronous. */
    private final List<Window> windows = new ArrayList<>();
    private final boolean ownConnections;
    private final int pool;
    private final long seed;

    /**
     * Makes callers over prepared arguments.
     *
     * @param callers        one for each caller of the load
     * @param ownConnections whether each has a connection of its own
     * @param pool           entries in the pool of each, a power of two
     * @param seed           seed of think times and arrivals
     * @param mostNanos      for how long an asynchronous call is waited for
     */
    public Callers(LoadSetting load, List<Caller> callers, boolean ownConnections, JournalWriter journal, int pool, long seed,
            long mostNanos) {
        this.load = load;
        this.callers = callers;
        this.ownConnections = ownConnections;
        this.pool = pool;
        this.seed = seed;
        for (int i = 0; i < callers.size(); i++) {
            journals.add(journal.of(i, ownConnections ? i : 0));
            if (load.window() > 0) {
                AsynchronousCaller caller = (AsynchronousCaller) callers.get(i);
                caller.waitAtMost(mostNanos);
                windows.add(new Window(caller, load.window(), Clock.SYSTEM));
            }
        }
        single = load.window() > 0 ? windowLoop(0, new ThinkPace(0, false, 0)) : new TimedLoop(journals.get(0), callers.get(0), pool);
    }

    /** The calls of one phase. */
    public static final class Made {
        private final long calls;
        private final long errors;
        private final Optional<String> failure;
        private final long dropped;
        private final Optional<Scheduling> scheduling;

        private Made(List<CallLoop> loops, long dropped, Optional<Scheduling> scheduling) {
            this.scheduling = scheduling;
            calls = loops.stream().mapToLong(CallLoop::done).sum();
            errors = loops.stream().mapToLong(loop -> loop.failures().count()).sum();
            failure = loops.stream().map(loop -> loop.failures().first()).filter(Optional::isPresent).map(Optional::get).findFirst();
            this.dropped = dropped;
        }

        /**
         * Runs one loop on this thread.
         *
         * @throws ExplainedException when the journal cannot grow, or too many calls failed
         */
        public static Made by(CallLoop loop, Phase phase, Limits limits) throws ExplainedException {
            loop.run(phase, limits);
            return new Made(Collections.singletonList(loop), 0, Optional.empty());
        }

        /** How many calls were made. */
        public long calls() {
            return calls;
        }

        /** How many of them failed or were not answered in time. */
        public long errors() {
            return errors;
        }

        /** The first failure of a caller as a sentence; empty when no call failed. */
        public Optional<String> failure() {
            return failure;
        }

        /** How many calls of an open load arrived and were not made. No caller was free before the phase was over. */
        public long dropped() {
            return dropped;
        }

        /**
         * How the callers' threads that lived during this phase only were run. It is empty without such threads, or when
         * nobody says it.
         */
        public Optional<Scheduling> scheduling() {
            return scheduling;
        }
    }

    /** Whether each caller has a connection of its own; otherwise the middleware decides. */
    public boolean ownConnections() {
        return ownConnections;
    }

    /** The journal of the first caller. */
    public CallJournal journal() {
        return journals.get(0);
    }

    /**
     * Makes calls until the limits are reached. The phase of the first call is made by the first caller alone.
     *
     * @param limits the number of calls is that of all callers together, the time that of each
     * @throws ExplainedException   when the journal cannot grow, or too many calls of a caller failed; all have ended then
     * @throws InterruptedException when this thread was interrupted
     */
    public Made run(Phase phase, Limits limits) throws ExplainedException, InterruptedException {
        if (phase == Phase.FIRST_CALL || load.withoutPause() && callers.size() == 1) {
            return Made.by(single, phase, limits);
        }
        // A warm-up has windows, and a rate would change in each of them anew.
        OpenPace open = load.open() ? new OpenPace(load.schedule(seed ^ phase.code(), phase == Phase.WARM_UP ? 0 : limits.nanos()),
                System.nanoTime() + LEAD_NANOS, limits) : null;
        List<CallLoop> loops = new ArrayList<>();
        List<CallerThread> tasks = new ArrayList<>();
        for (int i = 0; i < callers.size(); i++) {
            CallLoop loop = loop(i, phase, open);
            // The pace of an open load ends the phase for all callers.
            Limits own = open != null ? Limits.first(0, Long.MAX_VALUE / 2) : limits.share(i, callers.size());
            loops.add(loop);
            if (!own.none()) {
                tasks.add(new CallerThread(() -> loop.run(phase, own)));
            }
        }
        Optional<Scheduling> scheduling = CallerThread.run(tasks, load.virtualThreads());
        return new Made(loops, open == null ? 0 : open.dropped(), scheduling);
    }

    private CallLoop loop(int caller, Phase phase, OpenPace open) {
        CallJournal journal = journals.get(caller);
        if (load.withoutPause() && load.window() == 0) {
            return caller == 0 ? single : new TimedLoop(journal, callers.get(caller), pool);
        }
        Pace pace = open != null ? open : load.think(seed ^ phase.code() ^ (long) caller << Integer.SIZE);
        return load.window() > 0 ? windowLoop(caller, pace) : new PacedLoop(journal, callers.get(caller), pool, pace, Clock.SYSTEM);
    }

    private WindowLoop windowLoop(int caller, Pace pace) {
        return new WindowLoop(journals.get(caller), (AsynchronousCaller) callers.get(caller), windows.get(caller), pool, pace, Clock.SYSTEM);
    }
}
