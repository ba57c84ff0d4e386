// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** A process that is a thread of this JVM, with those that it starts. What has ended never runs again. */
public final class MemoryProcess extends Process {
    private static final InheritableThreadLocal<MemoryProcess> CURRENT = new InheritableThreadLocal<>();
    private static final int KILLED = 128 + 9;

    /** What a process does. */
    interface Work {
        void run(BufferedReader commands, Writer answers) throws Exception;
    }

    private final long pid;
    private final Path log;
    private final Signs signs;
    private final Pipe commands;
    private final Pipe answers;
    private final CompletableFuture<Integer> status = new CompletableFuture<>();
    private final Queue<Closeable> open = new ConcurrentLinkedQueue<>();

    MemoryProcess(long pid, Path log, Signs signs, Work work) throws IOException {
        this.pid = pid;
        this.log = Files.exists(log) ? log : Files.createFile(log);
        this.signs = signs;
        commands = Pipe.open();
        answers = Pipe.open();
        Thread.ofPlatform().daemon().name("memory " + pid).start(() -> work(work));
    }

    /** Returns the process that this thread belongs to; empty in a process of its own. */
    static Optional<MemoryProcess> current() {
        return Optional.ofNullable(CURRENT.get());
    }

    /** Closes something at the end of the process, as the system does. */
    static <T extends Closeable> T own(T opened) {
        current().ifPresent(process -> {
            process.open.add(opened);
            if (!process.isAlive()) {
                process.end(KILLED);
            }
        });
        return opened;
    }

    /** Ends the process of this thread. */
    static void exit(int status) {
        if (current().isEmpty()) {
            Runtime.getRuntime().halt(status);
        }
        current().get().end(status);
        stay();
    }

    /** Never returns. */
    static void stay() {
        while (true) {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                continue;
            }
        }
    }

    /** What the process and its threads say of themselves. */
    Signs signs() {
        return signs;
    }

    /** Prints to the log of the process of this thread. */
    static void print(String line) {
        if (current().isEmpty()) {
            System.out.println(line);
            return;
        }
        try {
            Files.writeString(current().get().log, line + "\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void work(Work work) {
        CURRENT.set(this);
        try {
            work.run(new BufferedReader(new InputStreamReader(Channels.newInputStream(commands.source()), StandardCharsets.UTF_8)),
                    new OutputStreamWriter(Channels.newOutputStream(answers.sink()), StandardCharsets.UTF_8));
            end(0);
        } catch (Exception e) {
            end(1);
        }
    }

    private void end(int how) {
        status.complete(how);
        try {
            for (Closeable each = open.poll(); each != null; each = open.poll()) {
                each.close();
            }
            answers.sink().close();
            commands.source().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public long pid() {
        return pid;
    }

    @Override
    public OutputStream getOutputStream() {
        return Channels.newOutputStream(commands.sink());
    }

    @Override
    public InputStream getInputStream() {
        return Channels.newInputStream(answers.source());
    }

    @Override
    public InputStream getErrorStream() {
        return InputStream.nullInputStream();
    }

    @Override
    public Stream<ProcessHandle> descendants() {
        return Stream.empty();
    }

    @Override
    public boolean isAlive() {
        return !status.isDone();
    }

    @Override
    public int waitFor() {
        return status.join();
    }

    @Override
    public boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
        try {
            status.get(timeout, unit);
            return true;
        } catch (TimeoutException lives) {
            return false;
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public int exitValue() {
        return status.join();
    }

    @Override
    public void destroy() {
        end(KILLED);
    }
}
