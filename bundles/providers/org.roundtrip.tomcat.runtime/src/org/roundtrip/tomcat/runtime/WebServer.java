// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tomcat.runtime;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.util.Collections;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.Wrapper;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.session.StandardManager;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.webresources.TomcatURLStreamHandlerFactory;
import org.apache.tomcat.util.modeler.Registry;
import org.apache.tomcat.util.net.SSLHostConfig;
import org.apache.tomcat.util.net.SSLHostConfigCertificate;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.keys.RunKeys;

/**
 * Tomcat with one web application, without JMX, sessions, logs below warnings, or files that remain. It listens on the host of the setting
 * only. No class of servlets is named here, so it runs with Tomcat 9 and javax as with Tomcat 10 and jakarta, as the class path says. One
 * thread; closing twice is harmless.
 */
public final class WebServer implements AutoCloseable {
    /** A reference that is kept, because a logger that nobody refers to loses its level. */
    private static final Logger APACHE = Logger.getLogger("org.apache");
    private static final String FOREVER = "-1", ONE = "1";
    private final ServerSetting setting;
    private final Tomcat tomcat;
    private final Connector connector;
    private final StandardContext context;
    /** Null without TLS. */
    private ReadableTls tls;

    /**
     * Makes a server that has not started.
     *
     * @param keepAlive whether a connection lasts as long as the client wants; else each request has one of its own. With Tomcat's default
     *                  each hundredth call would open a new one
     * @param classes   the class whose loader has the application's classes
     */
    public WebServer(ServerSetting setting, boolean keepAlive, Class<?> classes) {
        this.setting = setting;
        APACHE.setLevel(Level.WARNING);
        // Neither JMX nor URLs into WAR files are needed, and both are global to the JVM.
        Registry.disableRegistry();
        TomcatURLStreamHandlerFactory.disable();
        String folder = setting.folder().toAbsolutePath().toString();
        tomcat = new Tomcat();
        tomcat.setBaseDir(folder);
        connector = new Connector();
        connector.setPort(setting.port());
        connector.setThrowOnFailure(true);
        connector.setProperty("address", setting.host());
        connector.setProperty("maxKeepAliveRequests", keepAlive ? FOREVER : ONE);
        connector.setProperty("keepAliveTimeout", FOREVER);
        tomcat.setConnector(connector);
        context = (StandardContext) tomcat.addContext("", folder);
        // The folder exists, so Tomcat makes none that would remain when the process is killed.
        context.setWorkDir(folder);
        context.setParentClassLoader(classes.getClassLoader());
        context.setDelegate(true);
        // The application ends with its JVM, so nothing has to be cleared; besides, Java does not give Tomcat the access for it.
        context.setClearReferencesObjectStreamClassCaches(false);
        context.setClearReferencesRmiTargets(false);
        context.setClearReferencesThreadLocals(false);
        // No sessions are made. So none is saved, and their random numbers need no good seed, which would take long to gather.
        StandardManager sessions = new StandardManager();
        sessions.setPathname(null);
        sessions.setSecureRandomAlgorithm("");
        context.setManager(sessions);
    }

    /** The application, to which servlets are added before the start. */
    public StandardContext context() {
        return context;
    }

    /** The port's side of the server, whose settings may be changed before the start. */
    public Connector connector() {
        return connector;
    }

    /** Makes it speak TLS, with clients that show their own certificate. Called before the start. */
    public void secure(RunKeys keys) throws IOException, GeneralSecurityException {
        connector.setScheme("https");
        connector.setSecure(true);
        connector.setProperty("SSLEnabled", "true");
        tls = new ReadableTls(keys.context(RunKeys.SERVER));
        SSLHostConfig config = new SSLHostConfig();
        config.setCertificateVerification("required");
        SSLHostConfigCertificate certificate = new SSLHostConfigCertificate(config, SSLHostConfigCertificate.Type.UNDEFINED);
        certificate.setSslContext(tls);
        config.addCertificate(certificate);
        connector.addSslHostConfig(config);
    }

    /** The key log of its last connections; empty without TLS. */
    public List<String> secrets() {
        return tls == null ? Collections.emptyList() : tls.secrets();
    }

    /** Gives a servlet that was added to the application a path, such as {@code /services/*}. It is loaded at the start. */
    public void map(Wrapper servlet, String path) {
        servlet.setLoadOnStartup(1);
        context.addServletMappingDecoded(path, servlet.getName());
    }

    /** Starts it. @throws LifecycleException when the port is taken, or a servlet cannot be loaded */
    public void start() throws LifecycleException {
        tomcat.start();
    }

    /** The port on which it listens, once it has started. */
    public int port() {
        return connector.getLocalPort();
    }

    /** The beginning of its URLs, as clients reach it, without a slash at the end. */
    public String url() {
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        return connector.getScheme() + "://" + host + ":" + setting.publishedPort(port());
    }

    @Override
    public void close() throws LifecycleException {
        tomcat.stop();
        tomcat.destroy();
    }
}
