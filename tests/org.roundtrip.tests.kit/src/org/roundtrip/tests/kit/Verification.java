// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.opentest4j.TestAbortedException;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.model.Operation;

/**
 * All operations of a contract, verified between one server and one client. The packets of the first operations are
 * captured on the way. Which operation failed is kept, so that each test can judge its own.
 */
final class Verification {
    private final Map<String, Throwable> failures = new HashMap<>();
    private final Set<String> verified = new HashSet<>();
    private final Path packets;
    private List<Integer> ports = List.of();
    private List<InetSocketAddress> exposed = List.of();
    private TestAbortedException notCaptured;

    private Verification(Path packets) {
        this.packets = packets;
    }

    /**
     * Starts both processes, verifies, and stops them.
     *
     * @param captured the operations whose packets are written to the file {@code packets}; they come first
     * @param others   those that follow after the capture has ended
     */
    static Verification of(Trial trial, List<Operation> captured, List<Operation> others, Path packets)
            throws Exception {
        Verification verification = new Verification(packets);
        try (Forked server = trial.server(0); Forked client = trial.trying()) {
            ControlLine address = server.start();
            verification.ports = Trial.ports(address);
            Tcpdump dump = captured.isEmpty() ? null : verification.capture();
            try {
                client.ask(new ControlLine("open", address.values()));
                verification.verify(trial, server, client, captured);
            } finally {
                if (dump != null) {
                    dump.close();
                }
            }
            verification.verify(trial, server, client, others);
            verification.exposed = Stream.of(server, client).flatMap(each -> each.exposed().stream()).toList();
            client.stop();
            server.stop();
        }
        return verification;
    }

    private Tcpdump capture() throws Exception {
        try {
            return new Tcpdump(packets, ports);
        } catch (TestAbortedException e) {
            notCaptured = e;
            return null;
        }
    }

    private void verify(Trial trial, Forked server, Forked client, List<Operation> operations) {
        for (Operation operation : operations) {
            try {
                verified.add(operation.name());
                trial.verify(server, client, operation);
            } catch (Exception | AssertionError e) {
                failures.put(operation.name(), e);
            }
        }
    }

    /** Fails with the first failure of these operations, and when one of them was not tried. */
    void check(List<Operation> operations) {
        for (Operation operation : operations) {
            if (failures.containsKey(operation.name())) {
                throw new AssertionError(operation.name() + ": " + failures.get(operation.name()).getMessage(),
                        failures.get(operation.name()));
            }
            if (!verified.contains(operation.name())) {
                throw new AssertionError(operation.name() + " was not verified");
            }
        }
    }

    /** The capture. @throws TestAbortedException where packets cannot be captured */
    Path packets() {
        if (notCaptured != null) {
            throw notCaptured;
        }
        return packets;
    }

    /** Where the processes listened after all calls, other than at the loopback. */
    List<InetSocketAddress> exposed() {
        return exposed;
    }

    /** The ports of the server and of its name service. */
    List<Integer> ports() {
        return ports;
    }
}
