// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.PhaseCalls;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.calls.SteadyPhase;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.JournalReader.Block;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.harness.timing.Phase;

/**
 * Reads the recorded calls of one fork, also while they grow; each call is read once. The calls of several callers are merged
 * in the order in which they ended. Damaged blocks are left out. Safe for several threads; reading takes time and is not for a
 * user interface's thread.
 */
public final class ForkReading implements Closeable {
    private final JournalReader journal;
    private final MergedCalls merged;
    private final Curve.Builder curve = new Curve.Builder();
    private final SteadyPhase steady = new SteadyPhase();
    private final PhaseCalls captured = new PhaseCalls();
    private Long origin;
    private Long firstCallNanos;
    private boolean damaged;

    private ForkReading(JournalReader journal) {
        this.journal = journal;
        merged = new MergedCalls(journal);
    }

    /**
     * Opens a fork's journal and reads what it holds so far.
     *
     * @throws java.nio.file.NoSuchFileException when there is no journal, or not yet
     */
    public static ForkReading open(Path path) throws IOException {
        ForkReading reading = new ForkReading(JournalReader.open(path));
        try {
            reading.take();
            return reading;
        } catch (IOException | RuntimeException e) {
            reading.close();
            throw e;
        }
    }

    /** Reads the calls recorded since the last time; returns whether there were any. */
    public synchronized boolean refresh() throws IOException {
        return journal.refresh() && take();
    }

    /** The curve of all calls read so far. */
    public synchronized Curve curve() {
        return curve.toCurve();
    }

    /** The measured calls read so far. */
    public synchronized Histogram steady() {
        return steady.calls().service();
    }

    /** The measured calls read so far, with what they tell of the load. */
    synchronized SteadyCalls steadyCalls() {
        return steady.calls();
    }

    /** The calls read so far that were made while packets were captured. */
    public synchronized Histogram captured() {
        return captured.histogram();
    }

    /** The duration of the first call, or null when it was not recorded. */
    public synchronized Long firstCallNanos() {
        return firstCallNanos;
    }

    /** Calls of all phases read so far. */
    public synchronized long calls() {
        return merged.count();
    }

    /** Whether a part of the journal is damaged, so that calls are missing. */
    public synchronized boolean damaged() {
        return damaged;
    }

    /** Receives calls one by one. */
    interface CallConsumer {
        /**
         * One call.
         *
         * @param number     its number among all calls of the fork, from 1
         * @param startNanos when it began, from the beginning of the first call
         * @param nanos      its duration
         */
        void accept(long number, long startNanos, long nanos);
    }

    /** Reads again the calls of the fork from number {@code from} to before number {@code to}. */
    synchronized void calls(long from, long to, CallConsumer consumer) throws IOException {
        merged.take(from, to, (number, block, call) -> consumer.accept(number, since(call), call.nanos()));
    }

    /** Closes the file until something is read again; what was read stays. */
    @Override
    public void close() throws IOException {
        journal.close();
    }

    private boolean take() throws IOException {
        long before = merged.count();
        merged.takeNew((number, block, call) -> add(block.phase(), call));
        damaged = journal.blocks().stream().anyMatch(Block::damaged);
        return merged.count() > before;
    }

    private void add(Phase phase, CallCursor call) {
        if (origin == null) {
            origin = call.startNanos();
        }
        curve.add(phase, since(call), call.nanos());
        if (phase == Phase.STEADY) {
            steady.add(call);
        } else if (phase == Phase.CAPTURE) {
            captured.add(call.nanos());
        } else if (phase == Phase.FIRST_CALL && firstCallNanos == null) {
            firstCallNanos = call.nanos();
        }
    }

    private long since(CallCursor call) {
        return Math.max(0, call.startNanos() - origin);
    }
}
