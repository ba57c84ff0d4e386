// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.roundtrip.engine.place.Patience;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.ProcessStart;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.hosts.agent.HostProcess;

/**
 * A server or client process at the other end of the control protocol, which {@code org.roundtrip.harness} describes.
 * Used by one thread; any thread may call {@link #kill}.
 */
public final class ForkedProcess implements AutoCloseable {
    private static final String ENDED = "";
    private static final int END_SECONDS = 5;
    private static final Set<String> SIDES = Set.of("server", "client");
    private final String name;
    private final Process process;
    private final LogTail log;
    private final Patience patience;
    private final OutputStream commands;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    /** Commands that were sent and whose answers nobody has taken yet. */
    private int unanswered;
    private final Set<ProcessHandle> family = new LinkedHashSet<>();

    private ForkedProcess(String name, Process process, LogTail log, Patience patience) {
        this.patience = patience;
        this.name = name;
        this.process = process;
        this.log = log;
        this.commands = process.getOutputStream();
        Thread reader = new Thread(this::read, "answers of " + name + " " + process.pid());
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Starts a process.
     *
     * @param name {@code server}, {@code client}, or the name of a link of the server side
     */
    public static ForkedProcess start(String name, Place place, ProcessStart start) throws ForkException, InterruptedException {
        try {
            return new ForkedProcess(name, place.start(start), new LogTail(start.log()), place.patience());
        } catch (IOException e) {
            throw new ForkException(sentence(name, "notStarted", Failure.sentence(e.getMessage())), e);
        }
    }

    /** Returns the id of the process in the operating system. */
    public long pid() {
        return process.pid();
    }

    /** Returns whether it has not ended. */
    public boolean alive() {
        return process.isAlive();
    }

    /** Sends a command. If the process is gone, waiting for the answer fails and not this method. */
    void send(ControlLine command) {
        unanswered++;
        try {
            commands.write((command + "\n").getBytes(StandardCharsets.UTF_8));
            commands.flush();
        } catch (IOException gone) {
            answers.add(ENDED);
        }
    }

    /**
     * Waits for the next answer.
     *
     * @return empty when there is none in time
     * @throws ForkException when there will be none, or when the answer is a failure
     */
    Optional<ControlLine> poll(Step step, long millis) throws ForkException, InterruptedException {
        String line = patience.poll(answers, millis);
        if (line == null) {
            return Optional.empty();
        }
        if (line.isEmpty()) {
            throw new ForkException(step.wrong(end()));
        }
        unanswered--;
        ControlLine answer = ControlLine.parse(line);
        if (answer.word().equals("failed")) {
            String reason = answer.find("message").orElse(Step.TEXTS.text("reason.none"));
            throw new ForkException(step.wrong(text("failed", reason)));
        }
        return Optional.of(answer);
    }

    /** Waits for the next answer. @throws ForkException also when there is none in time */
    ControlLine answer(Step step, int seconds) throws ForkException, InterruptedException {
        Optional<ControlLine> answer = poll(step, seconds * 1000L);
        while (answer.isEmpty() && !reachable()) {
            answer = poll(step, seconds * 1000L);
        }
        return answer.orElseThrow(() -> new ForkException(step.wrong(text("silent", seconds))));
    }

    /** Returns whether it could answer: the connection to its host is there. */
    public boolean reachable() {
        return !(process instanceof HostProcess far) || far.reachable();
    }

    /**
     * Sends a command and waits for its answer. Answers to commands before, whose askers were interrupted, are passed over.
     *
     * @throws ForkException also when there is none in time
     */
    public ControlLine ask(ControlLine command, Step step, int seconds) throws ForkException, InterruptedException {
        while (unanswered > 0) {
            answer(step, seconds);
        }
        send(command);
        return answer(step, seconds);
    }

    /**
     * Remembers the processes that this one has started, so that {@link #kill} ends them even if this one has died
     * before.
     */
    public void noteFamily() {
        process.descendants().forEach(family::add);
    }

    /** Waits for the end of the process and returns how it ended, as the end of a sentence. */
    public String end() throws InterruptedException {
        if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
            return text("closed");
        }
        if (process instanceof HostProcess far && far.reasonOfLoss().isPresent()) {
            String sentence = far.reasonOfLoss().get();
            return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
        }
        int status = process.exitValue();
        String last = log.errorLine();
        if (last.contains("OutOfMemoryError")) {
            return text("memory");
        }
        boolean killed = status > 128 && status < 160;
        return text((killed ? "killed" : "ended") + (last.isEmpty() ? "" : ".saying"), killed ? status - 128 : status,
                Failure.sentence(last));
    }

    private String text(String key, Object... values) {
        return sentence(name, key, values);
    }

    /** The sentences about a link have its name as their last value. */
    private static String sentence(String name, String key, Object... values) {
        if (SIDES.contains(name)) {
            return Step.TEXTS.text(name + "." + key, values);
        }
        Object[] more = Arrays.copyOf(values, values.length + 1);
        more[values.length] = name;
        return Step.TEXTS.text("link." + key, more);
    }

    /** Asks the process to stop and waits a second for its end. @return its complaint, if it has one */
    Optional<String> stop(int seconds) throws InterruptedException {
        try {
            ask(ControlLine.of("stop"), Step.STOP, seconds);
            endedWithin(1000);
            return Optional.empty();
        } catch (ForkException e) {
            return Optional.of(e.getMessage());
        }
    }

    /** Ends the process and all processes that it started. Does not wait. */
    void kill() {
        noteFamily();
        process.destroyForcibly();
        family.forEach(ProcessHandle::destroyForcibly);
    }

    /** Ends the process and waits some seconds until it is gone, whether this thread is interrupted or not. */
    @Override
    public void close() {
        kill();
        boolean interrupted = Thread.interrupted();
        try {
            process.waitFor(END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until the process has ended by itself. @return whether it has ended in time */
    boolean endedWithin(long millis) throws InterruptedException {
        return process.waitFor(millis, TimeUnit.MILLISECONDS);
    }

    private void read() {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("done") || line.startsWith("failed")) {
                    answers.add(line);
                }
            }
        } catch (IOException gone) {
            // the process is gone or has closed its output
        }
        answers.add(ENDED);
    }
}
