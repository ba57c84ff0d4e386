// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.channel.ChannelExec;
import org.apache.sshd.client.session.ClientSession;
import org.roundtrip.model.text.Texts;

/**
 * A connection to a host by SSH, over which commands run and files are sent. Any thread; several commands may run at the
 * same time. A link that is cut is noticed after about a minute; it survives half a minute.
 */
public final class HostConnection implements AutoCloseable {
    private static final Texts TEXTS = Texts.of(HostConnection.class);
    private static final Duration TO_BEGIN = Duration.ofSeconds(30);
    private static final Duration TO_END = Duration.ofSeconds(3);
    private static final String SHELL = "/bin/sh";

    private final Attempt attempt;
    private final Host host;
    private final SshClient client;
    private final ClientSession session;

    HostConnection(Attempt attempt, Host host, SshClient client, ClientSession session) {
        this.attempt = attempt;
        this.host = host;
        this.client = client;
        this.session = session;
    }

    /**
     * Connects to a host and logs in.
     *
     * @param list      where the host's key is pinned
     * @param questions asked for a pass phrase, a password, and whether a host seen for the first time is the right one
     * @param limit     for each of the steps: the look-up of the name, the connection, the log-in
     * @throws HostException        when that fails; one sentence on why and what to do
     * @throws InterruptedException when the thread is interrupted; nothing stays open
     */
    public static HostConnection open(Host host, HostList list, Questions questions, Duration limit)
            throws HostException, InterruptedException {
        return new Login(host, list, questions, limit, AgentSocket.ofThisProcess()).open();
    }

    /** Returns the host. */
    public Host host() {
        return host;
    }

    /**
     * Begins a command in the login shell of the user, in the user's home.
     *
     * @param command words of a shell; see {@link #quote}
     */
    public RemoteCommand exec(String command) throws HostException, InterruptedException {
        try {
            ChannelExec channel = session.createExecChannel(command);
            Waits.on(channel.open(), TO_BEGIN);
            return new RemoteCommand(host, channel);
        } catch (TimeoutException e) {
            throw new HostException(TEXTS.text("exec.silent", host.name(), TO_BEGIN.toSeconds()), e);
        } catch (IOException | IllegalStateException e) {
            throw broken(e);
        }
    }

    /**
     * Runs a command in the login shell to its end.
     *
     * @return what it wrote to its standard output, as UTF-8; at most 16 MiB
     * @throws HostException when it does not end within the limit, or not with status 0; then with the first line of its
     *                       standard error
     */
    public String run(String command, Duration limit) throws HostException, InterruptedException {
        return run(command, new byte[0], limit);
    }

    /** Runs lines of POSIX shell, whatever the login shell is; otherwise as {@link #run}. */
    public String script(String lines, Duration limit) throws HostException, InterruptedException {
        return run(SHELL, lines.getBytes(StandardCharsets.UTF_8), limit);
    }

    /** Runs a command with an input; otherwise as {@link #run(String, Duration)}. */
    public String run(String command, byte[] input, Duration limit) throws HostException, InterruptedException {
        try {
            return new ShortCommand(host, session.createExecChannel(command), input).run(limit);
        } catch (IOException | IllegalStateException e) {
            throw broken(e);
        }
    }

    /** Returns whether the connection is open, as far as is known. */
    public boolean alive() {
        return session.isOpen() && !session.isClosing();
    }

    /** Returns our address of the connection, which is the one that the host sees unless addresses are translated. */
    public InetAddress localAddress() {
        return address(session.getIoSession().getLocalAddress());
    }

    /** Returns the address of the host that we are connected to. */
    public InetAddress remoteAddress() {
        return address(session.getIoSession().getRemoteAddress());
    }

    /** Returns a word that a POSIX shell reads as this text, whatever is in it. */
    public static String quote(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    /**
     * Connects again in the same way, without asking anybody: for when this connection was lost.
     *
     * @param limit for each of the steps
     */
    public HostConnection reopen(Duration limit) throws HostException, InterruptedException {
        return attempt.again(limit).connect()
                .orElseThrow(() -> new HostException(TEXTS.text("connect.again", host.name())));
    }

    /** Ends the connection; commands under way see the end of their input. Waits at most some seconds for that. */
    @Override
    public void close() {
        if (!client.close(false).awaitUninterruptibly(TO_END.toMillis())) {
            client.close(true);
        }
    }

    /** Ends the connection at once, without waiting for the host, which may not be heard of any more. */
    public void abandon() {
        client.close(true);
        client.stop();
    }

    ClientSession session() {
        return session;
    }

    /** Returns the sentence for a failure of the library: the connection is lost, or a channel was refused. */
    HostException broken(Exception cause) {
        return new HostException(alive() ? TEXTS.text("connection.broken", host.name(), Excerpts.line(cause.getMessage()))
                : TEXTS.text("connection.lost", host.name()), cause);
    }

    private static InetAddress address(SocketAddress address) {
        return ((InetSocketAddress) address).getAddress();
    }
}
