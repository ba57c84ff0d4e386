// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ejb.runtime;

import javax.naming.Context;
import javax.naming.NamingException;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;

/** A client that asks its container for the bean by JNDI. The stub is the container's own dynamic proxy. One thread opens and closes it. */
public abstract class BeanClient implements ClientHalf {
    private Context names;

    /** Returns the container's directory of names. Called once, within the timed look-up; this class closes it. */
    protected abstract Context names(Endpoint endpoint) throws NamingException;

    /** Returns the name of the bean in that directory. */
    protected String name(Endpoint endpoint) {
        return ServantBean.NAME;
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        return steps.lookup(() -> {
            names = names(endpoint);
            return lookUp(endpoint);
        });
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        return names.lookup(name(endpoint));
    }

    @Override
    public void close() throws NamingException {
        if (names != null) {
            names.close();
        }
    }
}
