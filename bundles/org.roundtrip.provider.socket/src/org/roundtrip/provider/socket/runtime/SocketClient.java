// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.Map;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/** The client half. It looks nothing up; to connect is to open the TCP connection. */
public final class SocketClient implements ClientHalf {
    private Connection connection;

    @Override
    public void prepare(ClientSetting setting) {
        // A socket needs no preparation.
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
        return Map.of("TCP_NODELAY", String.valueOf(connection.noDelay()));
    }

    @Override
    public void close() throws Exception {
        if (connection != null) {
            connection.close();
        }
    }
}
