// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.sshd.client.channel.ChannelExec;
import org.roundtrip.model.text.Texts;

/**
 * A command that runs on a host. Both of its outputs must be read: a command whose output is full stands still. The
 * streams are for one thread each. When the connection is lost the outputs end, and {@link #exitStatus} stays empty.
 */
public final class RemoteCommand implements AutoCloseable {
    private static final Texts TEXTS = Texts.of(RemoteCommand.class);

    private final Host host;
    private final ChannelExec channel;
    private final CountDownLatch end;

    RemoteCommand(Host host, ChannelExec channel) {
        this.host = host;
        this.channel = channel;
        this.end = end(channel);
    }

    /** Returns its standard input. What is written there is sent when it is flushed or when there is enough of it. */
    public OutputStream stdin() {
        return channel.getInvertedIn();
    }

    /** Returns its standard output. */
    public InputStream stdout() {
        return channel.getInvertedOut();
    }

    /** Returns its standard error. */
    public InputStream stderr() {
        return channel.getInvertedErr();
    }

    /** Returns whether it still runs, as far as is known here. */
    public boolean running() {
        return end.getCount() > 0;
    }

    /** Returns its exit status from 0 to 255. It is empty while it runs, and when a signal or a lost connection ended it. */
    public OptionalInt exitStatus() {
        Integer status = channel.getExitStatus();
        return status == null ? OptionalInt.empty() : OptionalInt.of(status);
    }

    /** Returns the signal that ended it, such as {@code KILL}. */
    public Optional<String> signal() {
        return Optional.ofNullable(channel.getExitSignal()).map(Excerpts::line);
    }

    /**
     * Waits until it ends.
     *
     * @return its exit status; -1 when a signal ended it
     * @throws HostException when it does not end within the limit, or the connection is lost
     */
    public int waitFor(Duration limit) throws HostException, InterruptedException {
        if (!end.await(limit.toNanos(), TimeUnit.NANOSECONDS)) {
            throw new HostException(TEXTS.text("run.long", host.name(), limit.toSeconds()));
        }
        if (exitStatus().isEmpty() && signal().isEmpty()) {
            throw new HostException(TEXTS.text("connection.lost", host.name()));
        }
        return exitStatus().orElse(-1);
    }

    /** Closes its input and stops reading its outputs. A command that reads its input ends; one that does not runs on. */
    @Override
    public void close() {
        channel.close(false);
    }

    /** Returns what is counted down when a channel ends. The library's own wait would swallow an interrupt. */
    static CountDownLatch end(ChannelExec channel) {
        CountDownLatch end = new CountDownLatch(1);
        channel.addCloseFutureListener(closed -> end.countDown());
        return end;
    }
}
