// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.security.KeyStore;
import java.util.Map;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;
import org.roundtrip.provider.rmi.SslProvider;
import org.roundtrip.tests.shapes.RoundTripTests;

/** RMI over TLS between two halves in one JVM. */
class SslRoundTripTest extends RoundTripTests {

    SslRoundTripTest() {
        super(new SslProvider(), new SslServer(), new SslClient());
    }

    @Test
    void protocolAndSuiteAreFactsOfTheConnection() throws Exception {
        open(start(0), new Steps());
        Map<String, String> facts = client.facts();
        assertEquals("TLSv1.3", facts.get("TLS protocol"));
        assertTrue(facts.get("TLS cipher suite").startsWith("TLS_"), facts.toString());
        assertEquals("true", facts.get("TCP_NODELAY"));
    }

    @Test
    void aClientWithoutAKeyIsRefused() throws Exception {
        Endpoint endpoint = start(0);
        for (int port : new int[] {endpoint.ports().getFirst(), endpoint.namingPorts().getFirst()}) {
            assertThrows(SSLException.class, () -> answer(anonymous(), port));
        }
    }

    @Test
    void aClientThatDoesNotKnowTheServerRefusesIt() throws Exception {
        int port = start(0).ports().getFirst();
        SSLContext others = SSLContext.getInstance("TLS");
        TrustManagerFactory none = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        none.init((KeyStore) null);
        others.init(null, none.getTrustManagers(), null);
        assertThrows(SSLHandshakeException.class, () -> answer(others, port));
    }

    /** Trusts every server, and has no key. */
    private static SSLContext anonymous() throws Exception {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, new TrustManager[] {new X509TrustManager() {
            @Override
            public void checkClientTrusted(java.security.cert.X509Certificate[] chain, String type) {
                // there are no clients
            }

            @Override
            public void checkServerTrusted(java.security.cert.X509Certificate[] chain, String type) {
                // every one is trusted
            }

            @Override
            public java.security.cert.X509Certificate[] getAcceptedIssuers() {
                return new java.security.cert.X509Certificate[0];
            }
        }}, null);
        return context;
    }

    /** Waits for the server's answer: in TLS 1.3 a client learns that it was refused when it reads. */
    private static int answer(SSLContext context, int port) throws IOException {
        try (SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket("127.0.0.1", port)) {
            socket.startHandshake();
            return socket.getInputStream().read();
        }
    }
}
