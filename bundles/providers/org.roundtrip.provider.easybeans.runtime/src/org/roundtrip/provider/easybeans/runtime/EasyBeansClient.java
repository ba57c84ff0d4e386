// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.easybeans.runtime;

import java.util.concurrent.TimeUnit;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.roundtrip.ejb.runtime.BeanClient;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;

/** The client of EasyBeans. Each call of its stub asks CAROL's registry for the container's remote object first. */
public final class EasyBeansClient extends BeanClient {
    @Override
    public void prepare(ClientSetting setting) throws ReflectiveOperationException {
        AclGroup.define();
        System.setProperty("sun.rmi.transport.tcp.responseTimeout", Long.toString(TimeUnit.SECONDS.toMillis(setting.timeoutSeconds())));
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        Carol.configure(endpoint.address().substring(0, endpoint.address().lastIndexOf('/')));
        return super.open(endpoint, steps);
    }

    @Override
    protected Context names(Endpoint endpoint) throws NamingException {
        return new InitialContext();
    }

    @Override
    public String connections(boolean own) {
        return "pooled";
    }
}
