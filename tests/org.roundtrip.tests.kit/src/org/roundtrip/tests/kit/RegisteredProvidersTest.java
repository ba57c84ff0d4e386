// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.roundtrip.provider.Provider;

/** The providers that are registered as services. */
@Tag("kit")
class RegisteredProvidersTest {

    @Test
    void allAndTheExampleAreThere() throws InvalidSyntaxException {
        var context = FrameworkUtil.getBundle(RegisteredProvidersTest.class).getBundleContext();
        Set<Object> ids = new TreeSet<>();
        for (var reference : context.getServiceReferences(Provider.class, null)) {
            ids.add(reference.getProperty("roundtrip.id"));
        }
        assertEquals(Set.of("axis", "axis.wss", "ccm", "cxf", "cxf.wss", "ejb.easybeans", "ejb.openejb", "ejb.wildfly", "example", "fractal", "grpc", "ice",
                "jacorb", "javaidl", "jaxrpc", "omniorb", "orb.custom", "proactive", "rmi", "rmi.http", "rmi.iiop", "rmi.jndi", "rmi.ssl", "socket",
                "xmlrpc", "yoko"), ids);
    }
}
