// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf.runtime;

import java.util.Collections;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.catalina.startup.Tomcat;
import org.apache.cxf.Bus;
import org.apache.cxf.bus.CXFBusFactory;
import org.apache.cxf.endpoint.Server;
import org.apache.cxf.jaxws.JaxWsServerFactoryBean;
import org.apache.cxf.message.Message;
import org.apache.cxf.transport.servlet.CXFNonSpringServlet;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.keys.KeyKind;
import org.roundtrip.harness.keys.RunKeys;
import org.roundtrip.tomcat.runtime.WebServer;

/** Tomcat with CXF's servlet, and CXF with one service, whose object calls the generated behaviours. */
public final class CxfServer implements ServerHalf {
    private static final String NAME = "cxf", SERVICE = "/Servant";
    /** A reference that is kept, because a logger that nobody refers to loses its level. */
    private static final Logger APACHE = Logger.getLogger("org.apache");
    private Bus bus;
    private WebServer web;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        APACHE.setLevel(Level.WARNING);
        Object service = Generated.type("Service").getConstructor(Object.class).newInstance(setting.behaviours());
        bus = new CXFBusFactory().createBus();
        CXFNonSpringServlet servlet = new CXFNonSpringServlet();
        servlet.setBus(bus);
        web = new WebServer(setting, true, CxfServer.class);
        if (Options.on(setting.options(), Options.TLS)) {
            web.secure(RunKeys.make(setting.trust(), KeyKind.EC, setting.host()));
        }
        web.map(Tomcat.addServlet(web.context(), NAME, servlet), "/services/*");
        web.start();
        JaxWsServerFactoryBean factory = new JaxWsServerFactoryBean();
        factory.setBus(bus);
        factory.setServiceClass(service.getClass().getInterfaces()[0]);
        factory.setServiceBean(service);
        factory.setAddress(SERVICE);
        factory.setProperties(Collections.singletonMap(Message.MTOM_ENABLED, Options.on(setting.options(), Options.MTOM)));
        Server published = factory.create();
        if (setting.options().containsKey(WsSecurity.PROTECTION)) {
            RunKeys keys = RunKeys.make(setting.trust(), KeyKind.RSA, setting.host());
            WsSecurity.protect(published.getEndpoint(), setting.options(), keys, RunKeys.SERVER, RunKeys.CLIENT);
        }
        return new Endpoint(web.url() + "/services" + SERVICE, web.port());
    }

    @Override
    public List<String> secrets() {
        return web.secrets();
    }

    @Override
    public void close() throws Exception {
        if (web != null) {
            web.close();
        }
        if (bus != null) {
            bus.shutdown(true);
        }
    }
}
