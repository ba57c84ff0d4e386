// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.FolderWatch;
import org.roundtrip.model.Run;

/** When a folder is watched beside runs that are measured. */
@Timeout(300)
class QuietWatchTest {
    private final ExecutorService interfaceThread = Executors.newSingleThreadExecutor();
    private final OpenRuns runs = new OpenRuns(interfaceThread);
    private final AtomicInteger told = new AtomicInteger();
    @TempDir
    private Path folder;
    @TempDir
    private Path home;

    @AfterEach
    void end() {
        runs.all().forEach(runs::close);
        interfaceThread.shutdown();
    }

    private QuietWatch watch(boolean quiet) {
        return new QuietWatch(runs, changed -> FolderWatch.start(List.of(folder), 0, changed), told::incrementAndGet, () -> quiet);
    }

    /** A watch has a thread, which ends with it. */
    private boolean watched() {
        return Thread.getAllStackTraces().keySet().stream().anyMatch(thread -> thread.getName().equals("Watching " + List.of(folder)));
    }

    private static void until(BooleanSupplier so) throws InterruptedException {
        while (!so.getAsBoolean()) {
            Thread.sleep(5);
        }
    }

    @Test
    void whileARunIsMeasuredNothingIsWatchedAndAfterwardsWhoeverWatchesIsToldOnce() throws IOException, InterruptedException {
        try (QuietWatch watch = watch(true)) {
            until(this::watched);
            Files.createFile(folder.resolve("before"));
            until(() -> told.get() > 0);
            SampleRun sample = new SampleRun(home.resolve("run")).fork(10).save(Run.Outcome.RUNNING);
            runs.open(sample.folder());
            until(() -> !watched());
            told.set(0);
            Files.createFile(folder.resolve("meanwhile"));
            sample.save(Run.Outcome.DONE);
            until(() -> watched() && told.get() > 0);
            assertEquals(1, told.get());
            Files.createFile(folder.resolve("after"));
            until(() -> told.get() > 1);
        }
        until(() -> !watched());
    }

    @Test
    void aRunThatIsClosedWhileItGrowsEndsThePauseToo() throws IOException, InterruptedException {
        OpenRun growing = runs.open(new SampleRun(home.resolve("run")).fork(10).save(Run.Outcome.RUNNING).folder());
        try (QuietWatch watch = watch(true)) {
            interfaceThread.execute(() -> runs.close(growing));
            until(this::watched);
        }
    }

    @Test
    void aWindowThatNeedNotBeQuietWatchesOn() throws IOException, InterruptedException {
        try (QuietWatch watch = watch(false)) {
            until(this::watched);
            SampleRun sample = new SampleRun(home.resolve("run"));
            OpenRun growing = runs.open(sample.fork(10).save(Run.Outcome.RUNNING).folder());
            until(() -> !growing.run().forks().isEmpty());
            assertTrue(watched());
            Files.createFile(folder.resolve("meanwhile"));
            until(() -> told.get() > 0);
            sample.save(Run.Outcome.DONE);
        }
    }
}
