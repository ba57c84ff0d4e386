// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.journal;

import java.nio.ByteBuffer;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Outcome;

/**
 * The calls of one block of a journal, one after the other. It stands before the first call until {@link #next}. Times are
 * monotonic nanoseconds, see {@link JournalReader#clock()}. For one thread.
 */
public abstract sealed class CallCursor {
    /** The lateness of a call that was to be made at no certain moment. */
    public static final long NOT_INTENDED = -1;

    final ByteBuffer calls;
    private final int count;
    private int taken;

    private CallCursor(ByteBuffer calls, int count) {
        this.calls = calls;
        this.count = count;
    }

    /** @param calls the bytes of the calls alone, from the buffer's position */
    static CallCursor of(JournalReader.Block block, ByteBuffer calls, int version) {
        return version == 1 ? new Version1(calls, block)
                : block.form() == JournalFormat.SEQUENCE ? new Sequence(calls, block) : new Intervals(calls, block);
    }

    /** Goes to the next call. @return whether there is one */
    public boolean next() {
        if (taken == count) {
            return false;
        }
        taken++;
        advance();
        return true;
    }

    /** How many calls there are in all. */
    public int count() {
        return count;
    }

    /** When the call began. */
    public abstract long startNanos();

    /** How long it took. */
    public abstract long nanos();

    /** When it ended. */
    public final long endNanos() {
        return startNanos() + nanos();
    }

    /** How it ended. */
    public abstract Outcome outcome();

    /** How many nanoseconds after its intended moment it began, or {@link #NOT_INTENDED}. */
    public long latenessNanos() {
        return NOT_INTENDED;
    }

    abstract void advance();

    /** Calls that follow each other without a gap. */
    private static sealed class Sequence extends CallCursor {
        private long start;
        private long nanos;
        int word;

        Sequence(ByteBuffer calls, JournalReader.Block block) {
            super(calls, Math.min(block.count(), calls.remaining() / JournalFormat.SEQUENCE_BYTES));
            start = block.startNanos();
        }

        @Override
        void advance() {
            start += nanos;
            word = calls.getInt();
            nanos = decode();
        }

        long decode() {
            return JournalFormat.decode(word);
        }

        @Override
        public long startNanos() {
            return start;
        }

        @Override
        public long nanos() {
            return nanos;
        }

        @Override
        public Outcome outcome() {
            return JournalFormat.outcome(word);
        }
    }

    /** As journals of version 1 have them. */
    private static final class Version1 extends Sequence {
        Version1(ByteBuffer calls, JournalReader.Block block) {
            super(calls, block);
        }

        @Override
        long decode() {
            return JournalFormat.decodeVersion1(word);
        }

        @Override
        public Outcome outcome() {
            return Outcome.ANSWERED;
        }
    }

    /** Calls that have gaps between them or overlap. */
    private static final class Intervals extends CallCursor {
        private long start;
        private int lateness;
        private int duration;

        Intervals(ByteBuffer calls, JournalReader.Block block) {
            super(calls, Math.min(block.count(), calls.remaining() / JournalFormat.INTERVAL_BYTES));
        }

        @Override
        void advance() {
            start = calls.getLong();
            lateness = calls.getInt();
            duration = calls.getInt();
        }

        @Override
        public long startNanos() {
            return start;
        }

        @Override
        public long nanos() {
            return JournalFormat.decode(duration);
        }

        @Override
        public long latenessNanos() {
            return lateness == JournalFormat.NOT_INTENDED ? NOT_INTENDED : JournalFormat.decode(lateness);
        }

        @Override
        public Outcome outcome() {
            return JournalFormat.outcome(duration);
        }
    }
}
