// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.yoko.runtime;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import javax.rmi.CORBA.ValueHandler;
import org.apache.yoko.rmi.impl.UtilImpl;

/**
 * Without this, Yoko offers its peers to fetch classes from a further ORB in each process, which listens on all addresses of the
 * machine unless system properties say otherwise. Its own handler of values makes that ORB when it is made, so it is made for values
 * only, and there are none. Nothing here fetches classes. The service context that names the ORB is sent with a nil reference.
 */
public final class NoCodeBase extends UtilImpl {
    private final ValueHandler without = (ValueHandler) Proxy.newProxyInstance(ValueHandler.class.getClassLoader(),
            new Class<?>[] {ValueHandler.class}, (proxy, method, arguments) -> {
                try {
                    return method.getName().equals("getRunTimeCodeBase") ? null : method.invoke(super.createValueHandler(), arguments);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            });

    @Override
    public ValueHandler createValueHandler() {
        return without;
    }
}
