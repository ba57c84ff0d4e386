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

/**
 * A network name space of our own: whoever is in it sees network devices of its own and may capture on them. An ordinary
 * user gets it in a user name space of his own, which takes no right outside. It lives as long as its holder process or a
 * process inside; the holder ends when its standard input closes, so none is left when the workbench dies. Safe for use
 * by several threads.
 *
 * <p>In a user name space the user's id reads as 0. A JVM there would take root's home directory for its user's, hence
 * {@link #jvmFlags()}.
 */
public final class NetworkSpace implements AutoCloseable {
    private static final List<String> TOOLS = List.of("unshare", "nsenter", "ip", "sh", "cat");
    private static final String HOLD = "ip link set lo up && echo ready && exec cat";
    private static final int START_SECONDS = 10;
    private static final List<String> OWN_USER = List.of("--user", "--map-root-user");

    private final Process holder;
    /** What {@code nsenter} needs to become the user of a user name space. */
    private final List<String> asUser;

    private NetworkSpace(Process holder, boolean ownUser) {
        this.holder = holder;
        this.asUser = ownUser ? List.of("--user", "--preserve-credentials") : List.of();
    }

    /**
     * Makes one and waits until its loopback device is up.
     *
     * @throws CaptureException where that is not possible
     */
    public static NetworkSpace start() throws IOException, InterruptedException {
        List<String> missing = missingTools();
        if (!missing.isEmpty()) {
            throw new CaptureException("A network name space needs the program " + missing.getFirst()
                    + ": install the packages util-linux and iproute2.");
        }
        boolean ownUser = !Capabilities.mayMakeSpaces();
        List<String> command = new ArrayList<>(List.of(tool("unshare")));
        command.addAll(ownUser ? OWN_USER : List.of());
        command.addAll(holding());
        return awaited(new NetworkSpace(start(command), ownUser));
    }

    /** Makes another one of the same user's, with other devices. */
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
            throw new CaptureException(Capabilities.root()
                    ? "This system gives not even root a network name space here: give the container the capabilities"
                            + " SYS_ADMIN and NET_ADMIN, or run outside of it."
                    : "This system gives an ordinary user no network name space: run as root, or allow unprivileged user"
                            + " name spaces.");
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

    /** The command that runs {@code command} inside. */
    public List<String> enter(List<String> command) {
        List<String> inside = new ArrayList<>(List.of(tool("nsenter"), "--target", Long.toString(holder.pid()), "--net"));
        inside.addAll(asUser);
        inside.add("--");
        inside.addAll(command);
        return inside;
    }

    /**
     * Has {@code ip} carry out lines, as in its batch mode; what it does ends with the space.
     *
     * @throws CaptureException when a line cannot be carried out
     */
    void ip(String... lines) throws IOException, InterruptedException {
        Process ip = new ProcessBuilder(enter(List.of(tool("ip"), "-batch", "-"))).redirectErrorStream(true).start();
        try (Writer commands = ip.outputWriter()) {
            commands.write(String.join("\n", lines) + "\n");
        }
        String said = new String(ip.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (ip.waitFor() != 0) {
            throw new CaptureException("The network of the run could not be made, since the program ip said: "
                    + said.strip().replaceAll("\\s+", " "));
        }
    }

    /** What a JVM inside must be told so that it finds its user's home. */
    public List<String> jvmFlags() {
        return List.of("-Duser.home=" + System.getProperty("user.home"),
                "-Duser.name=" + System.getProperty("user.name"));
    }

    /** Process id of the holder. */
    public long pid() {
        return holder.pid();
    }

    /** Lets the holder end; processes that are still inside keep the space until they end. */
    @Override
    public void close() {
        holder.destroy();
        try {
            holder.waitFor(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether one can be made here; tries it. */
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

    /** Path of a program; an ordinary user's search path often lacks the folder that {@code ip} is in. */
    private static String tool(String name) {
        String path = System.getenv().getOrDefault("PATH", "") + File.pathSeparator + "/usr/sbin:/sbin:/usr/bin:/bin";
        return Stream.of(path.split(File.pathSeparator)).filter(folder -> folder.startsWith("/"))
                .map(folder -> Path.of(folder, name)).filter(Files::isExecutable).findFirst().map(Path::toString)
                .orElse(name);
    }
}
