// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.values.Digest;

/**
 * What a servant sees of the calls. During verification it digests their values: for each call its arguments, then its result.
 * Generated behaviours check {@link #recording()} first, which is false while calls are timed. One-way calls are counted all
 * the time, since nothing else tells whether they arrived. Safe for several threads; the digest of concurrent calls depends on
 * their order.
 */
public final class Arrivals {
    private final Digest digest = new Digest();
    private final Work work;
    private final Faults faults;
    private final ServedCalls served;
    private volatile boolean recording;
    private volatile int generation;
    private final AtomicLong oneWay = new AtomicLong();

    /** Of a servant that answers as soon as it can. */
    public Arrivals() {
        this(null, Faults.none(), null);
    }

    /**
     * @param work   the time that the servant spends on each call, or null
     * @param faults which calls end with an exception, where the operation has such
     * @param served the journal of the calls that the servant serves, or null
     */
    public Arrivals(Work work, Faults faults, ServedCalls served) {
        this.work = work;
        this.faults = faults;
        this.served = served;
    }

    /**
     * A call has come: spends the time that the plan wants the servant to spend on it. Generated behaviours do this first.
     *
     * @return what {@link #departed} wants to know
     */
    public long arrived() {
        long now = served == null ? 0 : System.nanoTime();
        if (work != null) {
            work.spend();
        }
        return now;
    }

    /** A call is about to return. @param arrived what {@link #arrived} returned */
    public void departed(long arrived) {
        if (served != null) {
            served.add(arrived, System.nanoTime(), Outcome.ANSWERED);
        }
    }

    /** A call is about to end with the exception that its operation declares. @param arrived what {@link #arrived} returned */
    public void threw(long arrived) {
        if (served != null) {
            served.add(arrived, System.nanoTime(), Outcome.EXCEPTION);
        }
    }

    /**
     * Returns whether this call is to end with the exception that its operation throws at some calls. Such behaviours
     * ask once for each call.
     */
    public boolean fault() {
        return faults.next(recording);
    }

    /** How many calls have come; empty when they are not counted. */
    public OptionalLong served() {
        return work == null ? OptionalLong.empty() : OptionalLong.of(work.calls());
    }

    /** Whether values are digested now. */
    public boolean recording() {
        return recording;
    }

    /** A number that changes at each restart; behaviours then restart their counters. */
    public int generation() {
        return generation;
    }

    /** Begins results, counts and exceptions anew from the next call on. These calls then end as any other servant's. */
    public synchronized void restart() {
        faults.restart();
        generation++;
    }

    /** Begins a new recording, after a restart. */
    public synchronized void begin() {
        digest.hex();
        restart();
        recording = true;
    }

    /** Adds to the digest. */
    public synchronized void add(Consumer<Digest> values) {
        values.accept(digest);
    }

    /** Counts a one-way call whose values, if any, were added. */
    public void count() {
        oneWay.incrementAndGet();
    }

    /**
     * Waits until so many one-way calls have arrived, or none has for some time.
     *
     * @param silentMillis milliseconds without an arrival after which it stops waiting
     * @return how many have arrived since the start
     */
    public long await(long calls, long silentMillis) throws InterruptedException {
        long arrived = oneWay.get();
        long heard = System.nanoTime();
        while (arrived < calls && System.nanoTime() - heard < silentMillis * 1_000_000) {
            Thread.sleep(1);
            long now = oneWay.get();
            if (now != arrived) {
                arrived = now;
                heard = System.nanoTime();
            }
        }
        return arrived;
    }

    /** Ends the recording and returns the digest of all values added. */
    public synchronized String end() {
        recording = false;
        return digest.hex();
    }
}
