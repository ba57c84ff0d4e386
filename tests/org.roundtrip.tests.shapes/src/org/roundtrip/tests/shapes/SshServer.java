// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.shapes;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A server of OpenSSH on a free port of the loopback, an ordinary process of the user who runs the tests. That user alone
 * can log in, with keys that are made for it. All its files are in a folder of the test.
 */
public final class SshServer implements AutoCloseable {
    private static final Path PROGRAM = Path.of("/usr/sbin/sshd");
    private static final Path ROOTS_FOLDER = Path.of("/run/sshd");
    private static final int TRIES = 200;
    private static final int MILLIS_BETWEEN = 25;

    private final Path folder;
    private final int port;
    private Process process;

    /** Starts a server. @param folder an empty folder for its files */
    public SshServer(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        key("host");
        authorize(key("user"));
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        Files.writeString(folder.resolve("sshd.conf"), """
                Port %d
                ListenAddress 127.0.0.1
                HostKey %s
                PidFile none
                AuthorizedKeysFile %s
                UsePAM no
                StrictModes no
                PasswordAuthentication no
                KbdInteractiveAuthentication no
                Subsystem sftp internal-sftp
                SetEnv XDG_CACHE_HOME=%s
                """.formatted(port, folder.resolve("host"), folder.resolve("authorized"), cache()));
        start();
    }

    /** Whether OpenSSH's server and its programs are on this machine. */
    public static boolean installed() {
        return Files.isExecutable(PROGRAM) && Files.isExecutable(Path.of("/usr/bin/ssh-keygen"));
    }

    /** Returns where it listens. */
    public int port() {
        return port;
    }

    /** Returns who can log in. */
    public static String user() {
        return System.getProperty("user.name");
    }

    /** Returns a private key that it accepts. */
    public Path userKey() {
        return folder.resolve("user");
    }

    /** Returns the folder of caches there, so that no test fills the real one of the user. */
    public Path cache() {
        return folder.resolve("cache");
    }

    /** Returns the fingerprint of its host key, as {@code ssh-keygen} prints it. */
    public String fingerprint() throws IOException, InterruptedException {
        return output("ssh-keygen", "-lf", folder.resolve("host.pub").toString()).split(" ")[1];
    }

    /** Makes a key. @param options of {@code ssh-keygen}, such as those of a pass phrase */
    public Path key(String name, String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("ssh-keygen", "-q", "-f", folder.resolve(name).toString()));
        if (!List.of(options).contains("-N")) {
            command.addAll(List.of("-N", ""));
        }
        if (!List.of(options).contains("-t")) {
            command.addAll(List.of("-t", "ed25519"));
        }
        command.addAll(List.of(options));
        output(command.toArray(String[]::new));
        return folder.resolve(name);
    }

    /** Lets a key log in. */
    public void authorize(Path key) throws IOException {
        Files.write(folder.resolve("authorized"), Files.readAllBytes(key.resolveSibling(key.getFileName() + ".pub")),
                StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Ends all sessions as when their processes are killed; new ones can begin. */
    public void killSessions() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
    }

    /** Starts again with another host key. */
    public void changeHostKey() throws IOException, InterruptedException {
        close();
        Files.delete(folder.resolve("host"));
        Files.delete(folder.resolve("host.pub"));
        key("host");
        start();
    }

    @Override
    public void close() throws InterruptedException {
        killSessions();
        process.destroy();
        process.waitFor();
    }

    private void start() throws IOException, InterruptedException {
        if (SshServer.user().equals("root") && Files.notExists(ROOTS_FOLDER)) {
            Files.createDirectory(ROOTS_FOLDER);
        }
        Path log = folder.resolve("sshd.log");
        process = new ProcessBuilder(PROGRAM.toString(), "-D", "-E", log.toString(), "-f",
                folder.resolve("sshd.conf").toString()).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        for (int i = 0; i < TRIES; i++) {
            try (Socket trial = new Socket()) {
                trial.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
                return;
            } catch (IOException notYet) {
                Thread.sleep(MILLIS_BETWEEN);
            }
        }
        process.destroy();
        throw new IOException("sshd does not start: " + Files.readString(log));
    }

    private static String output(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(output);
        }
        return output;
    }
}
