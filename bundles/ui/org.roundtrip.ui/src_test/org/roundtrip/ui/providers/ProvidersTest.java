// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.providers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.corba.own.OwnOrb;
import org.roundtrip.corba.own.OwnOrbs;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.install.InstalledProviders;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Library;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;
import org.roundtrip.ui.open.OpenRuns;

/** A provider whose library comes and goes while the window is open. */
@Timeout(300)
class ProvidersTest {
    private static final long SHORT_MILLIS = 5;
    private static final String CONTENT = "the jar";
    private static final Library LIBRARY = new Library("org.trial", "some", "jar", "", "1.0", CONTENT.length(), "0".repeat(64), "MIT");
    @TempDir
    private Path folder;
    private final BlockingQueue<List<Library>> told = new LinkedBlockingQueue<>();
    private LibraryFetch libraries;
    private Providers providers;

    @BeforeEach
    void open() throws InterruptedException {
        RoundtripHome home = new RoundtripHome(folder);
        libraries = LibraryFetch.into(home);
        ProviderCatalogue catalogue = new ProviderCatalogue(Map.of(
                new ProviderInfo("trial", "Trial", "trial", "trial", "1", "EPL-2.0", false), new NeedsLibrary()));
        providers = new Providers(catalogue, InstalledProviders.NONE, libraries, home, new OpenRuns(Runnable::run),
                Runnable::run);
        providers.onChange(() -> told.add(trial().missing()));
        while (!trial().asked()) {
            Thread.sleep(SHORT_MILLIS);
        }
        assertEquals(List.of(LIBRARY), trial().missing());
        assertFalse(trial().ready());
    }

    @AfterEach
    void close() {
        providers.dispose();
    }

    @Test
    void whatAnotherProgramHasFetchedIsNoticedWhenProvidersAreAskedNext() throws Exception {
        put();
        assertEquals(List.of(LIBRARY), trial().missing(), "nobody has asked yet");
        providers.lookAgain();
        until(List.of());
        assertTrue(trial().ready());
        assertEquals("trial", providers.choices().getFirst().id(), "of those that are ready");
    }

    @Test
    void whatThisProgramHasFetchedOrRemovedIsNoticedAtOnce() throws Exception {
        put();
        providers.askAgain();
        until(List.of());
        assertTrue(trial().ready());
        Files.delete(libraries.store().path(LIBRARY));
        assertTrue(trial().ready(), "as it was when it was asked");
        providers.askAgain();
        until(List.of(LIBRARY));
        assertFalse(trial().ready());
    }

    @Test
    void allAreAskedAgainAfterAnotherProgramHasDescribedOrRemovedAnOrb() throws Exception {
        OwnOrbs orbs = new OwnOrbs(new RoundtripHome(folder));
        put();
        orbs.put(new OwnOrb("mine", List.of(folder.resolve("mine.jar").toAbsolutePath().toString()), "mine.Orb", "mine.Singleton", "{java} -cp {jars} mine.Idl {out} {idl}", Map.of(),
                List.of()));
        until(List.of());
        Files.delete(libraries.store().path(LIBRARY));
        orbs.remove("mine");
        until(List.of(LIBRARY));
    }

    private KnownProvider trial() {
        return providers.find("trial").orElseThrow();
    }

    private void put() throws IOException {
        Path file = libraries.store().path(LIBRARY);
        Files.createDirectories(file.getParent());
        Files.writeString(file, CONTENT);
    }

    /** Waits until listeners are called and find that these are missing. */
    private void until(List<Library> missing) throws InterruptedException {
        while (!told.take().equals(missing) || !trial().asked()) {
            // Told of something else, such as the Java runtimes.
        }
    }

    private final class NeedsLibrary implements Provider {
        @Override
        public Availability availability() {
            return new Availability.Available();
        }

        @Override
        public Libraries libraries() {
            return new Libraries(Map.of("runtime", List.of(LIBRARY)));
        }

        @Override
        public List<Refusal> refusals(Contract contract, Map<String, String> options) {
            return List.of();
        }

        @Override
        public Compiled compile(Contract contract, CompileSetting setting) {
            throw new AssertionError();
        }

        @Override
        public Launch server(Compiled compiled, Map<String, String> options) {
            throw new AssertionError();
        }

        @Override
        public Launch client(Compiled compiled, Map<String, String> options) {
            throw new AssertionError();
        }
    }
}
