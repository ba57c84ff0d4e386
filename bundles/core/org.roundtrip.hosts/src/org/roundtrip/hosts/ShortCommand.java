// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.sshd.client.channel.ChannelExec;
import org.roundtrip.model.text.Texts;

/** A command whose whole output is kept. */
final class ShortCommand {
    private static final Texts TEXTS = Texts.of(ShortCommand.class);
    private static final int MOST_OUTPUT = 16 << 20;
    private static final int MOST_ERRORS = 64 << 10;

    /** Keeps the first bytes and forgets the rest. */
    private static final class Beginning extends ByteArrayOutputStream {
        private final int most;
        private boolean full;

        Beginning(int most) {
            this.most = most;
        }

        @Override
        public synchronized void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
            int room = Math.min(length, most - size());
            full |= room < length;
            super.write(bytes, offset, room);
        }
    }

    private final Host host;
    private final ChannelExec channel;
    private final Beginning out = new Beginning(MOST_OUTPUT);
    private final Beginning errors = new Beginning(MOST_ERRORS);

    ShortCommand(Host host, ChannelExec channel, byte[] input) {
        this.host = host;
        this.channel = channel;
        channel.setIn(new ByteArrayInputStream(input));
        channel.setOut(out);
        channel.setErr(errors);
    }

    String run(Duration limit) throws HostException, IOException, InterruptedException {
        long deadline = System.nanoTime() + limit.toNanos();
        CountDownLatch end = RemoteCommand.end(channel);
        try {
            Waits.on(channel.open(), limit);
            if (!end.await(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                throw new TimeoutException();
            }
        } catch (TimeoutException e) {
            throw new HostException(TEXTS.text("run.long", host.name(), limit.toSeconds()), e);
        } finally {
            channel.close(false);
        }
        Integer status = channel.getExitStatus();
        if (status == null || status != 0) {
            throw failure(status);
        }
        if (out.full) {
            throw new HostException(TEXTS.text("run.output", host.name(), MOST_OUTPUT >> 20));
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private HostException failure(Integer status) {
        if (status == null && channel.getExitSignal() == null && !channel.getSession().isOpen()) {
            return new HostException(TEXTS.text("connection.lost", host.name()));
        }
        String ended = status == null ? TEXTS.text("run.signal", Excerpts.line(String.valueOf(channel.getExitSignal())))
                : TEXTS.text("run.status", status);
        return new HostException(Excerpts.firstLine(errors.toString(StandardCharsets.UTF_8))
                .map(line -> TEXTS.text("run.error", host.name(), line))
                .orElse(TEXTS.text("run.failed", host.name(), ended)));
    }
}
