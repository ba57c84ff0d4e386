// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.model.text.Texts;

/**
 * Collects the structs, unions and enums that shapes consist of, each once. It checks that a name stands for one of
 * them. For one thread.
 */
public final class NamedTypes {
    private final Map<String, Shape> found = new LinkedHashMap<>();

    /** Returns the name of a struct, union or enum; empty for other shapes. */
    public static Optional<String> name(Shape shape) {
        return switch (shape) {
            case Shape.Struct struct -> Optional.of(struct.name());
            case Shape.Union union -> Optional.of(union.name());
            case Shape.Enumeration enumeration -> Optional.of(enumeration.name());
            default -> Optional.empty();
        };
    }

    /** Returns the shapes of an operation's parameters, then that of its result, then its exceptions. */
    public static Stream<Shape> shapes(Operation operation) {
        return Stream.concat(values(operation), operation.exceptions().stream());
    }

    /** Returns the shapes of an operation's parameters, then that of its result. */
    private static Stream<Shape> values(Operation operation) {
        return Stream.concat(operation.parameters().stream().map(Operation.Parameter::shape), operation.result().stream());
    }

    /** Returns the types of the values that calls carry, those within exceptions among them. */
    public static NamedTypes values(Optional<Shape> payload, List<Operation> operations) {
        NamedTypes values = new NamedTypes();
        payload.ifPresent(values::add);
        for (Operation operation : operations) {
            values(operation).forEach(values::add);
            operation.exceptions().stream().flatMap(exception -> exception.parts().stream()).forEach(values::add);
        }
        return values;
    }

    /**
     * Returns the types that a payload and operations use. In most languages an exception is not a type of values.
     *
     * @throws IllegalArgumentException when names clash, or an exception is also a part of a value
     */
    public static NamedTypes of(Optional<Shape> payload, List<Operation> operations) {
        NamedTypes all = new NamedTypes();
        payload.ifPresent(all::add);
        operations.stream().flatMap(NamedTypes::shapes).forEach(all::add);
        NamedTypes values = values(payload, operations);
        operations.stream().flatMap(operation -> operation.exceptions().stream()).map(Shape.Struct::name).filter(values::has)
                .findFirst().ifPresent(name -> {
                    throw new IllegalArgumentException(Texts.of(NamedTypes.class).text("contract.exception", name));
                });
        return all;
    }

    /**
     * Adds a shape's structs, unions and enums, outer ones first, in the order of their first occurrence.
     *
     * @throws IllegalArgumentException when one of their names stands for another shape already
     */
    public void add(Shape shape) {
        Optional<String> name = name(shape).or(() -> laterWord(shape));
        if (name.isPresent()) {
            Shape before = found.putIfAbsent(name.get(), shape);
            if (before != null && !before.equals(shape)) {
                throw new IllegalArgumentException(Texts.of(NamedTypes.class).text("contract.clash", name.get()));
            }
            if (before != null) {
                // A known shape is not visited again, which could take exponential time.
                return;
            }
        }
        shape.parts().forEach(this::add);
    }

    /**
     * Returns the word of files for a shape, if files of that version could have a type of this name. In such a file the
     * word still means the type, so one contract cannot have both.
     */
    private static Optional<String> laterWord(Shape shape) {
        return shape == Shape.Primitive.CHAR ? Optional.of("char")
                : shape instanceof Shape.Timestamp ? Optional.of("timestamp") : Optional.empty();
    }

    /** Returns whether a struct, union or enum has been added. */
    public boolean has(String name) {
        return found.containsKey(name);
    }

    /** Returns the structs, unions and enums that were added. */
    public List<Shape> list() {
        return found.values().stream().filter(shape -> name(shape).isPresent()).toList();
    }
}
