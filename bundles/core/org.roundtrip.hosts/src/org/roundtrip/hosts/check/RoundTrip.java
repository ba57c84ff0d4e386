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
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.RemoteCommand;
import org.roundtrip.model.text.Texts;

/** Questions of one byte and their answers over a channel, one after the other. */
final class RoundTrip {
    private static final Texts TEXTS = Texts.of(RoundTrip.class);
    private static final int EXCHANGES = 20;
    private static final Duration ENOUGH = Duration.ofMillis(500);
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
            exchange(connection.host(), command, times, limit, exchange);
        }
    }

    /** The same with a command that runs; one that does not answer is closed. Few exchanges are enough on a slow link. */
    static void exchange(Host host, RemoteCommand command, int times, Duration limit, Exchange exchange)
            throws HostException, InterruptedException {
        Callable<Void> all = () -> {
            long begin = System.nanoTime();
            for (int i = 0; i < times && !Thread.interrupted()
                    && (i < EXCHANGES || System.nanoTime() - begin < ENOUGH.toNanos()); i++) {
                exchange.go(command);
            }
            return null;
        };
        FutureTask<Void> task = new FutureTask<>(all);
        Thread thread = Thread.ofPlatform().daemon().name("exchanges").start(task);
        boolean answered = false;
        try {
            task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            answered = true;
        } catch (ExecutionException e) {
            throw new HostException(TEXTS.text("exchange.failed", host.name()), e.getCause());
        } catch (TimeoutException e) {
            throw new HostException(TEXTS.text("exchange.long", host.name(), limit.toSeconds()), e);
        } finally {
            if (!answered) {
                command.close();
            }
            thread.interrupt();
        }
    }
}
