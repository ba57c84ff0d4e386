// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime.tunnel;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.URI;
import java.net.URL;

/**
 * The way of a JRMP message through HTTP: one POST, whose answer is JRMP too. RMI had three such ways until Java 8: to the
 * port itself, mostly through a proxy, to the CGI program {@code java-rmi.cgi}, and to a servlet of the same address.
 * Immutable.
 */
public final class Tunnel {
    private static final int BUFFER = 1 << 13;
    private final String way;
    /** Null when there is none before the port. */
    private final URI gateway;

    /**
     * Makes one.
     *
     * @param way     one of {@link HttpOptions#WAY}
     * @param gateway its address; null without one
     */
    public Tunnel(String way, URI gateway) {
        this.way = way;
        this.gateway = gateway;
    }

    /** An answer. Immutable, as long as nobody changes its body. */
    public static final class Answer {
        private final String line;
        private final byte[] body;

        Answer(String line, byte[] body) {
            this.line = line;
            this.body = body;
        }

        /** Returns the status line. */
        public String line() {
            return line;
        }

        /** Returns the body. */
        public byte[] body() {
            return body;
        }
    }

    /** Sends a message to a port. @param timeoutMillis for how long the answer may take; 0 for any time */
    public Answer post(String host, int port, byte[] message, int timeoutMillis) throws IOException {
        HttpURLConnection http = connection(host, port);
        http.setDoOutput(true);
        http.setUseCaches(false);
        http.setReadTimeout(timeoutMillis);
        http.setRequestProperty("Content-type", "application/octet-stream");
        try (OutputStream out = http.getOutputStream()) {
            out.write(message);
        }
        if (http.getResponseCode() != HttpURLConnection.HTTP_OK) {
            throw new IOException("the gateway answered " + http.getHeaderField(0));
        }
        try (InputStream in = http.getInputStream()) {
            return new Answer(http.getHeaderField(0), all(in));
        }
    }

    private HttpURLConnection connection(String host, int port) throws IOException {
        if (gateway != null && !way.equals(HttpOptions.PORT)) {
            return (HttpURLConnection) gateway.resolve(way.equals(HttpOptions.CGI) ? "/cgi-bin/java-rmi.cgi?forward=" + port
                    : "/servlet/rmi?forward=" + port).toURL().openConnection(Proxy.NO_PROXY);
        }
        Proxy proxy = gateway == null ? Proxy.NO_PROXY
                : new Proxy(Proxy.Type.HTTP, InetSocketAddress.createUnresolved(gateway.getHost(), gateway.getPort()));
        return (HttpURLConnection) new URL("http", host, port, "/").openConnection(proxy);
    }

    private static byte[] all(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] buffer = new byte[BUFFER];
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            all.write(buffer, 0, read);
        }
        return all.toByteArray();
    }
}
