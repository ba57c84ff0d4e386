// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Collects the structs and enums that shapes consist of, each once, and checks that a name stands for one of them. For one thread. */
public final class NamedTypes {
    private final Map<String, Shape> found = new LinkedHashMap<>();

    /** Returns the name of a struct or enum; empty for other shapes. */
    public static Optional<String> name(Shape shape) {
        return switch (shape) {
            case Shape.Struct struct -> Optional.of(struct.name());
            case Shape.Enumeration enumeration -> Optional.of(enumeration.name());
            default -> Optional.empty();
        };
    }

    /** Returns the shapes that values of a shape consist of directly: elements, or fields in order. */
    public static List<Shape> parts(Shape shape) {
        return switch (shape) {
            case Shape.Struct struct -> struct.fields().stream().map(Shape.Field::shape).toList();
            case Shape.Sequence sequence -> List.of(sequence.element());
            case Shape.Enumeration enumeration -> List.of();
            case Shape.Primitive primitive -> List.of();
            case Shape.Text text -> List.of();
            case Shape.Bytes bytes -> List.of();
        };
    }

    /** Returns the shapes of an operation's parameters, then that of its result. */
    public static Stream<Shape> shapes(Operation operation) {
        return Stream.concat(operation.parameters().stream().map(Operation.Parameter::shape), operation.result().stream());
    }

    /**
     * Adds a shape's structs and enums, outer ones first, in the order of their first occurrence.
     *
     * @throws IllegalArgumentException when one of their names stands for another shape already
     */
    public void add(Shape shape) {
        Optional<String> name = name(shape);
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
        parts(shape).forEach(this::add);
    }

    /** Returns whether a struct or enum has been added. */
    public boolean has(String name) {
        return found.containsKey(name);
    }

    /** Returns the structs and enums that were added. */
    public List<Shape> list() {
        return new ArrayList<>(found.values());
    }
}
