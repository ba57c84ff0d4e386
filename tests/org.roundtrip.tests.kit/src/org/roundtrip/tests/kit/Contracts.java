// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Work;

/**
 * The contracts that every provider is tried with. Those of {@link ShapeGroup} use no name twice, so that they can be
 * joined to one.
 */
final class Contracts {
    private static final int MIB = 1 << 20;
    /** The primitives that every provider carries. */
    private static final List<Primitive> COMMON = List.of(Primitive.BOOLEAN, Primitive.BYTE, Primitive.SHORT, Primitive.INT,
            Primitive.LONG, Primitive.FLOAT, Primitive.DOUBLE);
    private static final Length SOME = new Length(0, 9);
    /** How often operations throw that do so at some calls. */
    static final int THROW_EVERY = 3;
    private static final Enumeration COLOUR = new Enumeration("Colour", List.of("red", "green", "blue"));

    private Contracts() {
    }

    /** Three operations that every provider can carry, for everything that is not about shapes. */
    static Contract small() {
        return new Contract("Small", List.of(nothing("ping"), echo("text", latin1(Length.of(64))),
                generate("number", Primitive.LONG)));
    }

    /** Every kind of shape as argument, result, field and element, and every behaviour. */
    static Contract kinds() {
        List<Operation> operations = new ArrayList<>();
        List<Shape> leaves = new ArrayList<>(COMMON);
        leaves.addAll(List.of(latin1(SOME), unicode(SOME), new Bytes(SOME), COLOUR));
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < leaves.size(); i++) {
            Shape leaf = leaves.get(i);
            operations.add(echo("echo" + i, leaf));
            operations.add(generate("list" + i, new Sequence(leaf, SOME)));
            operations.add(echo("grid" + i, new Sequence(new Sequence(leaf, new Length(0, 3)), new Length(0, 3))));
            fields.add(new Field("leaf" + i, leaf));
            fields.add(new Field("list" + i, new Sequence(leaf, new Length(0, 3))));
            if (leaf instanceof Primitive number && number != Primitive.BOOLEAN) {
                operations.add(new Operation("twice_" + number.name().toLowerCase(Locale.ROOT),
                        List.of(new Parameter("number", number)), Optional.of(number), Behaviour.MULTIPLY_BY_TWO));
            }
        }
        Struct row = new Struct("Row", fields);
        Struct table = new Struct("Table", List.of(new Field("first", row), new Field("rows", new Sequence(row, SOME)),
                new Field("colour", COLOUR), new Field("page", new Struct("Page", List.of(new Field("row", row))))));
        operations.add(echo("row", row));
        operations.add(echo("table", table));
        operations.add(generate("tables", new Sequence(table, new Length(0, 2))));
        operations.add(echo("hollow", new Struct("Hollow", List.of())));
        operations.add(nothing("ping"));
        operations.add(nothing("many", Primitive.LONG, row, latin1(SOME), new Sequence(row, SOME), COLOUR, Primitive.BYTE));
        operations.add(text("upper", Behaviour.UPPER_CASE, unicode(SOME)));
        operations.add(text("count", Behaviour.COUNT_AND_UPPER_CASE, latin1(SOME)));
        return new Contract("Kinds", operations);
    }

    /** A kind of shape that not every provider carries, as argument, result, field and element of all that every one does. */
    static Contract kind(ShapeKind kind) {
        if (kind == ShapeKind.EXCEPTION) {
            return exceptions();
        }
        if (kind == ShapeKind.ONE_WAY) {
            return oneWay();
        }
        List<Operation> operations = new ArrayList<>();
        List<Shape> shapes = shapes(kind);
        List<Field> fields = new ArrayList<>();
        String name = kind.name().toLowerCase(Locale.ROOT);
        for (int i = 0; i < shapes.size(); i++) {
            Shape shape = shapes.get(i);
            operations.add(echo(name + i, shape));
            operations.add(generate(name + "List" + i, new Sequence(shape, SOME)));
            fields.add(new Field("one" + i, shape));
            fields.add(new Field("few" + i, new Sequence(shape, new Length(0, 3))));
        }
        Struct row = new Struct("Row" + name, fields);
        operations.add(echo(name + "Row", row));
        operations.add(echo(name + "Grid", new Sequence(new Sequence(shapes.getFirst(), new Length(0, 3)), new Length(0, 3))));
        operations.add(generate(name + "Rows", new Sequence(row, new Length(0, 3))));
        operations.add(nothing(name + "Many", Primitive.LONG, shapes.getFirst(), latin1(SOME), shapes.getLast(), row));
        return new Contract("Later", operations);
    }

    /** Operations that are not answered. */
    private static Contract oneWay() {
        Struct pair = new Struct("PairSent", List.of(new Field("number", Primitive.DOUBLE), new Field("text", unicode(SOME))));
        return new Contract("OneWay", Stream.of(nothing("tell"), nothing("tellPair", pair),
                nothing("tellMany", Primitive.LONG, latin1(SOME), new Sequence(pair, SOME), COLOUR, new Bytes(SOME)))
                .map(told -> new Operation(told.name(), told.parameters(), Optional.empty(), List.of(), Behaviour.NOTHING, true))
                .toList());
    }

    /** Exceptions that are thrown, and some that are only declared, with fields that exceptions have anyway. */
    private static Contract exceptions() {
        Struct pair = new Struct("PairThrown", List.of(new Field("number", Primitive.DOUBLE), new Field("text", unicode(SOME))));
        List<Field> fields = new ArrayList<>();
        List<Shape> shapes = new ArrayList<>(COMMON);
        shapes.addAll(List.of(latin1(SOME), unicode(SOME), new Bytes(SOME), COLOUR, pair, new Sequence(Primitive.INT, SOME),
                new Sequence(pair, new Length(0, 3))));
        for (int i = 0; i < shapes.size(); i++) {
            fields.add(new Field("field" + i, shapes.get(i)));
        }
        Struct plain = new Struct("Plain", List.of(new Field("reason", latin1(SOME)), new Field("code", Primitive.INT)));
        Struct full = new Struct("Full", fields);
        Struct inherited = new Struct("Exception", List.of(new Field("message", Primitive.INT), new Field("cause", Primitive.SHORT),
                new Field("stackTrace", latin1(SOME)), new Field("faultCode", Primitive.LONG), new Field("detail", unicode(SOME)),
                new Field("class", Primitive.INT), new Field("id", Primitive.INT)));
        return new Contract("Throws", List.of(
                thrower("throwPlain", Optional.empty(), List.of(plain), latin1(SOME)),
                thrower("throwFull", Optional.of(Primitive.INT), List.of(full, plain)),
                thrower("throwInherited", Optional.of(pair), List.of(inherited), pair, Primitive.LONG),
                new Operation("echoOrThrow", List.of(new Parameter("value", pair)), Optional.of(pair), List.of(plain, full),
                        Behaviour.ECHO),
                new Operation("listOrThrow", List.of(), Optional.of(new Sequence(unicode(SOME), SOME)), List.of(inherited),
                        Behaviour.GENERATE),
                new Operation("nothingOrThrow", List.of(), Optional.empty(), List.of(plain), Behaviour.NOTHING),
                atTimes(text("countOrThird", Behaviour.COUNT_AND_UPPER_CASE, latin1(SOME)), plain),
                atTimes(echo("echoOrThird", pair), full, plain), atTimes(generate("listOrThird", new Sequence(pair, SOME)), inherited),
                atTimes(nothing("nothingOrThird", Primitive.LONG, latin1(SOME)), plain)));
    }

    /** The same operation, whose servant throws the first of these exceptions at each third call. */
    private static Operation atTimes(Operation usual, Struct... exceptions) {
        return new Operation(usual.name(), usual.parameters(), usual.result(), List.of(exceptions), usual.behaviour(), false, Work.NONE,
                THROW_EVERY);
    }

    private static Operation thrower(String name, Optional<Shape> result, List<Struct> exceptions, Shape... shapes) {
        return new Operation(name, nothing(name, shapes).parameters(), result, exceptions, Behaviour.THROW);
    }

    private static List<Shape> shapes(ShapeKind kind) {
        Struct pair = new Struct("Pair" + kind.name().toLowerCase(Locale.ROOT),
                List.of(new Field("number", Primitive.DOUBLE), new Field("text", unicode(SOME))));
        return switch (kind) {
            case EXCEPTION, ONE_WAY -> throw new IllegalArgumentException(kind + " is not a shape of values");
            case CHAR -> List.of(Primitive.CHAR);
            case TIMESTAMP -> List.of(new Shape.Timestamp());
            case DECIMAL -> Stream.of(1, 2, 9, 10, 18, 19, 30, 31).<Shape>map(digits -> new Shape.Decimal(digits, digits / 3))
                    .toList();
            case OPTIONAL -> Stream.concat(COMMON.stream(), Stream.of(latin1(SOME), unicode(SOME), new Bytes(SOME), COLOUR, pair,
                    new Sequence(Primitive.INT, SOME), new Sequence(pair, SOME))).<Shape>map(Shape.OptionalValue::new).toList();
            case MAP -> List.of(new Shape.Mapping(Primitive.INT, Primitive.SHORT, SOME),
                    new Shape.Mapping(Primitive.LONG, unicode(SOME), SOME), new Shape.Mapping(latin1(SOME), pair, SOME),
                    new Shape.Mapping(unicode(SOME), new Bytes(SOME), SOME), new Shape.Mapping(latin1(SOME), COLOUR, SOME),
                    new Shape.Mapping(Primitive.INT, new Sequence(latin1(SOME), SOME), SOME),
                    new Shape.Mapping(Primitive.INT, new Shape.Mapping(Primitive.INT, Primitive.DOUBLE, SOME), SOME));
            case UNION -> List.of(new Shape.Union("Any", IntStream.range(0, COMMON.size())
                    .mapToObj(i -> new Field("case" + i, COMMON.get(i))).toList()),
                    new Shape.Union("Either", List.of(new Field("pair", pair), new Field("text", latin1(SOME)),
                            new Field("octets", new Bytes(SOME)), new Field("colour", COLOUR),
                            new Field("pairs", new Sequence(pair, SOME)), new Field("again", latin1(SOME)))));
        };
    }

    /** One operation with every kind of shape. */
    static Contract table() {
        return new Contract("Tables", List.of(kinds().operation("table")));
    }

    /** Calls without values, large values, and deeply nested values. */
    static Contract sizes() {
        Struct point = new Struct("Point", List.of(new Field("x", Primitive.DOUBLE), new Field("name", latin1(SOME))));
        Shape deep = Primitive.INT;
        for (int i = 99; i >= 0; i--) {
            deep = new Struct("Level" + i, List.of(new Field("inner", deep), new Field("mark", Primitive.SHORT)));
        }
        Shape cubes = Primitive.BYTE;
        for (int i = 0; i < 8; i++) {
            cubes = new Sequence(cubes, new Length(0, 2));
        }
        return new Contract("Sizes", List.of(
                echo("noInts", new Sequence(Primitive.INT, Length.of(0))),
                echo("noPoints", new Sequence(point, Length.of(0))),
                echo("noTexts", new Sequence(unicode(SOME), Length.of(0))),
                echo("emptyText", latin1(Length.of(0))),
                echo("emptyUnicode", unicode(Length.of(0))),
                echo("emptyBytes", new Bytes(Length.of(0))),
                generate("ints", new Sequence(Primitive.INT, Length.of(20_000))),
                echo("doubles", new Sequence(Primitive.DOUBLE, Length.of(5_000))),
                echo("points", new Sequence(point, Length.of(2_000))),
                echo("texts", new Sequence(unicode(new Length(0, 20)), Length.of(2_000))),
                echo("longText", latin1(Length.of(MIB))),
                echo("longUnicode", unicode(Length.of(MIB))),
                echo("longBytes", new Bytes(Length.of(MIB))),
                echo("deep", deep),
                echo("cubes", cubes),
                generate("wide", new Struct("Wide", IntStream.range(0, 600)
                        .mapToObj(i -> new Field("f" + i, COMMON.get(i % 7))).toList()))));
    }

    /** Names that are reserved words in Java, IDL or XML, or used by the generated code. */
    static Contract names() {
        List<Operation> operations = new ArrayList<>();
        Enumeration value = new Enumeration("value", List.of("value", "class", "module", "ordinal", "enum"));
        for (String word : List.of("String", "Object", "java", "org", "payload", "interface", "module", "sequence", "Holder",
                "NameHelper", "record", "xml", "Envelope", "type", "Array", "Stub", "Native", "Behaviours")) {
            Struct struct = new Struct(word, List.of(new Field("class", Primitive.INT), new Field("serialVersionUID", value),
                    new Field("module", Primitive.LONG), new Field("hashCode", latin1(SOME)), new Field("href", Primitive.INT),
                    new Field("id", Primitive.SHORT), new Field("length", Primitive.INT), new Field("in", value)));
            operations.add(echo(word, struct));
        }
        for (String word : List.of("hashCode", "toString", "wait", "clone", "yield", "new", "call", "in", "stub", "Names",
                "getClass", "equals", "return", "fault", "body")) {
            operations.add(new Operation(word, List.of(new Parameter("this", Primitive.INT), new Parameter("in", Primitive.INT),
                    new Parameter("out", value)), Optional.of(value), Behaviour.GENERATE));
        }
        return new Contract("names", operations);
    }

    /** Shapes that depend on nothing but the seed. */
    static Contract random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] structs = {0};
        String mark = seed + "_";
        List<Operation> operations = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Shape shape = random(random, 5, mark, structs);
            String name = "op" + mark + i;
            operations.add(switch (random.nextInt(3)) {
                case 0 -> echo(name, shape);
                case 1 -> generate(name, shape);
                default -> nothing(name, shape, random(random, 3, mark, structs), random(random, 1, mark, structs));
            });
        }
        return new Contract("Random", operations);
    }

    /** A shape with one more level of nesting than allowed. */
    static Contract tooDeep() {
        Shape deep = Primitive.INT;
        for (int i = 100; i >= 0; i--) {
            deep = new Struct("Level" + i, List.of(new Field("inner", deep)));
        }
        return new Contract("TooDeep", List.of(nothing("ping"), echo("deep", deep)));
    }

    /** A shape larger than allowed. */
    static Contract tooLarge() {
        return new Contract("TooLarge", List.of(nothing("ping"),
                generate("large", new Sequence(new Bytes(Length.of(MIB)), new Length(0, 65)))));
    }

    private static Shape random(SplittableRandom random, int depth, String mark, int[] structs) {
        int least = random.nextInt(4);
        Length length = new Length(least, least + random.nextInt(4));
        return switch (random.nextInt(depth > 0 ? 14 : 8)) {
            case 0, 1, 2, 3 -> COMMON.get(random.nextInt(7));
            case 4 -> latin1(length);
            case 5 -> unicode(length);
            case 6 -> new Bytes(length);
            case 7 -> COLOUR;
            case 8, 9, 10 -> new Sequence(random(random, depth - 1, mark, structs), length);
            default -> {
                int number = structs[0]++;
                List<Field> fields = new ArrayList<>();
                for (int i = 1 + random.nextInt(5); i > 0; i--) {
                    fields.add(new Field("f" + i, random(random, depth - 1, mark, structs)));
                }
                yield new Struct("S" + mark + number, fields);
            }
        };
    }

    private static Text latin1(Length length) {
        return new Text(length, Repertoire.LATIN1);
    }

    private static Text unicode(Length length) {
        return new Text(length, Repertoire.UNICODE);
    }

    private static Operation echo(String name, Shape shape) {
        return new Operation(name, List.of(new Parameter("value", shape)), Optional.of(shape), Behaviour.ECHO);
    }

    private static Operation generate(String name, Shape shape) {
        return new Operation(name, List.of(), Optional.of(shape), Behaviour.GENERATE);
    }

    private static Operation nothing(String name, Shape... shapes) {
        return new Operation(name, IntStream.range(0, shapes.length).mapToObj(i -> new Parameter("p" + i, shapes[i])).toList(),
                Optional.empty(), Behaviour.NOTHING);
    }

    private static Operation text(String name, Behaviour behaviour, Text text) {
        return new Operation(name, List.of(new Parameter("text", text)), Optional.of(text), behaviour);
    }
}
