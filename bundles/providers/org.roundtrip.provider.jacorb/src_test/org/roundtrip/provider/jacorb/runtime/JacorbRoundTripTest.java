// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;
import org.roundtrip.provider.jacorb.JacorbProvider;
import org.roundtrip.tests.shapes.RoundTripTests;

/** CORBA between two halves in one JVM. */
class JacorbRoundTripTest extends RoundTripTests {

    JacorbRoundTripTest() {
        super(new JacorbProvider(), new JacorbServer(), new JacorbClient());
    }

    @Test
    void aPortCanBeUsedAgainAndATakenOneIsABindException() throws Exception {
        Endpoint endpoint = start(0);
        int port = endpoint.ports().getFirst();
        open(endpoint, new Steps());
        server.close();
        assertEquals(List.of(port), eventually(() -> start(port)).ports());
        try (JacorbServer second = new JacorbServer()) {
            assertThrows(BindException.class, () -> second.start(setting(port)));
        }
    }

    @Test
    void afterTheServerIsClosedNothingListensAndNoThreadKeepsTheJvmAlive() throws Exception {
        Set<Thread> threads = threads();
        Endpoint endpoint = start(0);
        open(endpoint, new Steps());
        server.close();
        for (int port : List.of(endpoint.ports().getFirst(), endpoint.namingPorts().getFirst())) {
            eventually(() -> new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1"))).close();
        }
        client.close();
        for (Thread left : threads()) {
            if (!threads.contains(left)) {
                assertTrue(left.join(Duration.ofMinutes(5)), left.getName());
            }
        }
    }

    /**
     * Binds a port repeatedly, because JacORB's accepting thread keeps it for an instant after the ORB is destroyed.
     */
    private static <T> T eventually(Callable<T> bind) throws Exception {
        while (true) {
            try {
                return bind.call();
            } catch (BindException e) {
                Thread.onSpinWait();
            }
        }
    }

    private static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream().filter(thread -> !thread.isDaemon())
                .collect(Collectors.toSet());
    }
}
