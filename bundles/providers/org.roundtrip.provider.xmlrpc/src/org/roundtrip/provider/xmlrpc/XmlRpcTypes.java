// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.xmlrpc;

import java.util.stream.Collectors;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.contract.Refusals;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Union;

/**
 * The objects that Apache XML-RPC sends and returns. A struct is a map from names to values, an array an array of objects or a vector. Small
 * integers are an {@code <int>}, floating-point numbers a {@code <double>}. Long integers, which XML-RPC lacks, characters and constants are a {@code <string>}. A map is a
 * struct whose names are the keys as text. An optional field is left out, and a union is a struct with the one member that it has.
 */
record XmlRpcTypes(Version version) implements NativeTypes {
    private static final String MEMBERS = "org.roundtrip.provider.xmlrpc.runtime.Members";

    @Override
    public String type(Shape shape) {
        return switch (shape) {
            case Primitive.BOOLEAN -> "java.lang.Boolean";
            case Primitive.BYTE, Primitive.SHORT, Primitive.INT -> "java.lang.Integer";
            case Primitive.FLOAT, Primitive.DOUBLE -> "java.lang.Double";
            case Primitive.LONG, Primitive.CHAR -> "java.lang.String";
            case Text text -> "java.lang.String";
            case Enumeration enumeration -> "java.lang.String";
            case Bytes bytes -> "byte[]";
            case Struct struct -> "java.util.Map";
            case Mapping mapping -> "java.util.Map";
            case Union union -> "java.util.Map";
            case OptionalValue optional -> type(optional.value());
            case Sequence sequence -> version.list();
            default -> throw Refusals.passed(shape);
        };
    }

    @Override
    public String wrap(Shape leaf, String value) {
        return switch (leaf) {
            case Primitive.BYTE, Primitive.SHORT -> "java.lang.Integer.valueOf(" + value + ")";
            case Primitive.FLOAT -> "java.lang.Double.valueOf(" + value + ")";
            case Primitive.LONG, Primitive.CHAR -> "java.lang.String.valueOf(" + value + ")";
            default -> value;
        };
    }

    @Override
    public String unwrap(Shape leaf, String value) {
        return switch (leaf) {
            case Primitive.BYTE -> value + ".byteValue()";
            case Primitive.SHORT -> value + ".shortValue()";
            case Primitive.FLOAT -> value + ".floatValue()";
            case Primitive.LONG -> "java.lang.Long.parseLong(" + value + ")";
            case Primitive.CHAR -> value + ".charAt(0)";
            default -> value;
        };
    }

    /** An expression of the type that a value has which was read from a map or a list. */
    String cast(Shape shape, String value) {
        return "((" + type(shape) + ") " + value + ")";
    }

    @Override
    public String newStruct(Struct struct) {
        return "new " + version.struct() + "()";
    }

    @Override
    public String assign(Struct struct, Field field, String target, String value) {
        return "%s.put(%s, %s, %s);".formatted(MEMBERS, target, Java.literal(field.name()), value);
    }

    @Override
    public String read(Struct struct, Field field, String target) {
        return cast(field.shape(), target + ".get(" + Java.literal(field.name()) + ")");
    }

    @Override
    public String constant(Enumeration enumeration, String ordinal) {
        return "new String[] {%s}[%s]".formatted(constants(enumeration), ordinal);
    }

    @Override
    public String ordinal(Enumeration enumeration, String value) {
        return "java.util.Arrays.asList(new String[] {%s}).indexOf(%s)".formatted(constants(enumeration), value);
    }

    private static String constants(Enumeration enumeration) {
        return enumeration.constants().stream().map(Java::literal).collect(Collectors.joining(", "));
    }

    @Override
    public String newArray(Sequence sequence, String length) {
        return version.vectors() ? "new java.util.Vector(" + length + ")" : "new java.lang.Object[" + length + "]";
    }

    @Override
    public String length(Sequence sequence, String value) {
        return value + (version.vectors() ? ".size()" : ".length");
    }

    @Override
    public String element(Sequence sequence, String value, String index) {
        return cast(sequence.element(), version.vectors() ? value + ".get(" + index + ")" : value + "[" + index + "]");
    }

    @Override
    public String setElement(Sequence sequence, String target, String index, String value) {
        return version.vectors() ? target + ".add(" + value + ");" : target + "[" + index + "] = " + value + ";";
    }

    @Override
    public String newMap(Mapping mapping, String length) {
        return "new " + version.struct() + "()";
    }

    @Override
    public String put(Mapping mapping, String target, String index, String key, String value) {
        return "%s.put(%s, java.lang.String.valueOf(%s), %s);".formatted(MEMBERS, target, key, value);
    }

    @Override
    public String sort(Mapping mapping, String target) {
        String key = "java.lang.String.valueOf(each)", type = Java.boxed(type(mapping.key()));
        return "for (java.lang.Object each : %s.keySet()) {\nsorted.put(%s, %s);\n}".formatted(target,
                type.equals("java.lang.String") ? key : type + ".valueOf(" + key + ")", cast(mapping.value(), target + ".get(each)"));
    }

    /** Long integers are texts here. */
    @Override
    public String keyOrder(Mapping mapping) {
        return mapping.key() == Primitive.LONG ? "java.util.Comparator.<java.lang.String>comparingLong(java.lang.Long::parseLong)" : "";
    }

    @Override
    public String newUnion(Union union, Field which, String value) {
        return "%s.one(new %s(), %s, %s)".formatted(MEMBERS, version.struct(), Java.literal(which.name()), value);
    }

    @Override
    public String hasCase(Union union, Field which, String target) {
        return target + ".containsKey(" + Java.literal(which.name()) + ")";
    }

    @Override
    public String valueOf(Union union, Field which, String target) {
        return cast(which.shape(), target + ".get(" + Java.literal(which.name()) + ")");
    }

    @Override
    public String stubType(Contract contract) {
        return "generated.Stub";
    }

    @Override
    public String method(Operation operation) {
        return Java.escape(operation.name(), Java::reservedForMethods);
    }
}
