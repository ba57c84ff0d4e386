// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.List;
import java.util.Locale;
import org.roundtrip.contract.CallStyle;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;
import org.roundtrip.model.Shape;
import org.roundtrip.provider.grpc.runtime.Faults;
import org.roundtrip.provider.grpc.runtime.Narrow;
import org.roundtrip.provider.grpc.runtime.Present;

/**
 * The Java types that {@code protoc} makes of {@link ProtoWriter}'s files. Protocol Buffers have no 8-bit and 16-bit
 * numbers and no characters, so these are {@code int} and checked when they are read. An optional value may be null.
 */
final class GrpcTypes implements NativeTypes {
    private static final String PRESENT = Present.class.getName(), NARROW = Narrow.class.getName();
    private final StubKind stub;

    /** @param stub which of the generated stubs is called */
    GrpcTypes(StubKind stub) {
        this.stub = stub;
    }

    @Override
    public String type(Shape shape) {
        return switch (shape) {
            case Primitive.BYTE, Primitive.SHORT, Primitive.CHAR -> "int";
            case Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "java.lang.String";
            case Shape.Bytes bytes -> "com.google.protobuf.ByteString";
            case Enumeration enumeration -> "payload." + ProtoNames.type(enumeration.name());
            case Struct struct -> "payload." + ProtoNames.type(struct.name());
            case Union union -> "payload." + ProtoNames.type(union.name());
            case Shape.Timestamp timestamp -> "com.google.protobuf.Timestamp";
            case Shape.Decimal decimal -> "java.lang.String";
            case Sequence sequence -> "java.util.List<" + single(sequence.element()) + ">";
            case Mapping mapping -> "java.util.Map<" + single(mapping.key()) + ", " + single(mapping.value()) + ">";
            case OptionalValue optional -> single(optional.value());
        };
    }

    /** The class of a value that cannot be repeated. */
    private String single(Shape shape) {
        return ProtoNames.wrapped(shape) ? "payload." + ProtoNames.wrapper(shape) : Java.boxed(type(shape));
    }

    /** Puts the message around a value that cannot be repeated, if it needs one. */
    private String boxed(Shape shape, String value) {
        String message = single(shape);
        return switch (shape) {
            case Sequence sequence -> message + ".newBuilder().addAllElement(" + value + ").build()";
            case Mapping mapping -> message + ".newBuilder().putAllElement(" + value + ").build()";
            case OptionalValue optional -> set(optional, message + ".newBuilder()", message, "Element", value) + ".build()";
            default -> value;
        };
    }

    /** Undoes {@link #boxed}. */
    private static String unboxed(Shape shape, String value) {
        return ProtoNames.wrapped(shape) ? get(shape, value, "Element") : value;
    }

    /** Returns none, because gRPC has a status and trailers instead of declared exceptions. */
    @Override
    public List<String> exceptions(Operation operation) {
        return List.of();
    }

    @Override
    public String thrown(Struct exception, String value) {
        return Faults.class.getName() + ".of(" + value + ")";
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
        return set(field.shape(), target, type(struct), accessor(struct, field), value) + ";";
    }

    @Override
    public String read(Struct struct, Field field, String target) {
        return get(field.shape(), target, accessor(struct, field));
    }

    private static String accessor(Struct struct, Field field) {
        List<String> names = ProtoNames.fields(struct.fields().stream().map(Field::name).toList());
        return ProtoNames.accessor(names.get(struct.fields().indexOf(field)));
    }

    /**
     * Returns an expression that sets a field and returns the builder.
     *
     * @param builder an expression for the builder
     * @param message the type of the message
     */
    static String set(Shape shape, String builder, String message, String accessor, String value) {
        return switch (shape) {
            case Sequence sequence -> "%s.addAll%s(%s)".formatted(builder, accessor, value);
            case Mapping mapping -> "%s.putAll%s(%s)".formatted(builder, accessor, value);
            case OptionalValue optional ->
                "%s.set(%s, %s.Builder::set%s, %s)".formatted(PRESENT, builder, message, accessor, value);
            default -> "%s.set%s(%s)".formatted(builder, accessor, value);
        };
    }

    /** Returns an expression that reads a field of a message. */
    static String get(Shape shape, String target, String accessor) {
        return switch (shape) {
            case Sequence sequence -> "%s.get%sList()".formatted(target, accessor);
            case Mapping mapping -> "%s.get%sMap()".formatted(target, accessor);
            case OptionalValue optional -> "(%s.has%s() ? %1$s.get%2$s() : null)".formatted(target, accessor);
            default -> "%s.get%s()".formatted(target, accessor);
        };
    }

    @Override
    public String present(OptionalValue optional, String value) {
        return boxed(optional.value(), value);
    }

    @Override
    public String value(OptionalValue optional, String target) {
        return unboxed(optional.value(), target);
    }

    @Override
    public String put(Mapping mapping, String target, String index, String key, String value) {
        return "%s.put(%s, %s);".formatted(target, key, boxed(mapping.value(), value));
    }

    @Override
    public String sort(Mapping mapping, String target) {
        return """
                for (java.util.Map.Entry<%s, %s> each : %s.entrySet()) {
                sorted.put(each.getKey(), %s);
                }
                """.formatted(single(mapping.key()), single(mapping.value()), target,
                unboxed(mapping.value(), "each.getValue()"));
    }

    @Override
    public String newUnion(Union union, Field which, String value) {
        return "%s.newBuilder().set%s(%s).build()".formatted(type(union), caseAccessor(union, which),
                boxed(which.shape(), value));
    }

    @Override
    public String hasCase(Union union, Field which, String target) {
        return target + ".has" + caseAccessor(union, which) + "()";
    }

    @Override
    public String valueOf(Union union, Field which, String target) {
        return unboxed(which.shape(), target + ".get" + caseAccessor(union, which) + "()");
    }

    private static String caseAccessor(Union union, Field which) {
        return ProtoNames.accessor(ProtoNames.cases(union).get(union.cases().indexOf(which)));
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
        return Java.escape(ProtoNames.method(operation), Java::reservedForMethods);
    }

    @Override
    public CallStyle calls() {
        return stub.streams() ? new StreamCalls(this, stub) : new GrpcCalls(this, stub);
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
        return unboxed(sequence.element(), value + ".get(" + index + ")");
    }

    @Override
    public String setElement(Sequence sequence, String target, String index, String value) {
        return target + ".add(" + boxed(sequence.element(), value) + ");";
    }

    @Override
    public String wrap(Shape leaf, String value) {
        return switch (leaf) {
            case Shape.Bytes bytes -> "com.google.protobuf.ByteString.copyFrom(" + value + ")";
            case Primitive.BYTE, Primitive.SHORT, Primitive.CHAR -> "(int) " + value;
            case Shape.Timestamp timestamp -> PRESENT + ".timestamp(" + value + ")";
            case Shape.Decimal decimal -> value + ".toPlainString()";
            default -> value;
        };
    }

    @Override
    public String unwrap(Shape leaf, String value) {
        return switch (leaf) {
            case Shape.Bytes bytes -> value + ".toByteArray()";
            case Primitive.BYTE -> NARROW + ".toByte(" + value + ")";
            case Primitive.SHORT -> NARROW + ".toShort(" + value + ")";
            case Primitive.CHAR -> NARROW + ".toChar(" + value + ")";
            case Shape.Timestamp timestamp -> PRESENT + ".millis(" + value + ")";
            case Shape.Decimal decimal -> "new java.math.BigDecimal(" + value + ")";
            default -> value;
        };
    }
}
