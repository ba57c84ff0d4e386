// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;
import org.roundtrip.provider.rmi.runtime.tunnel.HttpOptions;
import org.roundtrip.provider.rmi.runtime.tunnel.Tunnel;
import org.roundtrip.provider.rmi.runtime.tunnel.TunnelSocket;

/**
 * Looks the servant up and calls it through HTTP, without a connection of its own to either port. Each message is a
 * request to the gateway. Opening a connection belongs to a request, so there is no connecting to be timed.
 */
public final class TunnelClient extends RmiClient {
    private String way;

    @Override
    public void prepare(ClientSetting setting) throws IOException {
        // The JDK would send a request again when it gets no answer, and so make a call twice.
        System.setProperty("sun.net.http.retryPost", "false");
        super.prepare(setting);
        way = setting.options().getOrDefault(HttpOptions.WAY, HttpOptions.PORT);
    }

    /** The address is the servant's, and after a blank the gateway's, if there is one. */
    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        String[] addresses = endpoint.address().split(" ");
        Tunnel tunnel = new Tunnel(way, addresses.length > 1 ? URI.create(addresses[1]) : null);
        TimedSockets.way((host, port) -> new TunnelSocket(tunnel, host, port));
        return super.open(new Endpoint(addresses[0], endpoint.ports(), endpoint.namingPorts()), steps);
    }

    @Override
    List<Integer> connected(Endpoint endpoint) {
        return Collections.emptyList();
    }

    @Override
    public String connections(boolean own) {
        return "pooled";
    }

    /** Its connections are inside the JDK's HTTP client, which does not tell the sizes of their buffers. */
    @Override
    Map<String, String> facts(Socket socket) throws IOException {
        Map<String, String> facts = new HashMap<>();
        facts.put("TCP_NODELAY", String.valueOf(socket.getTcpNoDelay()));
        facts.put("HTTP status line", ((TunnelSocket) socket).line());
        return facts;
    }
}
