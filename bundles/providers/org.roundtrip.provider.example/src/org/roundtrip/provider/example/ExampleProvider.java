// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.example;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.example.runtime.ExampleClient;
import org.roundtrip.provider.example.runtime.ExampleServer;

/**
 * Step 2: the whole interface that a middleware implements. Several threads may call it at once, so it has no state;
 * the compiler is safe for several threads.
 */
public final class ExampleProvider implements Provider {
    /**
     * How the stub's types are written in Java. A middleware with generated types of its own implements the interface
     * itself.
     */
    private static final NativeTypes TYPES = new JavaTypes(false) {
        @Override
        public String stubType(Contract contract) {
            return "generated.Stub";
        }
    };

    private final ContractCompiler compiler = new ContractCompiler();

    /**
     * This middleware is always available. Another one checks whether its programs are there, and otherwise says in
     * one sentence what to install.
     */
    /** Refuses each shape that would not arrive unchanged. */
    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract, ShapeKind.answered()).shapes(shape -> shape instanceof Primitive || shape instanceof Text ? null
                : Texts.of(ExampleProvider.class).text("shape")).list();
    }

    /** Collects the sources. The compiler runs generators, compiles, and keeps the classes in the cache. */
    @Override
    public Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException {
        Map<String, String> sources = new HashMap<>(Glue.sources(contract, TYPES));
        sources.put("generated/Stub.java", StubWriter.stub(contract, TYPES));
        sources.put("generated/Dispatch.java", StubWriter.dispatch(contract, TYPES));
        return compiler.compile(
                new Recipe("example", "1", sources, List.of(), BundleClassPath.of(ExampleServer.class),
                        setting.release()), setting.cache());
    }

    /**
     * Names the server half, and the JVM flags that the middleware needs. Without this flag the JDK's HTTP server
     * delays its replies by 40 ms.
     */
    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(ExampleServer.class, compiled, "-Dsun.net.httpserver.nodelay=true");
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(ExampleClient.class, compiled);
    }
}
