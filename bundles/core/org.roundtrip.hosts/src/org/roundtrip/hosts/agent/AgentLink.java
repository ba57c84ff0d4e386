// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.roundtrip.harness.agent.Frame;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.RemoteCommand;
import org.roundtrip.model.text.Texts;

/**
 * Carries commands to an agent and its frames back. When the connection is lost, it connects again until the agent's lease
 * has expired: commands that were not answered are sent again, and frames are read on where they were left. Any thread may
 * send; frames are given to the listener on a thread of the link's own.
 */
final class AgentLink implements AutoCloseable {
    private static final Texts TEXTS = Texts.of(AgentLink.class);
    private static final long PAUSE_MILLIS = 500;
    private static final Duration TO_CONNECT = Duration.ofSeconds(10);
    /** What the shell answers when the agent has ended. */
    private static final int ENDED = 9;

    private final String host;
    private final String folder;
    private final Patience patience;
    private final Consumer<Frame> listener;
    private final Consumer<String> lost;
    private final TreeMap<Long, String> unanswered = new TreeMap<>();
    private final Map<Long, CompletableFuture<ControlLine>> waiting = new TreeMap<>();
    private volatile HostConnection connection;
    private OutputStream commands;
    private long last;
    private long position;
    private volatile int pid;
    private volatile long heard = System.nanoTime();
    private volatile Instant heardAt = Instant.now();
    private volatile boolean reachable = true;
    private volatile boolean ending;
    private volatile boolean closed;
    private volatile Optional<String> reason = Optional.empty();

    /**
     * Begins to carry.
     *
     * @param folder   the agent's folder there
     * @param listener gets every frame except answers
     * @param lost     gets a sentence when nothing will come any more
     */
    AgentLink(HostConnection connection, String folder, Patience patience, Consumer<Frame> listener,
            Consumer<String> lost) {
        this.connection = connection;
        this.host = connection.host().name();
        this.folder = folder;
        this.patience = patience;
        this.listener = listener;
        this.lost = lost;
        Thread.ofVirtual().name("agent on " + host).start(this::work);
        Thread.ofVirtual().name("lease on " + host).start(this::renew);
    }

    /** Returns whether the agent was heard of lately. */
    boolean reachable() {
        return reachable;
    }

    /** Returns why nothing will come any more, if that is so. */
    Optional<String> lost() {
        return reason;
    }

    /** Returns the latest connection; it may be lost. */
    HostConnection connection() {
        return connection;
    }

    /** Returns the agent's process id there; 0 before it said so. */
    int pid() {
        return pid;
    }

    /** Returns when everything there ends by itself, if the agent has heard nothing since it last answered. */
    Instant until() {
        return heardAt.plus(patience.lease());
    }

    /** Sends a command whose answer nobody waits for. */
    void send(ControlLine command) {
        number(command, new CompletableFuture<>());
    }

    /** Sends the command to end. A connection that is lost from now on is not made again. */
    void sendEnd() {
        ending = true;
        send(ControlLine.of("end"));
    }

    /** Sends a command and waits for its answer. @throws HostException with its reason when it failed, or none came in time */
    ControlLine ask(ControlLine command, Duration limit) throws HostException, InterruptedException {
        CompletableFuture<ControlLine> answer = new CompletableFuture<>();
        number(command, answer);
        try {
            ControlLine line = answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (line.word().equals("failed")) {
                throw new HostException(line.find("message").orElse(""));
            }
            return line;
        } catch (TimeoutException e) {
            throw new HostException(TEXTS.text("silent", host, limit.toSeconds()), e);
        } catch (ExecutionException e) {
            throw new HostException(e.getCause().getMessage(), e);
        }
    }

    private synchronized void number(ControlLine command, CompletableFuture<ControlLine> answer) {
        if (reason.isPresent()) {
            answer.completeExceptionally(new HostException(reason.get()));
            return;
        }
        String line = command.with("seq", ++last).with("end", "").toString();
        unanswered.put(last, line);
        waiting.put(last, answer);
        write(line);
    }

    /** Writes a command where that is possible now; otherwise it is written after the next connection. */
    private void write(String line) {
        try {
            if (commands != null) {
                commands.write(("\n" + line + "\n").getBytes(StandardCharsets.UTF_8));
                commands.flush();
            }
        } catch (IOException cut) {
            commands = null;
        }
    }

    private void renew() {
        try {
            while (!closed && reason.isEmpty()) {
                Thread.sleep(patience.renew());
                if (reachable) {
                    send(ControlLine.of("renew"));
                }
                if (System.nanoTime() - heard > patience.silence().toNanos()) {
                    reachable = false;
                    connection.abandon();
                }
            }
        } catch (InterruptedException impossible) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        try {
            while (!closed) {
                if (carry() && !ending) {
                    end(TEXTS.text("ended", host));
                    return;
                }
                if (ending) {
                    break;
                }
                reachable = false;
                if (!closed && !again()) {
                    end(TEXTS.text("lost", host, time(heardAt), time(until())));
                    return;
                }
            }
        } catch (InterruptedException impossible) {
            Thread.currentThread().interrupt();
        }
        end(TEXTS.text("closed", host));
    }

    /**
     * Carries until the connection is lost. The pipe there is opened for reading too, because opening it would wait for ever
     * when the agent has just ended.
     *
     * @return whether the agent has ended
     */
    private boolean carry() throws InterruptedException {
        String alive = pid == 0 ? "exec tail" : "kill -0 " + pid + " 2>/dev/null && exec tail";
        String from = " -c +" + (position + 1);
        try (RemoteCommand in = connection.exec(shell("[ -p in ] || exit " + ENDED + "; exec cat 1<>in"));
                RemoteCommand out = connection.exec(shell(alive + from + " -f out; tail" + from + " out; exit " + ENDED))) {
            synchronized (this) {
                commands = in.stdin();
                unanswered.values().forEach(this::write);
            }
            read(out.stdout());
            return out.waitFor(patience.silence()) == ENDED;
        } catch (HostException | IOException cut) {
            return false;
        } finally {
            synchronized (this) {
                commands = null;
            }
        }
    }

    private String shell(String script) {
        return "sh -c " + HostConnection.quote("cd " + HostConnection.quote(folder) + " 2>/dev/null || exit " + ENDED + "; " + script);
    }

    private void read(InputStream out) throws IOException {
        for (Frame frame = Frame.read(out); frame != null; frame = Frame.read(out)) {
            position += frame.length();
            heard = System.nanoTime();
            heardAt = Instant.now();
            reachable = true;
            switch (frame.kind()) {
                case HELLO -> pid = frame.number();
                case REPLY -> answered(frame);
                default -> listener.accept(frame);
            }
        }
    }

    private void answered(Frame frame) {
        CompletableFuture<ControlLine> answer;
        synchronized (this) {
            unanswered.remove((long) frame.number());
            answer = waiting.remove((long) frame.number());
        }
        if (answer != null) {
            answer.complete(ControlLine.parse(frame.text()));
        }
    }

    /** Connects again. @return false when the lease has expired before */
    private boolean again() throws InterruptedException {
        connection.abandon();
        while (!closed && Instant.now().isBefore(until())) {
            try {
                connection = connection.reopen(TO_CONNECT);
                heard = System.nanoTime();
                return true;
            } catch (HostException notYet) {
                Thread.sleep(PAUSE_MILLIS);
            }
        }
        return false;
    }

    /** Returns a time of the day with seconds, here. */
    static String time(Instant instant) {
        return DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT).withZone(ZoneId.systemDefault()).format(instant);
    }

    private void end(String sentence) {
        reachable = true;
        Map<Long, CompletableFuture<ControlLine>> given;
        synchronized (this) {
            reason = Optional.of(sentence);
            given = new TreeMap<>(waiting);
            waiting.clear();
            unanswered.clear();
        }
        given.values().forEach(answer -> answer.completeExceptionally(new HostException(sentence)));
        lost.accept(sentence);
    }

    /** Ends the connection. What runs there goes on until its lease expires. */
    @Override
    public void close() {
        closed = true;
        connection.close();
    }
}
