// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi;

import org.roundtrip.provider.rmi.runtime.JndiClient;
import org.roundtrip.provider.rmi.runtime.RmiServer;

/** Java RMI whose clients find the servant through JNDI. The server is that of plain RMI. */
public final class JndiProvider extends JrmpProvider {

    /** Created by declarative services. */
    public JndiProvider() {
        super(RmiServer.class, JndiClient.class);
    }
}
