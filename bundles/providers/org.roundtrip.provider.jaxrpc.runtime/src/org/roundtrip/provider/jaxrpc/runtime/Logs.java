// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jaxrpc.runtime;

import java.util.logging.Level;
import java.util.logging.Logger;

/** JAX-RPC's logs, which have each start and each message. */
final class Logs {
    /** A reference that is kept, because a logger that nobody refers to loses its level. */
    private static final Logger LOGGER = Logger.getLogger(com.sun.xml.rpc.util.Constants.LoggingDomain);

    private Logs() {
    }

    /** Switches off what is below warnings. */
    static void quiet() {
        LOGGER.setLevel(Level.WARNING);
    }
}
