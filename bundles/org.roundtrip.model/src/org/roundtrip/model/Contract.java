// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The operations that one servant offers; every middleware calls this an interface.
 *
 * @param name       an identifier, see {@link Names}
 * @param operations in order, at least one, no two of the same name
 */
public record Contract(String name, List<Operation> operations) {

    /** @throws IllegalArgumentException when names clash, or one struct or enum name stands for two shapes */
    public Contract {
        Names.require(name);
        operations = List.copyOf(operations);
        if (operations.isEmpty()) {
            throw new IllegalArgumentException(Texts.of(Contract.class).text("contract.empty", name));
        }
        if (operations.stream().map(Operation::name).distinct().count() < operations.size()) {
            throw new IllegalArgumentException(Texts.of(Contract.class).text("contract.twice", name));
        }
        Map<String, Shape> named = new HashMap<>();
        for (Operation operation : operations) {
            operation.parameters().forEach(parameter -> collect(parameter.shape(), named));
            operation.result().ifPresent(shape -> collect(shape, named));
        }
    }

    /** The operation of that name. @throws IllegalArgumentException when there is none */
    public Operation operation(String operationName) {
        return operations.stream().filter(operation -> operation.name().equals(operationName)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        Texts.of(Contract.class).text("contract.unknown", name, operationName)));
    }

    private static void collect(Shape shape, Map<String, Shape> named) {
        switch (shape) {
            case Shape.Struct struct -> {
                if (remember(struct.name(), struct, named)) {
                    struct.fields().forEach(field -> collect(field.shape(), named));
                }
            }
            case Shape.Enumeration enumeration -> remember(enumeration.name(), enumeration, named);
            case Shape.Sequence sequence -> collect(sequence.element(), named);
            case Shape.Primitive p -> { }
            case Shape.Text text -> { }
            case Shape.Bytes bytes -> { }
        }
    }

    /** Whether the name is new. Known shapes are not visited again, which could take exponential time. */
    private static boolean remember(String name, Shape shape, Map<String, Shape> named) {
        Shape before = named.putIfAbsent(name, shape);
        if (before != null && !before.equals(shape)) {
            throw new IllegalArgumentException(Texts.of(Contract.class).text("contract.clash", name));
        }
        return before == null;
    }
}
