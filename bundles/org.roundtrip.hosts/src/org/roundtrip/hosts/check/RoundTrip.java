// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.RemoteCommand;
import org.roundtrip.model.Texts;

/** Questions of one byte and their answers over a channel, one after the other. */
final class RoundTrip {
    private static final Texts TEXTS = Texts.of(RoundTrip.class);
    private static final int EXCHANGES = 20;
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private RoundTrip() {
    }

    /** Reads the answer to one question. */
    interface Exchange {
        void go(RemoteCommand command) throws IOException;
    }

    /** Returns how long a byte to the host and back takes: the median in nanoseconds. */
    static long median(HostConnection connection) throws HostException, InterruptedException {
        List<Long> nanos = new ArrayList<>();
        exchange(connection, "cat", EXCHANGES, LIMIT, command -> {
            long before = System.nanoTime();
            ask(command);
            command.stdout().readNBytes(1);
            nanos.add(System.nanoTime() - before);
        });
        return nanos.stream().sorted().skip(nanos.size() / 2).findFirst().orElseThrow();
    }

    /** Sends a question. */
    static void ask(RemoteCommand command) throws IOException {
        command.stdin().write('\n');
        command.stdin().flush();
    }

    /** Starts a command there and makes exchanges with it; a thread of its own waits for the answers. */
    static void exchange(HostConnection connection, String program, int times, Duration limit, Exchange exchange)
            throws HostException, InterruptedException {
        try (RemoteCommand command = connection.exec(program)) {
            Callable<Void> all = () -> {
                for (int i = 0; i < times && !Thread.interrupted(); i++) {
                    exchange.go(command);
                }
                return null;
            };
            FutureTask<Void> task = new FutureTask<>(all);
            Thread thread = Thread.ofPlatform().daemon().name("exchanges").start(task);
            try {
                task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            } catch (ExecutionException e) {
                throw new HostException(TEXTS.text("exchange.failed", connection.host().name()), e.getCause());
            } catch (TimeoutException e) {
                throw new HostException(TEXTS.text("exchange.long", connection.host().name(), limit.toSeconds()), e);
            } finally {
                command.close();
                thread.interrupt();
            }
        }
    }
}
