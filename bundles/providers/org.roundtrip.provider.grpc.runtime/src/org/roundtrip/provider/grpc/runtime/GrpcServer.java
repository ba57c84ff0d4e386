// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

import io.grpc.Server;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Collections;
import java.util.concurrent.TimeUnit;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.keys.KeyKind;
import org.roundtrip.harness.keys.RunKeys;

/** Serves the contract on one port, with TLS where the option says so. */
public final class GrpcServer implements ServerHalf {
    private Server server;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        NettyServerBuilder builder = NettyServerBuilder
                .forAddress(new InetSocketAddress(setting.host(), setting.port()))
                .addServices(Binding.ofContract().services(setting.behaviours()))
                .maxInboundMessageSize(Limits.MOST_BYTES);
        if (setting.options().get("executor").equals("direct")) {
            builder.directExecutor();
        }
        if (Tls.on(setting.options())) {
            builder.sslContext(Tls.server(RunKeys.make(setting.trust(), KeyKind.EC, setting.host())));
        }
        server = started(builder, setting);
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        return new Endpoint(host + ":" + setting.publishedPort(server.getPort()), Collections.singletonList(server.getPort()),
                Collections.emptyList());
    }

    private static Server started(NettyServerBuilder builder, ServerSetting setting) throws IOException {
        try {
            return builder.build().start();
        } catch (IOException e) {
            // Netty's own class of errors names no reason. This reports a taken port as a BindException.
            new ServerSocket(setting.port(), 1, InetAddress.getByName(setting.host())).close();
            throw e;
        }
    }

    @Override
    public void close() throws InterruptedException {
        if (server != null) {
            server.shutdownNow().awaitTermination(Limits.CLOSE_SECONDS, TimeUnit.SECONDS);
            server = null;
        }
    }
}
