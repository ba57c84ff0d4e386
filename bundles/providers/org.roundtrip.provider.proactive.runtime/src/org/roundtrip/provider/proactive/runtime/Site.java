// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive.runtime;

import java.io.Closeable;
import java.io.IOException;
import java.rmi.server.RMISocketFactory;
import java.rmi.server.UnicastRemoteObject;
import org.objectweb.proactive.core.rmi.RegistryHelper;
import org.objectweb.proactive.core.runtime.ProActiveRuntimeImpl;

/** ProActive in this process, where it is a single thing with settings in system properties. One thread starts and ends it. */
final class Site {
    /** The system property that names the address of this process. */
    static final String HOST = "proactive.hostname";

    private Site() {
    }

    /**
     * Starts ProActive on an address, with its registry and its class server. It does nothing when the other half runs in this
     * process, too, and has started it.
     *
     * @return what ends that which was started
     */
    static Closeable start(String host, Sockets sockets) throws IOException {
        if (RMISocketFactory.getSocketFactory() != null) {
            return () -> { };
        }
        RMISocketFactory.setSocketFactory(sockets);
        System.setProperty("java.rmi.server.hostname", host);
        System.setProperty(HOST, host);
        System.setProperty("proactive.useIPaddress", "true");
        System.setProperty("proactive.rmi.port", Integer.toString(sockets.registryPort()));
        System.setProperty("proactive.http.jetty.connector", ClassServerConnector.class.getName());
        System.setProperty("proactive.securitymanager", "false");
        System.setProperty("log4j.configuration", Site.class.getPackage().getName().replace('.', '/') + "/log4j.properties");
        ProActiveRuntimeImpl runtime = ProActiveRuntimeImpl.getProActiveRuntime();
        return () -> {
            runtime.cleanJvmFromPA();
            // ProActive leaves its registry.
            UnicastRemoteObject.unexportObject(RegistryHelper.getRegistry(), true);
        };
    }
}
