// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.IOException;
import java.net.Socket;

/** A port whose connections may begin with an HTTP request, as those of RMI servers did until Java 8. */
final class HttpPort extends BoundPort {

    HttpPort(String host, int port) throws IOException {
        super(host, port);
    }

    @Override
    Socket unconnected() throws IOException {
        return new UnwrappingSocket();
    }
}
