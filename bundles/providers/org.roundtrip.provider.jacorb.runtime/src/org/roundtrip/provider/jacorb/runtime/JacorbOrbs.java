// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.runtime;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.jacorb.orb.iiop.IIOPAddress;
import org.jacorb.orb.iiop.IIOPProfile;
import org.omg.CORBA.ORB;
import org.roundtrip.corba.runtime.CodeSets;
import org.roundtrip.corba.runtime.GetterPath;
import org.roundtrip.corba.runtime.Names;
import org.roundtrip.corba.runtime.Orbs;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.ServerSetting;

/** Makes JacORB's ORBs for both halves: without log output, on one address, with a fixed code set of wide characters. */
public final class JacorbOrbs implements Orbs {
    /** JacORB's names of code sets. */
    private static final String CODE_SET = "jacorb.native_char_codeset", LATIN_1 = "ISO8859_1", UTF_8 = "UTF8";
    /** JacORB's defaults. */
    private static final String NEWEST_GIOP = "1.2";
    private static final String MOST_THREADS = "20";
    private static final int FIRST_THREADS = 5;
    private static final String CONNECTION = "getClientConnectionManager.connections.values.iterator.next.getGIOPConnection.",
            SOCKET = "getTransport.socket.";

    /** Makes an ORB that calls. When it has reply handlers, it listens on loopback, where nobody calls it. */
    @Override
    public ORB client(ClientSetting setting) {
        String timeoutMillis = Long.toString(TimeUnit.SECONDS.toMillis(setting.timeoutSeconds()));
        Properties properties = common();
        speak(setting.options(), properties);
        properties.setProperty("OAIAddr", "127.0.0.1");
        properties.setProperty("jacorb.connection.client.pending_reply_timeout", timeoutMillis);
        properties.setProperty("jacorb.connection.client.connect_timeout", timeoutMillis);
        properties.setProperty("jacorb.retries", "0");
        return ORB.init(new String[0], properties);
    }

    /** Lets references name the forwarder before this server, if there is one. */
    @Override
    public ORB server(ServerSetting setting) {
        Properties properties = new Properties();
        int published = setting.publishedPort(0);
        if (published > 0) {
            properties.setProperty("jacorb.ior_proxy_host", setting.host());
            properties.setProperty("jacorb.ior_proxy_port", Integer.toString(published));
        }
        speak(setting.options(), properties);
        serve(setting.options().getOrDefault("threads", MOST_THREADS), properties);
        return server(setting.host(), setting.port(), properties);
    }

    /** References name the version of GIOP and the code set of their ORB; JacORB's clients follow them where they can. */
    private static void speak(Map<String, String> options, Properties properties) {
        properties.setProperty("jacorb.giop_minor_version", options.getOrDefault("giop", NEWEST_GIOP).substring("1.".length()));
        boolean usual = options.getOrDefault(CodeSets.OPTION, CodeSets.USUAL).equals(CodeSets.USUAL);
        properties.setProperty(CODE_SET, usual ? LATIN_1 : UTF_8);
    }

    /** The pool that serves requests has some threads from the start, and never more than these. */
    private static void serve(String threads, Properties properties) {
        long most = Long.parseLong(threads);
        if (most < 1) {
            throw new IllegalArgumentException("A server needs at least one thread for its requests, not " + most + ".");
        }
        properties.setProperty("jacorb.poa.thread_pool_max", threads);
        properties.setProperty("jacorb.poa.thread_pool_min", Long.toString(Math.min(most, FIRST_THREADS)));
    }

    /** Makes an ORB that listens as soon as it has created a reference; port 0 is any free port. */
    static ORB server(String host, int port, Properties more) {
        Properties properties = common();
        properties.setProperty("OAIAddr", host);
        properties.setProperty("OAPort", Integer.toString(port));
        properties.putAll(more);
        return ORB.init(new String[0], properties);
    }

    @Override
    public int port(ORB orb, org.omg.CORBA.Object reference) {
        return port(orb);
    }

    /** Returns the port on which an ORB listens. */
    static int port(ORB orb) {
        IIOPProfile profile = (IIOPProfile) ((org.jacorb.orb.ORB) orb).getBasicAdapter().getEndpointProfiles().get(0);
        return ((IIOPAddress) profile.getAddress()).getPort();
    }

    @Override
    public org.omg.CORBA.Object published(ORB orb, org.omg.CORBA.Object reference, int port, ServerSetting setting) {
        return reference;
    }

    @Override
    public Names names(ServerSetting setting) throws Exception {
        return new NameService(setting.host());
    }

    /** JacORB sends no fragments by itself, so there is no size of them. */
    @Override
    public Map<String, String> facts(ORB orb) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("GIOP", "1." + GetterPath.read(orb, "giopMinorVersion"));
        facts.put("charCodeSet", CodeSets.name(GetterPath.read(orb, CONNECTION + "getTCS.getId")));
        facts.put("wcharCodeSet", CodeSets.name(GetterPath.read(orb, CONNECTION + "getTCSW.getId")));
        facts.put("TCP_NODELAY", GetterPath.read(orb, CONNECTION + SOCKET + "getTcpNoDelay"));
        facts.put("SO_RCVBUF", GetterPath.read(orb, CONNECTION + SOCKET + "getReceiveBufferSize"));
        facts.put("SO_SNDBUF", GetterPath.read(orb, CONNECTION + SOCKET + "getSendBufferSize"));
        facts.values().removeIf(String::isEmpty);
        return facts;
    }

    private static Properties common() {
        Properties properties = new Properties();
        properties.setProperty("org.omg.CORBA.ORBClass", "org.jacorb.orb.ORB");
        properties.setProperty("org.omg.CORBA.ORBSingletonClass", "org.jacorb.orb.ORBSingleton");
        properties.setProperty("jacorb.orb.print_version", "off");
        properties.setProperty(CODE_SET, LATIN_1);
        properties.setProperty("jacorb.native_wchar_codeset", "UTF16");
        return properties;
    }
}
