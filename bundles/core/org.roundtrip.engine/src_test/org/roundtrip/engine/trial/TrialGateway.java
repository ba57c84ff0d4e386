// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/** Passes the bytes of one client on to the servant, and back. */
public final class TrialGateway implements ServerHalf {
    private ServerSocket listening;

    @Override
    public Endpoint start(ServerSetting setting) throws IOException {
        if (!setting.links().keySet().equals(Set.of("names", "server"))) {
            throw new IllegalStateException("the gateway was given " + setting.links());
        }
        String[] servant = setting.links().get("server").split(" ");
        listening = MemoryProcess.own(new ServerSocket(0, 50, InetAddress.getByName(setting.host())));
        Thread.ofPlatform().daemon().start(() -> serve(servant[0], Integer.parseInt(servant[1])));
        return new Endpoint(setting.host() + " " + listening.getLocalPort(), List.of(listening.getLocalPort()), List.of());
    }

    private void serve(String host, int port) {
        try (Socket client = MemoryProcess.own(listening.accept()); Socket servant = MemoryProcess.own(new Socket(host, port))) {
            client.setTcpNoDelay(true);
            servant.setTcpNoDelay(true);
            Thread back = Thread.ofPlatform().daemon().start(() -> pass(servant, client));
            pass(client, servant);
            back.join();
        } catch (IOException | InterruptedException closed) {
            // one of the two is gone, or this gateway
        }
    }

    private static void pass(Socket from, Socket to) {
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            in.transferTo(out);
            to.shutdownOutput();
        } catch (IOException closed) {
            // the other direction ends as well
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
