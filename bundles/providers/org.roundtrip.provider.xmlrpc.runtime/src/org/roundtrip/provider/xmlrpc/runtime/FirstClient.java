// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.xmlrpc.runtime;

import java.util.concurrent.TimeUnit;
import org.apache.xmlrpc.XmlRpc;
import org.apache.xmlrpc.XmlRpcClient;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/**
 * The client of Apache XML-RPC 1.1. The look-up makes it and its stub. The JDK connects with the first call and keeps
 * connections for later ones.
 */
public final class FirstClient implements ClientHalf {

    /** Version 1.1 has no limits of its own, so those of the JDK's client are set for the process. */
    @Override
    public void prepare(ClientSetting setting) {
        String millis = String.valueOf(TimeUnit.SECONDS.toMillis(setting.timeoutSeconds()));
        System.setProperty("sun.net.client.defaultConnectTimeout", millis);
        System.setProperty("sun.net.client.defaultReadTimeout", millis);
        XmlRpc.setEncoding("UTF-8");
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        return steps.lookup(() -> lookUp(endpoint));
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        return Generated.type("Stub").getConstructor(XmlRpcClient.class).newInstance(new XmlRpcClient(Web.url(endpoint)));
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
