// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/**
 * Gives up the calls of a client that take too long. A time-out of the socket would cost each call a further system call, so a
 * thread looks at all connections now and then: a call may take up to half a second longer than the limit. Safe for several
 * threads.
 */
final class CallLimit implements AutoCloseable {
    private static final long LONGEST_PAUSE_MILLIS = 500;
    private static final int LEAST_LOOKS = 10;

    private final List<Connection> connections = new CopyOnWriteArrayList<>();
    private final long pauseMillis;
    private final int looks;
    private final Thread thread;

    /** @param seconds how long a call may take */
    CallLimit(int seconds) {
        long millis = TimeUnit.SECONDS.toMillis(seconds);
        pauseMillis = Math.min(LONGEST_PAUSE_MILLIS, millis / LEAST_LOOKS);
        looks = (int) (millis / pauseMillis);
        thread = new Thread(this::look, "Raw TCP limit");
        thread.setDaemon(true);
        thread.start();
    }

    /** From now on gives up the calls of a connection. */
    Connection on(Connection connection) {
        connections.add(connection);
        return connection;
    }

    /** No longer looks at a connection. */
    void leave(Connection connection) {
        connections.remove(connection);
    }

    private void look() {
        try {
            while (true) {
                Thread.sleep(pauseMillis);
                connections.forEach(connection -> connection.look(looks));
            }
        } catch (InterruptedException closed) {
            return;
        }
    }

    @Override
    public void close() throws InterruptedException {
        thread.interrupt();
        thread.join();
    }
}
