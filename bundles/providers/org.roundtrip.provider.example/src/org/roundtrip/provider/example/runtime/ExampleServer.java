// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.example.runtime;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/**
 * Step 4: the server's process. The harness calls {@code start}, reports the returned address to the workbench, and
 * calls {@code close} at the end.
 */
public final class ExampleServer implements ServerHalf {
    private HttpServer server;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        // The behaviours do the work of every operation; the servant of this middleware delegates to them.
        Object behaviours = setting.behaviours();
        Servant servant = (Servant) Generated.type("Dispatch").getConstructor(behaviours.getClass())
                .newInstance(behaviours);
        server = HttpServer.create(new InetSocketAddress(setting.host(), setting.port()), 0);
        server.createContext("/", exchange -> answer(exchange, servant));
        server.start();
        int port = server.getAddress().getPort();
        // The address is for the client half, the ports are for the capture of packets.
        return new Endpoint("http://" + setting.host() + ":" + setting.publishedPort(port) + "/", List.of(port), List.of());
    }

    private static void answer(HttpExchange exchange, Servant servant) throws IOException {
        try (exchange) {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            String operation = exchange.getRequestURI().getPath().substring(1);
            byte[] reply = operation.isEmpty() ? new byte[0]
                    : servant.call(operation, body.split("\n", -1)).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, reply.length == 0 ? -1 : reply.length);
            exchange.getResponseBody().write(reply);
        }
    }

    @Override
    public void close() {
        if (server != null) {
            server.stop(0);
        }
    }
}
