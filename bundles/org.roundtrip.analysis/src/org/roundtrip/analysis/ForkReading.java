// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.files.JournalReader;
import org.roundtrip.files.JournalReader.Block;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Phase;

/**
 * Reads the recorded calls of one fork, also while they grow; each call is read once. Damaged blocks are left out. Safe for
 * several threads; reading takes time and is not for a user interface's thread.
 */
public final class ForkReading implements Closeable {
    private final JournalReader journal;
    private final Curve.Builder curve = new Curve.Builder();
    private final List<Block> blocks = new ArrayList<>();
    private final List<Long> firstCalls = new ArrayList<>();
    private final PhaseCalls steady = new PhaseCalls();
    private final PhaseCalls captured = new PhaseCalls();
    private long calls;
    private long origin;
    private Long firstCallNanos;
    private boolean damaged;

    private ForkReading(JournalReader journal) {
        this.journal = journal;
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
        return steady.histogram();
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
        return calls;
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
        int[] samples = new int[JournalFormat.SAMPLES_PER_BLOCK];
        for (int i = blockOf(from); i < blocks.size() && firstCalls.get(i) < to; i++) {
            Block block = blocks.get(i);
            int count = journal.read(block, samples);
            long start = since(block);
            for (int s = 0; s < count; s++) {
                long number = firstCalls.get(i) + s;
                long nanos = JournalFormat.decode(samples[s]);
                if (number >= from && number < to) {
                    consumer.accept(number, start, nanos);
                }
                start += nanos;
            }
        }
    }

    /** Closes the file until something is read again; what was read stays. */
    @Override
    public void close() throws IOException {
        journal.close();
    }

    private boolean take() throws IOException {
        long before = calls;
        List<Block> now = journal.blocks();
        int last = blocks.isEmpty() ? -1 : blocks.getLast().index();
        for (int index = Math.max(0, last); index < now.size(); index++) {
            Block block = now.get(index);
            if (block.damaged()) {
                continue;
            }
            if (index == last) {
                take(block, blocks.getLast().count());
                blocks.set(blocks.size() - 1, block);
            } else {
                if (blocks.isEmpty()) {
                    origin = block.startNanos();
                }
                blocks.add(block);
                firstCalls.add(calls + 1);
                take(block, 0);
            }
        }
        damaged = now.stream().anyMatch(Block::damaged);
        return calls > before;
    }

    /** Adds the samples of a block from number {@code from} on. */
    private void take(Block block, int from) throws IOException {
        int[] samples = new int[block.count()];
        int count = Math.min(journal.read(block, samples), block.count());
        long start = since(block);
        for (int i = 0; i < count; i++) {
            long nanos = JournalFormat.decode(samples[i]);
            if (i == from) {
                curve.begin(block.phase(), start);
            }
            if (i >= from) {
                add(block.phase(), nanos);
            }
            start += nanos;
        }
    }

    private void add(Phase phase, long nanos) {
        curve.add(nanos);
        calls++;
        if (phase == Phase.STEADY) {
            steady.add(nanos);
        } else if (phase == Phase.CAPTURE) {
            captured.add(nanos);
        } else if (phase == Phase.FIRST_CALL && firstCallNanos == null) {
            firstCallNanos = nanos;
        }
    }

    private long since(Block block) {
        return Math.max(0, block.startNanos() - origin);
    }

    /** Index of the block that holds a call. */
    private int blockOf(long call) {
        int low = 0;
        int high = firstCalls.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (firstCalls.get(middle) <= call) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
