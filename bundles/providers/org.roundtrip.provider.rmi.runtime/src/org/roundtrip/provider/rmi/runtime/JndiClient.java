// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.net.URI;
import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;

/**
 * Looks the servant up through JNDI and its provider for the RMI registry. The first look-up makes the context, which loads
 * this provider; later ones use it again.
 */
public final class JndiClient extends RmiClient {
    private Context context;

    @Override
    Names names(URI address) {
        return name -> {
            if (context == null) {
                context = context(address);
            }
            return context.lookup(name);
        };
    }

    private static Context context(URI address) throws NamingException {
        Hashtable<String, String> environment = new Hashtable<>();
        environment.put(Context.INITIAL_CONTEXT_FACTORY, "com.sun.jndi.rmi.registry.RegistryContextFactory");
        environment.put(Context.PROVIDER_URL, "rmi://" + address.getAuthority());
        return new InitialContext(environment);
    }
}
