// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf.runtime;

import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.cxf.Bus;
import org.apache.cxf.bus.CXFBusFactory;
import org.apache.cxf.frontend.ClientProxy;
import org.apache.cxf.jaxws.JaxWsProxyFactoryBean;
import org.apache.cxf.transport.http.HTTPConduit;
import org.apache.cxf.transports.http.configuration.HTTPClientPolicy;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/**
 * The proxy that CXF makes of the service's interface, which calls through the JDK's HTTP client. The look-up makes it. The first call
 * connects, and connections are kept for later ones.
 */
public final class CxfClient implements ClientHalf {
    /** A reference that is kept, because a logger that nobody refers to loses its level. */
    private static final Logger APACHE = Logger.getLogger("org.apache");
    private Bus bus;
    private long timeoutMillis;

    @Override
    public void prepare(ClientSetting setting) {
        APACHE.setLevel(Level.WARNING);
        timeoutMillis = TimeUnit.SECONDS.toMillis(setting.timeoutSeconds());
        bus = new CXFBusFactory().createBus();
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        return steps.lookup(() -> lookUp(endpoint));
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        JaxWsProxyFactoryBean factory = new JaxWsProxyFactoryBean();
        factory.setBus(bus);
        factory.setServiceClass(Generated.type("Service").getInterfaces()[0]);
        factory.setAddress(endpoint.address());
        Object proxy = factory.create();
        HTTPClientPolicy policy = new HTTPClientPolicy();
        policy.setVersion("1.1");
        policy.setConnectionTimeout(timeoutMillis);
        policy.setReceiveTimeout(timeoutMillis);
        ((HTTPConduit) ClientProxy.getClient(proxy).getConduit()).setClient(policy);
        return proxy;
    }

    @Override
    public String connections(boolean own) {
        return "pooled";
    }

    @Override
    public void close() {
        if (bus != null) {
            bus.shutdown(true);
        }
    }
}
