// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

import io.grpc.netty.shaded.io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.shaded.io.netty.handler.ssl.ClientAuth;
import io.grpc.netty.shaded.io.netty.handler.ssl.SslContext;
import io.grpc.netty.shaded.io.netty.handler.ssl.SslContextBuilder;
import java.util.Map;
import org.roundtrip.harness.keys.RunKeys;

/** The TLS of gRPC: its own library in C where it runs, else the JDK's. Each side shows a certificate. */
final class Tls {
    private Tls() {
    }

    static boolean on(Map<String, String> options) {
        return Boolean.parseBoolean(options.get("tls"));
    }

    static SslContext server(RunKeys keys) throws Exception {
        return GrpcSslContexts.configure(SslContextBuilder.forServer(keys.key(RunKeys.SERVER)).trustManager(keys.trusted(RunKeys.SERVER))
                .clientAuth(ClientAuth.REQUIRE)).build();
    }

    static SslContext client(RunKeys keys) throws Exception {
        return GrpcSslContexts.forClient().keyManager(keys.key(RunKeys.CLIENT)).trustManager(keys.trusted(RunKeys.CLIENT)).build();
    }
}
