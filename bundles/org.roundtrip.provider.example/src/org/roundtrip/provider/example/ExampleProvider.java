// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.example;

import java.nio.file.Path;
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
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.example.runtime.ExampleClient;
import org.roundtrip.provider.example.runtime.ExampleServer;

/** Step 2: all that Roundtrip asks of a middleware. Stateless, as several threads may ask at once. */
public final class ExampleProvider implements Provider {
    /** How the stub's types look in Java. A middleware with generated types of its own implements the interface. */
    private static final NativeTypes TYPES = new JavaTypes(false) {
        @Override
        public String stubType(Contract contract) {
            return "generated.Stub";
        }
    };

    private final ContractCompiler compiler = new ContractCompiler();

    /** Nothing needs to be installed. Otherwise: look whether it is there, and say in one sentence what to install. */
    @Override
    public Availability availability() {
        return Availability.yes();
    }

    /** Refuse honestly: a shape that would arrive changed is worse than one that is refused. */
    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract).shapes(shape -> shape instanceof Primitive || shape instanceof Text ? null
                : "a line of text carries a number, a truth value or a text, nothing else").list();
    }

    /** Collects the sources; the compiler runs generators, compiles, and keeps the outcome in the cache. */
    @Override
    public Compiled compile(Contract contract, Map<String, String> options, Path cache)
            throws CompilationException, InterruptedException {
        Map<String, String> sources = new HashMap<>(Glue.sources(contract, TYPES));
        sources.put("generated/Stub.java", StubWriter.stub(contract, TYPES));
        sources.put("generated/Dispatch.java", StubWriter.dispatch(contract, TYPES));
        return compiler.compile(
                new Recipe("example", "1", sources, List.of(), BundleClassPath.of(ExampleServer.class)), cache);
    }

    /** Flags that the middleware needs go here: without this one the JDK's server delays its replies by 40 ms. */
    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(ExampleServer.class, compiled, "-Dsun.net.httpserver.nodelay=true");
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(ExampleClient.class, compiled);
    }
}
