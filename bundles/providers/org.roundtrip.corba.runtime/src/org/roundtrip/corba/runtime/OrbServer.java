// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.net.InetAddress;
import java.net.ServerSocket;
import org.omg.CORBA.ORB;
import org.omg.CORBA.SystemException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;
import org.omg.PortableServer.Servant;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/**
 * Activates the servant in the root POA of one ORB and binds it in the ORB's {@link Names}. Where the ORB has no name service,
 * clients get the reference itself.
 */
public abstract class OrbServer implements ServerHalf {
    private static final String NAME = "roundtrip";

    private final Orbs orbs;
    private ORB orb;
    private Names names;

    /** @param orbs makes the ORBs of the middleware */
    protected OrbServer(Orbs orbs) {
        this.orbs = orbs;
    }

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        org.omg.CORBA.Object own = activate(setting);
        int port = orbs.port(orb, own);
        org.omg.CORBA.Object reference = orbs.published(orb, own, port, setting);
        names = orbs.names(setting);
        if (names == null) {
            return new Endpoint(orb.object_to_string(reference), port);
        }
        names.bind(NAME, reference);
        return new Endpoint("corbaname::1.2@" + inUrl(setting.host()) + ":" + names.port() + "#" + NAME, port, names.port());
    }

    /** Returns how a host stands in a URL. */
    static String inUrl(String host) {
        return host.contains(":") ? "[" + host + "]" : host;
    }

    /**
     * Activates what clients look up: here the servant itself.
     *
     * @param server     the ORB
     * @param adapter    its root POA, which holds requests back until this has returned
     * @param behaviours carry the operations of the contract out
     */
    protected org.omg.CORBA.Object serve(ORB server, POA adapter, Object behaviours) throws Exception {
        return adapter.servant_to_reference((Servant) Generated.type("Servant").getConstructor(Object.class).newInstance(behaviours));
    }

    private org.omg.CORBA.Object activate(ServerSetting setting) throws Exception {
        try {
            orb = orbs.server(setting);
            POA adapter = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
            org.omg.CORBA.Object reference = serve(orb, adapter, setting.behaviours());
            adapter.the_POAManager().activate();
            return reference;
        } catch (SystemException e) {
            // ORBs do not report why they cannot listen. This reports a taken port as a BindException.
            new ServerSocket(setting.port(), 1, InetAddress.getByName(setting.host())).close();
            throw e;
        }
    }

    @Override
    public void close() {
        if (names != null) {
            names.close();
            names = null;
        }
        if (orb != null) {
            orbs.destroy(orb);
            orb = null;
        }
    }
}
