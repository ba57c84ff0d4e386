// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.rmi.server.RMIClientSocketFactory;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.keys.KeyKind;
import org.roundtrip.harness.keys.RunKeys;

/**
 * The same servant and registry, both over TLS. It makes the keys of both sides when it starts, and serves only a client that
 * has the key which was made for it.
 */
public final class SslServer extends RmiServer {
    private final List<SslPort> ports = new ArrayList<>();
    private SSLContext context;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        context = RunKeys.make(setting.trust(), KeyKind.EC, setting.host()).context(RunKeys.SERVER);
        return super.start(setting);
    }

    @Override
    BoundPort port(ServerSetting setting, int number) throws Exception {
        SslPort port = new SslPort(setting, number, context.getSocketFactory());
        ports.add(port);
        return port;
    }

    @Override
    public List<String> secrets() {
        List<String> lines = new ArrayList<>();
        ports.forEach(port -> lines.addAll(port.secrets()));
        return lines;
    }

    @Override
    RMIClientSocketFactory clientSockets() {
        return new SslSockets();
    }
}
