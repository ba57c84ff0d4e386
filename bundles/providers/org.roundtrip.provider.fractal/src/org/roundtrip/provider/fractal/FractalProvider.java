// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal;

import java.util.List;
import java.util.Map;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.fractal.runtime.FractalClient;
import org.roundtrip.provider.fractal.runtime.FractalServer;

/**
 * Fractal RMI 0.3.5 with Julia 2.5.2 and the binders of Jonathan 3.0.10. Its files are fetched.
 *
 * <p>Defaults: {@code object=component}, because Fractal RMI is for components; {@code noDelay=true}, because Jonathan sets it on its
 * connections.
 */
public final class FractalProvider implements Provider {
    private static final Texts TEXTS = Texts.of(FractalProvider.class);
    private static final String OBJECT = "object", COMPONENT = "component", PLAIN = "plain";
    private static final List<Option> OPTIONS = List.of(
            Option.choice(OBJECT, TEXTS.text("object.label"), TEXTS.text("object.help"), COMPONENT, PLAIN),
            Option.toggle("noDelay", TEXTS.text("noDelay.label"), TEXTS.text("noDelay.help"), true));
    private static final String RUNTIME = "runtime";
    /** Julia's own configuration is in its jar, under a name that it does not look for by itself. */
    private static final List<String> JULIA = List.of("-Dfractal.provider=org.objectweb.fractal.julia.Julia",
            "-Djulia.loader=org.objectweb.fractal.julia.loader.DynamicLoader", "-Djulia.config=julia-bundled.cfg");
    /** Otherwise Jonathan looks for an address of this machine when it starts; the halves choose one themselves. */
    private static final String ADDRESS = "-Djonathan.connectionfactory.host=127.0.0.1";
    /**
     * What the server deserializes. These are the types of the contract and their parts, and references to interfaces
     * with their stubs, within the bounds that Roundtrip sets for all contracts. Fractal RMI has no filter of its own,
     * so this one is for the process.
     */
    private static final String FILTER = "-Djdk.serialFilter=maxdepth=250;maxrefs=67108864;maxarray=67108864;maxbytes=2147483648;"
            + "org.objectweb.fractal.rmi.io.Ref;org.objectweb.fractal.api.Component_Stub;service.*;"
            + "payload.*;java.lang.String;java.lang.Enum;java.lang.Number;java.lang.Boolean;java.lang.Byte;java.lang.Short;"
            + "java.lang.Integer;java.lang.Long;java.lang.Float;java.lang.Double;java.lang.Character;java.util.Date;"
            + "java.math.BigDecimal;java.math.BigInteger;java.util.HashMap;java.util.Map$Entry;!*";

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Libraries libraries() {
        return Libraries.read(FractalProvider.class, "libraries.txt");
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
    public Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException {
        return compiler.compile(new Recipe("fractal", "0.3.5", FractalSources.of(contract, PLAIN.equals(setting.options().get(OBJECT))), List.of(),
                Halves.classPath(FractalServer.class, setting.libraries().classPath(RUNTIME)), setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return jvm(FractalServer.class, compiled).with(List.of(FILTER));
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return jvm(FractalClient.class, compiled);
    }

    private static Launch.Jvm jvm(Class<?> half, Compiled compiled) {
        return Halves.jvm(half, compiled, compiled.libraries().classPath(RUNTIME), ADDRESS).with(JULIA);
    }
}
