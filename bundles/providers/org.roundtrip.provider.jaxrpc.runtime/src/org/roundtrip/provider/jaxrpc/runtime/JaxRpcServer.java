// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jaxrpc.runtime;

import com.sun.xml.rpc.server.http.JAXRPCRuntimeInfo;
import com.sun.xml.rpc.server.http.JAXRPCServlet;
import com.sun.xml.rpc.server.http.JAXRPCServletDelegate;
import com.sun.xml.rpc.server.http.RuntimeEndpointInfo;
import java.util.Collections;
import javax.servlet.ServletConfig;
import javax.servlet.ServletException;
import org.apache.catalina.startup.Tomcat;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.tomcat.runtime.WebServer;

/** Tomcat with JAX-RPC's servlet and one endpoint. It publishes no document, no model and no page of its state. */
public final class JaxRpcServer implements ServerHalf {
    private static final String SERVLET = "jaxrpc", PATH = "/services/Servant";
    private WebServer web;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        Logs.quiet();
        RuntimeEndpointInfo endpoint = new RuntimeEndpointInfo();
        endpoint.setName(SERVLET);
        endpoint.setRemoteInterface(Class.forName("soap.Servant"));
        endpoint.setTieClass(Class.forName("soap.Servant_Tie"));
        endpoint.setImplementationClass(Generated.type("Servant"));
        endpoint.setUrlPattern(PATH);
        endpoint.setDeployed(true);
        JAXRPCRuntimeInfo endpoints = new JAXRPCRuntimeInfo();
        endpoints.setEndpoints(Collections.singletonList(endpoint));
        web = new WebServer(setting, true, JaxRpcServer.class);
        for (String published : new String[] {JAXRPCServlet.JAXRPC_RI_PROPERTY_PUBLISH_WSDL, JAXRPCServlet.JAXRPC_RI_PROPERTY_PUBLISH_MODEL,
            JAXRPCServlet.JAXRPC_RI_PROPERTY_PUBLISH_STATUS_PAGE}) {
            web.context().addParameter(published, "false");
        }
        web.context().getServletContext().setAttribute(Servable.BEHAVIOURS, setting.behaviours());
        web.context().getServletContext().setAttribute(JAXRPCServlet.JAXRPC_RI_RUNTIME_INFO, endpoints);
        web.map(Tomcat.addServlet(web.context(), SERVLET, new EndpointServlet()), PATH);
        web.start();
        return new Endpoint(web.url() + PATH, web.port());
    }

    @Override
    public void close() throws Exception {
        if (web != null) {
            web.close();
        }
    }

    /** JAX-RPC's servlet, whose endpoints are attributes of the application and no file. */
    private static final class EndpointServlet extends JAXRPCServlet {
        private static final long serialVersionUID = 1L;

        @Override
        public void init(ServletConfig config) throws ServletException {
            delegate = new JAXRPCServletDelegate();
            delegate.init(config);
        }
    }
}
