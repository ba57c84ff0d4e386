// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba;

import java.util.Optional;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;

/**
 * An array of Java as RMI over IIOP sends it. It is a value type that boxes a sequence (Java to IDL mapping 1.4,
 * 28.3.6). Those of primitive values and of texts have the same repository id everywhere; that of an array of objects
 * depends on the fields of their class.
 *
 * @param dimensions how many pairs of brackets its type has in Java
 * @param leaf       what it contains in the end: a primitive value or a text
 */
record JavaArray(int dimensions, Shape leaf) {
    private static final String TEXTS = "Ljava.lang.String;:071DA8BE7F971128:A0F0A4387A3BB342", NO_HASH = ":0000000000000000";

    /** Returns the array that a list or octets are; empty when the elements are objects of other classes. */
    static Optional<JavaArray> of(Shape shape) {
        return switch (shape) {
            case Shape.Bytes bytes -> Optional.of(new JavaArray(1, Primitive.BYTE));
            case Shape.Sequence sequence when sequence.element() instanceof Primitive || sequence.element() instanceof Shape.Text ->
                Optional.of(new JavaArray(1, sequence.element()));
            case Shape.Sequence sequence -> of(sequence.element()).map(inner -> new JavaArray(1 + inner.dimensions, inner.leaf));
            default -> Optional.empty();
        };
    }

    /** Returns the name of the value type, such as {@code seq1_long}. @param leafType the name of the contents in the end */
    String name(String leafType) {
        return "seq" + dimensions + "_" + leafType.replace(' ', '_');
    }

    /** Returns its repository id. */
    String id() {
        return "RMI:" + "[".repeat(dimensions) + (leaf instanceof Primitive primitive ? descriptor(primitive) + NO_HASH : TEXTS);
    }

    private static String descriptor(Primitive primitive) {
        return switch (primitive) {
            case BOOLEAN -> "Z";
            case LONG -> "J";
            default -> primitive.name().substring(0, 1);
        };
    }
}
