// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import static org.roundtrip.harness.timing.JournalFormat.BLOCK_HEADER_BYTES;

import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.util.zip.Checksum;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Platform;

/**
 * The part of a journal that one caller writes, see {@link JournalFormat}. A call costs some nanoseconds: a few stores into mapped
 * memory. All slower work happens when a block begins, which is not timed. Used by one thread at a time; other callers write
 * their own blocks of the same journal meanwhile.
 */
public final class CallJournal {
    private static final MethodHandle RELEASE = Platform.releaseFence();

    private final JournalWriter journal;
    private final int caller;
    private final int connection;
    private final Checksum crc = Platform.crc32c().orElseGet(Crc32c::new);
    private final byte[] blockBytes = new byte[JournalFormat.BLOCK_BYTES];
    private MappedByteBuffer chunk;
    /** Where the open block begins in the chunk, or -1 when none is open. */
    private int block = -1;
    private int next;
    private int count;

    CallJournal(JournalWriter journal, int caller, int connection) {
        this.journal = journal;
        this.caller = caller;
        this.connection = connection;
    }

    /**
     * Ends the open block and begins another for calls without gaps. The caller then calls {@link #start}, and
     * {@link #add(long, int)} for at most {@link JournalFormat#SEQUENCE_CALLS} calls.
     *
     * @param firstCall index of the block's first call among those of this caller in its phase
     * @throws ExplainedException when the disk is full; the journal is complete up to here, and no block is open
     */
    public void beginSequence(Phase phase, long firstCall) throws ExplainedException {
        begin(phase, JournalFormat.SEQUENCE, firstCall);
    }

    /**
     * Ends the open block and begins another for calls that may have gaps or overlap. The caller then calls
     * {@link #start} and {@link #add(long, long, long, int)} for at most {@link JournalFormat#INTERVAL_CALLS} calls.
     *
     * @param firstCall index of the block's first call among those of this caller in its phase
     * @throws ExplainedException when the disk is full; the journal is complete up to here, and no block is open
     */
    public void beginIntervals(Phase phase, long firstCall) throws ExplainedException {
        begin(phase, JournalFormat.INTERVALS, firstCall);
    }

    private void begin(Phase phase, int form, long firstCall) throws ExplainedException {
        end();
        count = 0;
        // Under one lock, so that no other caller's block becomes visible behind one that is not.
        synchronized (journal) {
            journal.give(this);
            chunk.putInt(block + JournalFormat.PHASE_AT, phase.code());
            chunk.putLong(block + JournalFormat.FIRST_CALL_AT, firstCall);
            chunk.putInt(block + JournalFormat.FORM_AT, form);
            chunk.putInt(block + JournalFormat.CALLER_AT, caller);
            chunk.putInt(block + JournalFormat.CONNECTION_AT, connection);
            publish(block + JournalFormat.MAGIC_AT, JournalFormat.BLOCK_MAGIC);
        }
        next = block + BLOCK_HEADER_BYTES;
    }

    /** The journal gives a block of zeros. */
    void take(MappedByteBuffer given, int at) {
        chunk = given;
        block = at;
    }

    /** Records when the first call of the block begins. */
    public void start(long nanos) {
        chunk.putLong(block + JournalFormat.START_AT, nanos);
    }

    /** Adds a call to a block of calls without gaps. @param outcome the code of its {@link Outcome} */
    public void add(long nanos, int outcome) {
        chunk.putInt(next, JournalFormat.encode(nanos, outcome));
        next += JournalFormat.SEQUENCE_BYTES;
        publish(block + JournalFormat.COUNT_AT, ++count);
    }

    /**
     * Adds a call to a block of intervals.
     *
     * @param start    monotonic nanoseconds at which it began
     * @param lateness nanoseconds from when it was to be made until it was; negative when there was no such moment
     * @param nanos    how long it took
     * @param outcome  the code of its {@link Outcome}
     */
    public void add(long start, long lateness, long nanos, int outcome) {
        chunk.putLong(next, start);
        chunk.putInt(next + Long.BYTES, lateness < 0 ? JournalFormat.NOT_INTENDED : JournalFormat.encode(lateness));
        chunk.putInt(next + Long.BYTES + Integer.BYTES, JournalFormat.encode(nanos, outcome));
        next += JournalFormat.INTERVAL_BYTES;
        publish(block + JournalFormat.COUNT_AT, ++count);
    }

    /** Ends the open block, if there is one. */
    public void end() {
        if (block >= 0) {
            publish(block + JournalFormat.CRC_AT, checksum());
            block = -1;
        }
    }

    /**
     * Takes back the open block as if it had never begun. It must be the latest block of the journal.
     */
    void takeBack() {
        for (int at = block; at < next; at += Integer.BYTES) {
            chunk.putInt(at, 0);
        }
        block = -1;
        journal.takeBack();
    }

    /** Stores an int in the chunk; whoever sees it sees all stores before it. */
    private void publish(int at, int value) {
        try {
            RELEASE.invokeExact();
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
        chunk.putInt(at, value);
    }

    private int checksum() {
        ByteBuffer closing = chunk.duplicate();
        closing.position(block);
        closing.get(blockBytes, 0, next - block);
        crc.reset();
        crc.update(blockBytes, 0, JournalFormat.CRC_AT);
        crc.update(blockBytes, JournalFormat.FORM_AT, next - block - JournalFormat.FORM_AT);
        return crc.getValue() == 0 ? 1 : (int) crc.getValue();
    }
}
