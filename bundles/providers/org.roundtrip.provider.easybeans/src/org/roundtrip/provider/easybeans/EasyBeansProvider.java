// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.easybeans;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roundtrip.contract.Halves;
import org.roundtrip.ejb.EjbProvider;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.easybeans.runtime.EasyBeansClient;
import org.roundtrip.provider.easybeans.runtime.EasyBeansServer;

/**
 * EasyBeans 1.2.3, the container of JOnAS 5, over CAROL 3.0.10 with JRMP. Its files are fetched.
 */
public final class EasyBeansProvider extends EjbProvider {
    /** Packages of Java in which CAROL has classes. Into one of them a class is put that Java no longer has. */
    private static final List<String> OPEN = Stream.concat(Stream.of("server", "transport", "transport.tcp", "registry")
            .map("--add-exports=java.rmi/sun.rmi.%s=ALL-UNNAMED"::formatted), Stream.of("--add-opens=java.base/java.lang=ALL-UNNAMED")).toList();
    /** Method permissions are off, yet the container asks where they would be. */
    private static final String PERMISSIONS = "-Djavax.security.jacc.PolicyConfigurationFactory.provider="
            + "org.ow2.easybeans.security.jacc.provider.JPolicyConfigurationFactory";

    /** Called by OSGi. */
    public EasyBeansProvider() {
        super("ejb.easybeans", "1.2.3", "javax", EasyBeansClient.class, "runtime");
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return jvm(EasyBeansServer.class, compiled).with(List.of(PERMISSIONS));
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return jvm(EasyBeansClient.class, compiled);
    }

    private Launch.Jvm jvm(Class<?> half, Compiled compiled) {
        return Halves.jvm(half, compiled, fetched(compiled.libraries())).with(OPEN);
    }
}
