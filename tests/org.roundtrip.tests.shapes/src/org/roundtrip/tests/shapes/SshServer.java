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
 * A server of OpenSSH on a free port, of the loopback unless said otherwise: an ordinary process of the user who runs the
 * tests. That user alone can log in, with keys that are made for it. All its files are in a folder of the test.
 */
public final class SshServer implements AutoCloseable {
    private static final Path PROGRAM = Path.of("/usr/sbin/sshd");
    private static final Path ROOTS_FOLDER = Path.of("/run/sshd");
    private static final int UNUSED_ID = 54_321;
    private static final String LOOPBACK = "127.0.0.1";
    private static final String KEYS_ONLY = "PasswordAuthentication no\n";
    private static final String GREETING = "SSH-2.0-OpenSSH";
    private static final int PORTS_TRIED = 3;
    private static final int TRIES = 200;
    private static final int MILLIS_BETWEEN = 25;

    private final Path folder;
    private final String address;
    private final List<String> start;
    private final String settings;
    private int port;
    private Process process;

    /** Starts a server. @param folder an empty folder for its files */
    public SshServer(Path folder) throws IOException, InterruptedException {
        this(folder, LOOPBACK, List.of(), KEYS_ONLY);
    }

    private SshServer(Path folder, String address, List<String> start, String settings)
            throws IOException, InterruptedException {
        this.folder = folder;
        this.address = address;
        this.start = start;
        key("host");
        authorize(key("user"));
        this.settings = settings;
        for (int i = 0; i < PORTS_TRIED && (i == 0 || !process.isAlive()); i++) {
            // Another process may take the port before the server does.
            try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                port = free.getLocalPort();
            }
            start();
        }
        requireStarted();
    }

    /**
     * Starts a server in another network.
     *
     * @param address one of that network, to which this process can connect
     * @param inside  the words before a command that run it in that network
     */
    public static SshServer elsewhere(Path folder, String address, List<String> inside)
            throws IOException, InterruptedException {
        return new SshServer(folder, address, inside, KEYS_ONLY);
    }

    /** Starts a server whose {@link #cache} is a disk of its own. @param mebibytes its size */
    public static SshServer withSmallDisk(Path folder, int mebibytes) throws IOException, InterruptedException {
        Path cache = Files.createDirectory(folder.resolve("cache"));
        return new SshServer(folder, LOOPBACK, mounting("mount -t tmpfs -o size=" + mebibytes + "m tmpfs " + cache),
                KEYS_ONLY);
    }

    /** Starts a server for which one more user exists, who can log in with a password. Only root can start it. */
    public static SshServer withPassword(Path folder, String user, String password)
            throws IOException, InterruptedException {
        Path home = Files.createDirectory(folder.resolve("home"));
        Path users = Files.writeString(folder.resolve("passwd"), Files.readString(Path.of("/etc/passwd"))
                + user + ":x:" + UNUSED_ID + ":" + UNUSED_ID + "::" + home + ":/bin/sh\n");
        Path secrets = Files.writeString(folder.resolve("shadow"), user + ":"
                + output("openssl", "passwd", "-6", password).strip() + ":20000:0:99999:7:::\n");
        return new SshServer(folder, LOOPBACK, mounting("mount --bind " + users + " /etc/passwd && mount --bind " + secrets
                + " /etc/shadow"), "PasswordAuthentication yes\n");
    }

    /** Whether a process here can mount something for itself alone. */
    public static boolean canMount() throws InterruptedException {
        try {
            List<String> trial = new ArrayList<>(mounting("mount -t tmpfs tmpfs /mnt"));
            trial.add("true");
            output(trial.toArray(String[]::new));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** The words before a command that run it where something is mounted for it alone. */
    private static List<String> mounting(String mount) {
        List<String> words = new ArrayList<>(List.of("unshare"));
        words.addAll(user().equals("root") ? List.of("-m") : List.of("-Ucm", "--keep-caps"));
        words.addAll(List.of("/bin/sh", "-c", mount + " && exec \"$@\"", "sh"));
        return words;
    }

    /** Whether OpenSSH's server and its programs are on this machine. */
    public static boolean installed() {
        return Files.isExecutable(PROGRAM) && Files.isExecutable(Path.of("/usr/bin/ssh-keygen"));
    }

    /** Returns the address at which it listens. */
    public String address() {
        return address;
    }

    /** Returns the port at which it listens. */
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

    /** Returns the public half of its host key, as a list of known hosts has it. */
    public String hostKey() throws IOException {
        return Files.readString(folder.resolve("host.pub")).strip();
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
        requireStarted();
    }

    @Override
    public void close() throws InterruptedException {
        killSessions();
        process.destroy();
        process.waitFor();
    }

    /** Starts the process, and waits until it answers or has ended. */
    private void start() throws IOException, InterruptedException {
        if (SshServer.user().equals("root") && Files.notExists(ROOTS_FOLDER)) {
            Files.createDirectory(ROOTS_FOLDER);
        }
        Files.writeString(folder.resolve("sshd.conf"), """
                Port %d
                ListenAddress %s
                HostKey %s
                PidFile none
                AuthorizedKeysFile %s
                UsePAM no
                StrictModes no
                KbdInteractiveAuthentication no
                Subsystem sftp internal-sftp
                SetEnv XDG_CACHE_HOME=%s
                %s
                """.formatted(port, address, folder.resolve("host"), folder.resolve("authorized"), cache(), settings));
        List<String> command = new ArrayList<>(start);
        command.addAll(List.of(PROGRAM.toString(), "-D", "-E", log().toString(), "-f", folder.resolve("sshd.conf").toString()));
        process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log().toFile()).start();
        for (int i = 0; i < TRIES && process.isAlive() && !answers(); i++) {
            Thread.sleep(MILLIS_BETWEEN);
        }
    }

    private boolean answers() {
        try (Socket trial = new Socket()) {
            trial.connect(new InetSocketAddress(address, port));
            trial.setSoTimeout(MILLIS_BETWEEN * TRIES);
            return new String(trial.getInputStream().readNBytes(GREETING.length()), StandardCharsets.US_ASCII).equals(GREETING);
        } catch (IOException notYet) {
            return false;
        }
    }

    private void requireStarted() throws IOException {
        if (!process.isAlive() || !answers()) {
            process.destroy();
            throw new IOException("sshd does not start: " + Files.readString(log()));
        }
    }

    private Path log() {
        return folder.resolve("sshd.log");
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
