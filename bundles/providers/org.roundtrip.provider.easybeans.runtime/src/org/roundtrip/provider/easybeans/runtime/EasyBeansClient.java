// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.easybeans.runtime;

import java.util.concurrent.TimeUnit;
import javax.naming.Context;
import javax.naming.InitialContext;
import org.roundtrip.ejb.runtime.ServantBean;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;

/**
 * Asks CAROL's registry for the bean by JNDI. The stub is EasyBeans's own dynamic proxy. Each of its calls asks the registry for the
 * container's remote object first.
 */
public final class EasyBeansClient implements ClientHalf {
    private Context names;

    @Override
    public void prepare(ClientSetting setting) throws ReflectiveOperationException {
        AclGroup.define();
        System.setProperty("sun.rmi.transport.tcp.responseTimeout", Long.toString(TimeUnit.SECONDS.toMillis(setting.timeoutSeconds())));
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        Carol.configure(endpoint.address().substring(0, endpoint.address().lastIndexOf('/')));
        return steps.lookup(() -> {
            names = new InitialContext();
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
