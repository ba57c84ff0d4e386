// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * Writes the class that builds and digests native values: two methods for each struct, enum and kind of sequence that
 * {@link #build} or {@link #digest} was called for. In the source that these return, {@code v} is the stream of values
 * and {@code d} the digest.
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
            });
            case Shape.Text text -> types.wrap(text, "v.%s(%s)".formatted(
                    text.repertoire() == Repertoire.LATIN1 ? "nextLatin1" : "nextUnicode", bounds(text.length())));
            case Shape.Bytes bytes -> types.wrap(bytes, "v.nextBytes(%s)".formatted(bounds(bytes.length())));
            case Enumeration enumeration -> types.constant(enumeration,
                    "v.nextConstant(%d)".formatted(enumeration.constants().size()));
            case Struct struct -> "Native.build%s(v)".formatted(methods.name(struct));
            case Sequence sequence -> "Native.build%s(v)".formatted(methods.name(sequence));
        };
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
                case Enumeration enumeration -> enumeration(enumeration);
                default -> throw new IllegalStateException("only what has parts or a name has methods");
            }
        });
        return source.add("}").toString();
    }

    private void struct(Struct struct, String type, String name) {
        String builder = types.builderType(struct);
        source.add("static %s build%s(Values v) {", type, name).add("%s x = %s;", builder, types.newStruct(struct));
        ShapeMethods.parts(struct, (fields, part) -> source.add("fill%d%s(x, v);", part, name));
        source.add("return %s;", types.built(struct, "x")).add("}");
        source.add("static void digest%s(%s x, Digest d) {", name, type);
        source.add("if (x == null) {").add("d.absent();").add("return;").add("}").add("d.struct();");
        ShapeMethods.parts(struct, (fields, part) -> source.add("digest%d%s(x, d);", part, name));
        source.add("}");
        ShapeMethods.parts(struct, (fields, part) -> {
            source.add("private static void fill%d%s(%s x, Values v) {", part, name, builder);
            fields.forEach(field -> source.add(types.assign(struct, field, "x", build(field.shape()))));
            source.add("}").add("private static void digest%d%s(%s x, Digest d) {", part, name, type);
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
        source.add("if (x == null) {").add("d.absent();").add("return;").add("}");
        source.add("int n = %s;", types.length(sequence, "x")).add("d.sequence(n);");
        source.add("for (int i = 0; i < n; i++) {");
        source.add(digest(sequence.element(), types.element(sequence, "x", "i"))).add("}").add("}");
    }

    private void enumeration(Enumeration enumeration) {
        String type = types.type(enumeration);
        source.add("static void digest%s(%s x, Digest d) {", methods.name(enumeration), type);
        if (!Java.primitive(type)) {
            source.add("if (x == null) {").add("d.absent();").add("return;").add("}");
        }
        source.add("d.constant(%s);", types.ordinal(enumeration, "x")).add("}");
    }

    private static String bounds(Length length) {
        return length.min() + ", " + length.max();
    }
}
