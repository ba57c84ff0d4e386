// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.HashSet;
import java.util.List;

/**
 * The shape of a value in a call, independent of any middleware. Shapes are trees; a struct is identified
 * by its name: the same name means the same fields throughout one contract.
 */
public sealed interface Shape {

    /** A value of fixed size. */
    enum Primitive implements Shape {
        BOOLEAN, BYTE, SHORT, INT, LONG, FLOAT, DOUBLE;

        /** Returns how many bytes of content a value is: 1, 2, 4 or 8. */
        public int bytes() {
            return switch (this) {
                case BOOLEAN, BYTE -> 1;
                case SHORT -> 2;
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

    /** A named part of a struct. */
    record Field(String name, Shape shape) {
        /** @throws IllegalArgumentException when the name is no identifier */
        public Field {
            Names.require(name);
        }
    }
}
