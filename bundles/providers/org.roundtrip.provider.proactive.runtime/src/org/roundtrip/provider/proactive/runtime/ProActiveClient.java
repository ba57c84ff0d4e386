// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive.runtime;

import java.io.Closeable;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.objectweb.proactive.api.PAActiveObject;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/**
 * Looks the active object up. ProActive's server connects to the client to answer, so the client listens on the address by which
 * it reaches the server. It starts ProActive when it knows that address: in {@link #open}, off the clock.
 */
public final class ProActiveClient implements ClientHalf {
    private ClientSetting setting;
    private Sockets sockets;
    private Closeable site;

    @Override
    public void prepare(ClientSetting setting) {
        this.setting = setting;
        String millis = Long.toString(TimeUnit.SECONDS.toMillis(setting.timeoutSeconds()));
        System.setProperty("sun.rmi.transport.tcp.responseTimeout", millis);
        System.setProperty(Futures.LIMIT, millis);
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        String host = towards(URI.create(endpoint.address()).getHost());
        sockets = new Sockets(host, 0, setting::publishedPort);
        site = Site.start(host, sockets);
        return sockets.lookup(steps, endpoint.ports(), () -> lookUp(endpoint));
    }

    /** Returns the address of this machine by which it reaches another. Nothing is sent. */
    private static String towards(String host) throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(InetAddress.getByName(host), 1);
            return socket.getLocalAddress().getHostAddress();
        }
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        return PAActiveObject.lookupActive(Generated.type("Servant").getInterfaces()[0], endpoint.address());
    }

    /** RMI takes an idle connection for a call, or opens one more, and so does the server to answer. */
    @Override
    public String connections(boolean own) {
        return "pooled";
    }

    @Override
    public List<Integer> ports() {
        return Collections.singletonList(sockets.objectsPort());
    }

    @Override
    public Map<String, String> facts() throws IOException {
        return sockets.facts();
    }

    @Override
    public void close() throws IOException {
        if (site != null) {
            site.close();
        }
        if (sockets != null) {
            sockets.close();
        }
    }
}
