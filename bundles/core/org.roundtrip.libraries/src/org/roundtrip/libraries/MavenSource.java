// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Library;

/**
 * Libraries from the repositories of the user's Maven settings. A file that the user's local repository has is copied from
 * there; that repository itself is not changed. The resolver works on a thread of its own, because an interrupt does not
 * end its waiting for a server.
 */
public final class MavenSource implements LibrarySource {
    static final Texts TEXTS = Texts.of(MavenSource.class);
    private static final long SECONDS_TO_CANCEL = 2;

    private final Path settings;

    /** With the settings where Maven has them. */
    public MavenSource() {
        this(null);
    }

    /** With other settings. @param settings a Maven settings file; null for those where Maven has them */
    MavenSource(Path settings) {
        this.settings = settings;
    }

    @Override
    public void fetch(List<Library> wanted, Path folder, FetchProgress progress, Receiver receiver)
            throws LibraryException, IOException, InterruptedException {
        Transfers transfers = new Transfers(wanted, progress);
        try (Repositories repositories = new Repositories(settings, folder, transfers)) {
            List<Library> elsewhere = new ArrayList<>();
            for (Library library : wanted) {
                if (!copied(library, repositories.own(library), folder, receiver)) {
                    elsewhere.add(library);
                } else {
                    transfers.arrived(library);
                }
            }
            if (!elsewhere.isEmpty()) {
                download(elsewhere, repositories, transfers, receiver);
            }
        }
    }

    /** Takes a file of the user's local repository, where it is the right one. */
    private static boolean copied(Library library, Path own, Path folder, Receiver receiver) throws IOException {
        if (!Files.isRegularFile(own) || Files.size(own) != library.size()) {
            return false;
        }
        try {
            receiver.take(library, Files.copy(own, folder.resolve(library.fileName()), StandardCopyOption.REPLACE_EXISTING));
            return true;
        } catch (LibraryException wrong) {
            return false;
        }
    }

    private static void download(List<Library> wanted, Repositories repositories, Transfers transfers, Receiver receiver)
            throws LibraryException, IOException, InterruptedException {
        FutureTask<List<Download>> task = new FutureTask<>(() -> repositories.download(wanted));
        Thread.ofPlatform().daemon().name("fetch libraries").start(task);
        try {
            receive(task.get(), receiver);
        } catch (InterruptedException cancel) {
            transfers.cancel();
            receiveComplete(task, receiver);
            throw cancel;
        } catch (ExecutionException e) {
            throw new LibraryException(TEXTS.text("failed", wanted.getFirst().coordinates(),
                    Failure.sentence(e.getCause())), e.getCause());
        }
    }

    /** Keeps what is complete when a fetch is cancelled. When a server keeps the resolver waiting, nothing is kept. */
    private static void receiveComplete(FutureTask<List<Download>> task, Receiver receiver)
            throws IOException, InterruptedException {
        try {
            receive(task.get(SECONDS_TO_CANCEL, TimeUnit.SECONDS).stream().filter(Download::complete).toList(), receiver);
        } catch (ExecutionException | TimeoutException | LibraryException e) {
            System.getLogger(MavenSource.class.getName()).log(System.Logger.Level.DEBUG, "Cancelled", e);
        }
    }

    /** Takes all that is complete, then throws the first failure. */
    private static void receive(List<Download> downloads, Receiver receiver) throws LibraryException, IOException {
        LibraryException first = null;
        for (Download download : downloads) {
            try {
                receiver.take(download.library(), download.file());
            } catch (LibraryException e) {
                first = first == null ? e : first;
            }
        }
        if (first != null) {
            throw first;
        }
    }
}
