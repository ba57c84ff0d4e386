// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.live.CaptureSession;
import org.roundtrip.capture.live.CaptureSummary;
import org.roundtrip.dissect.keys.KeyLog;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.model.Operation;

/**
 * All operations of a contract, verified between one server and one client. The packets of the first operations are
 * captured on the way. Which operation failed is kept, so that each test can judge its own.
 */
final class Verification {
    /** How often calls are captured anew, because the kernel dropped packets. */
    private static final int ATTEMPTS = 3;
    private final Map<String, Throwable> failures = new HashMap<>();
    private final Set<String> verified = new HashSet<>();
    private final Path packets;
    private List<Integer> ports = List.of();
    private List<InetSocketAddress> exposed = List.of();
    private Throwable endless;
    private CaptureSummary captured;
    private KeyLog keys = KeyLog.NONE;
    private String notCaptured = "nothing was captured";

    private Verification(Path packets) {
        this.packets = packets;
    }

    /**
     * Starts both processes, verifies, stops the client, and ends the standard input of the server.
     *
     * @param captured the operations whose packets are written to the file {@code packets}; they come first
     * @param others   those that follow after the capture has ended
     */
    static Verification of(Trial trial, List<Operation> captured, List<Operation> others, Path packets) throws Exception {
        Verification verification = once(trial, captured, others, packets);
        for (int attempt = 1; verification.lossy() && attempt < ATTEMPTS; attempt++) {
            verification = once(trial, captured, others, packets);
        }
        return verification;
    }

    private static Verification once(Trial trial, List<Operation> captured, List<Operation> others, Path packets) throws Exception {
        Verification verification = new Verification(packets);
        try (Forked server = trial.server(0); Forked client = trial.trying()) {
            ControlLine address = server.start();
            verification.ports = Trial.ports(address);
            try (CaptureSession session = captured.isEmpty() ? null : verification.capture()) {
                client.ask(new ControlLine("open", address.values()));
                verification.verify(trial, server, client, captured);
                verification.captured = session == null ? null : session.stop();
                verification.keys = trial.keys(server);
            }
            verification.verify(trial, server, client, others);
            verification.exposed = Stream.of(server, client).flatMap(each -> each.exposed().stream()).toList();
            client.stop();
            verification.hangUp(server);
        }
        return verification;
    }

    private void hangUp(Forked server) {
        try {
            server.hangUp();
        } catch (Exception | AssertionError e) {
            endless = e;
        }
    }

    private boolean lossy() {
        return captured != null && captured.dropped() > 0;
    }

    private CaptureSession capture() throws IOException, InterruptedException {
        try {
            return CaptureSession.start(packets, ports, 0, Optional.empty());
        } catch (CaptureException e) {
            notCaptured = e.getMessage();
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
            assertTrue(verified.contains(operation.name()), () -> operation.name() + " was not verified");
        }
    }

    /** The capture, which is whole. Where packets cannot be captured, the test is skipped. */
    Path packets() {
        assumeTrue(captured != null, notCaptured);
        assertEquals(0, captured.dropped(), "packets that the kernel dropped each time");
        return packets;
    }

    /** The secrets of the captured connections. */
    KeyLog keys() {
        return keys;
    }

    /** Where the processes listened after all calls, other than at the loopback. */
    List<InetSocketAddress> exposed() {
        return exposed;
    }

    /** The ports of the server, and of its name service. */
    List<Integer> ports() {
        return ports;
    }

    /** Why the server's processes did not end with the server's standard input; null when they did. */
    Throwable endless() {
        return endless;
    }
}
