// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf.runtime;

import java.util.Collections;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.cxf.Bus;
import org.apache.cxf.bus.CXFBusFactory;
import org.apache.cxf.configuration.jsse.TLSClientParameters;
import org.apache.cxf.endpoint.Client;
import org.apache.cxf.frontend.ClientProxy;
import org.apache.cxf.jaxws.JaxWsProxyFactoryBean;
import org.apache.cxf.message.Message;
import org.apache.cxf.transport.http.HTTPConduit;
import org.apache.cxf.transports.http.configuration.HTTPClientPolicy;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.keys.RunKeys;

/**
 * The proxy that CXF makes of the service's interface, which calls through the JDK's HTTP client. The look-up makes it. The first call
 * connects, and connections are kept for later ones.
 */
public final class CxfClient implements ClientHalf {
    /** A reference that is kept, because a logger that nobody refers to loses its level. */
    private static final Logger APACHE = Logger.getLogger("org.apache");
    private Bus bus;
    private ClientSetting setting;

    @Override
    public void prepare(ClientSetting setting) {
        APACHE.setLevel(Level.WARNING);
        this.setting = setting;
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
        factory.setProperties(Collections.singletonMap(Message.MTOM_ENABLED, Options.on(setting.options(), Options.MTOM)));
        Object proxy = factory.create();
        Client client = ClientProxy.getClient(proxy);
        if (setting.options().containsKey(WsSecurity.PROTECTION)) {
            WsSecurity.protect(client, setting.options(), RunKeys.in(setting.trust()), RunKeys.CLIENT, RunKeys.SERVER);
        }
        long timeoutMillis = TimeUnit.SECONDS.toMillis(setting.timeoutSeconds());
        HTTPClientPolicy policy = new HTTPClientPolicy();
        policy.setVersion("1.1");
        policy.setConnectionTimeout(timeoutMillis);
        policy.setReceiveTimeout(timeoutMillis);
        HTTPConduit conduit = (HTTPConduit) client.getConduit();
        conduit.setClient(policy);
        if (Options.on(setting.options(), Options.TLS)) {
            TLSClientParameters tls = new TLSClientParameters();
            tls.setSslContext(RunKeys.in(setting.trust()).context(RunKeys.CLIENT));
            conduit.setTlsClientParameters(tls);
        }
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
