// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLockInterruptionException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.roundtrip.files.RoundtripHome;

/**
 * The right to measure in a home, which one process has at a time. It is a lock on a file that contains the id of the run.
 * The operating system releases it when the process ends, however it ends. Where a file system has no locks, every process
 * gets the right.
 */
final class MeasuringLock implements Closeable {
    /** The lock lies behind the run's id, because a locked region cannot be read on every system. */
    private static final long REGION = Long.MAX_VALUE - 1;
    private static final int LOOK_MILLIS = 20;
    /**
     * The files that this process has locked, each with the id of its run. When a process closes a file that it has locked,
     * it loses the lock, whichever of its threads does so. So such a file is not opened a second time.
     */
    private static final Map<Path, String> OWN = new ConcurrentHashMap<>();

    private final Path path;
    private final FileChannel file;

    private MeasuringLock(Path path, FileChannel file) {
        this.path = path;
        this.file = file;
    }

    /**
     * Takes the right to measure.
     *
     * @param run  id of the run that is going to be measured
     * @param turn what to do when another process has the right
     * @return null when another one keeps it, and {@code turn} is {@link Turn#ANYWAY}
     * @throws RefusedException     when another process has it, or another runner of this process
     * @throws InterruptedException when this thread was interrupted while it waited
     */
    static MeasuringLock take(RoundtripHome home, String run, Turn turn)
            throws RefusedException, IOException, InterruptedException {
        Path path = path(home);
        String other;
        synchronized (OWN) {
            other = OWN.putIfAbsent(path, run);
        }
        MeasuringLock taken = null;
        try {
            if (other == null) {
                taken = lock(path, run, turn);
            }
        } finally {
            if (other == null && taken == null) {
                OWN.remove(path);
            }
        }
        if (taken == null && turn != Turn.ANYWAY) {
            throw new RefusedException(other != null ? other : Files.readString(path));
        }
        return taken;
    }

    private static Path path(RoundtripHome home) throws IOException {
        return Files.createDirectories(home.folder()).toAbsolutePath().normalize().resolve("measuring.lock");
    }

    /** Whether somebody has the right now, this process or another one. Takes a look only: nobody waits for it. */
    static boolean isTaken(RoundtripHome home) throws IOException {
        Path path = path(home);
        // No other thread may lock the file before it is closed here, see OWN.
        synchronized (OWN) {
            if (OWN.containsKey(path) || Files.notExists(path)) {
                return OWN.containsKey(path);
            }
            try (FileChannel file = FileChannel.open(path, StandardOpenOption.READ)) {
                return file.tryLock(REGION, 1, true) == null;
            } catch (FileLockInterruptionException | ClosedByInterruptException e) {
                throw e;
            } catch (IOException noLocks) {
                return false;
            }
        }
    }

    private static MeasuringLock lock(Path path, String run, Turn turn) throws IOException, InterruptedException {
        FileChannel file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        MeasuringLock taken = null;
        try {
            if (locked(file, turn) || lookedAt(file, turn)) {
                MeasuringLock mine = new MeasuringLock(path, file);
                mine.name(run);
                taken = mine;
            }
            return taken;
        } catch (FileLockInterruptionException | ClosedByInterruptException e) {
            Thread.interrupted();
            throw new InterruptedException();
        } finally {
            if (taken == null) {
                file.close();
            }
        }
    }

    /** Says which run is measured with this right. @param run its id */
    void name(String run) throws IOException {
        OWN.put(path, run);
        file.truncate(0).write(ByteBuffer.wrap(run.getBytes(StandardCharsets.UTF_8)));
    }

    /** Another process may just have been looking, which locks the file for a moment. */
    private static boolean lookedAt(FileChannel file, Turn turn) throws IOException, InterruptedException {
        Thread.sleep(LOOK_MILLIS);
        return locked(file, turn);
    }

    private static boolean locked(FileChannel file, Turn turn) throws IOException {
        try {
            return (turn == Turn.WAIT ? file.lock(REGION, 1, false) : file.tryLock(REGION, 1, false)) != null;
        } catch (FileLockInterruptionException | ClosedByInterruptException e) {
            throw e;
        } catch (IOException noLocks) {
            return true;
        }
    }

    /** Gives the right back. */
    @Override
    public void close() throws IOException {
        try {
            file.close();
        } finally {
            OWN.remove(path);
        }
    }
}
