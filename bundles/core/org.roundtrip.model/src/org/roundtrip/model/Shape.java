// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.roundtrip.harness.values.Values;
import org.roundtrip.model.text.Texts;

/**
 * The shape of a value in a call, independent of any middleware. Shapes are trees; a struct, a union or an enum is
 * identified by its name: the same name means the same fields throughout one contract.
 */
public sealed interface Shape {
    /** Levels of nesting that files and designs allow. Middlewares recurse over values, and this program recurses over shapes. */
    int DEEPEST = 100;
    /** Parts of one shape that they allow, with all references followed; a few structs that double could have billions. */
    int MOST_PARTS = 10_000;
    /** Fields, cases or constants of one type that they allow. */
    int MOST_MEMBERS = 1000;

    /** Returns the shapes directly within this one: of fields, cases, elements, a key; none for a leaf. */
    default List<Shape> parts() {
        return switch (this) {
            case Struct struct -> struct.fields().stream().map(Field::shape).toList();
            case Union union -> union.cases().stream().map(Field::shape).toList();
            case Sequence sequence -> List.of(sequence.element());
            case Mapping mapping -> List.of(mapping.key(), mapping.value());
            case OptionalValue optional -> List.of(optional.value());
            case Primitive primitive -> List.of();
            case Text text -> List.of();
            case Bytes bytes -> List.of();
            case Enumeration enumeration -> List.of();
            case Timestamp timestamp -> List.of();
            case Decimal decimal -> List.of();
        };
    }

    /** A value of fixed size. */
    enum Primitive implements Shape {
        BOOLEAN, BYTE, SHORT, INT, LONG, FLOAT, DOUBLE,
        /** One UTF-16 code unit of those that {@link Repertoire#UNICODE} has. */
        CHAR;

        /** Whether it is a number, which can be doubled. */
        public boolean number() {
            return this != BOOLEAN && this != CHAR;
        }

        /** Returns how many bytes of content a value is: 1, 2, 4 or 8. */
        public int bytes() {
            return switch (this) {
                case BOOLEAN, BYTE -> 1;
                case SHORT, CHAR -> 2;
                case INT, FLOAT -> 4;
                case LONG, DOUBLE -> 8;
            };
        }
    }

    /** The characters a text may hold. */
    enum Repertoire {
        /** Letters and digits of ISO 8859-1's ASCII half: one byte a character in every encoding. */
        LATIN1,
        /** Characters of the basic multilingual plane, from Latin to Han, without surrogates and controls. */
        UNICODE
    }

    /** Characters; the length counts UTF-16 code units. */
    record Text(Length length, Repertoire repertoire) implements Shape {
        /** Draws a text. */
        public String draw(Values values) {
            return repertoire == Repertoire.LATIN1 ? values.nextLatin1(length.min(), length.max())
                    : values.nextUnicode(length.min(), length.max());
        }
    }

    /** Uninterpreted octets. */
    record Bytes(Length length) implements Shape {
    }

    /**
     * One of a few named constants.
     *
     * @param name      an identifier, see {@link Names}
     * @param constants at least one identifier, no two alike
     */
    record Enumeration(String name, List<String> constants) implements Shape {
        /** @throws IllegalArgumentException when a name is no identifier, is repeated, or none is given */
        public Enumeration {
            Names.require(name);
            constants = List.copyOf(constants);
            constants.forEach(Names::require);
            if (constants.isEmpty() || new HashSet<>(constants).size() < constants.size()) {
                throw new IllegalArgumentException(Texts.of(Shape.class).text("enumeration.constants", name));
            }
        }
    }

    /** An instant in whole milliseconds, from the beginning of 1970 to the end of 2099 in UTC. It has 8 bytes of content. */
    record Timestamp() implements Shape {
    }

    /**
     * A decimal number, positive or negative. All digits are equally likely.
     *
     * @param digits 1 to 31, all of them counted
     * @param scale  how many of them are behind the decimal point, 0 to {@code digits}
     */
    record Decimal(int digits, int scale) implements Shape {
        /** The most digits; IDL's fixed allows as many. */
        public static final int MOST_DIGITS = 31;

        /** @throws IllegalArgumentException when a number is out of its range */
        public Decimal {
            if (digits < 1 || digits > MOST_DIGITS || scale < 0 || scale > digits) {
                throw new IllegalArgumentException(Texts.of(Shape.class).text("decimal.range", MOST_DIGITS, digits, scale));
            }
        }

        /** Returns how many bytes of content a value is: two digits a byte, with half a byte for the sign. */
        public int bytes() {
            return digits / 2 + 1;
        }
    }

    /** A value or none, each with a probability of one half. @param value not optional itself */
    record OptionalValue(Shape value) implements Shape {
        /** @throws IllegalArgumentException when the value is optional */
        public OptionalValue {
            if (value instanceof OptionalValue) {
                throw new IllegalArgumentException(Texts.of(Shape.class).text("optional.twice"));
            }
        }
    }

    /** A list or array of values of one shape. */
    record Sequence(Shape element, Length length) implements Shape {
    }

    /**
     * Named fields in order.
     *
     * @param name   an identifier, see {@link Names}
     * @param fields no two of the same name; may be empty
     */
    record Struct(String name, List<Field> fields) implements Shape {
        /** @throws IllegalArgumentException when the name is no identifier or two fields share a name */
        public Struct {
            Names.require(name);
            fields = List.copyOf(fields);
            if (fields.stream().map(Field::name).distinct().count() < fields.size()) {
                throw new IllegalArgumentException(Texts.of(Shape.class).text("struct.twice", name));
            }
        }
    }

    /**
     * Values by keys that are distinct. It has no order.
     *
     * @param key    {@code INT}, {@code LONG} or a text, with at least four times as many different keys as there can be
     *               entries, so that drawing a new key takes few attempts
     * @param length number of entries
     */
    record Mapping(Shape key, Shape value, Length length) implements Shape {
        private static final int SPARE = 4;

        /** @throws IllegalArgumentException when the key is of another shape, or there are too few different keys */
        public Mapping {
            double keys = switch (key) {
                case Primitive.INT -> 0x1p32;
                case Primitive.LONG -> 0x1p64;
                case Text text -> texts(text);
                default -> throw new IllegalArgumentException(Texts.of(Shape.class).text("map.key"));
            };
            if (keys < (double) SPARE * length.max()) {
                throw new IllegalArgumentException(Texts.of(Shape.class).text("map.keys", length.max(), SPARE));
            }
        }

        /** Draws keys until one is new. @return an {@code Integer}, {@code Long} or {@code String} */
        public Object drawKey(Values values, Set<Object> known) {
            Object drawn;
            do {
                drawn = switch (key) {
                    case Primitive.INT -> (Object) values.nextInt();
                    case Text text -> text.draw(values);
                    default -> values.nextLong();
                };
            } while (known.contains(drawn));
            return drawn;
        }

        /** How many different texts of a shape there are. */
        private static double texts(Text text) {
            double characters = text.repertoire() == Repertoire.LATIN1 ? Values.LATIN1_CHARACTERS : Values.UNICODE_CHARACTERS;
            return (Math.pow(characters, text.length().max() + 1.0) - Math.pow(characters, text.length().min()))
                    / (characters - 1);
        }
    }

    /**
     * A value of one of several named cases, each of which is equally likely, with a tag that says which.
     *
     * @param name  an identifier, see {@link Names}
     * @param cases at least one; no two of the same name
     */
    record Union(String name, List<Field> cases) implements Shape {
        /** @throws IllegalArgumentException when the name is no identifier, a case's name is repeated, or there is none */
        public Union {
            Names.require(name);
            cases = List.copyOf(cases);
            if (cases.isEmpty() || cases.stream().map(Field::name).distinct().count() < cases.size()) {
                throw new IllegalArgumentException(Texts.of(Shape.class).text("union.cases", name));
            }
        }
    }

    /** A named part of a struct or a case of a union. */
    record Field(String name, Shape shape) {
        /** @throws IllegalArgumentException when the name is no identifier */
        public Field {
            Names.require(name);
        }
    }
}
