// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.timing.Phase;

/**
 * Records a server and two clients, from their start until all three have stopped.
 *
 * @param address  the server's answer to start
 * @param opened   the clients' answers to open
 * @param calls    how many calls each client made while the other called as well
 * @param digests  the clients' digests, after that, each since the server began its results anew
 * @param reached  ports that were reached at the address that was chosen
 * @param status   the server's exit status
 * @param busy     ports that were still taken in the end
 * @param left     files that were left in the folders of the processes
 * @param alive    processes that were left
 */
record TwoClients(ControlLine address, List<ControlLine> opened, List<Long> calls, List<String> digests, List<Integer> reached,
        int status, List<Integer> busy, List<Path> left, long alive) {
    /** The operation of each client. */
    static final List<String> OPERATIONS = List.of("text", "number");
    static final long CALLS = 500;

    /** Starts them, has both clients call at the same time, and stops them. */
    static TwoClients of(Trial trial) throws Exception {
        List<Path> before = trial.left();
        List<ControlLine> opened = new ArrayList<>();
        List<Long> calls = new ArrayList<>();
        List<String> digests = new ArrayList<>();
        try (Forked server = trial.server(0); Forked first = trial.client(OPERATIONS.getFirst());
                Forked second = trial.client(OPERATIONS.getLast())) {
            List<Forked> clients = List.of(first, second);
            ControlLine address = server.start();
            for (Forked client : clients) {
                client.ask(ControlLine.of("prepare"));
                opened.add(client.ask(new ControlLine("open", address.values())));
            }
            for (Forked client : clients) {
                client.send(measure(CALLS));
            }
            for (Forked client : clients) {
                calls.add(client.answer().number("calls"));
            }
            for (Forked client : clients) {
                server.ask(ControlLine.of("restart"));
                digests.add(client.ask(ControlLine.of("verify")).text("digest"));
            }
            List<Integer> reached = Trial.ports(address).stream().filter(TwoClients::reaches).toList();
            for (Forked client : clients) {
                client.stop();
            }
            server.stop();
            List<Path> left = new ArrayList<>(trial.left());
            left.removeAll(before);
            return new TwoClients(address, opened, calls, digests, reached, server.status(), busy(address), left,
                    ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count());
        }
    }

    /** The command to make so many calls. */
    static ControlLine measure(long calls) {
        return ControlLine.of("measure").with("phase", Phase.STEADY).with("calls", calls).with("seconds", 0);
    }

    /** Returns those ports of a server, and of its name service, that another process cannot listen on. */
    static List<Integer> busy(ControlLine address) {
        return Trial.ports(address).stream().filter(port -> {
            try {
                new ServerSocket(port, 1, InetAddress.getByName(Trial.HOST)).close();
                return false;
            } catch (IOException e) {
                return true;
            }
        }).toList();
    }

    private static boolean reaches(int port) {
        try {
            new Socket(Trial.HOST, port).close();
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
