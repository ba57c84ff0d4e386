// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime.gateway;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.util.OptionalInt;

/** The ports to which a gateway passes messages on. Immutable. */
final class Target {
    private static final String SERVANT = "servant=";
    private static final int BUFFER = 1 << 13;
    private static final int PARTS = 3;
    private final String host;
    private final int registry;
    private final int servant;

    private Target(String host, int registry, int servant) {
        this.host = host;
        this.registry = registry;
        this.servant = servant;
    }

    /** Reads it from the servant's address. */
    static Target of(URI address) {
        return new Target(address.getHost(), address.getPort(), Integer.parseInt(address.getQuery().substring(SERVANT.length())));
    }

    /** Reads what {@link #text} returned. */
    static Target of(String text) {
        String[] parts = text.split(" ");
        if (parts.length != PARTS) {
            throw new IllegalArgumentException("a host and two ports are expected");
        }
        return new Target(parts[0], Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
    }

    String text() {
        return host + " " + registry + " " + servant;
    }

    String host() {
        return host;
    }

    /** Returns the port that a request names; empty when it is neither the servant's nor the registry's. */
    OptionalInt port(String wanted) {
        for (int port : new int[] {servant, registry}) {
            if (Integer.toString(port).equals(wanted)) {
                return OptionalInt.of(port);
            }
        }
        return OptionalInt.empty();
    }

    /** Returns the port that the query {@code forward=PORT} names, as {@link #port}. @param query null without one */
    OptionalInt forward(String query) {
        return port(query == null ? "" : query.replace("forward=", ""));
    }

    /** Passes on a message of the single-operation protocol. @return the answer, up to its end */
    byte[] exchange(int port, byte[] message) throws IOException {
        try (Socket socket = new Socket(host, port)) {
            socket.setTcpNoDelay(true);
            socket.getOutputStream().write(message);
            socket.shutdownOutput();
            return all(socket.getInputStream());
        }
    }

    /** Reads to the end. */
    static byte[] all(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] buffer = new byte[BUFFER];
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            all.write(buffer, 0, read);
        }
        return all.toByteArray();
    }
}
