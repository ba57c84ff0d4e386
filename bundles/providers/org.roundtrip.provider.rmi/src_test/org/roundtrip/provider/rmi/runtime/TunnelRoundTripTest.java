// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.load.Arrivals;
import org.roundtrip.provider.rmi.HttpProvider;
import org.roundtrip.provider.rmi.runtime.gateway.Gateway;
import org.roundtrip.provider.rmi.runtime.tunnel.HttpOptions;
import org.roundtrip.provider.rmi.runtime.tunnel.Tunnel;
import org.roundtrip.tests.shapes.RoundTripTests;

/** RMI over HTTP between two halves in one JVM, without a gateway, and through the three of them. */
class TunnelRoundTripTest extends RoundTripTests {
    private static final byte[] PING = {'J', 'R', 'M', 'I', 0, 2, 0x4c, 0x52};

    TunnelRoundTripTest() {
        super(new HttpProvider(), new HttpServer(), new TunnelClient());
    }

    /** There is no connection, so none is timed. */
    @Override
    protected boolean connects() {
        return false;
    }

    @Test
    void aPingOfTheSingleOperationProtocolIsAnsweredByThePort() throws Exception {
        Endpoint endpoint = start(0);
        Tunnel.Answer answer = new Tunnel("port", null).post("127.0.0.1", endpoint.ports().getFirst(), PING, 10_000);
        assertEquals("HTTP/1.0 200 OK", answer.line());
        assertArrayEquals(new byte[] {0x53}, answer.body());
    }

    @ParameterizedTest
    @CsvSource({"port, false, HTTP/1.1 200", "port, true, HTTP/1.1 200", "cgi, false, HTTP/1.1 200", "servlet, true, HTTP/1.1 200"})
    void aGatewayPassesCallsOnToTheServantAndToNoOtherPort(String way, String keepAlive, String line) throws Exception {
        Map<String, String> options = Map.of(HttpOptions.WAY, way, HttpOptions.KEEP_ALIVE, keepAlive);
        ServerSetting plain = setting(0);
        Endpoint servant = start(0);
        try (Gateway gateway = new Gateway()) {
            Endpoint endpoint = gateway.start(new ServerSetting("127.0.0.1", 0, options, plain.folder(), plain.trust(), 1, 1,
                    new Arrivals(), Map.of("server", servant.address())));
            client.prepare(new ClientSetting(options, plain.folder(), plain.trust(), 10));
            client.open(new Endpoint(endpoint.address(), endpoint.ports(), servant.namingPorts()), new Steps());
            assertEquals(line, client.facts().get("HTTP status line").strip());
            Tunnel elsewhere = new Tunnel(way, URI.create("http://127.0.0.1:" + endpoint.ports().getFirst()));
            IOException refused = assertThrows(IOException.class,
                    () -> elsewhere.post("127.0.0.1", endpoint.ports().getFirst(), PING, 10_000));
            assertTrue(refused.getMessage().contains("403"), refused.toString());
        }
    }
}
