// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import static org.roundtrip.harness.timing.JournalFormat.BLOCK_BYTES;
import static org.roundtrip.harness.timing.JournalFormat.BLOCK_HEADER_BYTES;

import java.io.Closeable;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.Checksum;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Platform;
import org.roundtrip.harness.control.Sentences;

/**
 * Writes a sample journal, see {@link JournalFormat}. A sample costs some nanoseconds: two stores into mapped memory. All
 * slower work happens when a block begins, which is not timed: the pages of the block are touched, and the file grows. It
 * grows by writing zeros before they are mapped, so a full disk causes an exception here; otherwise it would kill the
 * process later. Used by one thread; any process may read the file meanwhile.
 */
public final class JournalWriter implements Closeable {
    private static final int SMALLEST_CHUNK = 1 << 20;
    private static final int LARGEST_CHUNK = 16 << 20;
    private static final int PAGE = 4096;
    private static final MethodHandle RELEASE = Platform.releaseFence();

    private final FileChannel channel;
    private final ClockMapping clock;
    private final MappedByteBuffer header;
    private final ByteBuffer zeros = ByteBuffer.allocateDirect(1 << 16);
    private final Checksum crc = Platform.crc32c().orElseGet(Crc32c::new);
    private final byte[] blockBytes = new byte[BLOCK_BYTES];
    private MappedByteBuffer chunk;
    private long chunkAt = BLOCK_BYTES;
    /** Where the open block begins in the chunk, or -1 when none is open. */
    private int block = -1;
    private int next;
    private int count;

    private JournalWriter(FileChannel channel) throws IOException {
        this.channel = channel;
        clock = ClockMapping.measure();
        zeros(0, BLOCK_BYTES);
        header = map(0, BLOCK_BYTES);
        header.putInt(JournalFormat.VERSION_AT, JournalFormat.VERSION);
        header.putInt(JournalFormat.BLOCK_SIZE_AT, BLOCK_BYTES);
        header.putLong(JournalFormat.PID_AT, Platform.pid());
        header.putLong(JournalFormat.EPOCH_AT, clock.epochNanos());
        header.putLong(JournalFormat.MONOTONIC_AT, clock.monotonicNanos());
        header.putLong(JournalFormat.CLOCK_ERROR_AT, clock.errorNanos());
        header.putLong(0, JournalFormat.FILE_MAGIC);
        grow(chunkAt);
    }

    /** Begins a journal in a new file. @throws IOException also when there is no room for it */
    public static JournalWriter create(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ,
                StandardOpenOption.WRITE);
        try {
            return new JournalWriter(channel);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /**
     * Ends the open block and begins another. The caller then calls {@link #start}.
     *
     * @param firstCall index of the block's first call in its phase
     * @throws ExplainedException when the disk is full; the journal is complete up to here, and no block is open
     */
    public void begin(Phase phase, long firstCall) throws ExplainedException {
        end();
        if (next + BLOCK_BYTES > chunk.capacity()) {
            long size = chunkAt + chunk.capacity();
            try {
                grow(size);
            } catch (IOException e) {
                cut(size);
                throw new ExplainedException(Sentences.text(JournalWriter.class, "full", Failure.sentence(e)), e);
            }
        }
        block = next;
        count = 0;
        for (int page = 0; page < BLOCK_BYTES; page += PAGE) {
            chunk.putInt(block + page, 0);
        }
        chunk.putInt(block + JournalFormat.PHASE_AT, phase.code());
        chunk.putLong(block + JournalFormat.FIRST_CALL_AT, firstCall);
        next = block + BLOCK_HEADER_BYTES;
    }

    /** Records when the first call of the block begins; readers see the block from now on. */
    public void start(long nanos) {
        chunk.putLong(block + JournalFormat.START_AT, nanos);
        publish(block + JournalFormat.MAGIC_AT, JournalFormat.BLOCK_MAGIC);
    }

    /** Adds the duration of one call. At most {@link JournalFormat#SAMPLES_PER_BLOCK} times in a block. */
    public void add(long nanos) {
        chunk.putInt(next, JournalFormat.encode(nanos));
        next += Integer.BYTES;
        publish(block + JournalFormat.COUNT_AT, ++count);
    }

    /** Ends the open block, if there is one; removes a block without calls. */
    public void end() {
        if (block < 0) {
            return;
        }
        if (count == 0) {
            publish(block + JournalFormat.MAGIC_AT, 0);
            next = block;
        } else {
            publish(block + JournalFormat.CRC_AT, checksum());
            next = block + BLOCK_BYTES;
        }
        block = -1;
    }

    /** Ends the journal: adds the drift of the clocks to their error and cuts the file to its size. */
    @Override
    public void close() throws IOException {
        try (FileChannel closed = channel) {
            end();
            header.putLong(JournalFormat.CLOCK_ERROR_AT, clock.errorUntil(ClockMapping.measure()));
            cut(chunkAt + next);
        }
    }

    private void cut(long size) {
        try {
            channel.truncate(size);
        } catch (IOException mapped) {
            // some systems cannot cut a mapped file; readers stop at the first block without the magic
        }
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
        closing.get(blockBytes, 0, BLOCK_HEADER_BYTES + count * Integer.BYTES);
        crc.reset();
        crc.update(blockBytes, 0, JournalFormat.CRC_AT);
        crc.update(blockBytes, BLOCK_HEADER_BYTES, count * Integer.BYTES);
        return crc.getValue() == 0 ? 1 : (int) crc.getValue();
    }

    private void grow(long at) throws IOException {
        long wanted = Math.max(SMALLEST_CHUNK, Math.min(at / 16, LARGEST_CHUNK));
        int size = (int) (wanted / BLOCK_BYTES * BLOCK_BYTES);
        zeros(at, size);
        chunk = map(at, size);
        chunkAt = at;
        next = 0;
    }

    private MappedByteBuffer map(long at, int size) throws IOException {
        MappedByteBuffer mapped = channel.map(FileChannel.MapMode.READ_WRITE, at, size);
        mapped.order(ByteOrder.LITTLE_ENDIAN);
        return mapped;
    }

    private void zeros(long at, int size) throws IOException {
        for (long end = at + size, position = at; position < end;) {
            zeros.clear();
            zeros.limit((int) Math.min(zeros.capacity(), end - position));
            position += channel.write(zeros, position);
        }
    }
}
