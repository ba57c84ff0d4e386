// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.model.Operation;

/**
 * The declaration and the call of an operation in a middleware's own types. Parameters are named {@code a0},
 * {@code a1}, ..., so that no name of a contract can clash with another name.
 *
 * @param result     the type of the result, or {@code void}
 * @param method     the method's name
 * @param parameters types and names, such as {@code int a0, double a1}
 * @param arguments  the names alone
 * @param exceptions types of the exceptions that it declares
 */
public record Signature(String result, String method, String parameters, String arguments, List<String> exceptions) {

    /** Returns the signature of an operation. */
    public static Signature of(Operation operation, NativeTypes types) {
        return new Signature(operation.result().map(types::type).orElse("void"), types.method(operation),
                IntStream.range(0, operation.parameters().size())
                        .mapToObj(i -> types.type(operation.parameters().get(i).shape()) + " a" + i)
                        .collect(Collectors.joining(", ")),
                IntStream.range(0, operation.parameters().size()).mapToObj(i -> "a" + i)
                        .collect(Collectors.joining(", ")), types.exceptions(operation));
    }

    /**
     * Returns the method's head without modifiers, such as {@code int sum(int a0, int a1) throws payload.Overflow}.
     *
     * @param others types of what it throws besides the exceptions of the contract
     */
    public String head(String... others) {
        List<String> thrown = Stream.concat(exceptions.stream(), Stream.of(others)).toList();
        return result + " " + method + "(" + parameters + ")" + (thrown.isEmpty() ? "" : " throws " + String.join(", ", thrown));
    }

    /** Returns a statement that calls the same method of another object and returns its result. */
    public String delegate(String target) {
        return (result.equals("void") ? "" : "return ") + target + "." + method + "(" + arguments + ");";
    }
}
