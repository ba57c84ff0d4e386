// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLockInterruptionException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The right to write what a lock file stands for, such as one entry of a cache. It holds among the threads of this
 * process and among processes.
 */
public final class ProcessLock implements AutoCloseable {
    /**
     * The locks that threads of this process have or wait for. A process can lock a file only once, in any of its
     * threads. So its threads first wait for each other here.
     */
    private static final Map<Path, Turn> TURNS = new ConcurrentHashMap<>();

    /** A lock, and how many threads have it or wait for it; the count changes only within {@link #TURNS}. */
    private record Turn(ReentrantLock lock, int threads) {
    }

    private final Path path;
    private final ReentrantLock turn;
    private final FileChannel file;

    private ProcessLock(Path path, ReentrantLock turn, FileChannel file) {
        this.path = path;
        this.turn = turn;
        this.file = file;
    }

    /**
     * Waits until no other thread or process has the right. The file remains after {@link #close}: if it were removed,
     * one process could lock the removed file while another one locks its successor.
     */
    public static ProcessLock take(Path named) throws IOException, InterruptedException {
        // A folder may have several names, and its threads wait for each other under one.
        Path path = named.toAbsolutePath().getParent().toRealPath().resolve(named.getFileName());
        ReentrantLock turn = await(path);
        FileChannel file = null;
        try {
            file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            file.lock();
            return new ProcessLock(path, turn, file);
        } catch (FileLockInterruptionException e) {
            release(path, turn, file);
            Thread.interrupted();
            throw new InterruptedException();
        } catch (IOException | RuntimeException e) {
            release(path, turn, file);
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        release(path, turn, file);
    }

    private static ReentrantLock await(Path path) throws InterruptedException {
        ReentrantLock turn = TURNS.compute(path, (key, there) -> there == null ? new Turn(new ReentrantLock(), 1)
                : new Turn(there.lock, there.threads + 1)).lock;
        try {
            turn.lockInterruptibly();
            return turn;
        } catch (InterruptedException e) {
            leave(path);
            throw e;
        }
    }

    private static void leave(Path path) {
        TURNS.computeIfPresent(path, (key, there) -> there.threads == 1 ? null : new Turn(there.lock, there.threads - 1));
    }

    private static void release(Path path, ReentrantLock turn, FileChannel file) throws IOException {
        try {
            if (file != null) {
                file.close();
            }
        } finally {
            turn.unlock();
            leave(path);
        }
    }
}
