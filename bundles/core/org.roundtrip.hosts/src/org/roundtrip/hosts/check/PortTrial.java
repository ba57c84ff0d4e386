// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.harness.agent.PortMain;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.model.text.Texts;

/** Finds out whether connections from here come through to ports of a host, by listening there. */
final class PortTrial {
    private static final Texts TEXTS = Texts.of(PortTrial.class);
    private static final int ANY = 0;
    private static final int TRIED = 4;
    private static final int TO_CONNECT_MILLIS = 1500;
    private static final Duration TO_START = Duration.ofSeconds(20);

    private PortTrial() {
    }

    /** Tries some ports: those that are set for the host, otherwise any that are free there. */
    static Point of(HostConnection connection, RemoteJava java) throws HostException, InterruptedException {
        Host host = connection.host();
        String address = host.calledAt().orElseGet(() -> connection.remoteAddress().getHostAddress());
        String words = wanted(host).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        String command = HostConnection.quote(java.program()) + " -Xshare:auto -XX:+UseSerialGC -cp "
                + HostConnection.quote(SentClass.send(connection, PortMain.class)) + " " + PortMain.class.getName() + " "
                + HostConnection.quote(address) + " " + words;
        List<Integer> through = new ArrayList<>();
        List<Integer> blocked = new ArrayList<>();
        RoundTrip.exchange(connection, command, 1, TO_START, there -> {
            for (int port : ports(there.stdout())) {
                (comesThrough(address, port) ? through : blocked).add(port);
            }
        });
        return point(host, words, through, blocked);
    }

    /** So many of the ports that are set, evenly spread; or any. */
    private static IntStream wanted(Host host) {
        Optional<Host.Ports> ports = host.ports();
        return IntStream.range(0, TRIED).map(i -> ports.map(range ->
                range.first() + i * (range.last() - range.first()) / (TRIED - 1)).orElse(ANY));
    }

    private static int[] ports(InputStream out) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = out.read(); c != '\n' && c >= 0 && line.length() < 100; c = out.read()) {
            line.append((char) c);
        }
        return Arrays.stream(line.toString().split(" ")).filter(word -> word.matches("\\d{1,5}")).mapToInt(Integer::parseInt).toArray();
    }

    private static boolean comesThrough(String address, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), TO_CONNECT_MILLIS);
            return true;
        } catch (IOException blocked) {
            return false;
        }
    }

    private static Point point(Host host, String wanted, List<Integer> through, List<Integer> blocked) {
        String advice = TEXTS.text("ports.advice", host.name());
        if (through.isEmpty() && blocked.isEmpty()) {
            return Point.missing("ports", TEXTS.text("ports.taken", wanted), advice);
        }
        return blocked.isEmpty() ? Point.good("ports", TEXTS.text("ports", list(through)))
                : Point.missing("ports", TEXTS.text(through.isEmpty() ? "ports.none" : "ports.some", list(through), list(blocked)),
                        advice);
    }

    private static String list(List<Integer> ports) {
        return ports.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
