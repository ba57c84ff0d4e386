// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.List;
import org.roundtrip.model.Operation;

/** Calls of a method of the stub with the operation's own parameters, which the servant implements as well. */
final class DirectCalls implements CallStyle {
    private final NativeTypes types;

    DirectCalls(NativeTypes types) {
        this.types = types;
    }

    @Override
    public Call call(Operation operation, List<String> arguments, String request) {
        return new Call("", "", operation.result().map(types::type).orElse(""),
                "stub." + types.method(operation) + "(" + String.join(", ", arguments) + ")", "answer",
                operation.thrown().map(types::type).orElse(""), "failure");
    }

    @Override
    public String head(Operation operation) {
        return Signature.of(operation, types).head();
    }

    @Override
    public String body(Operation operation, String behaviours) {
        return Signature.of(operation, types).delegate(behaviours);
    }
}
