// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.shapes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Timestamp;
import org.roundtrip.model.Shape.Union;

/** Shapes, operations and contracts to test with. */
public final class Shapes {
    /** An enumeration with words of Java among its constants. */
    public static final Enumeration COLOUR = new Enumeration("Colour", List.of("red", "green", "class", "values"));
    /** The primitives that every provider carries. */
    public static final List<Primitive> COMMON = List.of(Primitive.BOOLEAN, Primitive.BYTE, Primitive.SHORT, Primitive.INT,
            Primitive.LONG, Primitive.FLOAT, Primitive.DOUBLE);
    /** A short text of Latin-1. */
    public static final Text WORD = new Text(new Length(0, 20), Repertoire.LATIN1);
    /** A short text of any Unicode. */
    public static final Text GLYPHS = new Text(new Length(0, 20), Repertoire.UNICODE);

    private Shapes() {
    }

    /** A contract with these operations. */
    public static Contract contract(Operation... operations) {
        return new Contract("Trial", List.of(operations));
    }

    /** An operation that returns its argument. */
    public static Operation echo(String name, Shape shape) {
        return new Operation(name, List.of(new Parameter("value", shape)), Optional.of(shape), Behaviour.ECHO);
    }

    /** An operation without arguments that returns values of a shape. */
    public static Operation generate(String name, Shape result) {
        return new Operation(name, List.of(), Optional.of(result), Behaviour.GENERATE);
    }

    /** An operation that returns its text in capitals. */
    public static Operation upperCase(String name, Behaviour behaviour, Text text) {
        return new Operation(name, List.of(new Parameter("text", text)), Optional.of(text), behaviour);
    }

    /** An operation that takes values of these shapes, named p0 and so on, and returns nothing. */
    public static Operation nothing(String name, Shape... shapes) {
        return new Operation(name, IntStream.range(0, shapes.length)
                .mapToObj(i -> new Parameter("p" + i, shapes[i])).toList(), Optional.empty(), Behaviour.NOTHING);
    }

    /** The same without an answer. */
    public static Operation oneWay(String name, Shape... shapes) {
        return new Operation(name, nothing(name, shapes).parameters(), Optional.empty(), List.of(), Behaviour.NOTHING, true);
    }

    /** An operation without arguments that throws an exception. */
    public static Operation thrower(String name, Struct exception) {
        return new Operation(name, List.of(), Optional.empty(), List.of(exception), Behaviour.THROW);
    }

    /** A struct. @param namesAndShapes the name of a field, its shape, the name of the next field, and so on */
    public static Struct struct(String name, Object... namesAndShapes) {
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < namesAndShapes.length; i += 2) {
            fields.add(new Field((String) namesAndShapes[i], (Shape) namesAndShapes[i + 1]));
        }
        return new Struct(name, fields);
    }

    /** A struct with this many fields of all primitives in turn. */
    public static Struct wide(String name, int fields) {
        return new Struct(name, IntStream.range(0, fields)
                .mapToObj(i -> new Field("f" + i, COMMON.get(i % COMMON.size()))).toList());
    }

    /** A sequence of {@code min} to {@code max} elements. */
    public static Sequence list(Shape element, int min, int max) {
        return new Sequence(element, new Length(min, max));
    }

    /** One operation for each kind of shape that not every provider carries, and some in which they hold each other. */
    public static Contract later() {
        Timestamp instant = new Timestamp();
        Shape entry = struct("Entry", "letter", Primitive.CHAR, "when", instant, "price", new Decimal(9, 2));
        Union union = new Union("Either", List.of(new Field("number", Primitive.LONG), new Field("text", GLYPHS),
                new Field("class", list(entry, 0, 2)), new Field("EitherCase", new OptionalValue(Primitive.INT)),
                new Field("Either", instant), new Field("map", map(Primitive.INT, new OptionalValue(WORD), 3))));
        List<Operation> operations = new ArrayList<>(List.of(echo("union", union), generate("unions", list(union, 0, 5)),
                echo("maybeUnion", new OptionalValue(union)), echo("table", map(GLYPHS, list(list(union, 0, 2), 0, 2), 9)),
                echo("maps", list(map(Primitive.LONG, map(WORD, entry, 3), 4), 0, 3)),
                echo("maybeMap", new OptionalValue(map(Primitive.INT, Primitive.BYTE, 5))),
                echo("maybeList", new OptionalValue(list(new OptionalValue(Primitive.DOUBLE), 0, 3)))));
        List<Shape> leaves = new ArrayList<>(List.of(Primitive.values()));
        leaves.addAll(List.of(instant, new Decimal(1, 1), new Decimal(18, 0), new Decimal(31, 31), WORD, GLYPHS, COLOUR,
                new Bytes(new Length(0, 9)), entry));
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < leaves.size(); i++) {
            Shape leaf = leaves.get(i);
            operations.add(echo("leaf" + i, leaf));
            operations.add(generate("list" + i, list(leaf, 0, 5)));
            operations.add(echo("grid" + i, list(list(leaf, 0, 3), 0, 3)));
            operations.add(echo("maybe" + i, new OptionalValue(leaf)));
            operations.add(generate("maybes" + i, list(new OptionalValue(leaf), 0, 5)));
            operations.add(echo("map" + i, map(i % 2 == 0 ? Primitive.INT : WORD, leaf, 5)));
            fields.add(new Field("leaf" + i, leaf));
            fields.add(new Field("maybe" + i, new OptionalValue(leaf)));
        }
        operations.add(echo("row", new Struct("Row", fields)));
        return new Contract("Later", operations);
    }

    /** A map of up to {@code most} entries. */
    public static Mapping map(Shape key, Shape value, int most) {
        return new Mapping(key, value, new Length(0, most));
    }

    /** Structs within structs. */
    public static Shape deep(int levels) {
        Shape shape = Primitive.INT;
        for (int i = levels; i > 0; i--) {
            shape = struct("Level" + i, "inner", shape, "mark", Primitive.SHORT);
        }
        return shape;
    }

    /** One operation for each kind of shape and each behaviour. */
    public static Contract everything() {
        List<Operation> operations = new ArrayList<>();
        operations.add(nothing("ping"));
        operations.add(nothing("take", Primitive.DOUBLE, WORD, COLOUR, new Sequence(Primitive.INT, Length.of(3))));
        for (Primitive primitive : COMMON) {
            String name = primitive.name().toLowerCase(Locale.ROOT);
            operations.add(echo("echo_" + name, primitive));
            operations.add(echo(name, new Sequence(primitive, new Length(0, 9))));
            Shape row = new Sequence(primitive, new Length(0, 3));
            operations.add(generate("matrix_" + name, new Sequence(row, Length.of(4))));
            if (primitive != Primitive.BOOLEAN) {
                operations.add(new Operation("twice_" + name, List.of(new Parameter("x", primitive)),
                        Optional.of(primitive), Behaviour.MULTIPLY_BY_TWO));
            }
        }
        operations.add(echo("glyphs", GLYPHS));
        operations.add(echo("octets", new Bytes(new Length(0, 40))));
        operations.add(echo("colour", COLOUR));
        operations.add(echo("colours", new Sequence(COLOUR, new Length(0, 5))));
        operations.add(generate("texts", new Sequence(GLYPHS, Length.of(5))));
        operations.add(generate("octetss", new Sequence(new Bytes(Length.of(7)), Length.of(5))));
        operations.add(echo("empty", new Sequence(struct("Empty"), new Length(0, 3))));
        operations.add(echo("mixed", struct("Mixed", "a", Primitive.BYTE, "b", COLOUR, "c",
                new Sequence(struct("Part", "x", GLYPHS, "y", new Bytes(Length.of(0)), "z", struct("Empty")),
                        new Length(0, 4)), "d", Primitive.BOOLEAN, "e", Primitive.FLOAT)));
        operations.add(generate("wide", wide("Wide", 1000)));
        operations.add(echo("deep", deep(100)));
        operations.add(upperCase("upper", Behaviour.UPPER_CASE, GLYPHS));
        operations.add(upperCase("count", Behaviour.COUNT_AND_UPPER_CASE, WORD));
        return new Contract("Everything", operations);
    }

    /** Names that are words of Java, of its library or of the glue. */
    public static Contract awkward() {
        Struct object = struct("Object", "class", Primitive.INT, "class_", Primitive.LONG, "hashCode", Primitive.INT,
                "serialVersionUID", Primitive.LONG, "java", WORD, "this", struct("String", "length", Primitive.INT));
        Struct java = struct("java", "payload", struct("payload", "Object", object), "generated", WORD, "new", COLOUR);
        Struct record = struct("record", "x", java, "x_", Primitive.INT, "v", Primitive.INT, "d", Primitive.INT);
        Enumeration values = new Enumeration("enum", List.of("name", "ordinal", "valueOf", "enum", "enum_"));
        List<Operation> operations = new ArrayList<>();
        for (String name : List.of("class", "Object", "String", "generated", "Native", "Behaviours", "record", "wait",
                "hashCode", "getClass", "notify", "toString", "equals", "finalize", "clone", "restart", "call",
                "prepare", "digestResult", "stub", "result", "connection", "in", "out", "new", "int_", "int", "seed",
                "pool", "arrivals", "operation", "dispatch", "close", "yield", "var", "Trial")) {
            operations.add(echo(name, record));
        }
        operations.add(generate("generate", new Sequence(values, Length.of(2))));
        operations.add(nothing("nothing", struct("Native", "Native", values), struct("Behaviours"), struct("Digest")));
        return new Contract("String", operations);
    }

    /** Rows with fields of all kinds, lists of them, large values, and names that Java has itself. */
    public static Contract rows() {
        Enumeration colour = new Enumeration("Colour", List.of("red", "green", "blue"));
        Text latin1 = new Text(new Length(0, 200), Repertoire.LATIN1);
        Text unicode = new Text(new Length(0, 200), Repertoire.UNICODE);
        List<Field> fields = new ArrayList<>();
        for (Primitive primitive : COMMON) {
            fields.add(new Field(primitive.name().toLowerCase(Locale.ROOT), primitive));
            fields.add(new Field("all_" + primitive, new Sequence(primitive, new Length(0, 5))));
        }
        fields.add(new Field("latin1", latin1));
        fields.add(new Field("unicode", unicode));
        fields.add(new Field("octets", new Bytes(new Length(0, 50))));
        fields.add(new Field("colour", colour));
        Struct row = new Struct("Row", fields);
        return new Contract("Trial", List.of(
                new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING),
                echo("row", row),
                echo("rows", new Sequence(new Sequence(row, new Length(0, 3)), new Length(0, 3))),
                echo("colours", new Sequence(colour, Length.of(3))),
                echo("none", new Sequence(Primitive.INT, Length.of(0))),
                echo("large", new Sequence(Primitive.DOUBLE, Length.of(100_000))),
                echo("text", new Text(Length.of(1 << 20), Repertoire.UNICODE)),
                new Operation("toString", List.of(new Parameter("class", latin1)), Optional.of(latin1),
                        Behaviour.COUNT_AND_UPPER_CASE),
                new Operation("many", List.of(new Parameter("a", Primitive.LONG), new Parameter("b", unicode)),
                        Optional.of(row), Behaviour.GENERATE)));
    }

    /** Returns a contract that depends on the seed alone. */
    public static Contract random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] structs = {0};
        List<Operation> operations = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            Shape shape = random(random, 4, structs);
            operations.add(switch (random.nextInt(3)) {
                case 0 -> echo("op" + i, shape);
                case 1 -> generate("op" + i, shape);
                default -> nothing("op" + i, shape, random(random, 2, structs), random(random, 1, structs));
            });
        }
        return new Contract("Random", operations);
    }

    private static Shape random(SplittableRandom random, int depth, int[] structs) {
        int least = random.nextInt(4);
        Length length = new Length(least, least + random.nextInt(4));
        return switch (random.nextInt(depth > 0 ? 12 : 8)) {
            case 0, 1, 2, 3 -> COMMON.get(random.nextInt(7));
            case 4 -> new Text(length, Repertoire.LATIN1);
            case 5 -> new Text(length, Repertoire.UNICODE);
            case 6 -> new Bytes(length);
            case 7 -> COLOUR;
            case 8, 9 -> new Sequence(random(random, depth - 1, structs), length);
            default -> {
                int number = structs[0]++;
                List<Field> fields = new ArrayList<>();
                for (int i = random.nextInt(5); i > 0; i--) {
                    fields.add(new Field("f" + i, random(random, depth - 1, structs)));
                }
                yield new Struct("S" + number, fields);
            }
        };
    }
}
