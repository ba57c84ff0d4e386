// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/** Writes the class {@code generated.Servant}, or one beside it, which a middleware calls and which delegates to {@code Behaviours}. */
public final class ServantWriter {
    private ServantWriter() {
    }

    /**
     * Returns the source of the servant. Its constructor takes the behaviours as an object, since only generated
     * classes know their type.
     *
     * @param heritage such as {@code extends service.TrialPOA} or {@code implements service.Trial}
     */
    public static String write(String heritage, Contract contract, NativeTypes types) {
        return write("Servant", heritage, contract, types.calls());
    }

    /**
     * Returns the source of a servant that the middleware creates: its constructor has no parameters, and {@code serve} is
     * called with the behaviours before the first call; an interface of the heritage declares it.
     */
    public static String writeCreated(String heritage, Contract contract, NativeTypes types) {
        Source source = new Source().add("package generated;")
                .add("public final class Servant %s {", heritage)
                .add("private Behaviours behaviours;")
                .add("@Override").add("public void serve(Object behaviours) {");
        return operations(source, contract, types.calls());
    }

    /** Returns the source of a servant of another name. @param calls how it serves operations */
    public static String write(String name, String heritage, Contract contract, CallStyle calls) {
        Source source = new Source().add("package generated;")
                .add("public final class %s %s {", name, heritage)
                .add("private final Behaviours behaviours;")
                .add("public %s(Object behaviours) {", name);
        return operations(source, contract, calls);
    }

    private static String operations(Source source, Contract contract, CallStyle calls) {
        source.add("this.behaviours = (Behaviours) behaviours;").add("}");
        for (Operation operation : contract.operations()) {
            source.add("@Override").add("public %s {", calls.head(operation)).add(calls.body(operation, "behaviours")).add("}");
        }
        return source.add("}").toString();
    }
}
