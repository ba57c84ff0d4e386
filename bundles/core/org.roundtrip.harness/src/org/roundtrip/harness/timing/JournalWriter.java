// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import static org.roundtrip.harness.timing.JournalFormat.BLOCK_BYTES;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Platform;
import org.roundtrip.harness.control.Sentences;

/**
 * The file of a journal, see {@link JournalFormat}. Each caller writes its calls through a {@link CallJournal} of its own, which
 * gets a block of the file at a time. The slow work happens then: the pages of the block are touched, and the file grows. It
 * grows by writing zeros before they are mapped, so a full disk causes an exception here; otherwise it would kill the
 * process later. Safe for several threads; any process may read the file meanwhile.
 */
public final class JournalWriter implements Closeable {
    private static final int SMALLEST_CHUNK = 1 << 20;
    private static final int LARGEST_CHUNK = 16 << 20;
    private static final int PAGE = 4096;

    private final FileChannel channel;
    private final ClockMapping clock;
    private final MappedByteBuffer header;
    private final BlockMedian median;
    private final ByteBuffer zeros = ByteBuffer.allocateDirect(1 << 16);
    private MappedByteBuffer chunk;
    private long chunkAt = BLOCK_BYTES;
    /** Where the next block begins in the chunk. */
    private int next;

    private JournalWriter(FileChannel channel) throws IOException {
        this.channel = channel;
        median = new BlockMedian(channel);
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
     * Begins the part of one caller.
     *
     * @param caller     its number, from 0
     * @param connection the number of the connection that it uses, from 0
     */
    public CallJournal of(int caller, int connection) {
        return new CallJournal(this, caller, connection);
    }

    /**
     * Writes a call and takes it back. The client's first call then pays for no class that is loaded or linked at its
     * first use. To be called before any other block begins.
     *
     * @throws ExplainedException when the disk is full
     */
    public void rehearse() throws ExplainedException {
        CallJournal rehearsal = of(0, 0);
        rehearsal.beginSequence(Phase.FIRST_CALL, 0);
        rehearsal.start(0);
        rehearsal.add(0, 0);
        rehearsal.takeBack();
    }

    /** Gives a block of zeros to a caller. @throws ExplainedException when the disk is full; the journal is complete up to here */
    synchronized void give(CallJournal taker) throws ExplainedException {
        if (next + BLOCK_BYTES > chunk.capacity()) {
            long size = chunkAt + chunk.capacity();
            try {
                grow(size);
            } catch (IOException e) {
                cut(size);
                throw new ExplainedException(Sentences.text(JournalWriter.class, "full", Failure.sentence(e)), e);
            }
        }
        for (int page = 0; page < BLOCK_BYTES; page += PAGE) {
            chunk.putInt(next + page, 0);
        }
        taker.take(chunk, next);
        next += BLOCK_BYTES;
    }

    /** How many blocks were given until now. */
    public synchronized long blocks() {
        return (chunkAt + next) / BLOCK_BYTES - 1;
    }

    /**
     * The median duration of the calls in the latest blocks, of all callers together. It is in nanoseconds, and 0 when there is
     * no call. It reads the file, so no call is made meanwhile.
     *
     * @param first the first of the blocks: how many were given before
     */
    public synchronized long medianNanos(long first) throws IOException {
        return median.of(first, blocks());
    }

    /** Takes the latest block back. */
    synchronized void takeBack() {
        next -= BLOCK_BYTES;
    }

    /** Ends the journal: adds the drift of the clocks to their error and cuts the file to its size. All callers have ended. */
    @Override
    public synchronized void close() throws IOException {
        try (FileChannel closed = channel) {
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
