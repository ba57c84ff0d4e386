// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLockInterruptionException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/** The right to write one entry of the cache, among the threads of this process and among processes. */
final class CacheLock implements AutoCloseable {
    /** A file can be locked only once by a process, so its threads queue here first. */
    private static final Map<Path, ReentrantLock> THREADS = new ConcurrentHashMap<>();

    private final ReentrantLock thread;
    private final FileChannel file;

    private CacheLock(ReentrantLock thread, FileChannel file) {
        this.thread = thread;
        this.file = file;
    }

    /** Waits for the right. The file stays when it is given back: removing it would let two in. */
    static CacheLock take(Path path) throws IOException, InterruptedException {
        ReentrantLock thread = THREADS.computeIfAbsent(path, p -> new ReentrantLock());
        thread.lockInterruptibly();
        FileChannel file = null;
        try {
            file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            file.lock();
            return new CacheLock(thread, file);
        } catch (FileLockInterruptionException e) {
            release(thread, file);
            Thread.interrupted();
            throw new InterruptedException();
        } catch (IOException | RuntimeException e) {
            release(thread, file);
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        release(thread, file);
    }

    private static void release(ReentrantLock thread, FileChannel file) throws IOException {
        try {
            if (file != null) {
                file.close();
            }
        } finally {
            thread.unlock();
        }
    }
}
