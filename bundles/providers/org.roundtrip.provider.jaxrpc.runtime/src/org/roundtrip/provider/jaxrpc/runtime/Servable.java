// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jaxrpc.runtime;

import javax.xml.rpc.server.ServiceLifecycle;
import javax.xml.rpc.server.ServletEndpointContext;

/** A servant that JAX-RPC creates. It gets its behaviours from the web application before the first call. */
public interface Servable extends ServiceLifecycle {
    /** The attribute of the web application that has the behaviours. */
    String BEHAVIOURS = "behaviours";

    /** Gives the servant its behaviours. */
    void serve(Object behaviours);

    @Override
    default void init(Object context) {
        serve(((ServletEndpointContext) context).getServletContext().getAttribute(BEHAVIOURS));
    }

    @Override
    default void destroy() {
        // The behaviours end with their process.
    }
}
