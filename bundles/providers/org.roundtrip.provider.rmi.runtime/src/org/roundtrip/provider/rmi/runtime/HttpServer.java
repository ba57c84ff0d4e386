// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import org.roundtrip.harness.ServerSetting;

/** The same servant and registry, at ports that take JRMP and JRMP in HTTP. */
public final class HttpServer extends RmiServer {

    @Override
    BoundPort port(ServerSetting setting, int number) throws Exception {
        return new HttpPort(setting.host(), number);
    }

    /** The gateway passes requests on to these two ports only, so it must know both. */
    @Override
    String address(String registry, int servantPort) {
        return registry + "?servant=" + servantPort;
    }
}
