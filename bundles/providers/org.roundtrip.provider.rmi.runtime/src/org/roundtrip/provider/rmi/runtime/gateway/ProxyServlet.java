// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime.gateway;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URL;
import java.util.OptionalInt;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** A forward proxy: the request names the server, and gets there as it came, over a connection of its own. */
final class ProxyServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;
    private final transient Target target;

    ProxyServlet(Target target) {
        this.target = target;
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        OptionalInt port = target.port(Integer.toString(request.getServerPort()));
        if (port.isPresent()) {
            forward(port.getAsInt(), request, response);
        } else {
            response.sendError(HttpServletResponse.SC_FORBIDDEN);
        }
    }

    private void forward(int port, HttpServletRequest request, HttpServletResponse response) throws IOException {
        HttpURLConnection http = (HttpURLConnection) new URL("http", target.host(), port, "/").openConnection(Proxy.NO_PROXY);
        http.setDoOutput(true);
        http.setUseCaches(false);
        http.setRequestProperty("Content-type", ForwardServlet.TYPE);
        try (OutputStream out = http.getOutputStream()) {
            out.write(Target.all(request.getInputStream()));
        }
        try (InputStream in = http.getInputStream()) {
            ForwardServlet.answer(response, Target.all(in));
        }
    }
}
