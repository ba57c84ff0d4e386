// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.roundtrip.files.ProcessLock;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.provider.Library;

/** Fetches libraries into a store. What was fetched before a failure or a cancel is kept, so the next fetch goes on there. */
public final class LibraryFetch {
    private static final long MEBIBYTE = 1 << 20;
    private final LibraryStore store;
    private final Supplier<LibrarySource> source;

    /** A fetch into a store. @param source is asked for when something is missing */
    public LibraryFetch(LibraryStore store, Supplier<LibrarySource> source) {
        this.store = store;
        this.source = source;
    }

    /** A fetch into the libraries of a home, from the repositories of the user's Maven settings. */
    public static LibraryFetch into(RoundtripHome home) {
        return new LibraryFetch(new LibraryStore(home), MavenSource::new);
    }

    /** Returns where the libraries are kept. */
    public LibraryStore store() {
        return store;
    }

    /**
     * Fetches those that are missing or damaged. When another process fetches, waits for its end first.
     *
     * @throws LibraryException     when one cannot be had or is not the right one, or the disk is full
     * @throws InterruptedException when this thread was interrupted, which means cancel
     */
    public void fetch(Collection<Library> libraries, FetchProgress progress) throws LibraryException, InterruptedException {
        try {
            if (!store.lacking(libraries).isEmpty()) {
                fetchLacking(libraries, progress);
            }
        } catch (ClosedByInterruptException e) {
            Thread.interrupted();
            throw new InterruptedException();
        } catch (IOException e) {
            throw new LibraryException(LibraryStore.TEXTS.text("unwritable", Failure.sentence(e)), e);
        }
    }

    private void fetchLacking(Collection<Library> libraries, FetchProgress progress)
            throws IOException, LibraryException, InterruptedException {
        try (ProcessLock lock = store.lock()) {
            List<Library> wanted = store.lacking(libraries);
            if (!wanted.isEmpty()) {
                fetchWanted(wanted, progress);
            }
        }
    }

    private void fetchWanted(List<Library> wanted, FetchProgress progress)
            throws IOException, LibraryException, InterruptedException {
        long needed = wanted.stream().mapToLong(Library::size).sum();
        if (store.space() < needed) {
            throw new LibraryException(LibraryStore.TEXTS.text("full", needed / MEBIBYTE + 1, store.space() / MEBIBYTE));
        }
        progress.arrived(0, needed);
        Path folder = Files.createDirectories(store.underWay());
        source.get().fetch(wanted, folder, progress, store::put);
        List<Library> lacking = store.lacking(wanted);
        if (!lacking.isEmpty()) {
            throw new LibraryException(LibraryStore.TEXTS.text("lacking", lacking.getFirst().coordinates()));
        }
        delete(folder);
    }

    /** Deletes what is under way. A fetch that was cancelled may still write there for a moment; the next one deletes that. */
    private static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        } catch (IOException | UncheckedIOException leftBehind) {
            System.getLogger(LibraryFetch.class.getName()).log(System.Logger.Level.DEBUG, "Not deleted", leftBehind);
        }
    }
}
