// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.openejb.runtime;

import java.util.Properties;
import java.util.concurrent.TimeUnit;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.apache.openejb.client.ClientSecurity;
import org.apache.openejb.client.RemoteInitialContextFactory;
import org.apache.openejb.client.SocketConnectionFactory;
import org.roundtrip.ejb.runtime.BeanClient;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;

/**
 * The client of OpenEJB. The look-up opens the first connection of a pool, from which calls take idle ones.
 */
public final class OpenEjbClient extends BeanClient {
    /** The option: how many connections the pool may have. */
    public static final String CONNECTIONS = "connections";

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
    protected Context names(Endpoint endpoint) throws NamingException {
        Properties environment = new Properties();
        environment.setProperty(Context.INITIAL_CONTEXT_FACTORY, RemoteInitialContextFactory.class.getName());
        environment.setProperty(Context.PROVIDER_URL, endpoint.address());
        return new InitialContext(environment);
    }

    @Override
    public String connections(boolean own) {
        return "pooled";
    }
}
