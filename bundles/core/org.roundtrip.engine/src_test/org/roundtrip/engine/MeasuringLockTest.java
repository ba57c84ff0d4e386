// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Run;

/** Two processes do not measure in one home at the same time. */
@Timeout(600)
@Tag("process")
class MeasuringLockTest {
    @TempDir
    private Path folder;

    /** Another process that measures in the home of these tests. */
    private static final class Other implements AutoCloseable {
        private final Process process;

        Other(Path folder) throws Exception {
            process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                    System.getProperty("java.class.path"), Other.class.getName(), folder.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT).start();
            BufferedReader said = process.inputReader();
            assertEquals("measuring", said.readLine());
        }

        /** Takes the lock and keeps it until it is killed. */
        public static void main(String[] args) throws Exception {
            MeasuringLock.take(new RoundtripHome(Path.of(args[0])), "its-run", Turn.REFUSE);
            System.out.println("measuring");
            new CountDownLatch(1).await();
        }

        @Override
        public void close() throws Exception {
            process.destroyForcibly().waitFor();
        }
    }

    private MeasuringLock take(Turn turn) throws Exception {
        return MeasuringLock.take(new RoundtripHome(folder), "my-run", turn);
    }

    @Test
    void theOtherProcessIsNamedAndItsDeathEndsItsRight() throws Exception {
        try (Other other = new Other(folder)) {
            RefusedException refused = assertThrows(RefusedException.class, () -> take(Turn.REFUSE));
            assertTrue(refused.measuredElsewhere());
            assertTrue(refused.getMessage().contains("its-run"), refused.getMessage());
            assertNull(take(Turn.ANYWAY));
        }
        take(Turn.REFUSE).close();
    }

    @Test
    void waitingEndsWithTheOtherProcess() throws Exception {
        CompletableFuture<Void> taken = new CompletableFuture<>();
        try (Other other = new Other(folder)) {
            Thread.ofPlatform().daemon().start(() -> complete(taken));
            assertFalse(taken.isDone());
        }
        taken.get();
        assertEquals("my-run", Files.readString(folder.resolve("measuring.lock")));
    }

    @Test
    void waitingCanBeInterrupted() throws Exception {
        CompletableFuture<Void> taken = new CompletableFuture<>();
        try (Other other = new Other(folder)) {
            Thread waiting = Thread.ofPlatform().daemon().start(() -> complete(taken));
            waiting.interrupt();
            waiting.join();
            assertTrue(assertThrows(Exception.class, taken::get).getCause() instanceof InterruptedException);
        }
        take(Turn.REFUSE).close();
    }

    /** So its name, its start and its place among others agree, however long it waited. */
    @Test
    void aRunThatWaitedIsNamedAfterTheMomentWhenItTookItsTurn() throws Exception {
        Instant asked = Instant.parse("2026-03-04T05:06:07Z");
        CompletableFuture<Run> ended = new CompletableFuture<>();
        Trials trials = new Trials(folder.resolve("trials"));
        Path home = trials.folder.resolve("home");
        try (Other other = new Other(home)) {
            Thread.ofPlatform().daemon().start(() -> {
                try {
                    ended.complete(trials.runner.start(Trials.plan(Trials.SHORT, "none"), false, asked, began -> folder.resolve("run-" + began.toEpochMilli()),
                            RunListener.NONE, Turn.WAIT).await());
                } catch (Exception e) {
                    ended.completeExceptionally(e);
                }
            });
            assertFalse(ended.isDone());
        }
        Run run = ended.get();
        assertNotEquals(asked, run.started());
        assertEquals("run-" + run.started().toEpochMilli(), run.id());
        assertEquals(run.id(), Files.readString(home.resolve("measuring.lock")), "others are told this name");
    }

    private void complete(CompletableFuture<Void> taken) {
        try (MeasuringLock mine = take(Turn.WAIT)) {
            taken.complete(null);
        } catch (Exception e) {
            taken.completeExceptionally(e);
        }
    }

    @Test
    void itIsSeenWhetherSomebodyMeasures() throws Exception {
        RoundtripHome home = new RoundtripHome(folder);
        assertFalse(Runner.measures(home), "nobody ever did");
        try (Other other = new Other(folder)) {
            assertTrue(Runner.measures(home), "another process");
        }
        assertFalse(Runner.measures(home));
        try (MeasuringLock mine = take(Turn.REFUSE)) {
            assertTrue(Runner.measures(home), "this process");
            assertThrows(AssertionError.class, () -> new Other(folder), "the look took nothing away");
        }
        assertFalse(Runner.measures(home));
    }

    /** If a second look opened the file, this process would lose its lock. */
    @Test
    void asecondRunnerOfThisProcessIsRefusedAndTakesNothingAway() throws Exception {
        MeasuringLock mine = take(Turn.REFUSE);
        try {
            assertTrue(assertThrows(RefusedException.class, () -> take(Turn.REFUSE)).measuredElsewhere());
            assertNull(take(Turn.ANYWAY));
            assertThrows(AssertionError.class, () -> new Other(folder), "the other process measures too");
        } finally {
            mine.close();
        }
    }

    @Test
    void aRunHoldsTheRightUntilItsEnd() throws Exception {
        Trials trials = new Trials(folder);
        RoundtripHome home = new RoundtripHome(folder.resolve("home"));
        RunHandle handle = trials.start(Trials.plan(Trials.SHORT, "server-start:hang"), RunListener.NONE);
        RefusedException refused = assertThrows(RefusedException.class, () -> MeasuringLock.take(home, "x", Turn.REFUSE));
        assertTrue(refused.getMessage().contains("the run run;"), refused.getMessage());
        handle.cancel();
        handle.await();
        MeasuringLock.take(home, "x", Turn.REFUSE).close();
    }
}
