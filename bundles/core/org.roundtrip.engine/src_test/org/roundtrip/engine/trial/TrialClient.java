// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.io.IOException;
import java.net.Socket;
import java.util.Map;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;

/** A client that connects and looks nothing up. */
public class TrialClient implements ClientHalf {
    private ClientSetting setting;
    private Fault fault;
    private Socket socket;

    @Override
    public void prepare(ClientSetting setting) throws IOException {
        this.setting = setting;
        fault = new Fault(setting.options().get("fault"));
        fault.at("client-prepare", 0);
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        fault.at("client-open", 0);
        String[] address = endpoint.address().split(" ");
        socket = steps.connect(() -> connect(setting, address[0], Integer.parseInt(address[1])));
        socket.setTcpNoDelay(true);
        return new TrialStub(socket, fault);
    }

    @Override
    public Object openAnother(Endpoint endpoint, Object first) throws Exception {
        String[] address = endpoint.address().split(" ");
        Socket another = connect(setting, address[0], Integer.parseInt(address[1]));
        another.setTcpNoDelay(true);
        return new TrialStub(another, fault);
    }

    /** Connects to a server. */
    Socket connect(ClientSetting ours, String host, int port) throws Exception {
        return MemoryProcess.own(new Socket(host, port));
    }

    @Override
    public Map<String, String> facts() throws IOException {
        return Map.of("TCP_NODELAY", String.valueOf(socket.getTcpNoDelay()));
    }

    @Override
    public void close() throws IOException {
        fault.at("client-close", 0);
        if (socket != null) {
            socket.close();
        }
    }
}
