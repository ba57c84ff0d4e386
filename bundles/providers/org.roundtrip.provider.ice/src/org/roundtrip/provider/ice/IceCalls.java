// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import java.util.List;
import java.util.Optional;
import org.roundtrip.contract.CallStyle;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.contract.Signature;
import org.roundtrip.model.Operation;

/**
 * Calls of the proxy's methods. A one-way operation is called on the proxy's one-way form. An asynchronous method returns a
 * {@code CompletableFuture}, which tells the reply handler. A servant's method has the current request as its last parameter.
 */
final class IceCalls implements CallStyle {
    private final NativeTypes types;
    private final CallStyle direct;
    private final boolean asynchronous;

    /** @param direct calls with the operation's own parameters */
    IceCalls(NativeTypes types, CallStyle direct, boolean asynchronous) {
        this.types = types;
        this.direct = direct;
        this.asynchronous = asynchronous;
    }

    @Override
    public String stub(Operation operation, String stub) {
        return operation.oneWay() ? stub + ".ice_oneway()" : stub;
    }

    @Override
    public Call call(Operation operation, List<String> arguments, String request) {
        return direct.call(operation, arguments, request);
    }

    @Override
    public Optional<Asynchronous> asynchronous(Operation operation, List<String> arguments, String request) {
        return !asynchronous ? Optional.empty() : Optional.of(new Asynchronous(
                "implements java.util.function.BiConsumer<%s, Throwable>".formatted(boxed(operation)), """
                        @Override
                        public void accept(%s response, Throwable thrown) {
                        if (thrown != null) {
                        failed(thrown);
                        return;
                        }
                        %s
                        answered();
                        }
                        """.formatted(boxed(operation), operation.result().isPresent() ? "answer = response;" : ""),
                // The method of the name in Slice, not of that in Java.
                "stub.%sAsync(%s).whenComplete(reply)".formatted(SliceNames.operation(operation), String.join(", ", arguments))));
    }

    private String boxed(Operation operation) {
        return operation.result().map(types::type).map(Java::boxed).orElse("java.lang.Void");
    }

    @Override
    public String head(Operation operation) {
        Signature of = Signature.of(operation, types);
        String current = "com.zeroc.Ice.Current current";
        return new Signature(of.result(), of.method(), of.parameters().isEmpty() ? current : of.parameters() + ", " + current,
                of.arguments(), of.exceptions()).head();
    }

    @Override
    public String body(Operation operation, String behaviours) {
        return direct.body(operation, behaviours);
    }
}
