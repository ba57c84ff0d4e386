// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Run;

/** An error of the program stops neither the jobs that read runs nor the other listeners. */
class OpenRunsDefectTest {
    private static final int PATIENCE_SECONDS = 20;
    private final ExecutorService interfaceThread = Executors.newSingleThreadExecutor();
    private final AtomicInteger readings = new AtomicInteger();
    private volatile boolean broken = true;
    private final OpenRuns runs = new OpenRuns(interfaceThread, this::analysis);
    @TempDir
    private Path temp;

    @AfterEach
    void end() {
        runs.all().forEach(runs::close);
        interfaceThread.shutdown();
    }

    private RunAnalysis analysis(RunFolder folder) throws IOException {
        readings.incrementAndGet();
        if (broken) {
            throw new IllegalStateException("a wrong state");
        }
        return RunAnalysis.of(folder);
    }

    private CountDownLatch when(Consumer<CountDownLatch> look) {
        CountDownLatch so = new CountDownLatch(1);
        runs.addListener(new OpenRunsListener() {
            @Override
            public void changed(OpenRun run) {
                look.accept(so);
            }
        });
        return so;
    }

    private static void await(CountDownLatch so) throws InterruptedException {
        assertTrue(so.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    @Test
    void aRunThatGrowsIsFollowedOn() throws IOException, InterruptedException {
        SampleRun sample = new SampleRun(temp.resolve("live")).fork(500).save(Run.Outcome.RUNNING);
        CountDownLatch failed = when(so -> {
            if (!runs.all().getFirst().problem().isEmpty()) {
                so.countDown();
            }
        });
        OpenRun live = runs.open(sample.folder());
        await(failed);
        assertTrue(live.problem().contains("a wrong state"), live.problem());
        CountDownLatch mended = when(so -> {
            if (live.problem().isEmpty() && !live.results().isEmpty()) {
                so.countDown();
            }
        });
        broken = false;
        await(mended);
        assertEquals(500, live.results().getFirst().calls());
        sample.save(Run.Outcome.DONE);
    }

    @Test
    void aRunThatHasEndedIsReadOnce() throws IOException, InterruptedException {
        SampleRun sample = new SampleRun(temp.resolve("ended")).fork(500).save(Run.Outcome.DONE);
        CountDownLatch failed = when(CountDownLatch::countDown);
        OpenRun ended = runs.open(sample.folder());
        await(failed);
        assertTrue(ended.problem().contains("a wrong state"), ended.problem());
        assertTrue(ended.analysis().isEmpty());
        assertEquals(1, readings.get(), "views ask again whenever they draw");
    }

    @Test
    void aListenerThatThrowsDoesNotKeepTheOthersWaiting() throws IOException, InterruptedException {
        broken = false;
        runs.addListener(new OpenRunsListener() {
            @Override
            public void changed(OpenRun run) {
                throw new IllegalStateException("a broken view");
            }
        });
        CountDownLatch called = when(CountDownLatch::countDown);
        runs.open(new SampleRun(temp.resolve("run")).fork(500).save(Run.Outcome.DONE).folder());
        await(called);
    }
}
