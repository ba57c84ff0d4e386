// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.rmi.registry.LocateRegistry;
import java.util.Map;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSocket;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.keys.RunKeys;

/**
 * Looks the servant up over TLS. The client trusts the certificate of the server only that was made for this run, and shows
 * its own one, which only this server trusts.
 */
public final class SslClient extends RmiClient {
    private ClientSetting setting;

    @Override
    public void prepare(ClientSetting given) throws IOException {
        super.prepare(given);
        setting = given;
        only(SslOptions.PROTOCOL, "javax.rmi.ssl.client.enabledProtocols");
        only(SslOptions.SUITE, "javax.rmi.ssl.client.enabledCipherSuites");
    }

    /** {@code javax.rmi.ssl} reads these properties for each socket. */
    private void only(String option, String property) {
        String[] value = SslOptions.only(setting.options(), option);
        if (value != null) {
            System.setProperty(property, value[0]);
        }
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        SSLContext.setDefault(RunKeys.in(setting.trust()).context(RunKeys.CLIENT));
        return super.open(endpoint, steps);
    }

    @Override
    Names names(URI address) throws Exception {
        return LocateRegistry.getRegistry(address.getHost(), address.getPort(), new SslSockets())::lookup;
    }

    @Override
    Map<String, String> facts(Socket socket) throws IOException {
        Map<String, String> facts = super.facts(socket);
        SSLSession session = ((SSLSocket) socket).getSession();
        facts.put("TLS protocol", session.getProtocol());
        facts.put("TLS cipher suite", session.getCipherSuite());
        return facts;
    }
}
