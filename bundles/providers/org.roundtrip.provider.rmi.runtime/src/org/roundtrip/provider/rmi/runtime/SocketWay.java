// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.IOException;
import java.net.Socket;

/** A way to a server's port. Used by several threads. */
interface SocketWay {
    /** Opens a socket to a port. */
    Socket open(String host, int port) throws IOException;
}
