// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.remoting;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Shape.Primitive;

/**
 * A class that a stream of River describes.
 *
 * @param kind   the byte that its description begins with
 * @param name   as Java writes it
 * @param fields in the order of their values
 * @param parent the superclass that is serialized too; empty for none
 * @param depth  how many such superclasses there are
 */
record RiverClass(int kind, String name, List<Field> fields, Optional<RiverClass> parent, int depth) {
    static final int PLAIN = 0x07, PROXY = 0x08, SERIALIZABLE = 0x09, EXTERNALIZABLE = 0x0a, ENUM = 0x0c, ARRAY = 0x0d, CLASS = 0x15,
            WITH_WRITE_METHOD = 0x38;
    /** Primitive types in the order of their numbers. */
    static final List<Primitive> PRIMITIVES = List.of(Primitive.BOOLEAN, Primitive.BYTE, Primitive.SHORT, Primitive.INT, Primitive.LONG,
            Primitive.CHAR, Primitive.FLOAT, Primitive.DOUBLE);
    static final int FIRST_PRIMITIVE = 0x20;

    private static final int FIRST_BASIC = 0x14;
    private static final List<String> BASIC = List.of("java.lang.String", "java.lang.Class", "java.lang.Object", "java.lang.Enum",
            "boolean[]", "byte[]", "short[]", "int[]", "long[]", "char[]", "float[]", "double[]", "boolean", "byte", "short", "int", "long",
            "char", "float", "double", "void", "java.lang.Boolean", "java.lang.Byte", "java.lang.Short", "java.lang.Integer",
            "java.lang.Long", "java.lang.Character", "java.lang.Float", "java.lang.Double", "java.lang.Void");

    /** @param type of its values; empty for objects */
    record Field(String name, Optional<Primitive> type) {
    }

    RiverClass(int kind, String name) {
        this(kind, name, List.of(), Optional.empty(), 0);
    }

    /** Whether a byte is the number of a class that every side knows. */
    static boolean isBasic(int id) {
        return id >= FIRST_BASIC && id < FIRST_BASIC + BASIC.size();
    }

    /** Returns a class that every side knows. */
    static RiverClass basic(int id) {
        return new RiverClass(id, BASIC.get(id - FIRST_BASIC));
    }

    /** The primitive type that it is; empty for another class. */
    Optional<Primitive> primitive() {
        int number = kind - FIRST_PRIMITIVE;
        return number >= 0 && number < PRIMITIVES.size() ? Optional.of(PRIMITIVES.get(number)) : Optional.empty();
    }

    boolean serializable() {
        return kind == SERIALIZABLE || kind == WITH_WRITE_METHOD;
    }
}
