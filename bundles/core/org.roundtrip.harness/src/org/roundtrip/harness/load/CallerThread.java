// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Platform;
import org.roundtrip.harness.control.Scheduling;

/**
 * The thread of one caller for one phase. It says at its end how the operating system ran it, because nobody can ask for that
 * afterwards. That takes a moment, so it waits until no caller makes a call any more.
 */
final class CallerThread {
    private final Callable<Long> calls;
    private volatile Scheduling scheduling;

    /** @param calls makes the calls and returns how many they were */
    CallerThread(Callable<Long> calls) {
        this.calls = calls;
    }

    /**
     * Runs all of them at the same time, and returns when each has ended.
     *
     * @return how they were run, all together; empty for virtual threads, which are on the threads of others, and when nobody says it
     * @throws ExplainedException   the one of the first of them that failed
     * @throws InterruptedException when this thread was interrupted
     */
    static Optional<Scheduling> run(List<CallerThread> threads, boolean virtual) throws ExplainedException, InterruptedException {
        CountDownLatch calling = new CountDownLatch(threads.size());
        List<FutureTask<Long>> tasks = threads.stream().map(thread -> new FutureTask<>(() -> thread.run(calling, virtual)))
                .collect(Collectors.toList());
        tasks.forEach(task -> Platform.thread(task, virtual).start());
        await(tasks);
        return threads.stream().map(thread -> Optional.ofNullable(thread.scheduling)).filter(Optional::isPresent).map(Optional::get)
                .reduce(Scheduling::plus);
    }

    private long run(CountDownLatch calling, boolean virtual) throws Exception {
        try {
            return calls.call();
        } finally {
            calling.countDown();
            calling.await();
            scheduling = virtual ? null : Scheduling.ofThread().orElse(null);
        }
    }

    private static void await(List<FutureTask<Long>> tasks) throws ExplainedException, InterruptedException {
        ExplainedException failed = null;
        for (FutureTask<Long> task : tasks) {
            try {
                task.get();
            } catch (ExecutionException e) {
                if (!(e.getCause() instanceof ExplainedException)) {
                    throw new IllegalStateException(e.getCause());
                }
                failed = failed == null ? (ExplainedException) e.getCause() : failed;
            }
        }
        if (failed != null) {
            throw failed;
        }
    }
}
