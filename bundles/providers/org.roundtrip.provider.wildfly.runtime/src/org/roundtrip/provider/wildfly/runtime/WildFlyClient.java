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
import org.roundtrip.ejb.runtime.BeanClient;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;

/** The client of WildFly. The look-up connects, and all calls then share this connection. */
public final class WildFlyClient extends BeanClient {
    private int timeoutSeconds;

    @Override
    public void prepare(ClientSetting setting) {
        timeoutSeconds = setting.timeoutSeconds();
    }

    @Override
    protected Context names(Endpoint endpoint) throws NamingException {
        URI address = URI.create(endpoint.address());
        Properties environment = new Properties();
        environment.put(Context.INITIAL_CONTEXT_FACTORY, "org.wildfly.naming.client.WildFlyInitialContextFactory");
        environment.put(Context.PROVIDER_URL, address.getScheme() + "://" + address.getAuthority());
        return new InitialContext(environment);
    }

    @Override
    protected String name(Endpoint endpoint) {
        return URI.create(endpoint.address()).getPath().substring(1);
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        Object bean = super.lookUp(endpoint);
        EJBClient.setInvocationTimeout(bean, timeoutSeconds, TimeUnit.SECONDS);
        return bean;
    }
}
