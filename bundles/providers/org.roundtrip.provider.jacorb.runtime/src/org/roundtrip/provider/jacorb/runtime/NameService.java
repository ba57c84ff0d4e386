// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.runtime;

import java.nio.charset.StandardCharsets;
import java.util.Properties;
import org.jacorb.naming.NamingContextImpl;
import org.omg.CORBA.ORB;
import org.omg.CosNaming.NameComponent;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.LifespanPolicyValue;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;
import org.omg.CORBA.Policy;
import org.roundtrip.corba.runtime.Names;

/**
 * JacORB's name service in an ORB of its own, so that it has a port of its own. It runs in the server's process.
 * JacORB's main class {@code NameServer} is not used: it would need one more JVM for each fork, would live on when the
 * server is killed, and keeps its bindings in a file. The root context is the one that {@code NameServer} serves,
 * under the same key.
 */
final class NameService implements Names {
    private static final String IMPLEMENTATION = "StandardNS";
    private static final String ADAPTER = "NameServer-POA";
    private static final String ROOT = "_root";

    private final ORB orb;
    private final NamingContextImpl root = new NamingContextImpl();

    /** Starts on any free port of an address. */
    NameService(String host) throws Exception {
        Properties properties = new Properties();
        properties.setProperty("jacorb.implname", IMPLEMENTATION);
        properties.setProperty("jacorb.orb.objectKeyMap.NameService", IMPLEMENTATION + "/" + ADAPTER + "/" + ROOT);
        orb = JacorbOrbs.server(host, 0, properties);
        try {
            POA parent = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
            POA adapter = parent.create_POA(ADAPTER, parent.the_POAManager(), new Policy[] {
                parent.create_id_assignment_policy(IdAssignmentPolicyValue.USER_ID),
                parent.create_lifespan_policy(LifespanPolicyValue.PERSISTENT)});
            NamingContextImpl.init(orb, parent);
            root.configure(((org.jacorb.orb.ORB) orb).getConfiguration());
            adapter.activate_object_with_id(ROOT.getBytes(StandardCharsets.US_ASCII), root);
            parent.the_POAManager().activate();
        } catch (Exception e) {
            orb.destroy();
            throw e;
        }
    }

    @Override
    public void bind(String name, org.omg.CORBA.Object object) throws Exception {
        root.rebind(new NameComponent[] {new NameComponent(name, "")}, object);
    }

    @Override
    public int port() {
        return JacorbOrbs.port(orb);
    }

    @Override
    public void close() {
        orb.destroy();
    }
}
