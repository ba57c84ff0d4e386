// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.easybeans;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.easybeans.runtime.EasyBeansClient;
import org.roundtrip.provider.easybeans.runtime.EasyBeansServer;

/**
 * EasyBeans 1.2.3, the container of JOnAS 5, over CAROL 3.0.10 with JRMP. Its files are fetched.
 *
 * <p>Default: {@code transaction=required}, as in EJB.
 */
public final class EasyBeansProvider implements Provider {
    private static final List<Option> OPTIONS = List.of(Transactions.option());
    private static final String RUNTIME = "runtime";
    /** Packages of Java in which CAROL has classes. Into one of them a class is put that Java no longer has. */
    private static final List<String> OPEN = Stream.concat(Stream.of("server", "transport", "transport.tcp", "registry")
            .map("--add-exports=java.rmi/sun.rmi.%s=ALL-UNNAMED"::formatted), Stream.of("--add-opens=java.base/java.lang=ALL-UNNAMED")).toList();
    /** Method permissions are off, yet the container asks where they would be. */
    private static final String PERMISSIONS = "-Djavax.security.jacc.PolicyConfigurationFactory.provider="
            + "org.ow2.easybeans.security.jacc.provider.JPolicyConfigurationFactory";

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Libraries libraries() {
        return Libraries.read(EasyBeansProvider.class, "libraries.txt");
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
        return compiler.compile(new Recipe("ejb.easybeans", "1.2.3", new EjbSources("javax", Transactions.of(setting.options())).of(contract),
                List.of(), Halves.classPath(EasyBeansServer.class, setting.libraries().classPath(RUNTIME)), setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return jvm(EasyBeansServer.class, compiled).with(List.of(PERMISSIONS));
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return jvm(EasyBeansClient.class, compiled);
    }

    private static Launch.Jvm jvm(Class<?> half, Compiled compiled) {
        return Halves.jvm(half, compiled, compiled.libraries().classPath(RUNTIME)).with(OPEN);
    }
}
