// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.openejb;

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
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Option.Kind;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.openejb.runtime.OpenEjbClient;
import org.roundtrip.provider.openejb.runtime.OpenEjbServer;

/**
 * OpenEJB 10.0.0-M2, called by its protocol ejbd. Its files are fetched.
 *
 * <p>Defaults: {@code transaction=required} as in EJB, {@code connections=5} as in OpenEJB.
 */
public final class OpenEjbProvider implements Provider {
    private static final Texts TEXTS = Texts.of(OpenEjbProvider.class);
    private static final List<Option> OPTIONS = List.of(Transactions.option(), new Option(OpenEjbClient.CONNECTIONS,
            TEXTS.text("connections.label"), TEXTS.text("connections.help"), Kind.NUMBER, List.of(), "5"));
    private static final String RUNTIME = "runtime";

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Libraries libraries() {
        return Libraries.read(OpenEjbProvider.class, "libraries.txt");
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
        return compiler.compile(new Recipe("ejb.openejb", "10.0.0-M2", new EjbSources("jakarta", Transactions.of(setting.options())).of(contract),
                List.of(), Halves.classPath(OpenEjbServer.class, setting.libraries().classPath(RUNTIME)), setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return jvm(OpenEjbServer.class, compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return jvm(OpenEjbClient.class, compiled);
    }

    private static Launch.Jvm jvm(Class<?> half, Compiled compiled) {
        return Halves.jvm(half, compiled, compiled.libraries().classPath(RUNTIME));
    }
}
