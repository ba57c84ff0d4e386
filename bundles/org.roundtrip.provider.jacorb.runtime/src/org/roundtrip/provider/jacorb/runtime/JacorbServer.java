// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.runtime;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Properties;
import org.omg.CORBA.ORB;
import org.omg.CORBA.SystemException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;
import org.omg.PortableServer.Servant;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/** Activates the servant in the root POA of one ORB and binds it in the {@link NameService}. */
public final class JacorbServer implements ServerHalf {
    private static final String NAME = "roundtrip";

    private ORB orb;
    private NameService names;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        Servant servant = (Servant) Generated.type("Servant").getConstructor(Object.class)
                .newInstance(setting.behaviours());
        org.omg.CORBA.Object reference = activate(servant, setting);
        names = new NameService(setting.host());
        names.bind(NAME, reference);
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        return new Endpoint("corbaname::1.2@" + host + ":" + names.port() + "#" + NAME, Orbs.port(orb), names.port());
    }

    private org.omg.CORBA.Object activate(Servant servant, ServerSetting setting) throws Exception {
        orb = Orbs.server(setting.host(), setting.port(), published(setting));
        try {
            POA adapter = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
            org.omg.CORBA.Object reference = adapter.servant_to_reference(servant);
            adapter.the_POAManager().activate();
            return reference;
        } catch (SystemException e) {
            // JacORB does not report why it cannot listen. This reports a taken port as a BindException.
            new ServerSocket(setting.port(), 1, InetAddress.getByName(setting.host())).close();
            throw e;
        }
    }

    /** Lets references name the forwarder before this server, if there is one. */
    private static Properties published(ServerSetting setting) {
        Properties properties = new Properties();
        int port = setting.publishedPort(0);
        if (port > 0) {
            properties.setProperty("jacorb.ior_proxy_host", setting.host());
            properties.setProperty("jacorb.ior_proxy_port", Integer.toString(port));
        }
        return properties;
    }

    @Override
    public void close() {
        if (names != null) {
            names.close();
            names = null;
        }
        if (orb != null) {
            orb.destroy();
            orb = null;
        }
    }
}
