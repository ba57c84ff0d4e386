// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Collections;
import java.util.Map;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/**
 * The client half. It looks nothing up; to connect is to open the TCP connection. Other middlewares have connected to their
 * name service by then, so this one opens a connection to itself beforehand: else the JVM would load and initialize its
 * network code, which takes it ten times as long, while this one connects.
 */
public final class SocketClient implements ClientHalf {
    private Connection connection;

    @Override
    public void prepare(ClientSetting setting) throws IOException {
        try (ServerSocketChannel self = ServerSocketChannel.open()) {
            self.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            new Connection(SocketChannel.open(self.getLocalAddress())).close();
        }
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        int colon = endpoint.address().lastIndexOf(':');
        InetSocketAddress address = new InetSocketAddress(endpoint.address().substring(0, colon),
                Integer.parseInt(endpoint.address().substring(colon + 1)));
        connection = steps.connect(() -> new Connection(SocketChannel.open(address)));
        return Generated.type("Stub").getConstructor(Connection.class).newInstance(connection);
    }

    @Override
    public Map<String, String> facts() throws IOException {
        return Collections.singletonMap("TCP_NODELAY", String.valueOf(connection.noDelay()));
    }

    @Override
    public void close() throws Exception {
        if (connection != null) {
            connection.close();
        }
    }
}
