// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime.gateway;

import java.io.IOException;
import java.util.OptionalInt;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** The way through a servlet: the query {@code forward=PORT} names the port, as that of the JDK's servlet handler did. */
final class ForwardServlet extends HttpServlet {
    static final String TYPE = "application/octet-stream";
    private static final long serialVersionUID = 1L;
    private final transient Target target;

    ForwardServlet(Target target) {
        this.target = target;
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        OptionalInt port = target.forward(request.getQueryString());
        if (port.isPresent()) {
            answer(response, target.exchange(port.getAsInt(), Target.all(request.getInputStream())));
        } else {
            response.sendError(HttpServletResponse.SC_FORBIDDEN);
        }
    }

    static void answer(HttpServletResponse response, byte[] body) throws IOException {
        response.setContentType(TYPE);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
