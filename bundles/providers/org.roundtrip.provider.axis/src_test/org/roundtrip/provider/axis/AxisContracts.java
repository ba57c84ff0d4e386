// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import static org.roundtrip.tests.shapes.Shapes.COMMON;
import static org.roundtrip.tests.shapes.Shapes.deep;
import static org.roundtrip.tests.shapes.Shapes.echo;
import static org.roundtrip.tests.shapes.Shapes.generate;
import static org.roundtrip.tests.shapes.Shapes.list;
import static org.roundtrip.tests.shapes.Shapes.nothing;
import static org.roundtrip.tests.shapes.Shapes.struct;

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
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/** Contracts to test Axis with: the kinds of shapes and the names with which it needs care. */
final class AxisContracts {
    private static final Enumeration COLOUR = new Enumeration("Colour", List.of("red", "Green", "BLUE", "x_1"));
    private static final Text WORD = new Text(new Length(0, 20), Repertoire.LATIN1);
    private static final Text GLYPHS = new Text(new Length(0, 20), Repertoire.UNICODE);

    private AxisContracts() {
    }

    static Struct wide(String name, int fields, Primitive... kinds) {
        return new Struct(name, IntStream.range(0, fields)
                .mapToObj(i -> new Field("f" + i, kinds[i % kinds.length])).toList());
    }

    /** One operation for each kind of shape and each behaviour. */
    static Contract everything() {
        List<Operation> operations = new ArrayList<>();
        operations.add(nothing("ping"));
        operations.add(nothing("take", Primitive.DOUBLE, WORD, COLOUR, list(Primitive.INT, 3, 3)));
        for (Primitive primitive : COMMON) {
            String name = primitive.name().toLowerCase(Locale.ROOT);
            operations.add(echo("echo_" + name, primitive));
            operations.add(echo(name + "s", list(primitive, 0, 5)));
            operations.add(echo("matrix_" + name, list(list(primitive, 0, 3), 0, 4)));
            if (primitive != Primitive.BOOLEAN) {
                operations.add(new Operation("twice_" + name, List.of(new Parameter("x", primitive)),
                        Optional.of(primitive), Behaviour.MULTIPLY_BY_TWO));
            }
        }
        operations.add(echo("glyphs", GLYPHS));
        operations.add(echo("octets", new Bytes(new Length(0, 40))));
        operations.add(echo("noOctets", new Bytes(Length.of(0))));
        operations.add(echo("noText", new Text(Length.of(0), Repertoire.LATIN1)));
        operations.add(echo("texts", list(GLYPHS, 0, 5)));
        operations.add(echo("textLists", list(list(WORD, 0, 3), 0, 3)));
        operations.add(echo("octetLists", list(new Bytes(new Length(0, 9)), 0, 5)));
        operations.add(echo("octetCubes", list(list(new Bytes(new Length(0, 9)), 0, 3), 0, 3)));
        operations.add(echo("cubes", list(list(list(Primitive.LONG, 0, 3), 0, 3), 0, 3)));
        operations.add(echo("colour", COLOUR));
        operations.add(echo("colours", list(COLOUR, 0, 5)));
        operations.add(echo("colourGrid", list(list(COLOUR, 0, 3), 0, 3)));
        operations.add(echo("empty", struct("Empty")));
        operations.add(echo("empties", list(struct("Empty"), 0, 3)));
        operations.add(echo("mixed", struct("Mixed", "a", Primitive.BYTE, "b", COLOUR, "parts",
                list(struct("Part", "x", GLYPHS, "y", new Bytes(new Length(0, 4)), "z", struct("Empty")), 0, 4),
                "flag", Primitive.BOOLEAN, "e", Primitive.FLOAT, "grid", list(list(Primitive.BYTE, 0, 3), 0, 3),
                "octets", list(Primitive.BYTE, 0, 5), "raw", new Bytes(new Length(0, 5)), "s", Primitive.SHORT,
                "words", list(WORD, 0, 4), "flags", list(Primitive.BOOLEAN, 0, 4))));
        operations.add(generate("data2", list(struct("Data2", "d1", Primitive.DOUBLE, "d2", Primitive.DOUBLE, "n",
                Primitive.INT, "text", WORD, "date", struct("SimpleDate", "day", Primitive.INT, "year", Primitive.LONG)), 4, 4)));
        for (Shape element : List.of(Primitive.INT, Primitive.BYTE, GLYPHS, COLOUR, new Bytes(new Length(0, 4)))) {
            int number = operations.size();
            operations.add(echo("grids" + number, struct("Grids" + number, "row", list(element, 0, 3), "grid",
                    list(list(element, 0, 3), 0, 3), "cube", list(list(list(element, 0, 2), 0, 3), 0, 3))));
        }
        operations.add(generate("wide", wide("Wide", 198, COMMON.toArray(Primitive[]::new))));
        operations.add(echo("deep", deep(99)));
        operations.add(new Operation("upper", List.of(new Parameter("text", GLYPHS)), Optional.of(GLYPHS), Behaviour.UPPER_CASE));
        operations.add(new Operation("count", List.of(new Parameter("text", WORD)), Optional.of(WORD),
                Behaviour.COUNT_AND_UPPER_CASE));
        return new Contract("Everything", operations);
    }

    /** Values of a mebibyte or of many parts. */
    static Contract large() {
        return new Contract("Large", List.of(
                echo("text", new Text(Length.of(1 << 20), Repertoire.LATIN1)),
                generate("glyphs", new Text(Length.of(1 << 20), Repertoire.UNICODE)),
                generate("octets", new Bytes(Length.of(1 << 20))),
                generate("numbers", list(Primitive.INT, 20_000, 20_000)),
                generate("points", list(struct("Point", "x", Primitive.DOUBLE, "name", WORD), 3_000, 3_000))));
    }

    /** Names that have a meaning in Java or Axis, or that are similar to such a name. */
    static Contract awkward() {
        Struct object = struct("Object", "class", Primitive.INT, "class_", Primitive.LONG, "hashCode", Primitive.INT,
                "typeDesc", Primitive.LONG, "java", WORD, "org", WORD, "soap", WORD, "obj", WORD, "other", WORD,
                "this", struct("String", "length", Primitive.INT, "Length", Primitive.BOOLEAN));
        Struct urls = struct("Integer", "URL", WORD, "uRL", Primitive.INT, "url", Primitive.BOOLEAN, "aB", WORD, "AB", WORD,
                "d1x", WORD, "d1X", Primitive.INT, "x_y", WORD, "X_Y", WORD, "Java", WORD, "i18n", WORD,
                "ISO8859", Primitive.BYTE, "is", Primitive.BOOLEAN, "isX", Primitive.BOOLEAN, "x", Primitive.BOOLEAN,
                "get", WORD, "setX", WORD, "serializer", WORD, "value", WORD, "A", WORD);
        Struct lower = struct("integer", "x", object, "y", urls, "new", COLOUR);
        Enumeration constants = new Enumeration("enum", List.of("name", "class", "value_", "Value", "value"));
        Enumeration fields = new Enumeration("Enum", List.of("value_", "table_", "typeDesc", "A", "a", "java", "getValue", "x1"));
        Struct arrays = struct("ArrayOfColour", "ArrayOf_xsd_int", list(Primitive.INT, 0, 3), "list", list(COLOUR, 0, 3),
                "boolean", list(struct("ArrayOf_xsd_int", "x", Primitive.INT), 0, 3));
        List<Operation> operations = new ArrayList<>();
        for (String name : List.of("class", "Object", "String", "generated", "Native", "Behaviours", "wait", "hashCode",
                "getClass", "notify", "toString", "equals", "finalize", "clone", "restart", "createCall", "getPortName",
                "setTimeout", "ping", "Ping", "pingResponse", "PingResponseResponse", "response", "Response", "a", "A",
                "AResponse", "Servant", "Everything", "get", "set", "d1x", "d1X", "int", "this")) {
            operations.add(echo(name, lower));
        }
        operations.add(generate("constants", list(constants, 2, 2)));
        operations.add(generate("fields", list(fields, 9, 9)));
        operations.add(generate("arrays", arrays));
        operations.add(new Operation("arguments", List.of(new Parameter("org", WORD), new Parameter("axisFaultException",
                Primitive.INT), new Parameter("Org", WORD), new Parameter("class", WORD), new Parameter("java", WORD),
                new Parameter("call", WORD), new Parameter("d1x", WORD), new Parameter("d1X", WORD)), Optional.empty(),
                Behaviour.NOTHING));
        return new Contract("String", operations);
    }

    /** Returns a contract that depends on the seed alone. */
    static Contract random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] structs = {0};
        return new Contract("Random", IntStream.range(0, 12).mapToObj(i -> {
            Shape shape = random(random, 4, structs);
            return switch (random.nextInt(3)) {
                case 0 -> echo("op" + i, shape);
                case 1 -> generate("op" + i, shape);
                default -> nothing("op" + i, shape, random(random, 2, structs), random(random, 1, structs));
            };
        }).toList());
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
