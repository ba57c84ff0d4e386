// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive.runtime;

import java.io.Closeable;
import org.objectweb.proactive.api.PAActiveObject;
import org.objectweb.proactive.core.node.Node;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/**
 * Makes the servant an active object, with the contract's interface as its type, and registers it in ProActive's registry. The
 * thread of the active object serves the calls, one after the other.
 */
public final class ProActiveServer implements ServerHalf {
    private static final String NAME = "roundtrip";
    private Sockets sockets;
    private Closeable site;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        sockets = new Sockets(setting.host(), setting.port(), setting::publishedPort);
        site = Site.start(setting.host(), sockets);
        Object servant = Generated.type("Servant").getConstructor(Object.class).newInstance(setting.behaviours());
        Object active = PAActiveObject.turnActive(servant, servant.getClass().getInterfaces()[0].getName(), (Node) null);
        return new Endpoint(PAActiveObject.registerByName(active, NAME), sockets.objectsPort(), sockets.registryPort());
    }

    @Override
    public void close() throws Exception {
        if (site != null) {
            site.close();
        }
        if (sockets != null) {
            sockets.close();
        }
    }
}
