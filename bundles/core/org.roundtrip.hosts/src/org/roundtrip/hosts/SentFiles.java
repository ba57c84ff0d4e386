// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.roundtrip.files.content.Sums;
import org.roundtrip.hosts.RemoteStore.State;
import org.roundtrip.model.text.Texts;

/**
 * Files on a host. Those sent once are kept by their content for later use; others are written there or brought back.
 * What is there already is not sent again, and what was cut is resumed. Only the user can read them there. Any thread;
 * one sending at a time.
 *
 * <p>The sent files are in {@code ~/.cache/roundtrip/files} there (or where {@code XDG_CACHE_HOME} says), each as {@code
 * SHA256/NAME}; they must not be changed there.
 */
public final class SentFiles implements AutoCloseable {
    private static final Texts TEXTS = Texts.of(SentFiles.class);
    private static final Duration TO_WRITE = Duration.ofMinutes(1);
    private static final int AT_ONCE = 4;
    private static final int MOST_ROUNDS = 3;

    private final HostConnection connection;
    private final RemoteStore store;
    private final Transfer transfer;
    private final Sums sums = new Sums();

    /** The files of a host. */
    public SentFiles(HostConnection connection) {
        this.connection = connection;
        this.store = new RemoteStore(connection);
        this.transfer = new Transfer(connection);
    }

    /** Sends one file or folder; see {@link #send(Collection, SendProgress)}. @return its absolute path there */
    public String send(Path local) throws HostException, InterruptedException {
        return send(List.of(local), SendProgress.NONE).get(local);
    }

    /**
     * Sends files and folders that are not there yet. A folder keeps its paths, and files keep being executable.
     *
     * @return the absolute path there of each
     * @throws HostException        when it fails, such as when the disk there is full; what was sent is kept
     * @throws InterruptedException when the thread is interrupted; what was sent is kept
     */
    public synchronized Map<Path, String> send(Collection<Path> locals, SendProgress progress)
            throws HostException, InterruptedException {
        Map<Path, Tree> trees = new LinkedHashMap<>();
        Map<Path, Content> files = new LinkedHashMap<>();
        try {
            for (Path local : locals) {
                if (Files.isDirectory(local)) {
                    trees.put(local, Tree.of(local, sums));
                } else {
                    files.put(local, Content.of(local, sums));
                }
            }
        } catch (ClosedByInterruptException e) {
            throw new InterruptedException();
        } catch (IOException e) {
            throw new HostException(TEXTS.text("send.unreadable", Excerpts.line(e.getMessage())), e);
        }
        String folder = send(trees.values(), files.values(), progress);
        Map<Path, String> there = new LinkedHashMap<>();
        trees.forEach((local, tree) -> there.put(local, folder + "/" + tree.place()));
        files.forEach((local, content) -> there.put(local, folder + "/" + content.place()));
        return there;
    }

    private String send(Collection<Tree> trees, Collection<Content> files, SendProgress progress)
            throws HostException, InterruptedException {
        Map<String, Content> contents = new LinkedHashMap<>();
        files.forEach(content -> contents.put(content.place(), content));
        Set<String> places = new LinkedHashSet<>(contents.keySet());
        trees.forEach(tree -> places.add(tree.place()));
        State state = store.ask(places);
        Set<String> present = state.present();
        List<Tree> unbuilt = trees.stream().filter(tree -> !present.contains(tree.place())).toList();
        unbuilt.forEach(tree -> tree.files().values().forEach(content -> contents.put(content.place(), content)));
        if (!unbuilt.isEmpty()) {
            state = store.ask(contents.keySet());
        }
        for (int round = 0; !missing(contents, state).isEmpty(); round++) {
            if (round == MOST_ROUNDS) {
                throw new HostException(TEXTS.text("send.damaged", connection.host().name(),
                        missing(contents, state).getFirst().file()));
            }
            List<Content> missing = missing(contents, state);
            transfer(missing, state, progress);
            store.finish(missing);
            state = store.ask(contents.keySet());
        }
        if (!unbuilt.isEmpty()) {
            store.build(unbuilt);
        }
        return state.folder();
    }

    private static List<Content> missing(Map<String, Content> contents, State state) {
        return contents.values().stream().filter(content -> !state.present().contains(content.place())).toList();
    }

    private void transfer(List<Content> missing, State state, SendProgress progress)
            throws HostException, InterruptedException {
        long bytes = missing.stream().mapToLong(content -> rest(content, state)).sum();
        if (state.free() >= 0 && bytes > state.free()) {
            throw full(bytes, state.free());
        }
        Counter counter = new Counter(bytes, progress);
        try {
            Aside.all(missing.stream().<Aside.Work<Void>>map(content -> stopped -> {
                transfer.send(content.file(), state.folder() + "/" + content.part(), content.size() - rest(content, state),
                        counter::add, stopped);
                return null;
            }).toList(), AT_ONCE);
        } catch (ExecutionException e) {
            throw failed(e.getCause(), bytes);
        }
    }

    /** How many bytes of a file are still to be sent. A part that is longer than the file is sent anew. */
    private static long rest(Content content, State state) {
        long there = state.parts().getOrDefault(content.place(), 0L);
        return there > content.size() ? content.size() : content.size() - there;
    }

    private HostException failed(Throwable cause, long bytes) throws InterruptedException {
        if (connection.alive()) {
            try {
                long free = store.ask(List.of()).free();
                if (free >= 0 && free < bytes) {
                    return full(bytes, free);
                }
            } catch (HostException alsoFailed) {
                cause.addSuppressed(alsoFailed);
            }
        }
        return failure(cause);
    }

    private HostException failure(Throwable cause) {
        return connection.broken(cause instanceof Exception exception ? exception : new IllegalStateException(cause));
    }

    private HostException full(long bytes, long free) {
        return new HostException(TEXTS.text("send.full", connection.host().name(), mebibytes(bytes), free >> 20));
    }

    private static long mebibytes(long bytes) {
        return (bytes + (1 << 20) - 1) >> 20;
    }

    private static final class Counter {
        private final long all;
        private final SendProgress progress;
        private long sent;

        Counter(long all, SendProgress progress) {
            this.all = all;
            this.progress = progress;
        }

        synchronized void add(int bytes) {
            sent += bytes;
            progress.at(sent, all);
        }
    }

    /** Returns the size in bytes of a file there; -1 when there is none. */
    public long size(String there) throws HostException, InterruptedException {
        return aside(there, stopped -> transfer.size(there));
    }

    /**
     * Brings back the bytes of a file from an offset to its present end. They are written at the same offset here.
     *
     * @param there  the file there
     * @param here   the file here; it is created when it does not exist
     * @param offset bytes from the beginning
     * @return the offset behind the last byte, from which to go on
     */
    public long fetch(String there, Path here, long offset) throws HostException, InterruptedException {
        return aside(there, stopped -> transfer.fetch(there, here, offset, stopped));
    }

    private long aside(String there, Aside.Work<Long> work) throws HostException, InterruptedException {
        try {
            return Aside.all(List.of(work), 1).getFirst();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof NoSuchFileException) {
                throw new HostException(TEXTS.text("fetch.none", connection.host().name(), Excerpts.line(there)), e);
            }
            if (e.getCause() instanceof Transfer.HereException || e.getCause() instanceof FileSystemException) {
                throw new HostException(TEXTS.text("fetch.unwritten", Excerpts.line(String.valueOf(e.getCause().getMessage()))), e);
            }
            throw failure(e.getCause());
        }
    }

    /** Writes a small file there, with its folders, that only the user can read. A reader finds the old file or this one. */
    public void write(String there, byte[] content) throws HostException, InterruptedException {
        String path = HostConnection.quote(there);
        connection.run("/bin/sh -c " + HostConnection.quote("umask 077; f=" + path + "; case $f in ?*/*) mkdir -p \"${f%/*}\" ;; esac && "
                + "cat >\"$f.$$\" && mv -f \"$f.$$\" \"$f\""), content, TO_WRITE);
    }

    /**
     * Deletes sent files there that nobody has used for some time.
     *
     * @param days without use
     * @return how many files and folders were deleted
     */
    public int clean(int days) throws HostException, InterruptedException {
        return store.clean(days);
    }

    /** Ends transfers; the connection stays open. */
    @Override
    public void close() {
        try {
            transfer.close();
        } catch (IOException alreadyBroken) {
            return;
        }
    }
}
