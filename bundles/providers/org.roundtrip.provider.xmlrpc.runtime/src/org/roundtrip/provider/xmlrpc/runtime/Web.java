// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.xmlrpc.runtime;

import java.net.InetAddress;
import java.net.URL;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerSetting;

/** What both versions do alike: the address of a server, and the limits of a client. */
final class Web {
    private Web() {
    }

    /** The address on which a server listens. */
    static InetAddress address(ServerSetting setting) throws Exception {
        return InetAddress.getByName(setting.host());
    }

    /** What clients get of a server that listens. */
    static Endpoint endpoint(ServerSetting setting, int port) {
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        return new Endpoint("http://" + host + ":" + setting.publishedPort(port) + "/", port);
    }

    /** The URL of a server. */
    static URL url(Endpoint endpoint) throws Exception {
        return new URL(endpoint.address());
    }
}
