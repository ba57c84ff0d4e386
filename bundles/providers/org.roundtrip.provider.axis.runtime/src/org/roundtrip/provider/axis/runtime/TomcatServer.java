// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import javax.xml.namespace.QName;
import org.apache.axis.deployment.wsdd.WSDDDeployment;
import org.apache.axis.providers.java.JavaProvider;
import org.apache.axis.server.AxisServer;
import org.apache.axis.transport.http.AxisServlet;
import org.apache.catalina.startup.Tomcat;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.keys.KeyKind;
import org.roundtrip.harness.keys.RunKeys;
import org.roundtrip.tomcat.runtime.WebServer;

/**
 * Tomcat with one web application that contains only Axis's servlet, and Axis with one service. The servant is an
 * instance of the generated behaviours in application scope; it is created before the first call.
 */
public final class TomcatServer implements ServerHalf {
    private static final String SERVLET = "axis";
    /** The attribute of the application in which a servlet of Axis finds its engine. Since 1.2 the servlet's name stands before it. */
    private static final String ENGINE = "AxisEngine";
    /** The name of the service that WSDL2Java's descriptor deploys. */
    private static final String SERVICE = "Servant";

    private WebServer web;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        Jvm.prepare();
        AxisServer axis = axis(setting);
        web = new WebServer(setting, true, TomcatServer.class);
        web.context().getServletContext().setAttribute(AxisClient.first(setting.options()) ? ENGINE : SERVLET + ENGINE, axis);
        web.map(Tomcat.addServlet(web.context(), SERVLET, new AxisServlet()), "/services/*");
        web.start();
        return new Endpoint(web.url() + "/services/" + SERVICE, web.port());
    }

    private static AxisServer axis(ServerSetting setting) throws Exception {
        Object behaviours = setting.behaviours();
        boolean secure = setting.options().containsKey(WsSecurity.PROTECTION);
        WSDDDeployment deployment = Wsdd.read(TomcatServer.class.getResource("server-config.wsdd"));
        Wsdd.deploy(Generated.type("Behaviours").getResource("/soap/deploy.wsdd"), deployment, secure ? WsSecurity.RECEIVER : null, secure ? WsSecurity.SENDER : null);
        // The descriptor names an empty implementation that WSDL2Java generates. The behaviours take its place.
        deployment.getWSDDService(new QName(SERVICE))
                .setParameter(JavaProvider.OPTION_CLASSNAME, behaviours.getClass().getName());
        AxisServer axis = new AxisServer(deployment);
        axis.refreshGlobalOptions();
        axis.setName(SERVLET);
        axis.getApplicationSession().set(SERVICE, behaviours);
        if (secure) {
            RunKeys keys = RunKeys.make(setting.trust(), KeyKind.RSA, setting.host());
            WsSecurity.properties(setting.options(), keys, RunKeys.SERVER, RunKeys.CLIENT).forEach(axis.getService(SERVICE)::setOption);
        }
        return axis;
    }

    @Override
    public void close() throws Exception {
        if (web != null) {
            web.close();
        }
    }
}
