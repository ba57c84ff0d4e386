// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.model.text.Texts;

/**
 * What a person draws apart from any plan: types, one payload that calls carry, and operations. A plan takes the operations,
 * or an operation that returns the payload it gets.
 *
 * @param name        for people
 * @param description for people, may be empty
 * @param payload     the shape that is drawn, or none when only types or operations are
 * @param operations  may be empty; no two of the same name
 * @param unused      the structs, unions and enums that neither payload nor operations use
 */
public record Drawing(String name, String description, Optional<Shape> payload, List<Operation> operations,
        List<Shape> unused) {
    /** What the paths of a payload's parts begin with, wherever people read them. */
    public static final String PAYLOAD = "payload";
    private static final String ECHO = "echo", VALUE = "value";
    /** Begins what a path has after that of the whole. */
    private static final String PART = ".[?";

    /** @throws IllegalArgumentException when the name is blank, names clash, or one type name stands for two shapes */
    public Drawing {
        if (name.isBlank()) {
            throw new IllegalArgumentException(Texts.of(Drawing.class).text("drawing.name"));
        }
        operations = List.copyOf(operations);
        if (operations.stream().map(Operation::name).distinct().count() < operations.size()) {
            throw new IllegalArgumentException(Texts.of(Contract.class).text("contract.twice", name));
        }
        NamedTypes used = NamedTypes.of(payload, operations);
        NamedTypes all = NamedTypes.of(payload, operations);
        unused.forEach(all::add);
        unused = all.list().stream().filter(shape -> !used.has(NamedTypes.name(shape).orElseThrow())).toList();
    }

    /** Returns the drawing of one payload. */
    public static Drawing of(String name, Shape payload) {
        return new Drawing(name, "", Optional.of(payload), List.of(), List.of());
    }

    /**
     * Returns all structs, unions and enums. Those in use come first, outer ones before inner ones in the order of their
     * first occurrence, then the others.
     */
    public List<Shape> types() {
        NamedTypes types = NamedTypes.of(payload, operations);
        unused.forEach(types::add);
        return types.list();
    }

    /** Returns what a plan calls. These are the operations, or an echo of the payload; it is empty when nothing is drawn. */
    public List<Operation> calls() {
        return operations.isEmpty() ? echo().map(List::of).orElse(List.of()) : operations;
    }

    /** Returns the operation that returns a value of the payload; empty when no payload is drawn. */
    public Optional<Operation> echo() {
        return payload.map(shape -> new Operation(ECHO, List.of(new Operation.Parameter(VALUE, shape)),
                Optional.of(shape), Behaviour.ECHO));
    }

    /** Returns all that is drawn as operations of a contract. The echo is among them unless an operation has its name. */
    public List<Operation> withEcho() {
        return Stream.concat(operations.stream(), echo().stream().filter(echo -> addsEcho())).toList();
    }

    /**
     * Returns a place of the operations {@link #withEcho} as people know it. A part of the echo is a part of the
     * payload.
     */
    public String place(String path) {
        return addsEcho() ? placeInEcho(path) : path;
    }

    /** Returns a place of the {@link #echo} as people know it, such as {@code payload.lines[].price} for {@code echo.value.lines[].price}. */
    public static String placeInEcho(String path) {
        return Stream.of(ECHO + "." + VALUE, ECHO + ".result", ECHO).filter(whole -> isWithin(path, whole)).findFirst()
                .map(whole -> PAYLOAD + path.substring(whole.length())).orElse(path);
    }

    private static boolean isWithin(String path, String whole) {
        return path.equals(whole) || path.startsWith(whole) && PART.indexOf(path.charAt(whole.length())) >= 0;
    }

    private boolean addsEcho() {
        return payload.isPresent() && operations.stream().noneMatch(operation -> operation.name().equals(ECHO));
    }
}
