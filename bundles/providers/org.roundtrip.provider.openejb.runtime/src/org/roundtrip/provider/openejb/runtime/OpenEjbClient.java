// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.openejb.runtime;

import java.util.Properties;
import java.util.concurrent.TimeUnit;
import javax.naming.Context;
import javax.naming.InitialContext;
import org.apache.openejb.client.ClientSecurity;
import org.apache.openejb.client.RemoteInitialContextFactory;
import org.apache.openejb.client.SocketConnectionFactory;
import org.roundtrip.ejb.runtime.ServantBean;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;

/**
 * Asks the container for the bean by JNDI. The stub is OpenEJB's own dynamic proxy. The look-up opens the first connection of a pool, in which
 * calls take idle ones.
 */
public final class OpenEjbClient implements ClientHalf {
    /** The option: how many connections the pool may have. */
    public static final String CONNECTIONS = "connections";

    private Context names;

    @Override
    public void prepare(ClientSetting setting) {
        // Nobody logs in. The usual resolver asks Java for a subject, which it refuses from 24 on.
        System.setProperty(ClientSecurity.IDENTITY_RESOLVER_STRATEGY, "simple");
        String millis = Long.toString(TimeUnit.SECONDS.toMillis(setting.timeoutSeconds()));
        System.setProperty(SocketConnectionFactory.PROPERTY_SOCKET_TIMEOUT, millis);
        System.setProperty(SocketConnectionFactory.PROPERTY_SOCKET_READ, millis);
        System.setProperty(SocketConnectionFactory.PROPERTY_POOL_TIMEOUT, millis);
        System.setProperty(SocketConnectionFactory.PROPERTY_POOL_SIZE, setting.options().get(CONNECTIONS));
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        return steps.lookup(() -> {
            Properties environment = new Properties();
            environment.setProperty(Context.INITIAL_CONTEXT_FACTORY, RemoteInitialContextFactory.class.getName());
            environment.setProperty(Context.PROVIDER_URL, endpoint.address());
            names = new InitialContext(environment);
            return lookUp(endpoint);
        });
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        return names.lookup(ServantBean.NAME);
    }

    @Override
    public String connections(boolean own) {
        return "pooled";
    }

    @Override
    public void close() throws Exception {
        if (names != null) {
            names.close();
        }
    }
}
