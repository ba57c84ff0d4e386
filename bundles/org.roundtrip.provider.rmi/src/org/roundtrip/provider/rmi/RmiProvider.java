// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi;

import java.util.List;
import java.util.Map;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.rmi.runtime.RmiClient;
import org.roundtrip.provider.rmi.runtime.RmiServer;

/** Java RMI over JRMP, as it is in the Java runtime. Stubs are dynamic proxies, so there is no generator to run. */
public final class RmiProvider implements Provider {
    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Availability availability() {
        return Availability.yes();
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract, ShapeKind.answered()).list();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException {
        return compiler.compile(
                new Recipe("rmi", "JDK", RmiSources.of(contract), List.of(), BundleClassPath.of(RmiServer.class),
                        setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(RmiServer.class, compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(RmiClient.class, compiled);
    }
}
