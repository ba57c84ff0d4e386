// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.xmlrpc.runtime;

import java.io.IOException;
import java.net.InetAddress;
import org.apache.xmlrpc.WebServer;
import org.apache.xmlrpc.XmlRpc;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/** The web server of Apache XML-RPC 1.1, with one handler for all operations. Connections stay open. */
public final class FirstServer implements ServerHalf {
    private Listening server;

    /** Knows the port that the system chose, and stops listening at once: version 1.1 itself does so within four seconds. */
    private static final class Listening extends WebServer {
        Listening(int port, InetAddress address) throws IOException {
            super(port, address);
        }

        int port() {
            return serverSocket.getLocalPort();
        }

        void end() throws IOException {
            shutdown();
            serverSocket.close();
        }
    }

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        // Both are settings of the whole JVM. Without the first, letters beyond ASCII become question marks.
        XmlRpc.setEncoding("UTF-8");
        XmlRpc.setKeepAlive(true);
        Object behaviours = setting.behaviours();
        server = new Listening(setting.port(), Web.address(setting));
        server.addHandler("Servant", Generated.type("Dispatch").getConstructor(behaviours.getClass()).newInstance(behaviours));
        server.start();
        return Web.endpoint(setting, server.port());
    }

    @Override
    public void close() throws IOException {
        if (server != null) {
            server.end();
        }
    }
}
