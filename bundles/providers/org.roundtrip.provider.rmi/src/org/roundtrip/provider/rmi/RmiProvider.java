// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi;

import org.roundtrip.provider.rmi.runtime.RmiClient;
import org.roundtrip.provider.rmi.runtime.RmiServer;

/** Java RMI over JRMP, as it is in the Java runtime. */
public final class RmiProvider extends JrmpProvider {

    /** Created by declarative services. */
    public RmiProvider() {
        super(RmiServer.class, RmiClient.class);
    }
}
