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
import javax.servlet.Servlet;
import org.apache.catalina.Wrapper;
import org.apache.catalina.servlets.CGIServlet;
import org.apache.catalina.startup.Tomcat;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.provider.rmi.runtime.tunnel.HttpOptions;
import org.roundtrip.tomcat.runtime.WebServer;

/**
 * A web server before the servant, whose only application is the way that was chosen. It passes requests on to the ports of
 * the servant and of its registry, and to no other.
 */
public final class Gateway implements ServerHalf {
    private static final String PROGRAM = "java-rmi.cgi", PROGRAMS = "cgi-bin";
    private WebServer web;
    private Path programs;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        String servant = setting.links().get("server");
        Target target = Target.of(URI.create(servant));
        web = new WebServer(setting, Boolean.parseBoolean(setting.options().get(HttpOptions.KEEP_ALIVE)), Gateway.class);
        web.connector().setMaxPostSize(-1);
        // Tomcat lets nobody else run programs.
        web.context().setPrivileged(true);
        String way = setting.options().get(HttpOptions.WAY);
        switch (way) {
            case HttpOptions.CGI:
                programs(setting, target);
                Wrapper cgi = add(new CGIServlet(), "/cgi-bin/*");
                cgi.addInitParameter("cgiPathPrefix", PROGRAMS);
                // The program is executed itself, and not given to Perl.
                cgi.addInitParameter("executable", "");
                break;
            case HttpOptions.SERVLET:
                add(new ForwardServlet(target), "/servlet/rmi");
                break;
            default:
                add(new ProxyServlet(target), "/");
        }
        web.start();
        return new Endpoint(servant + " " + web.url(), web.port());
    }

    private Wrapper add(Servlet servlet, String path) {
        Wrapper wrapper = Tomcat.addServlet(web.context(), "rmi", servlet);
        web.map(wrapper, path);
        return wrapper;
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
        if (web != null) {
            web.close();
        }
        if (programs != null) {
            Files.deleteIfExists(programs.resolve(PROGRAM));
            Files.deleteIfExists(programs);
        }
    }
}
