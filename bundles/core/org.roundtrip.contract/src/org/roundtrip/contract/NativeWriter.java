// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * Writes the class that builds and digests native values. It has two methods for each shape with parts, a name or a
 * class of its own for which {@link #build} or {@link #digest} was called. In the source that these return, {@code v} is
 * the stream of values and {@code d} the digest.
 */
final class NativeWriter {
    private final NativeTypes types;
    private final ShapeMethods methods = new ShapeMethods();
    private final Source source = new Source();

    NativeWriter(NativeTypes types) {
        this.types = types;
    }

    /** Returns an expression that draws a value. */
    String build(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> types.wrap(primitive, switch (primitive) {
                case BOOLEAN -> "v.nextBoolean()";
                case BYTE -> "v.nextByte()";
                case SHORT -> "v.nextShort()";
                case INT -> "v.nextInt()";
                case LONG -> "v.nextLong()";
                case FLOAT -> "v.nextFloat()";
                case DOUBLE -> "v.nextDouble()";
                case CHAR -> "v.nextChar()";
            });
            case Shape.Text text -> types.wrap(text, "v.%s(%s)".formatted(
                    text.repertoire() == Repertoire.LATIN1 ? "nextLatin1" : "nextUnicode", bounds(text.length())));
            case Shape.Bytes bytes -> types.wrap(bytes, "v.nextBytes(%s)".formatted(bounds(bytes.length())));
            case Enumeration enumeration -> types.constant(enumeration,
                    "v.nextConstant(%s)".formatted(enumeration.constants().size()));
            case Shape.Timestamp timestamp -> types.wrap(timestamp, "v.nextTimestamp()");
            case Decimal decimal -> types.wrap(decimal, "v.nextDecimal(%s, %s)".formatted(decimal.digits(), decimal.scale()));
            case Struct struct -> call(struct);
            case Sequence sequence -> call(sequence);
            case OptionalValue optional -> call(optional);
            case Mapping mapping -> call(mapping);
            case Union union -> call(union);
        };
    }

    private String call(Shape shape) {
        return "Native.build%s(v)".formatted(methods.name(shape));
    }

    /** Returns a statement that digests a value. */
    String digest(Shape shape, String value) {
        return switch (shape) {
            case Shape.Primitive leaf -> "d.put(%s);".formatted(types.unwrap(leaf, value));
            case Shape.Text leaf -> "d.put(%s);".formatted(types.unwrap(leaf, value));
            case Shape.Bytes leaf -> "d.put(%s);".formatted(types.unwrap(leaf, value));
            default -> "Native.digest%s(%s, d);".formatted(methods.name(shape), value);
        };
    }

    /** Returns the class with all methods that are needed. */
    String write() {
        source.add("""
                package generated;
                import org.roundtrip.harness.values.Digest;
                import org.roundtrip.harness.values.Values;
                final class Native {
                private Native() {
                }
                """);
        methods.write(shape -> {
            switch (shape) {
                case Struct struct -> struct(struct, types.type(struct), methods.name(struct));
                case Sequence sequence -> sequence(sequence, types.type(sequence), methods.name(sequence));
                case OptionalValue optional -> optional(optional, types.type(optional), methods.name(optional));
                case Mapping mapping -> mapping(mapping, types.type(mapping), methods.name(mapping));
                case Union union -> union(union, types.type(union), methods.name(union));
                case Enumeration enumeration -> leaf(enumeration, "d.constant(%s);", types.ordinal(enumeration, "x"));
                case Shape.Timestamp timestamp -> leaf(timestamp, "d.timestamp(%s);", types.unwrap(timestamp, "x"));
                case Decimal decimal ->
                    leaf(decimal, "d.decimal(%s, " + decimal.scale() + ");", types.unwrap(decimal, "x"));
                default -> throw new IllegalStateException("only what has parts or a name has methods");
            }
        });
        return source.add("}").toString();
    }

    private void struct(Struct struct, String type, String name) {
        String builder = types.builderType(struct);
        source.add("static %s build%s(Values v) {", type, name).add("%s x = %s;", builder, types.newStruct(struct));
        ShapeMethods.parts(struct, (fields, part) -> source.add("fill%s%s(x, v);", part, name));
        source.add("return %s;", types.built(struct, "x")).add("}");
        source.add("static void digest%s(%s x, Digest d) {", name, type);
        absent();
        source.add("d.struct();");
        ShapeMethods.parts(struct, (fields, part) -> source.add("digest%s%s(x, d);", part, name));
        source.add("}");
        ShapeMethods.parts(struct, (fields, part) -> {
            source.add("private static void fill%s%s(%s x, Values v) {", part, name, builder);
            fields.forEach(field -> source.add(types.assign(struct, field, "x", build(field.shape()))));
            source.add("}").add("private static void digest%s%s(%s x, Digest d) {", part, name, type);
            fields.forEach(field -> source.add(digest(field.shape(), types.read(struct, field, "x"))));
            source.add("}");
        });
    }

    private void sequence(Sequence sequence, String type, String name) {
        source.add("static %s build%s(Values v) {", type, name);
        source.add("int n = v.nextLength(%s);", bounds(sequence.length()));
        source.add("%s x = %s;", type, types.newArray(sequence, "n"));
        source.add("for (int i = 0; i < n; i++) {");
        source.add(types.setElement(sequence, "x", "i", build(sequence.element())));
        source.add("}").add("return x;").add("}");
        source.add("static void digest%s(%s x, Digest d) {", name, type);
        absent();
        source.add("int n = %s;", types.length(sequence, "x")).add("d.sequence(n);");
        source.add("for (int i = 0; i < n; i++) {");
        source.add(digest(sequence.element(), types.element(sequence, "x", "i"))).add("}").add("}");
    }

    private void optional(OptionalValue optional, String type, String name) {
        source.add("static %s build%s(Values v) {", type, name);
        source.add("return v.nextBoolean() ? %s : %s;", types.present(optional, build(optional.value())), types.absent(optional));
        source.add("}").add("static void digest%s(%s x, Digest d) {", name, type);
        source.add("if (%s) {", types.isPresent(optional, "x")).add("d.optional(true);");
        source.add(digest(optional.value(), types.value(optional, "x")));
        source.add("} else {").add("d.optional(false);").add("}").add("}");
    }

    private void mapping(Mapping mapping, String type, String name) {
        String keyType = Java.boxed(types.type(mapping.key()));
        source.add("static %s build%s(Values v) {", type, name).add("int n = v.nextLength(%s);", bounds(mapping.length()));
        source.add("%s x = %s;", type, types.newMap(mapping, "n"));
        source.add("java.util.Set<%s> keys = new java.util.HashSet<>();", keyType);
        source.add("for (int i = 0; i < n; i++) {").add("%s key;", keyType).add("do {");
        source.add("key = %s;", build(mapping.key())).add("} while (!keys.add(key));");
        source.add(types.put(mapping, "x", "i", "key", build(mapping.value()))).add("}").add("return x;").add("}");
        source.add("static void digest%s(%s x, Digest d) {", name, type);
        absent();
        String entry = "<%s, %s>".formatted(keyType, Java.boxed(types.type(mapping.value())));
        source.add("java.util.TreeMap%s sorted = new java.util.TreeMap<>(%s);", entry, types.keyOrder(mapping)).add(types.sort(mapping, "x"));
        source.add("d.map(sorted.size());").add("for (java.util.Map.Entry%s entry : sorted.entrySet()) {", entry);
        source.add(digest(mapping.key(), "entry.getKey()")).add(digest(mapping.value(), "entry.getValue()")).add("}").add("}");
    }

    private void union(Union union, String type, String name) {
        source.add("static %s build%s(Values v) {", type, name);
        source.add("switch (v.nextConstant(%s)) {", union.cases().size());
        for (int i = 0; i < union.cases().size(); i++) {
            Shape.Field which = union.cases().get(i);
            source.add("%s:", i == union.cases().size() - 1 ? "default" : "case " + i);
            source.add("return %s;", types.newUnion(union, which, build(which.shape())));
        }
        source.add("}").add("}").add("static void digest%s(%s x, Digest d) {", name, type);
        absent();
        for (int i = 0; i < union.cases().size(); i++) {
            Shape.Field which = union.cases().get(i);
            source.add("if (%s) {", types.hasCase(union, which, "x")).add("d.union(%s);", i);
            source.add(digest(which.shape(), types.valueOf(union, which, "x"))).add("return;").add("}");
        }
        source.add("d.absent();").add("}");
    }

    private void leaf(Shape shape, String statement, String value) {
        source.add("static void digest%s(%s x, Digest d) {", methods.name(shape), types.type(shape));
        if (!Java.primitive(types.type(shape))) {
            absent();
        }
        source.add(statement, value).add("}");
    }

    private void absent() {
        source.add("if (x == null) {").add("d.absent();").add("return;").add("}");
    }

    private static String bounds(Length length) {
        return length.min() + ", " + length.max();
    }
}
