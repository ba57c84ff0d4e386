// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.trial.Memory;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.libraries.LibrarySource;
import org.roundtrip.libraries.LibraryStore;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Library;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.LibraryFiles;

/** A run fetches the libraries that its providers need, before it compiles. */
@Timeout(600)
class LibrariesOfRunTest {
    private static final String CONTENT = "the jar";
    @TempDir
    private Path folder;
    private Library library;
    private LibraryStore store;
    private NeedsLibrary provider;

    @BeforeEach
    void make() throws Exception {
        byte[] bytes = CONTENT.getBytes(StandardCharsets.UTF_8);
        library = new Library("org.trial", "some", "jar", "", "1.0", bytes.length,
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)), "MIT");
        store = new LibraryStore(new RoundtripHome(folder.resolve("home")));
        provider = new NeedsLibrary();
    }

    @Test
    void theProviderGetsTheFilesAndTheLogSaysWhatWasFetched() throws Exception {
        Availability.NotFetched before = assertInstanceOf(Availability.NotFetched.class, availability());
        assertEquals(CONTENT.length(), before.bytes());
        Run run = start((wanted, under, progress, receiver) -> {
            progress.arrived(CONTENT.length(), CONTENT.length());
            receiver.take(library, Files.writeString(under.resolve("file"), CONTENT));
        }).await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(List.of(store.path(library)), provider.atCompilation.classPath("runtime"));
        assertEquals(List.of(store.path(library)), provider.atStart.classPath("runtime"));
        assertTrue(Files.readString(folder.resolve("run/run.log")).contains(": 1 library was fetched"));
        assertInstanceOf(Availability.Available.class, availability());
    }

    @Test
    void withoutThemItsForksFailWithTheSentenceOfTheFetch() throws Exception {
        Run run = start((wanted, under, progress, receiver) -> {
            throw new LibraryException("No repository can be reached from here.");
        }).await();
        assertEquals(Run.Outcome.FAILED, run.outcome());
        assertEquals(Fork.State.FAILED, run.forks().getFirst().state());
        assertEquals("No repository can be reached from here.", run.forks().getFirst().error());
    }

    @Test
    void aFetchIsCancelledWithTheRun() throws Exception {
        CountDownLatch fetching = new CountDownLatch(1);
        RunHandle run = start((wanted, under, progress, receiver) -> {
            fetching.countDown();
            new CountDownLatch(1).await();
        });
        fetching.await();
        run.cancel();
        assertEquals(Run.Outcome.CANCELLED, run.await().outcome());
    }

    private Availability availability() {
        return catalogue().providers().getFirst().availability(store);
    }

    private ProviderCatalogue catalogue() {
        return new ProviderCatalogue(Map.of(TrialProvider.INFO, provider));
    }

    private RunHandle start(LibrarySource source) throws Exception {
        Runner runner = new Runner(catalogue(), new RoundtripHome(folder.resolve("home")), new LibraryFetch(store, () -> source), new Memory().place());
        return runner.start(Trials.plan(Trials.SHORT, ""), false, folder.resolve("run"), RunListener.NONE);
    }

    private final class NeedsLibrary extends TrialProvider {
        private LibraryFiles atCompilation;
        private LibraryFiles atStart;

        @Override
        public Libraries libraries() {
            return new Libraries(Map.of("runtime", List.of(library)));
        }

        @Override
        public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
            atCompilation = setting.libraries();
            return super.compile(contract, setting);
        }

        @Override
        public Launch server(Compiled compiled, Map<String, String> options) {
            atStart = compiled.libraries();
            return super.server(compiled, options);
        }
    }
}
