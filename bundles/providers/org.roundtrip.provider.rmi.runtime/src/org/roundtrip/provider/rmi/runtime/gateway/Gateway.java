// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime.gateway;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.servlet.Servlet;
import org.apache.catalina.Wrapper;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.servlets.CGIServlet;
import org.apache.catalina.session.StandardManager;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.webresources.TomcatURLStreamHandlerFactory;
import org.apache.tomcat.util.modeler.Registry;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.provider.rmi.runtime.tunnel.HttpOptions;

/**
 * A web server before the servant, whose only application is the way that was chosen. It passes requests on to the ports of
 * the servant and of its registry, and to no other.
 */
public final class Gateway implements ServerHalf {
    private static final String PROGRAM = "java-rmi.cgi", PROGRAMS = "cgi-bin";
    /** A reference that is kept, because a logger that nobody refers to loses its level. */
    private static final Logger APACHE = Logger.getLogger("org.apache");

    private Tomcat tomcat;
    private Path programs;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        String servant = setting.links().get("server");
        Target target = Target.of(URI.create(servant));
        APACHE.setLevel(Level.WARNING);
        // Neither JMX nor URLs into WAR files are needed, and both are global to the JVM.
        Registry.disableRegistry();
        TomcatURLStreamHandlerFactory.disable();
        tomcat = new Tomcat();
        tomcat.setBaseDir(setting.folder().toAbsolutePath().toString());
        Connector connector = connector(setting);
        tomcat.setConnector(connector);
        StandardContext context = context(setting.folder().toAbsolutePath());
        String way = setting.options().get(HttpOptions.WAY);
        switch (way) {
            case HttpOptions.CGI:
                programs(setting, target);
                Wrapper cgi = add(context, new CGIServlet(), "/cgi-bin/*");
                cgi.addInitParameter("cgiPathPrefix", PROGRAMS);
                // The program is executed itself, and not given to Perl.
                cgi.addInitParameter("executable", "");
                break;
            case HttpOptions.SERVLET:
                add(context, new ForwardServlet(target), "/servlet/rmi");
                break;
            default:
                add(context, new ProxyServlet(target), "/");
        }
        tomcat.start();
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        int port = connector.getLocalPort();
        return new Endpoint(servant + " http://" + host + ":" + setting.publishedPort(port), port);
    }

    private static Wrapper add(StandardContext context, Servlet servlet, String path) {
        Wrapper wrapper = Tomcat.addServlet(context, "rmi", servlet);
        wrapper.setLoadOnStartup(1);
        context.addServletMappingDecoded(path, "rmi");
        return wrapper;
    }

    private static Connector connector(ServerSetting setting) {
        boolean keepAlive = Boolean.parseBoolean(setting.options().get(HttpOptions.KEEP_ALIVE));
        Connector connector = new Connector();
        connector.setPort(setting.port());
        connector.setThrowOnFailure(true);
        connector.setProperty("address", setting.host());
        connector.setProperty("maxKeepAliveRequests", keepAlive ? "-1" : "1");
        connector.setProperty("keepAliveTimeout", "-1");
        connector.setMaxPostSize(-1);
        return connector;
    }

    private StandardContext context(Path folder) {
        StandardContext context = (StandardContext) tomcat.addContext("", folder.toString());
        context.setWorkDir(folder.toString());
        context.setParentClassLoader(Gateway.class.getClassLoader());
        context.setDelegate(true);
        // Tomcat lets nobody else run programs.
        context.setPrivileged(true);
        context.setClearReferencesObjectStreamClassCaches(false);
        context.setClearReferencesRmiTargets(false);
        context.setClearReferencesThreadLocals(false);
        StandardManager sessions = new StandardManager();
        sessions.setPathname(null);
        sessions.setSecureRandomAlgorithm("");
        context.setManager(sessions);
        return context;
    }

    /** Writes the program of the JDK's own name, which starts a JVM as that one did. */
    private void programs(ServerSetting setting, Target target) throws IOException {
        programs = Files.createDirectories(setting.folder().resolve(PROGRAMS));
        String java = Paths.get(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path");
        String script = "#!/bin/sh\nexec " + quoted(java) + " -Xshare:auto -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData"
                + " -cp " + quoted(own(classPath)) + " " + CgiProgram.class.getName() + " " + quoted(target.text()) + "\n";
        Path program = programs.resolve(PROGRAM);
        Files.write(program, script.getBytes(StandardCharsets.UTF_8));
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    }

    /** Returns the entry of the class path with this class, which is all that the program needs. */
    private static String own(String classPath) {
        try {
            return new File(Gateway.class.getProtectionDomain().getCodeSource().getLocation().toURI()).getPath();
        } catch (java.net.URISyntaxException | IllegalArgumentException e) {
            return classPath;
        }
    }

    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }

    @Override
    public void close() throws Exception {
        if (tomcat != null) {
            tomcat.stop();
            tomcat.destroy();
        }
        if (programs != null) {
            Files.deleteIfExists(programs.resolve(PROGRAM));
            Files.deleteIfExists(programs);
        }
    }
}
