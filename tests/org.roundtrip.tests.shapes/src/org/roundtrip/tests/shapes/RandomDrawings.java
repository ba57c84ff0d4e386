// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.shapes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Struct;

/** Random payloads whose types all have names of their own, and none that a language reserves. */
public final class RandomDrawings {
    private int types;

    private RandomDrawings() {
    }

    /** Any payload. */
    public static Arbitrary<Drawing> any() {
        return shapes(4).map(shape -> Drawing.of("Random", new RandomDrawings().named(shape)));
    }

    /** Payloads that are structs. */
    public static Arbitrary<Drawing> structs() {
        return struct(4).map(shape -> Drawing.of("Random", new RandomDrawings().named(shape)));
    }

    /** Many short payloads at once, for languages whose parser is a process; names are given once in all of them. */
    public static Arbitrary<List<Shape>> batches(int size) {
        return shapes(4).list().ofSize(size).map(shapes -> {
            RandomDrawings drawings = new RandomDrawings();
            return shapes.stream().map(RandomDrawings::shortened).map(drawings::named).toList();
        });
    }

    private static Arbitrary<Shape> shapes(int depth) {
        Arbitrary<Shape> leaves = Arbitraries.oneOf(Arbitraries.of(Primitive.values()), Arbitraries.just(new Shape.Timestamp()),
                Combinators.combine(Arbitraries.integers().between(1, 20), Arbitraries.integers().between(0, 11))
                        .as((before, behind) -> new Shape.Decimal(before + behind, behind)),
                Combinators.combine(lengths(), Arbitraries.of(Repertoire.values())).as(Shape.Text::new),
                lengths().map(Shape.Bytes::new), Arbitraries.integers().between(1, 4).map(count -> new Enumeration("E",
                        IntStream.range(0, count).mapToObj(i -> "CONSTANT" + i).toList())));
        return depth == 0 ? leaves : Arbitraries.oneOf(leaves, struct(depth),
                Combinators.combine(Arbitraries.lazy(() -> shapes(depth - 1)), lengths()).as(Shape.Sequence::new),
                Combinators.combine(keys(), Arbitraries.lazy(() -> shapes(depth - 1)), lengths()).as(Shape.Mapping::new),
                Arbitraries.lazy(() -> shapes(depth - 1)).map(shape -> shape instanceof Shape.OptionalValue ? shape
                        : new Shape.OptionalValue(shape)),
                Arbitraries.lazy(() -> shapes(depth - 1)).list().ofMinSize(1).ofMaxSize(4)
                        .map(shapes -> new Shape.Union("U", fields("case", shapes))));
    }

    private static Arbitrary<Shape> keys() {
        return Arbitraries.of(Primitive.INT, Primitive.LONG, new Shape.Text(new Length(8, 20), Repertoire.LATIN1),
                new Shape.Text(Length.of(12), Repertoire.UNICODE));
    }

    private static List<Field> fields(String name, List<Shape> shapes) {
        return IntStream.range(0, shapes.size()).mapToObj(i -> new Field(name + i, shapes.get(i))).toList();
    }

    private static Arbitrary<Shape> struct(int depth) {
        return Arbitraries.lazy(() -> shapes(depth - 1)).list().ofMaxSize(5)
                .map(fields -> new Struct("S", fields("field", fields)));
    }

    private static Arbitrary<Length> lengths() {
        return Combinators.combine(Arbitraries.integers().between(0, 1000), Arbitraries.integers().between(0, 1000))
                .as((least, more) -> new Length(least, least + more));
    }

    /** Gives each struct, union and enum a name of its own. */
    private Shape named(Shape shape) {
        return switch (shape) {
            case Struct struct -> {
                String name = "Struct" + ++types;
                yield new Struct(name, each(struct.fields(), this::named));
            }
            case Shape.Union union -> {
                String name = "Union" + ++types;
                yield new Shape.Union(name, each(union.cases(), this::named));
            }
            case Enumeration enumeration -> new Enumeration("Enum" + ++types, enumeration.constants());
            default -> inside(shape, this::named);
        };
    }

    /** Returns the fields with a change to each shape, in their order. */
    private static List<Field> each(List<Field> fields, UnaryOperator<Shape> change) {
        List<Field> changed = new ArrayList<>();
        fields.forEach(field -> changed.add(new Field(field.name(), change.apply(field.shape()))));
        return changed;
    }

    /** Returns the shape with a change to those within it. */
    public static Shape inside(Shape shape, UnaryOperator<Shape> change) {
        return switch (shape) {
            case Struct struct -> new Struct(struct.name(), each(struct.fields(), change));
            case Shape.Union union -> new Shape.Union(union.name(), each(union.cases(), change));
            case Shape.Sequence sequence -> new Shape.Sequence(change.apply(sequence.element()), sequence.length());
            case Shape.OptionalValue optional -> new Shape.OptionalValue(change.apply(optional.value()));
            case Shape.Mapping mapping -> new Shape.Mapping(change.apply(mapping.key()), change.apply(mapping.value()), mapping.length());
            default -> shape;
        };
    }

    /** Returns the payload with short texts and lists. */
    public static Shape shortened(Shape shape) {
        return switch (shape) {
            case Shape.Text text -> new Shape.Text(new Length(1, 9), text.repertoire());
            case Shape.Bytes bytes -> new Shape.Bytes(new Length(0, 9));
            case Shape.Sequence sequence -> new Shape.Sequence(shortened(sequence.element()), new Length(1, 3));
            case Shape.Mapping mapping -> new Shape.Mapping(shortened(mapping.key()), shortened(mapping.value()), Length.of(2));
            default -> inside(shape, RandomDrawings::shortened);
        };
    }

    /** Returns the payload with each length and repertoire replaced by what a language without them comes back with. */
    public static Shape withoutLengths(Shape shape) {
        return switch (shape) {
            case Shape.Text text -> new Shape.Text(Length.of(16), Repertoire.LATIN1);
            case Shape.Bytes bytes -> new Shape.Bytes(Length.of(16));
            case Shape.Decimal decimal -> new Shape.Decimal(18, 2);
            case Shape.Sequence sequence -> new Shape.Sequence(withoutLengths(sequence.element()), Length.of(4));
            case Shape.Mapping mapping -> new Shape.Mapping(withoutLengths(mapping.key()), withoutLengths(mapping.value()), Length.of(4));
            default -> inside(shape, RandomDrawings::withoutLengths);
        };
    }
}
