// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.List;
import java.util.Locale;
import org.roundtrip.contract.CallStyle;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.contract.Refusals;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * The Java types that {@code protoc} makes of {@link ProtoWriter}'s files. Protocol Buffers have no 8-bit and 16-bit
 * numbers, so these are {@code int} and checked when they are read.
 */
final class GrpcTypes implements NativeTypes {
    private final StubKind stub;

    /** @param stub which of the generated stubs is called */
    GrpcTypes(StubKind stub) {
        this.stub = stub;
    }

    @Override
    public String type(Shape shape) {
        return switch (shape) {
            case Primitive.BYTE, Primitive.SHORT -> "int";
            case Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "java.lang.String";
            case Shape.Bytes bytes -> "com.google.protobuf.ByteString";
            case Enumeration enumeration -> "payload." + ProtoNames.type(enumeration.name());
            case Struct struct -> "payload." + ProtoNames.type(struct.name());
            case Sequence sequence -> "java.util.List<" + elementType(sequence.element()) + ">";
            default -> throw Refusals.passed(shape);
        };
    }

    private String elementType(Shape element) {
        return switch (element) {
            case Sequence inner -> "payload." + ProtoNames.wrapper(inner);
            case Primitive primitive -> switch (type(primitive)) {
                case "int" -> "java.lang.Integer";
                case String plain -> "java.lang." + plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
            };
            default -> type(element);
        };
    }

    @Override
    public String builderType(Struct struct) {
        return type(struct) + ".Builder";
    }

    @Override
    public String newStruct(Struct struct) {
        return type(struct) + ".newBuilder()";
    }

    @Override
    public String built(Struct struct, String builder) {
        return builder + ".build()";
    }

    @Override
    public String assign(Struct struct, Field field, String target, String value) {
        return target + set(field.shape(), accessor(struct, field), value) + ";";
    }

    @Override
    public String read(Struct struct, Field field, String target) {
        return target + get(field.shape(), accessor(struct, field));
    }

    private static String accessor(Struct struct, Field field) {
        List<String> names = ProtoNames.fields(struct.fields().stream().map(Field::name).toList());
        return ProtoNames.accessor(names.get(struct.fields().indexOf(field)));
    }

    /** Returns the call of a builder's method that sets a field. */
    static String set(Shape shape, String accessor, String value) {
        return (shape instanceof Sequence ? ".addAll" : ".set") + accessor + "(" + value + ")";
    }

    /** Returns the call of a message's method that reads a field. */
    static String get(Shape shape, String accessor) {
        return ".get" + accessor + (shape instanceof Sequence ? "List()" : "()");
    }

    @Override
    public String constant(Enumeration enumeration, String ordinal) {
        return type(enumeration) + ".forNumber(" + ordinal + ")";
    }

    @Override
    public String ordinal(Enumeration enumeration, String value) {
        return value + ".getNumber()";
    }

    @Override
    public String stubType(Contract contract) {
        return stub.type(contract);
    }

    @Override
    public String method(Operation operation) {
        return ProtoNames.method(operation);
    }

    @Override
    public CallStyle calls() {
        return new GrpcCalls(this, stub);
    }

    @Override
    public String newArray(Sequence sequence, String length) {
        return "new java.util.ArrayList<>(" + length + ")";
    }

    @Override
    public String length(Sequence sequence, String value) {
        return value + ".size()";
    }

    @Override
    public String element(Sequence sequence, String value, String index) {
        return value + ".get(" + index + ")" + (sequence.element() instanceof Sequence ? ".getElementList()" : "");
    }

    @Override
    public String setElement(Sequence sequence, String target, String index, String value) {
        return sequence.element() instanceof Sequence inner
                ? "%s.add(payload.%s.newBuilder().addAllElement(%s).build());".formatted(target,
                        ProtoNames.wrapper(inner), value)
                : target + ".add(" + value + ");";
    }

    @Override
    public String wrap(Shape leaf, String value) {
        return leaf instanceof Shape.Bytes ? "com.google.protobuf.ByteString.copyFrom(" + value + ")"
                : leaf == Primitive.BYTE || leaf == Primitive.SHORT ? "(int) " + value : value;
    }

    @Override
    public String unwrap(Shape leaf, String value) {
        return leaf instanceof Shape.Bytes ? value + ".toByteArray()"
                : leaf == Primitive.BYTE ? "generated.Narrow.toByte(" + value + ")"
                : leaf == Primitive.SHORT ? "generated.Narrow.toShort(" + value + ")" : value;
    }
}
