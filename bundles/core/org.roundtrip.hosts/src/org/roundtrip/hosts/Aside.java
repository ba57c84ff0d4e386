// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Work of the SSH library in threads of its own. The waiting thread can then be interrupted, which the library's cannot.
 */
final class Aside {
    private static final int TO_STOP_SECONDS = 10;

    private Aside() {
    }

    /** One piece of work. */
    interface Work<T> {
        /** Does it; stops early when the flag says so. */
        T go(BooleanSupplier stopped) throws Exception;
    }

    /**
     * Does all of the work.
     *
     * @param threads how many pieces are under way at the same time
     * @return the results in the order of the work
     * @throws ExecutionException   when one piece fails; the others are stopped
     * @throws InterruptedException when the waiting thread is interrupted; all are stopped
     */
    static <T> List<T> all(List<Work<T>> works, int threads) throws ExecutionException, InterruptedException {
        Flag stopped = new Flag();
        ExecutorService executor = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("ssh-", 0).factory());
        try {
            ExecutorCompletionService<T> ends = new ExecutorCompletionService<>(executor);
            List<Future<T>> results = new ArrayList<>();
            works.forEach(work -> results.add(ends.submit(() -> stopped.up ? null : work.go(() -> stopped.up))));
            for (int i = 0; i < works.size(); i++) {
                ends.take().get();
            }
            List<T> all = new ArrayList<>();
            for (Future<T> result : results) {
                all.add(result.get());
            }
            return all;
        } finally {
            stopped.up = true;
            executor.shutdown();
            boolean interrupted = Thread.interrupted();
            try {
                executor.awaitTermination(TO_STOP_SECONDS, TimeUnit.SECONDS);
            } finally {
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    private static final class Flag {
        private volatile boolean up;
    }
}
