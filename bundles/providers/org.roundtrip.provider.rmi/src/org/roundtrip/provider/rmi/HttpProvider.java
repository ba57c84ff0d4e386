// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi;

import java.util.List;
import java.util.Map;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Link;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.rmi.runtime.HttpServer;
import org.roundtrip.provider.rmi.runtime.TunnelClient;
import org.roundtrip.provider.rmi.runtime.gateway.Gateway;
import org.roundtrip.provider.rmi.runtime.tunnel.HttpOptions;

/**
 * Java RMI through HTTP, in the three ways that RMI had until Java 8. A gateway stands before the servant in a process of its
 * own: a forward proxy, or a web server with a CGI program or with a servlet.
 *
 * <p>Defaults: the port, because that was the way that RMI tried first; no keep-alive, because its servers answered in
 * HTTP/1.0 and closed the connection after each call.
 */
public final class HttpProvider extends JrmpProvider {

    /** Created by declarative services. */
    public HttpProvider() {
        super(HttpServer.class, TunnelClient.class,
                Option.choice(HttpOptions.WAY, TEXTS.text("way.label"), TEXTS.text("way.help"), HttpOptions.PORT, HttpOptions.CGI,
                        HttpOptions.SERVLET),
                Option.toggle(HttpOptions.KEEP_ALIVE, TEXTS.text("keepAlive.label"), TEXTS.text("keepAlive.help"), false));
    }

    @Override
    public List<Link> links(Compiled compiled, Map<String, String> chosen) {
        return List.of(new Link(HttpOptions.GATEWAY, Link.Role.FRONT,
                new Launch.Jvm(Gateway.class.getName(), BundleClassPath.of(Gateway.class), List.of())));
    }
}
