// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.libraries.RepositoryServer.Middle;
import org.roundtrip.provider.Library;

@Timeout(600)
class MavenSourceTest {
    @TempDir
    Path folder;
    private TrialRepository repository;
    private LibraryStore store;

    @BeforeEach
    void make() {
        repository = new TrialRepository(folder.resolve("maven"));
        store = new LibraryStore(new RoundtripHome(folder.resolve("home")));
    }

    @Test
    void filesComeFromTheRepositoriesOfTheSettingsAndProgramsCanRun() throws Exception {
        Library jar = repository.publish("some", "jar", "the jar");
        Library program = repository.publish("tool", "exe", "the program");
        AtomicLong arrived = new AtomicLong();
        fetch(repository.settings(), (bytes, of) -> {
            assertEquals(jar.size() + program.size(), of);
            arrived.accumulateAndGet(bytes, Math::max);
        }, jar, program);
        assertEquals("the jar", Files.readString(store.path(jar)));
        assertFalse(Files.isExecutable(store.path(jar)));
        assertTrue(Files.isExecutable(store.path(program)));
        assertEquals(jar.size() + program.size(), arrived.get());
        assertEquals(List.of(jar, program), store.list());
        assertFalse(Files.exists(repository.own()), "the user's own repository is not changed");
    }

    @Test
    void aFileOfTheUsersOwnRepositoryIsTakenFromThere() throws Exception {
        Library jar = TrialRepository.library("some", "jar", "the jar");
        repository.keep(jar, "the jar");
        fetch(repository.settings(), FetchProgress.NONE, jar);
        assertEquals("the jar", Files.readString(store.path(jar)));
        assertTrue(Files.exists(TrialRepository.in(repository.own(), jar)));
    }

    @Test
    void aDamagedFileOfTheUsersOwnRepositoryIsNotUsed() throws Exception {
        Library jar = repository.publish("some", "jar", "the jar");
        repository.keep(jar, "the rat");
        fetch(repository.settings(), FetchProgress.NONE, jar);
        assertEquals("the jar", Files.readString(store.path(jar)));
    }

    @Test
    void aFileWithAnotherSumOrLengthIsRefusedAndTheOthersAreKept() throws Exception {
        Library good = repository.publish("good", "jar", "good");
        Library wrong = repository.publish("wrong", "jar", "right");
        Library cut = repository.publish("cut", "jar", "whole");
        repository.replace(wrong, "wrong");
        repository.replace(cut, "who");
        assertEquals("The file that came as org.trial:wrong:1.0 is not the right one: its size or its SHA-256 is not that "
                + "of the provider's list. It was deleted.", failure(repository.settings(), wrong, good, cut));
        assertEquals(List.of(wrong, cut), store.missing(List.of(wrong, good, cut)));
        assertEquals(List.of(good), store.list());
        repository.replace(wrong, "right");
        repository.replace(cut, "whole");
        fetch(repository.settings(), FetchProgress.NONE, wrong, good, cut);
        assertEquals(List.of(), store.missing(List.of(wrong, good, cut)));
    }

    @Test
    void aFileThatIsGoneIsNamed() throws Exception {
        Library there = repository.publish("there", "jar", "there");
        Library gone = TrialRepository.library("gone", "jar", "gone");
        assertEquals("The file org.trial:gone:1.0 is in none of the repositories of your Maven settings.",
                failure(repository.settings(), gone, there));
        assertEquals(List.of(gone), store.missing(List.of(gone, there)));
        repository.publish("gone", "jar", "gone");
        fetch(repository.settings(), FetchProgress.NONE, gone, there);
        assertEquals(List.of(), store.missing(List.of(gone, there)));
    }

    @Test
    void withoutANetworkOneSentenceSaysWhatToDo() throws Exception {
        Library jar = TrialRepository.library("some", "jar", "the jar");
        assertEquals("No repository can be reached from here, so org.trial:some:1.0 could not be fetched. Try again when "
                + "there is a network, or import an archive that was exported on another machine.",
                failure(repository.settings("http://127.0.0.1:1/"), jar));
    }

    @Test
    void aCancelEndsTheWaitForASilentServerAndTheNextFetchGoesOn() throws Exception {
        Library first = repository.publish("first", "jar", "first");
        Library slow = repository.publish("slow", "jar", "slow");
        repository.keep(first, "first");
        try (RepositoryServer server = new RepositoryServer(repository, slow.fileName(), Middle.FALL_SILENT)) {
            Path settings = repository.settings(server.url());
            CompletableFuture<Throwable> ended = new CompletableFuture<>();
            Thread fetching = Thread.ofPlatform().start(() -> {
                try {
                    fetch(settings, FetchProgress.NONE, first, slow);
                    ended.complete(null);
                } catch (Throwable e) {
                    ended.complete(e);
                }
            });
            server.stopped.await();
            fetching.interrupt();
            assertEquals(InterruptedException.class, ended.get(30, TimeUnit.SECONDS).getClass());
        }
        assertEquals(List.of(slow), store.missing(List.of(first, slow)));
        fetch(repository.settings(), FetchProgress.NONE, first, slow);
        assertEquals("slow", Files.readString(store.path(slow)));
    }

    @Test
    void aTransferThatIsCutLeavesNothingBrokenAndOnlyThatFileIsFetchedAgain() throws Exception {
        Library before = repository.publish("before", "jar", "before");
        Library big = repository.publish("big", "jar", "big ".repeat(1 << 18));
        Library after = repository.publish("after", "jar", "after");
        try (RepositoryServer server = new RepositoryServer(repository, big.fileName(), Middle.CUT)) {
            Path settings = repository.settings(server.url());
            String sentence = failure(settings, before, big, after);
            assertTrue(sentence.startsWith("The file org.trial:big:1.0 could not be fetched: ")
                    && sentence.endsWith(". What has arrived whole is kept; try again to fetch the rest."), sentence);
            assertEquals(List.of(after, before), store.list());
            assertEquals(List.of(), partsOf(big), "no damaged file");
            server.now(Middle.GO_ON);
            server.asked.clear();
            fetch(settings, FetchProgress.NONE, before, big, after);
            assertEquals(List.of(big.fileName()), server.asked);
        }
        assertEquals("big ".repeat(1 << 18), Files.readString(store.path(big)));
        assertEquals(List.of(store.path(big)), partsOf(big));
    }

    /** Files of the home that begin like a library. */
    private List<Path> partsOf(Library library) throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("home"))) {
            return files.filter(file -> Files.isRegularFile(file) && file.getFileName().toString().contains(library.artifact())
                    && !file.toString().endsWith(".about") && !file.toString().endsWith(".lastUpdated")).toList();
        }
    }

    @Test
    void twoFetchesOfTheSameFilesDoNotDisturbEachOther() throws Exception {
        Library jar = repository.publish("some", "jar", "the jar".repeat(10_000));
        Path settings = repository.settings();
        CompletableFuture<Void> other = CompletableFuture.runAsync(() -> {
            try {
                fetch(settings, FetchProgress.NONE, jar);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        fetch(settings, FetchProgress.NONE, jar);
        try {
            other.get(30, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        }
        assertEquals(List.of(), store.missing(List.of(jar)));
    }

    /** A library that the tests themselves stand on, so that the user's own settings lead to it. */
    @Test
    void theSettingsOfThisMachineLeadToALibrary() throws Exception {
        Library small = Library.parse("org.apiguardian:apiguardian-api:1.1.2 6806 "
                + "b509448ac506d607319f182537f0b35d71007582ec741832a1f111e5b5b70b38 Apache-2.0");
        LibraryFetch fetch = new LibraryFetch(store, MavenSource::new);
        fetch.fetch(List.of(small), FetchProgress.NONE);
        assertEquals(List.of(), store.missing(List.of(small)));
    }

    private String failure(Path settings, Library... libraries) {
        return assertThrows(LibraryException.class, () -> fetch(settings, FetchProgress.NONE, libraries)).getMessage();
    }

    private void fetch(Path settings, FetchProgress progress, Library... libraries) throws Exception {
        new LibraryFetch(store, () -> new MavenSource(settings)).fetch(List.of(libraries), progress);
    }
}
