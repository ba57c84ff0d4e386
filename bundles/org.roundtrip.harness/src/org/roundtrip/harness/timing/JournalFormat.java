// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

/**
 * The sample journal: the duration of every call of one client, in a file that grows in fixed blocks. Any language can
 * write it; all numbers are little-endian.
 *
 * <pre>
 * file   := header block*
 * header := 16384 bytes: magic "RTJOURNL" (8 bytes), i32 version (1), i32 block size (16384), i64 process id,
 *           i64 epoch nanoseconds and i64 monotonic nanoseconds read together (the clock mapping), i64 its error bound;
 *           the rest is 0
 * block  := i32 magic 0x5254424B, i32 phase code, i64 monotonic nanoseconds at which the block's first call began,
 *           i64 index of that call within its phase, i32 count of samples, i32 CRC-32C, then u32[4088] samples
 * </pre>
 *
 * The calls of a block follow each other without a gap: a call starts at the sum of the samples before it. The writer
 * publishes {@code count} with release semantics after each sample, so a reader may read the file while it grows. The
 * CRC is 0 while a block is open; when it is closed it covers the bytes 0 to 27 of the block and its {@code count}
 * samples (a sum of 0 is written as 1). A phase begins a new block. Blocks never change once closed; the first block
 * without the magic ends the journal.
 *
 * <p>A sample is an unsigned nanosecond count below 2^31, or, with its top bit set, a count of 1024 ns: up to 36
 * minutes, within half a millionth. So a call takes 4 bytes, and 4.02 with its block's header.
 */
public final class JournalFormat {
    /** "RTJOURNL" read as a little-endian long. */
    public static final long FILE_MAGIC = 0x4C4E52554F4A5452L;
    /** The version this class describes. */
    public static final int VERSION = 1;
    /** Bytes in the header and in every block. */
    public static final int BLOCK_BYTES = 16384;
    /** First word of every block. */
    public static final int BLOCK_MAGIC = 0x5254424B;
    /** Bytes before a block's samples. */
    public static final int BLOCK_HEADER_BYTES = 32;
    /** Samples that a block can hold. */
    public static final int SAMPLES_PER_BLOCK = (BLOCK_BYTES - BLOCK_HEADER_BYTES) / Integer.BYTES;

    /** Byte offsets in the file's header. */
    public static final int VERSION_AT = 8, BLOCK_SIZE_AT = 12, PID_AT = 16, EPOCH_AT = 24, MONOTONIC_AT = 32,
            CLOCK_ERROR_AT = 40;
    /** Byte offsets in a block. */
    public static final int MAGIC_AT = 0, PHASE_AT = 4, START_AT = 8, FIRST_CALL_AT = 16, COUNT_AT = 24, CRC_AT = 28;

    private JournalFormat() {
    }

    /** Encodes a duration as a sample; more than 36 minutes is encoded as the longest. */
    public static int encode(long nanos) {
        return nanos < 0x8000_0000L ? (int) nanos : (int) Math.min(nanos >> 10, Integer.MAX_VALUE) | 0x8000_0000;
    }

    /** Decodes a sample to nanoseconds. */
    public static long decode(int sample) {
        return sample >= 0 ? sample : (long) (sample & 0x7FFF_FFFF) << 10;
    }
}
