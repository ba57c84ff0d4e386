// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal.runtime;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.util.Collections;
import java.util.Map;
import org.objectweb.fractal.api.Component;
import org.objectweb.fractal.api.Interface;
import org.objectweb.fractal.rmi.registry.NamingService;
import org.objectweb.fractal.rmi.registry.Registry;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;

/**
 * Asks the name service for the servant's component, and the component for its interface: two calls. Each stub has a
 * connection of its own, which its first call opens; so the stub is asked for the name of its interface before the calls.
 */
public final class FractalClient implements ClientHalf {
    private Sockets sockets;
    private Orb orb;
    private NamingService names;

    @Override
    public void prepare(ClientSetting setting) throws Exception {
        sockets = Sockets.connecting(Boolean.parseBoolean(setting.options().get("noDelay")), setting.timeoutSeconds());
        orb = new Orb(sockets);
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        Object stub = steps.lookup(() -> {
            URI address = URI.create(endpoint.address());
            names = Registry.getRegistry(address.getHost(), address.getPort(), orb.binder());
            return lookUp(endpoint);
        });
        steps.connect(((Interface) stub)::getFcItfName);
        return stub;
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        Component servant = names.lookup(FractalServer.NAME);
        return servant.getFcInterface(FractalServer.INTERFACE);
    }

    @Override
    public Map<String, String> facts() throws IOException {
        for (Socket socket : sockets.open()) {
            return Collections.singletonMap("TCP_NODELAY", String.valueOf(socket.getTcpNoDelay()));
        }
        return Collections.emptyMap();
    }

    @Override
    public void close() throws IOException {
        if (sockets != null) {
            sockets.close();
        }
    }
}
