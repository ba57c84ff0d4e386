// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.rmi.server.RMIClientSocketFactory;
import javax.net.ssl.SSLContext;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerSetting;

/**
 * The same servant and registry, both over TLS. It makes the keys of both sides when it starts, and serves only a client that
 * has the key which was made for it.
 */
public final class SslServer extends RmiServer {
    private SSLContext context;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        context = RunKeys.make(setting.trust(), setting.host()).context(RunKeys.SERVER);
        return super.start(setting);
    }

    @Override
    BoundPort port(ServerSetting setting, int number) throws Exception {
        return new SslPort(setting, number, context.getSocketFactory());
    }

    @Override
    RMIClientSocketFactory clientSockets() {
        return new SslSockets();
    }
}
