// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.xmlrpc.runtime;

import java.util.concurrent.TimeUnit;
import org.apache.xmlrpc.client.XmlRpcClient;
import org.apache.xmlrpc.client.XmlRpcClientConfigImpl;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/**
 * The client of Apache XML-RPC 3.1.3. The look-up makes it and its stub. The JDK connects with the first call and keeps
 * connections for later ones.
 */
public final class LastClient implements ClientHalf {
    private int timeoutMillis;

    @Override
    public void prepare(ClientSetting setting) {
        timeoutMillis = (int) TimeUnit.SECONDS.toMillis(setting.timeoutSeconds());
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        return steps.lookup(() -> lookUp(endpoint));
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        XmlRpcClientConfigImpl config = new XmlRpcClientConfigImpl();
        config.setServerURL(Web.url(endpoint));
        config.setConnectionTimeout(timeoutMillis);
        config.setReplyTimeout(timeoutMillis);
        XmlRpcClient client = new XmlRpcClient();
        client.setConfig(config);
        return Generated.type("Stub").getConstructor(XmlRpcClient.class).newInstance(client);
    }

    @Override
    public String connections(boolean own) {
        return "pooled";
    }

    @Override
    public void close() {
        // The JDK owns the connections.
    }
}
