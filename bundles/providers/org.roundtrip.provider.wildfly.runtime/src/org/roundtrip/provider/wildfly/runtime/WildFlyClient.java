// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.wildfly.runtime;

import java.net.URI;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.jboss.ejb.client.EJBClient;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;

/**
 * Looks the bean up in WildFly's directory of names, by JNDI. The look-up connects, and all calls then share this connection. The stub is the
 * dynamic proxy of WildFly's EJB client.
 */
public final class WildFlyClient implements ClientHalf {
    private int timeoutSeconds;
    private Context names;

    @Override
    public void prepare(ClientSetting setting) {
        timeoutSeconds = setting.timeoutSeconds();
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        return steps.lookup(() -> {
            URI address = URI.create(endpoint.address());
            Properties environment = new Properties();
            environment.put(Context.INITIAL_CONTEXT_FACTORY, "org.wildfly.naming.client.WildFlyInitialContextFactory");
            environment.put(Context.PROVIDER_URL, address.getScheme() + "://" + address.getAuthority());
            names = new InitialContext(environment);
            return lookUp(endpoint);
        });
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        Object bean = names.lookup(URI.create(endpoint.address()).getPath().substring(1));
        EJBClient.setInvocationTimeout(bean, timeoutSeconds, TimeUnit.SECONDS);
        return bean;
    }

    @Override
    public void close() throws NamingException {
        if (names != null) {
            names.close();
        }
    }
}
