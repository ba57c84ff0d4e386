// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;

/** Which calls open runs keep in memory, and when they free them. */
class OpenRunsMemoryTest {
    private static final long PATIENCE_MILLIS = 300_000;

    private final ExecutorService interfaceThread = Executors.newSingleThreadExecutor();
    private final OpenRuns runs = new OpenRuns(interfaceThread);
    @TempDir
    private Path temp;

    @AfterEach
    void end() {
        runs.all().forEach(runs::close);
        interfaceThread.shutdown();
    }

    /** Opens a run and waits until the job that reads it has ended: it calls the listeners last. */
    private OpenRun open(String name) throws IOException {
        Set<OpenRun> read = ConcurrentHashMap.newKeySet();
        OpenRunsListener watching = new OpenRunsListener() {
            @Override
            public void changed(OpenRun run) {
                read.add(run);
            }
        };
        runs.addListener(watching);
        OpenRun run = runs.open(new SampleRun(temp.resolve(name)).fork(500).save(Run.Outcome.DONE).folder());
        until(name + " is read", () -> read.contains(run));
        runs.removeListener(watching);
        return run;
    }

    private List<OpenRun> open(int count) throws IOException {
        List<OpenRun> opened = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            opened.add(open("run" + i));
        }
        return opened;
    }

    private static void until(String what, BooleanSupplier condition) {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!condition.getAsBoolean()) {
            assertTrue(System.currentTimeMillis() < end, what);
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static void untilCollected(WeakReference<?> reference) {
        until("it is let go", () -> {
            System.gc();
            return reference.get() == null;
        });
    }

    @Test
    void theCallsOfAnUnusedRunAreFreed() throws IOException {
        OpenRun first = open("first");
        WeakReference<RunAnalysis> calls = new WeakReference<>(first.analysis().orElseThrow());
        open(RecentAnalyses.MOST);
        untilCollected(calls);
        assertEquals(500, first.results().getFirst().calls(), "results stay");
        assertFalse(first.findings().isEmpty() && first.run().forks().isEmpty(), "so does the record");
    }

    @Test
    void askingWhetherCallsAreToBeReadDoesNotReadThem() throws IOException {
        OpenRun first = open("first");
        assertFalse(first.toBeRead(), "they are in memory");
        open(RecentAnalyses.MOST);
        until("the calls are freed", first::toBeRead);
        assertTrue(first.toBeRead(), "nothing reads them");
        assertTrue(first.analysis().isEmpty(), "the first who needs them starts that");
        until("they are read again", () -> !first.toBeRead());
        runs.close(first);
        assertFalse(first.toBeRead(), "a closed run is not read again");
    }

    @Test
    void listenersAreCalledWhenCallsAreReadAgain() throws IOException {
        OpenRun first = open("first");
        open(RecentAnalyses.MOST);
        List<OpenRun> changed = new ArrayList<>();
        runs.addListener(new OpenRunsListener() {
            @Override
            public void changed(OpenRun run) {
                synchronized (changed) {
                    changed.add(run);
                }
            }
        });
        assertTrue(first.analysis().isEmpty(), "they are not in memory");
        until("they are read again", () -> {
            synchronized (changed) {
                return changed.contains(first);
            }
        });
        RunAnalysis calls = first.analysis().orElseThrow();
        Fork fork = first.run().forks().getFirst();
        assertEquals(500, calls.reading(fork).orElseThrow().calls());
    }

    @Test
    void theCallsOfAShownRunStay() throws IOException {
        OpenRun shown = open("shown");
        shown.show();
        List<OpenRun> others = open(RecentAnalyses.MOST + 2);
        assertTrue(shown.analysis().isPresent());
        assertTrue(others.getFirst().analysis().isEmpty());
        shown.hide();
        WeakReference<RunAnalysis> calls = new WeakReference<>(shown.analysis().orElseThrow());
        others.forEach(run -> until("it is read", () -> run.analysis().isPresent()));
        untilCollected(calls);
    }

    @Test
    void aClosedRunIsFreed() throws IOException {
        WeakReference<OpenRun> run = new WeakReference<>(open("closed"));
        WeakReference<RunAnalysis> calls = new WeakReference<>(run.get().analysis().orElseThrow());
        runs.close(run.get());
        untilCollected(calls);
        untilCollected(run);
    }

    @Test
    void aClosedRunThatIsStillReferencedHasNoCalls() throws IOException {
        OpenRun held = open("held");
        runs.close(held);
        until("its calls are let go", () -> held.analysis().isEmpty());
        assertFalse(held.refresh(), "it is not read again");
        assertTrue(held.analysis().isEmpty());
    }

    @Test
    void aRunWhoseFolderIsGoneIsNotReadAgain() throws IOException {
        OpenRun first = open("first");
        open(RecentAnalyses.MOST);
        Files.delete(first.folder().folder().resolve("run.json"));
        Files.deleteIfExists(first.folder().folder().resolve("run.json.previous"));
        assertTrue(first.analysis().isEmpty());
        until("reading has failed", first::unreadable);
        assertTrue(first.analysis().isEmpty());
        assertEquals(500, first.results().getFirst().calls());
    }

    @Test
    void aRunThatGoesOnIsFollowedUntilItEnds() throws IOException {
        SampleRun sample = new SampleRun(temp.resolve("live"));
        OpenRun live = runs.open(sample.folder());
        for (int fork = 1; fork <= 3; fork++) {
            int forks = fork;
            sample.fork(100).save(Run.Outcome.RUNNING);
            until("fork " + fork, () -> live.run().forks().size() == forks);
        }
        open(RecentAnalyses.MOST + 1);
        assertTrue(live.analysis().isPresent(), "it grows, so its calls stay");
        sample.save(Run.Outcome.DONE);
        until("it has ended", () -> !live.live() && live.results().getFirst().calls() == 300);
    }
}
