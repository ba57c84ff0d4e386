// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.agent;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.roundtrip.harness.agent.AgentMain;
import org.roundtrip.harness.agent.Frame;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Scheduling;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.model.text.Texts;

/**
 * An agent on a host, and the processes in its charge. It goes on while the connection is lost, and ends with everything
 * when it has heard nothing for {@link #LEASE}. Any thread.
 */
public final class HostAgent implements AutoCloseable {
    /** How long it goes on without hearing of the workbench. A connection that is cut for half a minute survives. */
    public static final Duration LEASE = Duration.ofSeconds(60);
    private static final Duration TO_START = Duration.ofSeconds(30);
    private static final Duration TO_ANSWER = Duration.ofSeconds(90);
    private static final Duration TO_END = Duration.ofSeconds(10);
    private static final Texts TEXTS = Texts.of(HostAgent.class);
    /** Makes the folder, deletes those of agents that were killed, and starts the agent so that it outlives the connection. */
    private static final String START = """
            umask 077
            base="${XDG_CACHE_HOME:-$HOME/.cache}/roundtrip/runs"
            mkdir -p "$base" && cd "$base" || exit 1
            for old in */; do
              pid=$(cat "$old/pid" 2>/dev/null) && ! kill -0 "$pid" 2>/dev/null && rm -rf "$old"
            done
            mkdir %1$s && cd %1$s && mkfifo in && : > out || exit 1
            %2$s </dev/null >agent.log 2>&1 &
            echo $! >pid
            pwd
            """;

    private final String folder;
    private final String host;
    private final AgentLink link;
    private final Map<Integer, HostProcess> processes = new ConcurrentHashMap<>();
    private final AtomicInteger numbers = new AtomicInteger();
    /** Ends it with this JVM. What a person started by hand does not run on there until the lease expires. */
    private final Thread atExit = Thread.ofPlatform().name("end of the agent").unstarted(this::close);

    private HostAgent(HostConnection connection, String folder, Patience patience) {
        this.host = connection.host().name();
        this.folder = folder;
        this.link = new AgentLink(connection, folder, patience, this::take,
                sentence -> processes.values().forEach(HostProcess::lost));
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * Starts an agent in a new folder there.
     *
     * @param connection belongs to the agent from now on, which opens it again when it is lost
     * @param java       the program that starts a Java there
     * @param harness    the class path of the harness there
     */
    public static HostAgent start(HostConnection connection, String java, String harness)
            throws HostException, InterruptedException {
        return start(connection, java, harness, Patience.USUAL);
    }

    static HostAgent start(HostConnection connection, String java, String harness, Patience patience)
            throws HostException, InterruptedException {
        String name = Instant.now().getEpochSecond() + "-" + Long.toHexString(ThreadLocalRandom.current().nextLong());
        String command = String.join(" ", "setsid", HostConnection.quote(java), "-Xmx64m", "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-cp", HostConnection.quote(harness), AgentMain.class.getName(), ".",
                String.valueOf(patience.lease().toSeconds()));
        String folder = connection.script(START.formatted(name, command), TO_START).strip();
        HostAgent agent = new HostAgent(connection, folder, patience);
        boolean started = false;
        try {
            agent.link.ask(ControlLine.of("renew"), TO_START);
            started = true;
            return agent;
        } catch (HostException e) {
            throw new HostException(TEXTS.text("start.failed", connection.host().name(), log(connection, folder, e)), e);
        } finally {
            if (!started) {
                agent.close();
            }
        }
    }

    private static String log(HostConnection connection, String folder, HostException e) throws InterruptedException {
        try {
            String log = connection.run("head -c 300 " + HostConnection.quote(folder + "/agent.log"), TO_END).strip();
            return log.isEmpty() ? e.getMessage() : log;
        } catch (HostException alsoFailed) {
            return e.getMessage();
        }
    }

    /** Returns its folder there, an absolute path. */
    public String folder() {
        return folder;
    }

    /** Returns the latest connection to its host; it may be lost. */
    public HostConnection connection() {
        return link.connection();
    }

    /** Returns whether it was heard of lately. */
    public boolean reachable() {
        return link.reachable();
    }

    /**
     * Starts a process.
     *
     * @param start   its words, variables, folder, log and journal there, as the page of {@code
     *                org.roundtrip.harness.agent} says, without its number
     * @param log     gets its log, here
     * @param journal gets its journal, here
     */
    public HostProcess start(ControlLine start, Path log, Optional<Path> journal)
            throws HostException, IOException, InterruptedException {
        int number = numbers.incrementAndGet();
        HostProcess process = new HostProcess(number, link, new ReturnedFile(log),
                journal.isPresent() ? Optional.of(new ReturnedFile(journal.get())) : Optional.empty());
        processes.put(number, process);
        boolean started = false;
        try {
            process.started(link.ask(start.with("process", number), TO_ANSWER).number("pid"));
            started = true;
            return process;
        } finally {
            if (!started) {
                processes.remove(number);
                process.lost();
            }
        }
    }

    /** Makes a folder in the agent's folder. Returns at once; later commands find it. @param path relative to that folder */
    public void make(String path) {
        link.send(ControlLine.of("make").with("path", path));
    }

    /** Writes a small file into the agent's folder; otherwise as {@link #make}. */
    public void write(String path, byte[] content) {
        link.send(ControlLine.of("write").with("path", path).with("content", Base64.getEncoder().encodeToString(content)));
    }

    /** Returns the content of each file in a folder of the agent's folder, by name. They are small. */
    public Map<String, byte[]> read(String path) throws HostException, InterruptedException {
        Map<String, byte[]> files = new TreeMap<>();
        link.ask(ControlLine.of("read").with("path", path), TO_ANSWER).prefixed("file.")
                .forEach((name, content) -> files.put(name, Base64.getDecoder().decode(content)));
        return files;
    }

    private void take(Frame frame) {
        HostProcess process = processes.get(frame.number());
        if (process != null) {
            process.take(frame);
            if (frame.kind() == Frame.Kind.END) {
                processes.remove(frame.number());
            }
        }
    }

    /** Returns whether a connection can be made from there to a port. */
    public boolean reaches(String address, int port) throws HostException, InterruptedException {
        return Boolean.parseBoolean(link.ask(ControlLine.of("reach").with("address", address).with("port", port), TO_ANSWER)
                .text("reached"));
    }

    /**
     * Returns what the processors there have done, see the page of {@code org.roundtrip.harness.agent}. It is empty when
     * that system does not say it.
     */
    public Optional<ControlLine> processors() throws HostException, InterruptedException {
        return Optional.of(link.ask(ControlLine.of("processors"), TO_ANSWER)).filter(answer -> answer.find("stat").isPresent());
    }

    /** Returns how the threads of a process there have been run; empty when that system does not say it. */
    public Optional<Scheduling> scheduling(long pid) throws HostException, InterruptedException {
        return Scheduling.from(link.ask(ControlLine.of("scheduling").with("pid", pid), TO_ANSWER));
    }

    /** Deletes a file or folder in the agent's folder. @param path relative to it */
    public void delete(String path) {
        link.send(ControlLine.of("delete").with("path", path));
    }

    /**
     * Ends the processes and the agent, and waits until they have ended.
     *
     * @return one sentence when that could not be made sure: what may still run there, and until when
     */
    public Optional<String> end() throws InterruptedException {
        forgetExit();
        try (AgentLink closing = link) {
            if (link.lost().isPresent()) {
                return Optional.empty();
            }
            link.sendEnd();
            link.connection().run("while kill -0 " + link.pid() + " 2>/dev/null; do sleep 0.05; done", TO_END);
            return Optional.empty();
        } catch (HostException e) {
            return Optional.of(TEXTS.text("left", host, AgentLink.time(link.until()), e.getMessage()));
        }
    }

    private void forgetExit() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException atExitAlready) {
            // this JVM is ending
        }
    }

    /** Ends it without waiting for long. */
    @Override
    public void close() {
        boolean interrupted = Thread.interrupted();
        try {
            end().ifPresent(sentence -> System.getLogger(HostAgent.class.getName()).log(System.Logger.Level.WARNING, sentence));
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
