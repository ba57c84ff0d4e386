// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal.runtime;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.fractal.api.Component;
import org.objectweb.fractal.rmi.registry.NamingService;
import org.objectweb.fractal.rmi.registry.NamingServiceAttributes;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/**
 * Makes the servant's component, or the plain object instead, and Fractal RMI's name service, and exports both on one port. Fractal RMI does so in a
 * process with a name service. {@code Registry.createRegistry} would do the latter, but first it sets a security
 * manager, which Java no longer has from 24 on.
 */
public final class FractalServer implements ServerHalf {
    /** The name of the servant's component. */
    static final String NAME = "roundtrip";
    /** The name of its interface. */
    static final String INTERFACE = "contract";
    /** Under this number Fractal RMI's clients expect the name service. */
    private static final int REGISTRY_KEY = -1;

    private Port port;
    private Sockets sockets;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        port = new Port(setting);
        sockets = Sockets.listening(Boolean.parseBoolean(setting.options().get("noDelay")), port);
        Orb orb = new Orb(sockets);
        Component servant = servant(Generated.type("Servant"), setting.behaviours());
        Component names = Orb.primitive(Names.class, interfaces());
        ((Names) Orb.content(names)).keep(NAME, servant);
        orb.export(names.getFcInterface(NamingService.NAMING_SERVICE), port.listening(), REGISTRY_KEY);
        return new Endpoint("frmi://" + setting.host() + ":" + port.published() + "/" + NAME, port.listening());
    }

    private static Component servant(Class<?> type, Object behaviours) throws Exception {
        if (PlainObject.class.isAssignableFrom(type)) {
            PlainObject object = (PlainObject) type.getConstructor().newInstance();
            ((Content) object).serve(behaviours);
            return object.getFcItfOwner();
        }
        Component component = Orb.primitive(type, INTERFACE, type.getInterfaces()[0]);
        ((Content) Orb.content(component)).serve(behaviours);
        return component;
    }

    private static Map<String, Class<?>> interfaces() {
        Map<String, Class<?>> interfaces = new HashMap<>();
        interfaces.put(NamingService.NAMING_SERVICE, NamingService.class);
        interfaces.put("attribute-controller", NamingServiceAttributes.class);
        return interfaces;
    }

    @Override
    public void close() throws Exception {
        if (port != null) {
            port.close();
        }
        if (sockets != null) {
            sockets.close();
        }
    }
}
