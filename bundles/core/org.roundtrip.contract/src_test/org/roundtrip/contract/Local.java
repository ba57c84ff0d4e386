// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.load.Arrivals;
import org.roundtrip.harness.values.Digest;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.load.Faults;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;

/** A contract compiled without any middleware: its stub is a class that calls the behaviours directly. */
final class Local implements AutoCloseable {
    /** Operations that throw at some calls do so at each fifth, and while they are verified too. */
    static final int THROW_EVERY = 5;
    final Arrivals arrivals = new Arrivals(null, Faults.of(Settings.EMPTY.with("throwEvery", THROW_EVERY).with("pool", 16)), null);
    private final URLClassLoader loader;
    private final Object behaviours;
    private final Object stub;

    private Local(Compiled compiled, String stubType, long seed, int pool)
            throws ReflectiveOperationException, IOException {
        loader = new URLClassLoader(new URL[] {compiled.classes().toUri().toURL()}, Local.class.getClassLoader());
        behaviours = loader.loadClass("generated.Behaviours")
                .getConstructor(long.class, int.class, Arrivals.class).newInstance(seed, pool, arrivals);
        stub = loader.loadClass(stubType).getConstructors()[0].newInstance(behaviours);
    }

    static Recipe recipe(Contract contract, NativeTypes types, Map<String, String> payload) {
        Map<String, String> sources = new LinkedHashMap<>(payload);
        sources.putAll(Glue.sources(contract, types));
        String stub = types.stubType(contract);
        int dot = stub.lastIndexOf('.');
        Source source = new Source().add("package %s;", stub.substring(0, dot))
                .add("public final class %s {", stub.substring(dot + 1))
                .add("private final generated.Behaviours target;")
                .add("public %s(generated.Behaviours target) {", stub.substring(dot + 1))
                .add("this.target = target;").add("}");
        for (Operation operation : contract.operations()) {
            Signature signature = Signature.of(operation, types);
            source.add("public %s {", signature.head()).add(signature.delegate("target")).add("}");
        }
        sources.put(stub.replace('.', '/') + ".java", source.add("}").toString());
        return new Recipe("local", "1", sources, List.of(), BundleClassPath.of(Local.class),
                CompileSetting.NEWEST);
    }

    static Local open(Contract contract, Path cache, long seed, int pool) throws Exception {
        JavaTypes types = new JavaTypes(true);
        Compiled compiled = new ContractCompiler().compile(recipe(contract, types, types.sources(contract)), cache);
        return new Local(compiled, types.stubType(contract), seed, pool);
    }

    Caller caller(String operation) throws ReflectiveOperationException {
        return (Caller) loader.loadClass("generated.Caller_" + operation).getConstructor(Object.class)
                .newInstance(stub);
    }

    /** Returns the value of a field of the behaviours. */
    Object field(String name) throws ReflectiveOperationException {
        var field = behaviours.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(behaviours);
    }

    /** Returns the client's digest of calls with the entries of the pool in turn, over arguments and results. */
    static String digest(Caller caller, int calls, int pool) throws Exception {
        Digest digest = new Digest();
        for (int i = 0; i < calls; i++) {
            caller.digestArguments(i & pool - 1, digest);
            caller.complete(i & pool - 1);
            caller.digestResult(digest);
        }
        return digest.hex();
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
