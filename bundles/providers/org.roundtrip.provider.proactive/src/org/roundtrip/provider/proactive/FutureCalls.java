// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive;

import java.util.List;
import org.roundtrip.contract.CallStyle;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.Signature;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.proactive.runtime.Futures;

/**
 * Calls that end when the result is there. A method with an object as its result may return a future, whose value is asked for.
 * One that returns nothing does not tell when it has ended; so an operation without a result returns ProActive's wrapper of a
 * truth value, as ProActive's users do it. A one-way operation is such a method that returns nothing.
 */
record FutureCalls(ProActiveTypes types) implements CallStyle {
    private static final String FUTURES = Futures.class.getName();
    private static final String ENDED = "org.objectweb.proactive.core.util.wrapper.BooleanWrapper";

    @Override
    public Call call(Operation operation, List<String> arguments, String request) {
        String call = "stub." + types.method(operation) + "(" + String.join(", ", arguments) + ")";
        String result = operation.result().map(types::type).orElse("");
        String value = operation.oneWay() || Java.primitive(result) ? call
                : FUTURES + (result.isEmpty() ? ".await(" : ".value(") + call + ")";
        return new Call("", "", result, value, "answer", operation.thrown().map(types::type).orElse(""), "failure");
    }

    @Override
    public String head(Operation operation) {
        Signature signature = Signature.of(operation, types);
        return waits(operation)
                ? new Signature(ENDED, signature.method(), signature.parameters(), signature.arguments(), signature.exceptions()).head()
                : signature.head();
    }

    @Override
    public String body(Operation operation, String behaviours) {
        String delegate = Signature.of(operation, types).delegate(behaviours);
        return waits(operation) ? delegate + "\nreturn new " + ENDED + "(true);" : delegate;
    }

    private static boolean waits(Operation operation) {
        return operation.result().isEmpty() && !operation.oneWay();
    }
}
