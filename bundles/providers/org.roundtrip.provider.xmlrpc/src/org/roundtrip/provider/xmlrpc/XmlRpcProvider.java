// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.xmlrpc;

import java.util.List;
import java.util.Map;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;

/**
 * Apache XML-RPC with its own small web server and its usual client, which calls through {@code java.net.HttpURLConnection}. Its files are
 * fetched. The extensions of version 3 are off: they are no XML-RPC, and one of them deserializes Java objects.
 *
 * <p>Default: {@code version=3.1.3}, the last one.
 */
public final class XmlRpcProvider implements Provider {
    private static final Texts TEXTS = Texts.of(XmlRpcProvider.class);
    private static final List<Option> OPTIONS = List.of(Option.choice(Version.OPTION, TEXTS.text("version.label"), TEXTS.text("version.help"),
            Version.LAST.number(), Version.FIRST.number()));

    /** Newer Java runtimes refuse more than 100 nested elements; each level of a contract has four. */
    private static final String DEEP = "-Djdk.xml.maxElementDepth=1024";

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Libraries libraries() {
        return Libraries.read(XmlRpcProvider.class, "libraries.txt");
    }

    @Override
    public Libraries libraries(Map<String, String> options) {
        return libraries().only(Version.of(options).number());
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract, ShapeKind.CHAR, ShapeKind.OPTIONAL, ShapeKind.MAP, ShapeKind.UNION)
                .places(place -> place.shape() instanceof OptionalValue && !(place.container() instanceof Struct) ? TEXTS.text("refused.optional") : null)
                .list();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        Version version = Version.of(setting.options());
        return compiler.compile(new Recipe("xmlrpc", version.number(), XmlRpcSources.of(contract, version), List.of(),
                Halves.classPath(version.server(), setting.libraries().classPath(version.number())), setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return jvm(Version.of(options), Version.of(options).server(), compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return jvm(Version.of(options), Version.of(options).client(), compiled);
    }

    private static Launch.Jvm jvm(Version version, Class<?> half, Compiled compiled) {
        return Halves.jvm(half, compiled, compiled.libraries().classPath(version.number()), DEEP);
    }
}
