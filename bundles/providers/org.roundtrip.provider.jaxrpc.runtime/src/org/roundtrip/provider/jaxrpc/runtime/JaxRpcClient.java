// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jaxrpc.runtime;

import java.util.concurrent.TimeUnit;
import javax.xml.rpc.Stub;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;

/**
 * The stub that wscompile generated, which calls through {@code java.net.HttpURLConnection}. The look-up makes it and its serializers. The first
 * call connects, and the JDK keeps connections for later ones.
 */
public final class JaxRpcClient implements ClientHalf {

    @Override
    public void prepare(ClientSetting setting) {
        Logs.quiet();
        // JAX-RPC has no limits of its own. The JDK reads these once, when the first connection is made.
        String millis = String.valueOf(TimeUnit.SECONDS.toMillis(setting.timeoutSeconds()));
        System.setProperty("sun.net.client.defaultConnectTimeout", millis);
        System.setProperty("sun.net.client.defaultReadTimeout", millis);
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        return steps.lookup(() -> lookUp(endpoint));
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        Class<?> service = Class.forName("soap.ServantService_Impl");
        Stub stub = (Stub) service.getMethod("getServant").invoke(service.getConstructor().newInstance());
        stub._setProperty(Stub.ENDPOINT_ADDRESS_PROPERTY, endpoint.address());
        return stub;
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
