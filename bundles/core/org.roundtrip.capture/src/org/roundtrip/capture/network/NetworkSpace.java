// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.model.text.Texts;

/**
 * A Linux network name space: its processes have network devices of their own and may capture on them. For an ordinary
 * user it is made inside a new user name space, which needs no right outside. It exists as long as its holder process or
 * another process in it; the holder ends when its standard input closes, so none is left when the workbench dies. Safe for
 * use by several threads.
 *
 * <p>In a user name space the user's id reads as 0, so a JVM there would use root's home directory. {@link #jvmFlags()}
 * prevents that.
 */
public final class NetworkSpace implements AutoCloseable {
    private static final Texts TEXTS = Texts.of(NetworkSpace.class);
    private static final List<String> TOOLS = List.of("unshare", "nsenter", "ip", "sh", "cat");
    private static final String HOLD = "ip link set lo up && echo ready && exec cat";
    private static final int START_SECONDS = 10;
    private static final List<String> OWN_USER = List.of("--user", "--map-root-user");

    private final Process holder;
    /** Arguments with which {@code nsenter} enters the user name space too. */
    private final List<String> asUser;

    private NetworkSpace(Process holder, boolean ownUser) {
        this.holder = holder;
        this.asUser = ownUser ? List.of("--user", "--preserve-credentials") : List.of();
    }

    /**
     * Makes a name space and waits until its loopback device is up.
     *
     * @throws CaptureException when it cannot be made here
     */
    public static NetworkSpace start() throws IOException, InterruptedException {
        List<String> missing = missingTools();
        if (!missing.isEmpty()) {
            throw new CaptureException(TEXTS.text("space.tools", missing.getFirst()));
        }
        boolean ownUser = !Capabilities.mayMakeSpaces();
        List<String> command = new ArrayList<>(List.of(tool("unshare")));
        command.addAll(ownUser ? OWN_USER : List.of());
        command.addAll(holding());
        return awaited(new NetworkSpace(start(command), ownUser));
    }

    /** Makes another network name space in the same user name space, with devices of its own. */
    public NetworkSpace beside() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(tool("unshare")));
        command.addAll(holding());
        return awaited(new NetworkSpace(start(enter(command)), !asUser.isEmpty()));
    }

    private static List<String> holding() {
        return List.of("--net", tool("sh"), "-c", HOLD.replaceFirst("ip", tool("ip")));
    }

    private static Process start(List<String> command) throws IOException {
        return new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
    }

    private static NetworkSpace awaited(NetworkSpace space) throws IOException, InterruptedException {
        boolean ready = false;
        try {
            ready = space.ready();
        } finally {
            if (!ready) {
                space.close();
            }
        }
        if (!ready) {
            throw new CaptureException(TEXTS.text(Capabilities.root() ? "space.root" : "space.user"));
        }
        return space;
    }

    private boolean ready() throws InterruptedException {
        try {
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
            BufferedReader answer = holder.inputReader();
            while (!answer.ready()) {
                if (holder.waitFor(5, TimeUnit.MILLISECONDS) || System.nanoTime() > deadline) {
                    return false;
                }
            }
            return "ready".equals(answer.readLine());
        } catch (IOException e) {
            return false;
        }
    }

    /** The command that runs {@code command} inside the name space. */
    public List<String> enter(List<String> command) {
        List<String> inside = new ArrayList<>(List.of(tool("nsenter"), "--target", Long.toString(holder.pid()), "--net"));
        inside.addAll(asUser);
        inside.add("--");
        inside.addAll(command);
        return inside;
    }

    /**
     * Runs the program {@code ip} inside, in its batch mode. Devices and addresses that it makes end with the name space.
     *
     * @param lines one command each
     * @throws CaptureException when a command fails
     */
    void ip(String... lines) throws IOException, InterruptedException {
        Process ip = new ProcessBuilder(enter(List.of(tool("ip"), "-batch", "-"))).redirectErrorStream(true).start();
        try (Writer commands = ip.outputWriter()) {
            commands.write(String.join("\n", lines) + "\n");
        }
        String said = new String(ip.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (ip.waitFor() != 0) {
            throw new CaptureException(TEXTS.text("space.ip", said.strip().replaceAll("\\s+", " ")));
        }
    }

    /** Flags with which a JVM inside finds the home directory of its user. */
    public List<String> jvmFlags() {
        return List.of("-Duser.home=" + System.getProperty("user.home"),
                "-Duser.name=" + System.getProperty("user.name"));
    }

    /** Process id of the holder process. */
    public long pid() {
        return holder.pid();
    }

    /** Ends the holder process; the name space itself ends with the last process inside. */
    @Override
    public void close() {
        holder.destroy();
        try {
            holder.waitFor(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Makes a name space and ends it again, to find out whether that is possible here. */
    public static boolean possible() {
        try (NetworkSpace space = start()) {
            return true;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The programs that a network space needs and that are not installed here. */
    public static List<String> missingTools() {
        return TOOLS.stream().filter(tool -> !Path.of(tool(tool)).isAbsolute()).toList();
    }

    /** Path of a program; an ordinary user's search path often lacks the folder of {@code ip}, so that is added. */
    private static String tool(String name) {
        String path = System.getenv().getOrDefault("PATH", "") + File.pathSeparator + "/usr/sbin:/sbin:/usr/bin:/bin";
        return Stream.of(path.split(File.pathSeparator)).filter(folder -> folder.startsWith("/"))
                .map(folder -> Path.of(folder, name)).filter(Files::isExecutable).findFirst().map(Path::toString)
                .orElse(name);
    }
}
