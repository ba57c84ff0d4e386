// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.text.Texts;

/**
 * Describes payloads for people. Examples are {@code string 64}, {@code Data2[4]}, {@code Order, lines: Line[50]},
 * {@code (int, double) -> string 1..9}, {@code int -> Account throws NotFound, 1 call of 10}.
 */
public final class Payload {
    private static final Texts TEXTS = Texts.of(Payload.class);
    /** So many lengths within named types are said in a few words. */
    private static final int MOST_LENGTHS = 2;
    private static final String MORE = "\u2026";

    private Payload() {
    }

    /** Whether a call of an operation carries no values and throws nothing. */
    public static boolean isEmpty(Operation operation) {
        return operation.parameters().isEmpty() && operation.result().isEmpty() && operation.exceptions().isEmpty();
    }

    /**
     * The payload of one operation in a few words; {@code void} when the call carries no values. Behind them stand the lengths of lists and
     * maps that the names of types hide, since payloads of one name may differ in them; of texts and bytes where nothing else has a length.
     */
    public static String describe(Operation operation) {
        List<Shape> carried = Stream.concat(operation.parameters().stream().map(Operation.Parameter::shape), operation.result().stream()).toList();
        List<String> lengths = lengths(carried, Payload::hasElements);
        if (lengths.isEmpty() && carried.stream().noneMatch(shape -> hasElements(shape) || hasUnits(shape))) {
            lengths = lengths(carried, Payload::hasUnits);
        }
        Stream<String> said = Stream.concat(lengths.stream().limit(MOST_LENGTHS), lengths.size() > MOST_LENGTHS ? Stream.of(MORE) : Stream.of());
        return describe(operation, Payload::describe, said.map(length -> ", " + length).collect(Collectors.joining()));
    }

    /** The fields within named types that are of some kind, each once. */
    private static List<String> lengths(List<Shape> shapes, Predicate<Shape> kind) {
        Set<String> lengths = new LinkedHashSet<>();
        Set<String> known = new HashSet<>();
        shapes.forEach(shape -> lengths(shape, kind, known, lengths));
        return List.copyOf(lengths);
    }

    private static void lengths(Shape shape, Predicate<Shape> kind, Set<String> known, Set<String> lengths) {
        List<Shape.Field> fields = switch (shape) {
            case Shape.Struct struct when known.add(struct.name()) -> struct.fields();
            case Shape.Union union when known.add(union.name()) -> union.cases();
            case Shape.Struct struct -> List.of();
            case Shape.Union union -> List.of();
            default -> {
                shape.parts().forEach(part -> lengths(part, kind, known, lengths));
                yield List.of();
            }
        };
        fields.stream().filter(field -> kind.test(field.shape())).forEach(field -> lengths.add(field.name() + ": " + describe(field.shape())));
        fields.forEach(field -> lengths(field.shape(), kind, known, lengths));
    }

    private static boolean hasElements(Shape shape) {
        return shape instanceof Shape.Sequence || shape instanceof Shape.Mapping
                || shape instanceof Shape.OptionalValue optional && hasElements(optional.value());
    }

    private static boolean hasUnits(Shape shape) {
        return shape instanceof Text || shape instanceof Shape.Bytes || shape instanceof Shape.OptionalValue optional && hasUnits(optional.value());
    }

    /**
     * The payload of one operation with all that decides its size. The fields of each struct stand behind its name where
     * it first occurs, such as {@code Order(customer: string 30, lines: Line(price: double)[20])}.
     */
    public static String detail(Operation operation) {
        return describe(operation, Payload::detail, "");
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

    /** @param lengths behind the values */
    private static String describe(Operation operation, Function<Shape, String> words, String lengths) {
        String arguments = operation.parameters().stream().map(parameter -> words.apply(parameter.shape()))
                .collect(Collectors.joining(", "));
        String result = result(operation, words);
        String values = (arguments.isEmpty() || arguments.equals(result) ? result
                : (operation.parameters().size() > 1 ? "(" + arguments + ")" : arguments)
                        + (operation.result().isEmpty() ? "" : " -> " + result)) + lengths;
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
