// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.net.Socket;
import java.net.SocketException;
import java.net.SocketImpl;

/** A socket that becomes a connection when it is accepted, as the one that {@link java.net.ServerSocket} makes itself. */
class AcceptedSocket extends Socket {

    AcceptedSocket() throws SocketException {
        super((SocketImpl) null);
    }
}
