// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.rmi.NoSuchObjectException;
import java.rmi.Remote;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
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
public final class RmiServer implements ServerHalf {
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
        servantPort = new BoundPort(setting.host(), setting.port());
        registryPort = new BoundPort(setting.host(), 0);
        servant = (Remote) Generated.type("Servant").getConstructor(Object.class).newInstance(setting.behaviours());
        PayloadFilter.export(servant, setting.publishedPort(servantPort.number()), servantPort);
        registry = LocateRegistry.createRegistry(registryPort.number(), null, registryPort);
        registry.rebind(NAME, servant);
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        return new Endpoint("rmi://" + host + ":" + registryPort.number() + "/" + NAME,
                servantPort.number(), registryPort.number());
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
