// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opentest4j.AssertionFailedError;
import org.roundtrip.engine.place.Listening;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Link;

/** A server or client process, driven by the harness's protocol. Killed when it is closed. */
final class Forked implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 60;
    private final Process process;
    private final Path log;
    private String ports = "";
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final Map<String, Forked> links = new LinkedHashMap<>();
    private final Map<String, Forked> fronts = new LinkedHashMap<>();

    private Forked(Process process, Path log) {
        this.process = process;
        this.log = log;
        Thread reader = new Thread(this::read, "answers of " + process.pid());
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts a program, or a JVM with those flags and that main class; {@code log} gets its standard error. */
    static Forked start(Launch launch, List<String> flags, Class<?> mainClass, Path log, Path... arguments) throws IOException {
        List<String> command = switch (launch) {
            case Launch.Program program -> new ArrayList<>(program.command());
            case Launch.Jvm jvm -> java(jvm, flags, mainClass);
        };
        for (Path argument : arguments) {
            command.add(argument.toString());
        }
        ProcessBuilder builder = new ProcessBuilder(command).directory(log.getParent().toFile()).redirectError(log.toFile());
        if (launch instanceof Launch.Program program) {
            builder.environment().putAll(program.environment());
        }
        return new Forked(builder.start(), log);
    }

    private static List<String> java(Launch.Jvm jvm, List<String> flags, Class<?> mainClass) {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m", "-XX:+UseSerialGC", "-Djava.net.preferIPv4Stack=true"));
        command.addAll(flags);
        command.addAll(jvm.jvmFlags());
        command.add("-cp");
        command.add(jvm.classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))
                + File.pathSeparator + here());
        command.add(mainClass.getName());
        return command;
    }

    /** Adds a process of the same server side: it starts before this one, or after it if clients call it. */
    void linked(Link link, Forked process) {
        (link.role() == Link.Role.FRONT ? fronts : links).put(link.name(), process);
    }

    /** Starts all processes of a server's side. @return the fields of its endpoint, which is that of the process that clients call */
    ControlLine start() throws Exception {
        return done(ControlLine.of("start"), started());
    }

    /** Starts all processes of a server's side. @return the answer of the last one, or of the first that failed */
    ControlLine started() throws Exception {
        ControlLine command = startCommand();
        ControlLine answer = merged(answer(command));
        String naming = answer.find("namingPorts").orElse("");
        String address = "link.server";
        for (Map.Entry<String, Forked> front : fronts.entrySet()) {
            if (!answer.word().equals("done")) {
                return answer;
            }
            command = command.with(address, answer.text("address"));
            address = "link." + front.getKey();
            answer = front.getValue().answer(command).with("namingPorts", naming);
        }
        return answer;
    }

    /** Starts the processes that come before the server. @return the command to start the server itself */
    private ControlLine startCommand() throws Exception {
        ControlLine command = ControlLine.of("start");
        for (Map.Entry<String, Forked> link : links.entrySet()) {
            ControlLine answer = link.getValue().start();
            link.getValue().ports = answer.text("ports");
            command = command.with("link." + link.getKey(), answer.text("address"));
        }
        return command;
    }

    /** The links of the providers here that start first are name services. */
    private ControlLine merged(ControlLine answer) {
        String naming = Stream.concat(Stream.of(answer.find("namingPorts").orElse("")), links.values().stream().map(link -> link.ports))
                .filter(list -> !list.isEmpty()).collect(Collectors.joining(","));
        return answer.with("namingPorts", naming);
    }

    /** Sends a command and returns its answer. @throws AssertionFailedError when there is none or it reports a failure */
    ControlLine ask(ControlLine command) throws Exception {
        return done(command, answer(command));
    }

    private ControlLine done(ControlLine command, ControlLine answer) throws IOException {
        if (!answer.word().equals("done")) {
            throw new AssertionFailedError(command.word() + ": " + answer.text("message") + "\n" + log());
        }
        return answer;
    }

    /** Sends a command and returns its answer, also when that reports a failure. */
    ControlLine answer(ControlLine command) throws Exception {
        send(command);
        return answer();
    }

    /** Sends a command. */
    void send(ControlLine command) throws IOException {
        OutputStream commands = process.getOutputStream();
        commands.write((command + "\n").getBytes(StandardCharsets.UTF_8));
        commands.flush();
    }

    /** The next answer. A process that gives none in time is killed, so that later questions need not wait as long. */
    ControlLine answer() throws Exception {
        String line = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (line == null) {
            close();
        }
        if (line == null || line.isEmpty()) {
            answers.add("");
            throw new AssertionFailedError("there was no answer\n" + log());
        }
        return ControlLine.parse(line);
    }

    /** Sends the command to stop, and waits until the process and those that it started have ended by themselves. */
    void stop() throws Exception {
        for (Forked front : fronts.values()) {
            front.stop();
        }
        List<ProcessHandle> family = process.descendants().toList();
        ask(ControlLine.of("stop"));
        ended(family);
        for (Forked link : links.values()) {
            link.stop();
        }
    }

    /** Ends the process's standard input and waits until it and those that it started have ended by themselves. */
    void hangUp() throws Exception {
        for (Forked front : fronts.values()) {
            front.hangUp();
        }
        List<ProcessHandle> family = process.descendants().toList();
        process.getOutputStream().close();
        ended(family);
        for (Forked link : links.values()) {
            link.hangUp();
        }
    }

    private void ended(List<ProcessHandle> family) throws Exception {
        ended();
        for (ProcessHandle each : family) {
            try {
                each.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                throw new AssertionFailedError("the process left another one: " + each.info().command().orElse(""), e);
            }
        }
    }

    /** Waits until the process has ended by itself. @return all that it printed and was not read */
    List<String> ended() throws Exception {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionFailedError("the process did not end by itself\n" + log());
        }
        List<String> lines = new ArrayList<>();
        answers.drainTo(lines);
        lines.removeIf(String::isEmpty);
        return lines;
    }

    /** The addresses other than the loopback at which this process and those of the same server side listen; on Linux only. */
    List<InetSocketAddress> exposed() {
        return Stream.concat(Listening.of(process.pid()).stream().filter(each -> !each.getAddress().isLoopbackAddress()),
                Stream.concat(links.values().stream(), fronts.values().stream()).flatMap(each -> each.exposed().stream())).toList();
    }

    int status() {
        return process.exitValue();
    }

    /** Returns the standard error of the process. */
    String log() throws IOException {
        return Files.exists(log) ? Files.readString(log) : "";
    }

    @Override
    public void close() {
        fronts.values().forEach(Forked::close);
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        process.onExit().join();
        links.values().forEach(Forked::close);
    }

    private void read() {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                answers.add(line);
            }
        } catch (IOException gone) {
            // The process was killed; that is its end.
        }
        answers.add("");
    }

    /** Returns the folder or jar of the kit's own classes. */
    private static Path here() {
        Path place = Path.of(Forked.class.getProtectionDomain().getCodeSource().getLocation().getPath()).toAbsolutePath();
        return Files.isDirectory(place.resolve("target/classes")) ? place.resolve("target/classes") : place;
    }
}
