// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.wildfly;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.Halves;
import org.roundtrip.ejb.EjbProvider;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.wildfly.runtime.WildFlyClient;
import org.roundtrip.provider.wildfly.runtime.WildFlyServer;

/**
 * WildFly 39.0.1, the successor of JBoss, called over its native remoting. Its files are fetched.
 */
public final class WildFlyProvider extends EjbProvider {
    /** The sets of files. They are JBoss Modules, and the modules that it loads with the pack that defines them. */
    private static final String BOOT = "boot", MODULES = "modules";
    /** WildFly's own filter of what it deserializes, by the names of classes. It has the interface, the types of the contract, and their parts. */
    private static final String FILTER = "-Djboss.experimental.ejb.unmarshalling.filter.spec=service.*;payload.*;java.lang.Enum;"
            + "java.lang.Number;java.math.BigDecimal;java.math.BigInteger;java.util.Date;java.util.HashMap";
    /** WildFly asks for the places of fields in a way of which newer Java warns. */
    private static final String UNSAFE = "--sun-misc-unsafe-memory-access=allow";

    /** Called by OSGi. */
    public WildFlyProvider() {
        super("ejb.wildfly", "39.0.1.Final", "jakarta", WildFlyClient.class, "client");
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(WildFlyServer.class, compiled, serverPath(compiled.libraries()), UNSAFE, FILTER);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(WildFlyClient.class, compiled, fetched(compiled.libraries()), UNSAFE);
    }

    /**
     * Returns JBoss Modules, and the folders of the files from which it loads WildFly. Folders, because each class of WildFly belongs to a module,
     * and the class path would offer it a second time.
     */
    private static List<Path> serverPath(LibraryFiles files) {
        List<Path> path = new ArrayList<>(files.classPath(BOOT));
        files.libraries().set(MODULES).forEach(library -> path.add(files.paths().get(library).getParent()));
        return path;
    }
}
