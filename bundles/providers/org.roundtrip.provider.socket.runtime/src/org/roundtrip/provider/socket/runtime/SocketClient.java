// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.FreshConnection;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/**
 * The client half. It looks nothing up; to connect is to open the TCP connection. Other middlewares have connected to their
 * name service by then, so this one opens a connection to itself beforehand: else the JVM would load and initialize its
 * network code, which takes it ten times as long, while this one connects.
 */
public final class SocketClient implements ClientHalf {
    private final List<Connection> connections = new ArrayList<>();
    private CallLimit limit;

    @Override
    public void prepare(ClientSetting setting) throws IOException {
        try (ServerSocketChannel self = ServerSocketChannel.open()) {
            self.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            Connection.to(self.getLocalAddress()).close();
        }
        limit = new CallLimit(setting.timeoutSeconds());
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        InetSocketAddress address = address(endpoint);
        return stub(steps.connect(() -> Connection.to(address)));
    }

    /** A connection carries one call at a time. */
    @Override
    public Object openAnother(Endpoint endpoint, Object first) throws Exception {
        return stub(Connection.to(address(endpoint)));
    }

    @Override
    public FreshConnection fresh(Endpoint endpoint, Object first) {
        InetSocketAddress address = address(endpoint);
        return new FreshConnection() {
            private Connection connection;

            @Override
            public Object connect() throws Exception {
                connection = limit.on(Connection.to(address));
                return stubOf(connection);
            }

            @Override
            public void close() throws IOException {
                if (connection != null) {
                    limit.leave(connection);
                    connection.close();
                }
            }
        };
    }

    private Object stub(Connection connection) throws ReflectiveOperationException {
        connections.add(limit.on(connection));
        return stubOf(connection);
    }

    private static Object stubOf(Connection connection) throws ReflectiveOperationException {
        return Generated.type("Stub").getConstructor(Connection.class).newInstance(connection);
    }

    private static InetSocketAddress address(Endpoint endpoint) {
        int colon = endpoint.address().lastIndexOf(':');
        return new InetSocketAddress(endpoint.address().substring(0, colon),
                Integer.parseInt(endpoint.address().substring(colon + 1)));
    }

    @Override
    public Map<String, String> facts() throws IOException {
        return Collections.singletonMap("TCP_NODELAY", String.valueOf(connections.get(0).noDelay()));
    }

    @Override
    public void close() throws Exception {
        if (limit != null) {
            limit.close();
        }
        for (Connection connection : connections) {
            connection.close();
        }
    }
}
