// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StreamCorruptedException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.roundtrip.harness.agent.Frame;
import org.roundtrip.harness.control.ControlLine;

/**
 * A process on a host, in the charge of the agent there. Its log and journal come back to files here. Any thread; a process
 * whose host is lost has ended with the status {@value #LOST}.
 */
public final class HostProcess extends Process {
    /** The status of a process of which nothing is known any more. */
    public static final int LOST = -1;
    private final int number;
    private final AgentLink link;
    private final ReturnedFile log;
    private final Optional<ReturnedFile> journal;
    private final QueuedInput lines = new QueuedInput();
    private final LineOutput commands;
    private final CountDownLatch end = new CountDownLatch(1);
    private final CompletableFuture<Process> exit = new CompletableFuture<>();
    private volatile long pid;
    private volatile int status;

    HostProcess(int number, AgentLink link, ReturnedFile log, Optional<ReturnedFile> journal) {
        this.number = number;
        this.link = link;
        this.log = log;
        this.journal = journal;
        this.commands = new LineOutput(line -> link.send(command("send").with("line", line)), () -> link.send(command("close")));
    }

    private ControlLine command(String word) {
        return ControlLine.of(word).with("process", number);
    }

    void started(long id) {
        pid = id;
    }

    /** Takes a frame about this process. */
    void take(Frame frame) {
        try {
            switch (frame.kind()) {
                case LINE -> lines.add((frame.text() + "\n").getBytes(StandardCharsets.UTF_8));
                case LOG -> log.put(frame.bytes());
                case JOURNAL -> journal.orElseThrow(StreamCorruptedException::new).put(frame.bytes());
                case END -> ended(ByteBuffer.wrap(frame.bytes()).getInt());
                default -> throw new StreamCorruptedException(frame.kind().name());
            }
        } catch (IOException e) {
            System.getLogger(HostProcess.class.getName()).log(System.Logger.Level.WARNING, "A frame was lost", e);
        }
    }

    /** Takes that nothing will come any more. */
    void lost() {
        ended(LOST);
    }

    private void ended(int exitStatus) {
        if (end.getCount() == 0) {
            return;
        }
        try (ReturnedFile closingLog = log; ReturnedFile closingJournal = journal.orElse(null)) {
            status = exitStatus;
        } catch (IOException e) {
            System.getLogger(HostProcess.class.getName()).log(System.Logger.Level.WARNING, "A file was not closed", e);
        }
        lines.end();
        end.countDown();
        exit.complete(this);
    }

    /** Returns whether its host was heard of lately; while it was not, silence means nothing. */
    public boolean reachable() {
        return link.reachable();
    }

    /** Returns one sentence on why nothing is known of it any more, if that is so. */
    public Optional<String> reasonOfLoss() {
        return status == LOST ? link.lost() : Optional.empty();
    }

    @Override
    public OutputStream getOutputStream() {
        return commands;
    }

    @Override
    public InputStream getInputStream() {
        return lines;
    }

    /** Returns nothing: what it prints to standard error is in its log. */
    @Override
    public InputStream getErrorStream() {
        return InputStream.nullInputStream();
    }

    @Override
    public int waitFor() throws InterruptedException {
        end.await();
        return status;
    }

    @Override
    public boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
        return end.await(timeout, unit);
    }

    @Override
    public int exitValue() {
        if (end.getCount() > 0) {
            throw new IllegalThreadStateException();
        }
        return status;
    }

    @Override
    public boolean isAlive() {
        return end.getCount() > 0;
    }

    /** Asks it to end, so that it can finish its work; returns at once. */
    public void terminate() {
        if (isAlive()) {
            link.send(command("terminate"));
        }
    }

    /** Ends it and what it started; returns at once. */
    @Override
    public void destroy() {
        if (isAlive()) {
            link.send(command("kill"));
        }
    }

    @Override
    public Process destroyForcibly() {
        destroy();
        return this;
    }

    /** Returns its id there; -1 where the Java of the agent cannot tell it. */
    @Override
    public long pid() {
        return pid;
    }

    /** Returns none: the agent ends what it started. */
    @Override
    public Stream<ProcessHandle> descendants() {
        return Stream.empty();
    }

    @Override
    public CompletableFuture<Process> onExit() {
        return exit.copy();
    }
}
