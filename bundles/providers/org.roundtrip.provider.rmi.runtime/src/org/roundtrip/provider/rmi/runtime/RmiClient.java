// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.rmi.registry.LocateRegistry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;

/**
 * Looks the servant up in its registry. The stub is RMI's own dynamic proxy. While the stub is unmarshalled, RMI's
 * distributed garbage collector opens the connection that the calls use later.
 */
public class RmiClient implements ClientHalf {
    private TimedSockets.Opening opening;
    private Names names;
    private String name;

    @Override
    public void prepare(ClientSetting setting) throws IOException {
        JvmOptions.set(setting.options());
        System.setProperty("sun.rmi.transport.tcp.responseTimeout",
                Long.toString(TimeUnit.SECONDS.toMillis(setting.timeoutSeconds())));
        TimedSockets.install();
        TimedSockets.way(Socket::new);
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        URI address = URI.create(endpoint.address());
        name = address.getPath().substring(1);
        names = names(address);
        opening = new TimedSockets.Opening(connected(endpoint), steps);
        TimedSockets.begin(opening);
        try {
            return steps.lookup(() -> names.lookUp(name));
        } finally {
            TimedSockets.begin(null);
        }
    }

    /** Returns the ports to which the client connects for its calls. */
    List<Integer> connected(Endpoint endpoint) {
        return endpoint.ports();
    }

    /** Returns how this client asks the registry at an address. */
    Names names(URI address) throws Exception {
        return LocateRegistry.getRegistry(address.getHost(), address.getPort())::lookup;
    }

    /** RMI takes an idle connection for a call, or opens one more. */
    @Override
    public String connections(boolean own) {
        return "pooled";
    }

    /** RMI may use the connection to the registry again. */
    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        return names.lookUp(name);
    }

    @Override
    public Map<String, String> facts() throws IOException {
        Map<String, String> facts = new HashMap<>();
        for (Socket socket : opening.sockets()) {
            facts.putAll(facts(socket));
        }
        return facts;
    }

    /** Returns what is worth knowing about a connection. */
    Map<String, String> facts(Socket socket) throws IOException {
        Map<String, String> facts = new HashMap<>();
        facts.put("TCP_NODELAY", String.valueOf(socket.getTcpNoDelay()));
        facts.put("SO_SNDBUF", String.valueOf(socket.getSendBufferSize()));
        facts.put("SO_RCVBUF", String.valueOf(socket.getReceiveBufferSize()));
        return facts;
    }

    @Override
    public void close() throws IOException {
        if (opening != null) {
            for (Socket socket : opening.sockets()) {
                socket.close();
            }
        }
    }
}
