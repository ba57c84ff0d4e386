// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb.runtime;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.Tied;

/**
 * Starts omniNames on a free port of the server's address, and ends it. It serves one fork and keeps its bindings in the
 * folder of this process. A name service that runs on the machine already is not used.
 */
public final class OmniNames implements ServerHalf {
    /** The name of this link; the server gets its address under it. */
    public static final String LINK = "names";
    /** The program. */
    public static final String PROGRAM = "omniNames";
    private static final int ATTEMPTS = 3;
    private static final long PATIENCE_SECONDS = 20;
    private static final int PAUSE_MILLIS = 10;

    private Process process;
    private Path data;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        data = setting.folder().resolve("bindings");
        for (int attempt = 1;; attempt++) {
            Files.createDirectories(data);
            int port = freePort(setting.host());
            if (startedAt(setting.host(), host, port)) {
                return new Endpoint("corbaloc::1.2@" + host + ":" + port + "/NameService", Collections.singletonList(port),
                        Collections.emptyList());
            }
            close();
            if (attempt == ATTEMPTS) {
                throw new IOException("omniNames did not start; its own words are in the log");
            }
        }
    }

    /**
     * Starts the program and waits until its root context answers, which is a little later than it accepts connections.
     *
     * @return whether it does; another process may have taken the port
     */
    private boolean startedAt(String address, String host, int port) throws Exception {
        List<String> command = Arrays.asList(PROGRAM, "-start", Integer.toString(port), "-always", "-datadir", data.toString(),
                "-nohostname", "-ORBendPoint", "giop:tcp:" + host + ":" + port);
        ProcessBuilder builder = new ProcessBuilder(Tied.command(command)).redirectErrorStream(true)
                .redirectOutput(data.resolve("omniNames.log").toFile());
        builder.environment().put("OMNIORB_CONFIG", "/dev/null");
        process = builder.start();
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (process.isAlive() && System.nanoTime() < deadline) {
            try (Socket socket = new Socket(InetAddress.getByName(address), port)) {
                socket.setSoTimeout((int) TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
                if (LocateRequest.isHere(socket, "NameService")) {
                    return true;
                }
            } catch (IOException notYet) {
                // The program may still be starting.
            }
            Thread.sleep(PAUSE_MILLIS);
        }
        System.err.println(Files.readAllLines(data.resolve("omniNames.log")).stream().collect(Collectors.joining("\n")));
        return false;
    }

    private static int freePort(String address) throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(address))) {
            return socket.getLocalPort();
        }
    }

    @Override
    public void close() throws Exception {
        if (process != null) {
            process.getOutputStream().close();
            process.waitFor();
            process = null;
        }
        if (data != null && Files.exists(data)) {
            try (Stream<Path> files = Files.walk(data)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
                    Files.delete(file);
                }
            }
        }
    }
}
