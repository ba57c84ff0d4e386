// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import generated.Behaviours;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/** A server with a thread for each connection. */
public class TrialServer implements ServerHalf {
    private ServerSocket listening;
    private Fault fault;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        fault = new Fault(setting.options().get("fault"));
        MemoryProcess.print("what a middleware prints must not break the control protocol");
        if (fault.is("family")) {
            System.err.println("child " + new ProcessBuilder("sleep", "1000").start().pid());
        }
        fault.at("server-start", 0);
        listening = MemoryProcess.own(listen(setting));
        Behaviours behaviours = (Behaviours) setting.behaviours();
        Thread.ofPlatform().daemon().start(() -> {
            while (!listening.isClosed()) {
                accept(behaviours);
            }
        });
        return new Endpoint(setting.host() + " " + listening.getLocalPort(), List.of(listening.getLocalPort()),
                List.of());
    }

    /** Listens on the host and port of the setting. */
    ServerSocket listen(ServerSetting setting) throws Exception {
        return new ServerSocket(setting.port(), 50, InetAddress.getByName(setting.host()));
    }

    @Override
    public void close() throws Exception {
        fault.at("server-close", 0);
        listening.close();
    }

    private void accept(Behaviours behaviours) {
        try {
            Socket accepted = MemoryProcess.own(listening.accept());
            Thread.ofPlatform().daemon().start(() -> serve(accepted, behaviours));
        } catch (IOException closed) {
            // this server is
        }
    }

    private void serve(Socket accepted, Behaviours behaviours) {
        try (Socket socket = accepted) {
            socket.setTcpNoDelay(true);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            for (long call = 0;; call++) {
                int number = in.readInt();
                fault.at("server-call", call);
                int result = behaviours.twice(number);
                out.writeInt(fault.is("wrong-result") ? result + 1 : result);
            }
        } catch (IOException closed) {
            // the client is gone, or this server
        }
    }
}
