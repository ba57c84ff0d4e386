// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Scheduling;

/** Obeys the commands that the page of this package describes. One thread obeys, another one watches the files and the lease. */
final class Agent {
    private static final long LOOK_MILLIS = 250;
    private static final int REACH_MILLIS = 2000;
    /** The most bytes of files in one answer. */
    private static final long MOST_READ = 1 << 19;
    /** Variables that would change how a measured JVM behaves. */
    private static final List<String> FOREIGN =
            Arrays.asList("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "CLASSPATH");

    private final Path folder;
    private final FrameLog out;
    private final Lease lease;
    private final Map<Integer, Charge> charges = new ConcurrentHashMap<>();
    private long obeyed;
    private boolean ending;

    Agent(Path folder, FrameLog out, Lease lease) {
        this.folder = folder;
        this.out = out;
        this.lease = lease;
    }

    void hello(long pid) throws IOException {
        out.add(new Frame(Frame.Kind.HELLO, (int) pid, new byte[0]));
    }

    /** Starts the thread that sends what has been added to files, and ends the agent with its lease. */
    void watch() {
        Thread watch = new Thread(() -> {
            try {
                while (!lease.expired()) {
                    Thread.sleep(LOOK_MILLIS);
                    for (Charge charge : charges.values()) {
                        charge.look();
                    }
                }
            } catch (IOException | InterruptedException e) {
                // nothing can be sent any more
            } finally {
                end(1);
            }
        }, "watch");
        watch.setDaemon(true);
        watch.start();
    }

    /** Obeys each command once, until there are no more. */
    void obey(BufferedReader commands) throws IOException {
        for (String line = commands.readLine(); line != null; line = commands.readLine()) {
            ControlLine command = complete(line);
            if (command != null) {
                lease.renew();
                long number = command.number("seq");
                if (number == obeyed + 1) {
                    obeyed = number;
                    out.add(Frame.of(Frame.Kind.REPLY, (int) number, obey(command).toString()));
                }
            }
        }
    }

    /** A command that came whole, or null: a connection that was cut may have sent a part of one. */
    private static ControlLine complete(String line) {
        try {
            ControlLine command = ControlLine.parse(line);
            return line.endsWith("\tend=") && command.find("seq").isPresent() ? command : null;
        } catch (IllegalArgumentException part) {
            return null;
        }
    }

    private ControlLine obey(ControlLine command) {
        ControlLine done = ControlLine.of("done");
        try {
            switch (command.word()) {
            case "renew":
                return done;
            case "start":
                return done.with("pid", start(command));
            case "send":
                charge(command).send(command.text("line"));
                return done;
            case "close":
                charge(command).close();
                return done;
            case "terminate":
                charge(command).terminate();
                return done;
            case "kill":
                charge(command).kill();
                return done;
            case "make":
                Files.createDirectories(inside(command.text("path")));
                return done;
            case "write":
                Files.write(inside(command.text("path")), Base64.getDecoder().decode(command.text("content")));
                return done;
            case "read":
                return read(inside(command.text("path")));
            case "reach":
                return done.with("reached", reaches(command.text("address"), (int) command.number("port")));
            case "processors":
                return Processors.describe(done, Paths.get("/proc"));
            case "scheduling":
                return Scheduling.of(command.number("pid")).map(run -> run.in(done)).orElse(done);
            case "delete":
                delete(inside(command.text("path")));
                return done;
            case "end":
                end(0);
                return done;
            default:
                return failed("The command " + command.word() + " is not known.");
            }
        } catch (IOException | RuntimeException e) {
            return failed(Failure.sentence(e));
        }
    }

    private static boolean reaches(String address, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), REACH_MILLIS);
            return true;
        } catch (IOException blocked) {
            return false;
        }
    }

    private static ControlLine failed(String sentence) {
        return ControlLine.of("failed").with("message", sentence);
    }

    private synchronized long start(ControlLine command) throws IOException {
        if (ending) {
            throw new IllegalStateException("the agent ends");
        }
        int number = (int) command.number("process");
        Charge charge = Charge.start(number, command, FOREIGN, out, () -> end(1));
        charges.put(number, charge);
        return charge.pid();
    }

    /** The files of a folder, which are small, without those of folders in it. */
    private static ControlLine read(Path folder) throws IOException {
        ControlLine read = ControlLine.of("done");
        long bytes = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, each -> Files.isRegularFile(each))) {
            for (Path file : files) {
                bytes += Files.size(file);
                if (bytes > MOST_READ) {
                    throw new IllegalArgumentException("more than " + MOST_READ + " bytes in " + folder);
                }
                read = read.with("file." + file.getFileName(), Base64.getEncoder().encodeToString(Files.readAllBytes(file)));
            }
        }
        return read;
    }

    private Charge charge(ControlLine command) {
        Charge charge = charges.get((int) command.number("process"));
        if (charge == null) {
            throw new IllegalArgumentException("no process " + command.text("process"));
        }
        return charge;
    }

    /** A path in the agent's folder. */
    private Path inside(String path) {
        Path inside = folder.resolve(path).normalize();
        if (!inside.startsWith(folder) || inside.equals(folder)) {
            throw new IllegalArgumentException(path + " is not in the agent's folder");
        }
        return inside;
    }

    /** Ends everything, whatever happens: even when somebody has deleted the harness there, so that classes are missing. */
    private void end(int status) {
        try {
            kill();
            delete(folder);
        } catch (IOException left) {
            // a process that is ending may still write; its folder is in the cache, which may be emptied at any time
        } finally {
            Runtime.getRuntime().halt(status);
        }
    }

    /** What is being started is killed too: without a lease nothing may go on. */
    private synchronized void kill() {
        ending = true;
        charges.values().forEach(Charge::kill);
    }

    private static void delete(Path path) throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
                Files.deleteIfExists(file);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
