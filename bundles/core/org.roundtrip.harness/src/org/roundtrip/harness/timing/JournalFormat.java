// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

/**
 * The journal: every call of one client as an interval, in a file that grows in fixed blocks. Any language can write it; all
 * numbers are little-endian. The page {@code journal.txt} of the bundle {@code cpp} describes it byte by byte, with examples.
 *
 * <pre>
 * file     := header block*
 * header   := 16384 bytes: magic "RTJOURNL" (8 bytes), i32 version (2), i32 block size (16384), i64 process id,
 *             i64 epoch nanoseconds and i64 monotonic nanoseconds read together (the clock mapping), i64 its error bound;
 *             the rest is 0
 * block    := i32 magic 0x5254424B, i32 phase code, i64 monotonic nanoseconds at which the block's first call began,
 *             i64 index of that call among those of its caller in its phase, i32 count of calls, i32 CRC-32C, i32 form,
 *             i32 caller and i32 connection (both from 0), i32 0, then the calls in the block's form
 * sequence := u32 duration; at most 4084 in a block
 * interval := i64 monotonic nanoseconds at which it began, u32 how late that was, u32 duration; at most 1021 in a block
 * duration := bits 31 and 30: the outcome's code; bit 29: whether the rest counts units of 8192 ns; bits 28 to 0: the count
 * </pre>
 *
 * All calls of a block are made by one caller on one connection; only in the phase {@link Phase#CONNECT} each has its own. In the
 * form <em>sequence</em> they follow each other without a gap: a call starts at the sum of the durations before it. So a call takes
 * 4 bytes. In the form <em>interval</em> calls may wait for their time or overlap. Lateness is the time from the moment at which a
 * call was to be made until it was; all bits are 1 when there was no such moment.
 *
 * <p>The writer publishes {@code count} with release semantics after each call, so a reader may read the file while it grows.
 * The magic is published when the block is given to a caller, so that the first block without it ends the journal also when
 * several callers write. The CRC is 0 while a block is open; when it is closed it covers the bytes 0 to 27 of the block, and
 * those from 32 to the end of its calls (a sum of 0 is written as 1). A phase begins a new block. Closed blocks never change.
 *
 * <p>Durations below 2^29 ns (0.54 s) are exact; longer ones, up to 73 minutes, are exact to 8192 ns.
 *
 * <p>Version 1 had blocks without form, caller and connection, all in the form of a sequence, see
 * {@link #decodeVersion1(int)}.
 */
public final class JournalFormat {
    /** "RTJOURNL" read as a little-endian long. */
    public static final long FILE_MAGIC = 0x4C4E52554F4A5452L;
    /** The version this class describes. */
    public static final int VERSION = 2;
    /** Bytes in the header and in every block. */
    public static final int BLOCK_BYTES = 16384;
    /** First word of every block. */
    public static final int BLOCK_MAGIC = 0x5254424B;
    /** Bytes before a block's calls. */
    public static final int BLOCK_HEADER_BYTES = 48;
    /** Bytes before a block's samples in version 1. */
    public static final int BLOCK_HEADER_BYTES_1 = 32;
    /** Codes of the forms. */
    public static final int SEQUENCE = 1, INTERVALS = 2;
    /** Bytes of a call in each of the forms. */
    public static final int SEQUENCE_BYTES = Integer.BYTES, INTERVAL_BYTES = Long.BYTES + 2 * Integer.BYTES;
    /** Calls that a block can hold in each of the forms. */
    public static final int SEQUENCE_CALLS = (BLOCK_BYTES - BLOCK_HEADER_BYTES) / SEQUENCE_BYTES,
            INTERVAL_CALLS = (BLOCK_BYTES - BLOCK_HEADER_BYTES) / INTERVAL_BYTES;
    /** The lateness of a call that was to be made at no certain moment. */
    public static final int NOT_INTENDED = -1;

    /** Byte offsets in the file's header. */
    public static final int VERSION_AT = 8, BLOCK_SIZE_AT = 12, PID_AT = 16, EPOCH_AT = 24, MONOTONIC_AT = 32,
            CLOCK_ERROR_AT = 40;
    /** Byte offsets in a block. */
    public static final int MAGIC_AT = 0, PHASE_AT = 4, START_AT = 8, FIRST_CALL_AT = 16, COUNT_AT = 24, CRC_AT = 28,
            FORM_AT = 32, CALLER_AT = 36, CONNECTION_AT = 40;

    private static final int OUTCOME_SHIFT = 30;
    private static final int COARSE = 1 << 29;
    private static final int COUNT_MASK = COARSE - 1;
    private static final int COARSE_SHIFT = 13;

    private JournalFormat() {
    }

    /** Encodes a duration of a call that was answered; more than 73 minutes is encoded as the longest. */
    public static int encode(long nanos) {
        return nanos < COARSE ? (int) nanos : (int) Math.min(nanos >> COARSE_SHIFT, COUNT_MASK) | COARSE;
    }

    /** Encodes a duration with the code of an outcome. */
    public static int encode(long nanos, int outcome) {
        return encode(nanos) | outcome << OUTCOME_SHIFT;
    }

    /** Decodes a duration to nanoseconds. */
    public static long decode(int duration) {
        long count = duration & COUNT_MASK;
        return (duration & COARSE) == 0 ? count : count << COARSE_SHIFT;
    }

    /** Returns the outcome that a duration holds. */
    public static Outcome outcome(int duration) {
        return Outcome.of(duration >>> OUTCOME_SHIFT);
    }

    /**
     * Decodes a sample of version 1 to nanoseconds. It is an unsigned count below 2^31 or, with its top bit set, a count
     * of 1024 ns. All its calls were answered.
     */
    public static long decodeVersion1(int sample) {
        return sample >= 0 ? sample : (long) (sample & 0x7FFF_FFFF) << 10;
    }
}
