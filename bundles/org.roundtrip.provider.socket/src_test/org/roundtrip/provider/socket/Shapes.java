// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket;

import java.util.ArrayList;
import java.util.List;
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
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/** Shapes and contracts to test with. */
final class Shapes {
    static final Enumeration COLOUR = new Enumeration("Colour", List.of("red", "green", "class", "values"));
    static final Text WORD = new Text(new Length(0, 20), Repertoire.LATIN1);
    static final Text GLYPHS = new Text(new Length(0, 20), Repertoire.UNICODE);

    private Shapes() {
    }

    static Contract contract(Operation... operations) {
        return new Contract("Trial", List.of(operations));
    }

    static Operation echo(String name, Shape shape) {
        return new Operation(name, List.of(new Parameter("value", shape)), Optional.of(shape), Behaviour.ECHO);
    }

    static Operation generate(String name, Shape result) {
        return new Operation(name, List.of(), Optional.of(result), Behaviour.GENERATE);
    }

    static Operation upperCase(String name, Behaviour behaviour, Text text) {
        return new Operation(name, List.of(new Parameter("text", text)), Optional.of(text), behaviour);
    }

    static Operation nothing(String name, Shape... shapes) {
        return new Operation(name, IntStream.range(0, shapes.length)
                .mapToObj(i -> new Parameter("p" + i, shapes[i])).toList(), Optional.empty(), Behaviour.NOTHING);
    }

    static Struct struct(String name, Object... namesAndShapes) {
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < namesAndShapes.length; i += 2) {
            fields.add(new Field((String) namesAndShapes[i], (Shape) namesAndShapes[i + 1]));
        }
        return new Struct(name, fields);
    }

    static Struct wide(String name, int fields) {
        return new Struct(name, IntStream.range(0, fields)
                .mapToObj(i -> new Field("f" + i, Primitive.values()[i % 7])).toList());
    }

    static Shape deep(int levels) {
        Shape shape = Primitive.INT;
        for (int i = levels; i > 0; i--) {
            shape = struct("Level" + i, "inner", shape, "mark", Primitive.SHORT);
        }
        return shape;
    }

    /** One operation for each kind of shape and each behaviour. */
    static Contract everything() {
        List<Operation> operations = new ArrayList<>();
        operations.add(nothing("ping"));
        operations.add(nothing("take", Primitive.DOUBLE, WORD, COLOUR, new Sequence(Primitive.INT, Length.of(3))));
        for (Primitive primitive : Primitive.values()) {
            String name = primitive.name().toLowerCase(java.util.Locale.ROOT);
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
    static Contract awkward() {
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

    /** A contract that depends on nothing but the seed. */
    static Contract random(long seed) {
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
            case 0, 1, 2, 3 -> Primitive.values()[random.nextInt(7)];
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
