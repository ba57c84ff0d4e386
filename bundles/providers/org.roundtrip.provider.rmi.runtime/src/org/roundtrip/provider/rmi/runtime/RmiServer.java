// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.rmi.NoSuchObjectException;
import java.rmi.Remote;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.RMIClientSocketFactory;
import java.rmi.server.UnicastRemoteObject;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/**
 * Exports the servant on the wanted port and binds it in a registry on another port. Both are in this process and on
 * the chosen address only. The servant deserializes only the contract's types. The registry deserializes nothing,
 * because the servant is bound by this process.
 */
public class RmiServer implements ServerHalf {
    /** The servant's name in the registry. */
    static final String NAME = "roundtrip";

    private BoundPort servantPort;
    private BoundPort registryPort;
    private Remote servant;
    private Registry registry;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        JvmOptions.set(setting.options());
        System.setProperty("java.rmi.server.hostname", setting.host());
        System.setProperty("sun.rmi.registry.registryFilter", "!*");
        servantPort = port(setting, setting.port());
        registryPort = port(setting, 0);
        RMIClientSocketFactory sockets = clientSockets();
        servant = (Remote) Generated.type("Servant").getConstructor(Object.class).newInstance(setting.behaviours());
        PayloadFilter.export(servant, setting.publishedPort(servantPort.number()), sockets, servantPort);
        registry = LocateRegistry.createRegistry(registryPort.number(), sockets, registryPort);
        registry.rebind(NAME, servant);
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        return new Endpoint(address("rmi://" + host + ":" + registryPort.number() + "/" + NAME, servantPort.number()),
                servantPort.number(), registryPort.number());
    }

    /** Returns a port of the chosen address. @param number 0 for any free one */
    BoundPort port(ServerSetting setting, int number) throws Exception {
        return new BoundPort(setting.host(), number);
    }

    /** Returns the address of the servant. @param registry the address of its name in the registry */
    String address(String registry, int port) {
        return registry;
    }

    /** Returns how clients open their sockets, a part of each stub; null for RMI's own way. */
    RMIClientSocketFactory clientSockets() {
        return null;
    }

    @Override
    public void close() throws Exception {
        unexport(registry);
        unexport(servant);
        if (registryPort != null) {
            registryPort.close();
        }
        if (servantPort != null) {
            servantPort.close();
        }
    }

    private static void unexport(Remote object) {
        if (object != null) {
            try {
                UnicastRemoteObject.unexportObject(object, true);
            } catch (NoSuchObjectException e) {
                // it was never exported, or is no longer
            }
        }
    }
}
