// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roundtrip.model.Shape.Text;

/** Describes payloads for people: {@code string 64}, {@code Data2[4]}, {@code (int, double) -> string 1..9}, {@code int -> Account throws NotFound, 1 call of 10}. */
public final class Payload {
    private static final Texts TEXTS = Texts.of(Payload.class);

    private Payload() {
    }

    /** Whether a call of an operation carries no values and throws nothing. */
    public static boolean isEmpty(Operation operation) {
        return operation.parameters().isEmpty() && operation.result().isEmpty() && operation.exceptions().isEmpty();
    }

    /** The payload of one operation in a few words; {@code void} when the call carries no values. */
    public static String describe(Operation operation) {
        return describe(operation, Payload::describe);
    }

    /**
     * The payload of one operation with all that decides its size: the fields of each struct stand behind its name where it
     * first occurs, such as {@code Order(customer: string 30, lines: Line(price: double)[20])}.
     */
    public static String detail(Operation operation) {
        return describe(operation, Payload::detail);
    }

    /** A shape with all that decides the size of its values, see {@link #detail(Operation)}. */
    public static String detail(Shape shape) {
        return detail(shape, new HashSet<>());
    }

    /** What an operation returns, with all that decides its size. */
    public static String result(Operation operation) {
        return result(operation, Payload::detail);
    }

    private static String result(Operation operation, Function<Shape, String> words) {
        return operation.result().map(words).orElseGet(() -> TEXTS.text("payload.void"));
    }

    private static String describe(Operation operation, Function<Shape, String> words) {
        String arguments = operation.parameters().stream().map(parameter -> words.apply(parameter.shape()))
                .collect(Collectors.joining(", "));
        String result = result(operation, words);
        String values = arguments.isEmpty() || arguments.equals(result) ? result
                : (operation.parameters().size() > 1 ? "(" + arguments + ")" : arguments)
                        + (operation.result().isEmpty() ? "" : " -> " + result);
        if (operation.exceptions().isEmpty()) {
            return values;
        }
        return TEXTS.text(operation.throwEvery() == 0 ? "payload.throws" : "payload.throws.every", values,
                operation.exceptions().stream().map(words).collect(Collectors.joining(", ")),
                Integer.toString(operation.throwEvery()));
    }

    private static String detail(Shape shape, Set<String> explained) {
        return switch (shape) {
            case Shape.Struct struct when explained.add(struct.name()) -> struct.name() + struct.fields().stream()
                    .map(field -> field.name() + ": " + detail(field.shape(), explained))
                    .collect(Collectors.joining(", ", "(", ")"));
            case Shape.Union union when explained.add(union.name()) -> union.name() + union.cases().stream()
                    .map(one -> one.name() + ": " + detail(one.shape(), explained))
                    .collect(Collectors.joining(" | ", "(", ")"));
            default -> describe(shape, part -> detail(part, explained));
        };
    }

    /** A shape in a few words. */
    public static String describe(Shape shape) {
        return describe(shape, Payload::describe);
    }

    /** @param words what is said of the parts of a shape without a name */
    private static String describe(Shape shape, Function<Shape, String> words) {
        return switch (shape) {
            case Shape.Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Text text -> TEXTS.text(text.repertoire() == Shape.Repertoire.LATIN1 ? "payload.string" : "payload.unicode",
                    text.length().toString());
            case Shape.Bytes bytes -> TEXTS.text("payload.bytes", bytes.length().toString());
            case Shape.Enumeration enumeration -> enumeration.name();
            case Shape.Struct struct -> struct.name();
            case Shape.Union union -> union.name();
            case Shape.Timestamp timestamp -> TEXTS.text("payload.timestamp");
            case Shape.Decimal decimal -> TEXTS.text("payload.decimal", decimal.digits(), decimal.scale());
            case Shape.OptionalValue optional -> words.apply(optional.value()) + "?";
            case Shape.Sequence sequence -> words.apply(sequence.element()) + "[" + sequence.length() + "]";
            case Shape.Mapping mapping -> map(words.apply(mapping.key()), words.apply(mapping.value()), mapping.length());
        };
    }

    /**
     * A map in a few words.
     *
     * @param key   what its keys are, in a few words
     * @param value what its values are
     */
    public static String map(String key, String value, Length length) {
        return TEXTS.text("payload.map", key, value, length.toString());
    }
}
