// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.wildfly;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.ejb.EjbSources;
import org.roundtrip.ejb.Transactions;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.wildfly.runtime.WildFlyClient;
import org.roundtrip.provider.wildfly.runtime.WildFlyServer;

/**
 * WildFly 39.0.1, the successor of JBoss, called over its native remoting. Its files are fetched.
 *
 * <p>Default: {@code transaction=required}, as in EJB.
 */
public final class WildFlyProvider implements Provider {
    private static final List<Option> OPTIONS = List.of(Transactions.option());
    private static final String VERSION = "39.0.1.Final";
    /** The sets of files. They are JBoss Modules, the modules that it loads with the pack that defines them, and the class path of clients. */
    private static final String BOOT = "boot", MODULES = "modules", CLIENT = "client";
    /** WildFly's own filter of what it deserializes, by the names of classes. It has the interface, the types of the contract, and their parts. */
    private static final String FILTER = "-Djboss.experimental.ejb.unmarshalling.filter.spec=service.*;payload.*;java.lang.Enum;"
            + "java.lang.Number;java.math.BigDecimal;java.math.BigInteger;java.util.Date;java.util.HashMap";
    /** WildFly asks for the places of fields in a way of which newer Java warns. */
    private static final String UNSAFE = "--sun-misc-unsafe-memory-access=allow";

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Libraries libraries() {
        return Libraries.read(WildFlyProvider.class, "libraries.txt");
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract, ShapeKind.answered()).list();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        return compiler.compile(new Recipe("ejb.wildfly", VERSION, new EjbSources("jakarta", Transactions.of(setting.options())).of(contract),
                List.of(), Halves.classPath(WildFlyClient.class, setting.libraries().classPath(CLIENT)), setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(WildFlyServer.class, compiled, serverPath(compiled.libraries()), UNSAFE, FILTER);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(WildFlyClient.class, compiled, compiled.libraries().classPath(CLIENT), UNSAFE);
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
