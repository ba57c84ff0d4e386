// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * What the Java types look like that a middleware's generator makes from a contract, as pieces of Java source.
 * {@link Glue} writes its callers and behaviours with them, so every name that Java or the middleware reserves is
 * escaped here. Types are written with their package, which must not be the unnamed one or begin with a name of one
 * letter (the glue's variables) or of a class of {@code java.lang}; types in the package {@code generated} must not be
 * called as those of the glue. Arguments named {@code target} and {@code index} have no side effects; a {@code value}
 * or {@code length} stands at most once in what is returned. Implementations are stateless.
 */
public interface NativeTypes {

    /** The type of values of that shape, such as {@code int}, {@code java.lang.String} or {@code payload.Data2[]}. */
    String type(Shape shape);

    /** An expression that makes a struct whose fields are assigned afterwards. */
    String newStruct(Struct struct);

    /** A statement that sets a field. */
    String assign(Struct struct, Field field, String target, String value);

    /** An expression that reads a field. */
    String read(Struct struct, Field field, String target);

    /** An expression for the enum constant of that ordinal. */
    String constant(Enumeration enumeration, String ordinal);

    /** An expression for the ordinal of an enum constant. */
    String ordinal(Enumeration enumeration, String value);

    /** The type on which operations are called; a public class or interface. */
    String stubType(Contract contract);

    /** The name of an operation's method on the stub. */
    String method(Operation operation);

    /** An expression that makes a sequence whose elements are set afterwards; an array unless overridden. */
    default String newArray(Sequence sequence, String length) {
        return Java.newArray(type(sequence.element()), length);
    }

    /** An expression for the number of elements. */
    default String length(Sequence sequence, String value) {
        return value + ".length";
    }

    /** An expression for one element. */
    default String element(Sequence sequence, String value, String index) {
        return value + "[" + index + "]";
    }

    /** A statement that sets one element. */
    default String setElement(Sequence sequence, String target, String index, String value) {
        return target + "[" + index + "] = " + value + ";";
    }

    /**
     * Turns a plain Java value (a primitive, {@code java.lang.String} or {@code byte[]}) of a primitive, text or bytes
     * shape into the middleware's type; nothing to do unless that differs.
     */
    default String wrap(Shape leaf, String value) {
        return value;
    }

    /** The way back from {@link #wrap}. */
    default String unwrap(Shape leaf, String value) {
        return value;
    }
}
