// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import java.util.Locale;
import org.roundtrip.contract.CallStyle;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * The Java types that {@code slice2java} makes of {@link SliceWriter}'s file: classes with public fields, arrays, maps, and
 * enums of Java's own. An optional value is an array of at most one element.
 */
final class IceTypes implements NativeTypes {
    private final boolean asynchronous;

    /** @param asynchronous whether clients call the stub's asynchronous methods */
    IceTypes(boolean asynchronous) {
        this.asynchronous = asynchronous;
    }

    @Override
    public String type(Shape shape) {
        return switch (shape) {
            case Primitive.CHAR -> "short";
            case Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "java.lang.String";
            case Shape.Decimal decimal -> "java.lang.String";
            case Shape.Timestamp timestamp -> "long";
            case Shape.Bytes bytes -> "byte[]";
            case Enumeration enumeration -> "payload." + SliceNames.type(enumeration.name());
            case Struct struct -> "payload." + SliceNames.type(struct.name());
            case Union union -> "payload." + SliceNames.type(union.name());
            case Sequence sequence -> type(sequence.element()) + "[]";
            case OptionalValue optional -> type(optional.value()) + "[]";
            case Mapping mapping -> "java.util.Map<%s, %s>".formatted(Java.boxed(type(mapping.key())), Java.boxed(type(mapping.value())));
        };
    }

    @Override
    public String read(Struct struct, Field field, String target) {
        return target + "." + SliceNames.java(SliceNames.field(struct, field));
    }

    @Override
    public String constant(Enumeration enumeration, String ordinal) {
        return type(enumeration) + ".values()[" + ordinal + "]";
    }

    @Override
    public String ordinal(Enumeration enumeration, String value) {
        return value + ".ordinal()";
    }

    @Override
    public String absent(OptionalValue optional) {
        return Java.newArray(type(optional.value()), "0");
    }

    @Override
    public String present(OptionalValue optional, String value) {
        return "new " + type(optional).replaceAll("<.*>", "") + " {" + value + "}";
    }

    @Override
    public String isPresent(OptionalValue optional, String target) {
        return target + ".length > 0";
    }

    @Override
    public String value(OptionalValue optional, String target) {
        return target + "[0]";
    }

    @Override
    public String newUnion(Union union, Field which, String value) {
        return "new " + caseType(union, which) + "(" + value + ")";
    }

    @Override
    public String hasCase(Union union, Field which, String target) {
        return target + " instanceof " + caseType(union, which);
    }

    @Override
    public String valueOf(Union union, Field which, String target) {
        return "((" + caseType(union, which) + ") " + target + ").value";
    }

    private static String caseType(Union union, Field which) {
        return "payload." + SliceNames.type(union, which);
    }

    @Override
    public String wrap(Shape leaf, String value) {
        return leaf == Primitive.CHAR ? "(short) " + value : leaf instanceof Shape.Decimal ? value + ".toPlainString()" : value;
    }

    @Override
    public String unwrap(Shape leaf, String value) {
        // A character that is the key or the value of a map is boxed.
        return leaf == Primitive.CHAR ? "(char) (short) " + value
                : leaf instanceof Shape.Decimal ? "new java.math.BigDecimal(" + value + ")" : value;
    }

    @Override
    public String stubType(Contract contract) {
        return "service." + SliceNames.type(contract) + "Prx";
    }

    @Override
    public String method(Operation operation) {
        return SliceNames.java(SliceNames.operation(operation));
    }

    @Override
    public CallStyle calls() {
        return new IceCalls(this, NativeTypes.super.calls(), asynchronous);
    }
}
