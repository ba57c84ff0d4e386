// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import javax.xml.namespace.QName;
import org.apache.axis.deployment.wsdd.WSDDDeployment;
import org.apache.axis.providers.java.JavaProvider;
import org.apache.axis.server.AxisServer;
import org.apache.axis.transport.http.AxisServlet;
import org.apache.catalina.Wrapper;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.session.StandardManager;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.webresources.TomcatURLStreamHandlerFactory;
import org.apache.tomcat.util.modeler.Registry;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/**
 * Tomcat with one web application that contains only Axis's servlet, and Axis with one service. The servant is an
 * instance of the generated behaviours in application scope; it is created before the first call.
 */
public final class TomcatServer implements ServerHalf {
    private static final String SERVLET = "axis";
    /** The name of the service that WSDL2Java's descriptor deploys. */
    private static final String SERVICE = "Servant";

    private Tomcat tomcat;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        Jvm.prepare();
        // Neither JMX nor URLs into WAR files are needed, and both are global to the JVM.
        Registry.disableRegistry();
        TomcatURLStreamHandlerFactory.disable();
        AxisServer axis = axis(setting.behaviours());
        tomcat = new Tomcat();
        tomcat.setBaseDir(setting.folder().toAbsolutePath().toString());
        Connector connector = connector(setting);
        tomcat.setConnector(connector);
        StandardContext context = context(setting);
        context.getServletContext().setAttribute(SERVLET + "AxisEngine", axis);
        Wrapper servlet = Tomcat.addServlet(context, SERVLET, new AxisServlet());
        servlet.setLoadOnStartup(1);
        context.addServletMappingDecoded("/services/*", SERVLET);
        tomcat.start();
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        int port = connector.getLocalPort();
        return new Endpoint("http://" + host + ":" + setting.publishedPort(port) + "/services/" + SERVICE, port);
    }

    private static AxisServer axis(Object behaviours) throws Exception {
        WSDDDeployment deployment = Wsdd.read(TomcatServer.class.getResource("server-config.wsdd"));
        Wsdd.deploy(Generated.type("Behaviours").getResource("/soap/deploy.wsdd"), deployment);
        // The descriptor names an empty implementation that WSDL2Java generates. The behaviours take its place.
        deployment.getWSDDService(new QName(SERVICE))
                .setParameter(JavaProvider.OPTION_CLASSNAME, behaviours.getClass().getName());
        AxisServer axis = new AxisServer(deployment);
        axis.refreshGlobalOptions();
        axis.setName(SERVLET);
        axis.getApplicationSession().set(SERVICE, behaviours);
        return axis;
    }

    private static Connector connector(ServerSetting setting) {
        Connector connector = new Connector();
        connector.setPort(setting.port());
        connector.setThrowOnFailure(true);
        connector.setProperty("address", setting.host());
        // A connection lasts as long as the client wants. With Tomcat's default each hundredth call would open a new
        // one.
        connector.setProperty("maxKeepAliveRequests", "-1");
        connector.setProperty("keepAliveTimeout", "-1");
        return connector;
    }

    private StandardContext context(ServerSetting setting) {
        StandardContext context = (StandardContext) tomcat.addContext("", null);
        // The folder exists, so Tomcat makes none that would remain when the process is killed.
        context.setWorkDir(setting.folder().toAbsolutePath().toString());
        context.setParentClassLoader(TomcatServer.class.getClassLoader());
        context.setDelegate(true);
        // The application ends with its JVM, so nothing has to be cleared; besides, Java does not give Tomcat the
        // access for it.
        context.setClearReferencesObjectStreamClassCaches(false);
        context.setClearReferencesRmiTargets(false);
        context.setClearReferencesThreadLocals(false);
        // No sessions are made. So none is saved, and their random numbers need no good seed, which would take long to
        // gather.
        StandardManager sessions = new StandardManager();
        sessions.setPathname(null);
        sessions.setSecureRandomAlgorithm("");
        context.setManager(sessions);
        return context;
    }

    @Override
    public void close() throws Exception {
        if (tomcat != null) {
            tomcat.stop();
            tomcat.destroy();
        }
    }
}
