// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.lang.reflect.Constructor;
import org.omg.CORBA.ORB;
import org.omg.CosNaming.NameComponent;
import org.omg.CosNaming.NamingContext;
import org.omg.CosNaming.NamingContextHelper;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

/**
 * An ORB's own name service in an ORB of its own. Its class either has a constructor with the ORB, which starts it, or one
 * without parameters and a method {@code initialize} with the ORB. Afterwards the root context has the key {@code NameService}.
 */
final class ListedNames implements Names {
    private final ORB orb;
    private final NamingContext root;
    private final int port;

    /** Starts it. @param orb listens on the address of the server; closed with this object, and after a failure */
    ListedNames(ORB orb, String host, Class<?> service) throws Exception {
        this.orb = orb;
        try {
            start(service);
            POA adapter = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
            adapter.the_POAManager().activate();
            port = Ior.of(orb, adapter.create_reference("IDL:roundtrip/port:1.0")).port();
            root = NamingContextHelper.narrow(orb.string_to_object("corbaloc::1.2@" + OrbServer.inUrl(host) + ":" + port + "/NameService"));
        } catch (Exception e) {
            close();
            throw e;
        }
    }

    private void start(Class<?> service) throws ReflectiveOperationException {
        for (Constructor<?> constructor : service.getConstructors()) {
            if (constructor.getParameterCount() == 1 && constructor.getParameterTypes()[0].isInstance(orb)) {
                constructor.newInstance(orb);
                return;
            }
        }
        service.getMethod("initialize", ORB.class).invoke(service.getConstructor().newInstance(), orb);
    }

    @Override
    public void bind(String name, org.omg.CORBA.Object object) throws Exception {
        root.rebind(new NameComponent[] {new NameComponent(name, "")}, object);
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public void close() {
        GroupWaker.during(orb::destroy);
    }
}
