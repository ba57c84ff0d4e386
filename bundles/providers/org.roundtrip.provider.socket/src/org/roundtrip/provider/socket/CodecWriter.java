// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket;

import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.ShapeMethods;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Union;

/**
 * Writes the class that encodes and decodes values. It has two methods for each shape with parts that {@link
 * #write(Shape, String)} or {@link #read} was called for. In the source that these return, {@code out} and {@code in}
 * are the messages.
 */
final class CodecWriter {
    private final JavaTypes types;
    private final ShapeMethods methods = new ShapeMethods();
    private final Source source = new Source();

    CodecWriter(JavaTypes types) {
        this.types = types;
    }

    /** Returns a statement that writes a value. */
    String write(Shape shape, String value) {
        return switch (shape) {
            case Primitive primitive -> "out.put%s(%s);".formatted(suffix(primitive), value);
            case Text text -> "out.put%s(%s);".formatted(suffix(text), value);
            case Bytes bytes -> "out.putBytes(%s);".formatted(value);
            case Enumeration enumeration -> "out.putInt(%s);".formatted(types.ordinal(enumeration, value));
            case Sequence(Primitive primitive, Length length) -> "out.put%ss(%s);".formatted(suffix(primitive), value);
            case Shape.Timestamp timestamp -> "out.putLong(%s);".formatted(types.unwrap(timestamp, value));
            case Decimal decimal -> "out.putDecimal(%s, %s);".formatted(value, size(decimal));
            default -> "Codec.write%s(%s, out);".formatted(methods.name(shape), value);
        };
    }

    /** Returns an expression that reads a value. */
    String read(Shape shape) {
        return switch (shape) {
            case Primitive primitive -> "in.get%s()".formatted(suffix(primitive));
            case Text text -> "in.get%s()".formatted(suffix(text));
            case Bytes bytes -> "in.getBytes(%s)".formatted(bounds(bytes.length()));
            case Enumeration enumeration -> "Codec.constants%s[in.getIndex(%s)]".formatted(methods.name(enumeration),
                    enumeration.constants().size());
            case Sequence(Primitive primitive, Length length) ->
                "in.get%ss(%s)".formatted(suffix(primitive), bounds(length));
            case Shape.Timestamp timestamp -> types.wrap(timestamp, "in.getLong()");
            case Decimal decimal -> "in.getDecimal(%s)".formatted(size(decimal));
            default -> "Codec.read%s(in)".formatted(methods.name(shape));
        };
    }

    /** The class with all methods that were asked for, without package and imports. */
    String write() {
        source.add("final class Codec {").add("private Codec() {").add("}");
        methods.write(shape -> {
            switch (shape) {
                case Struct struct -> struct(struct, types.type(struct), methods.name(struct));
                case Sequence sequence -> sequence(sequence, types.type(sequence), methods.name(sequence));
                case OptionalValue optional -> optional(optional, types.type(optional), methods.name(optional));
                case Mapping mapping -> mapping(mapping, types.type(mapping), methods.name(mapping));
                case Union union -> union(union, types.type(union), methods.name(union));
                case Enumeration enumeration -> source.add("static final %s[] constants%s = %1$s.values();",
                        types.type(enumeration), methods.name(enumeration));
                default -> throw new IllegalStateException("only what has parts or a name has methods");
            }
        });
        return source.add("}").toString();
    }

    private void struct(Struct struct, String type, String name) {
        source.add("static void write%s(%s x, WireOutput out) throws IOException {", name, type);
        ShapeMethods.parts(struct, (fields, part) -> source.add("write%s%s(x, out);", part, name));
        source.add("}").add("static %s read%s(WireInput in) throws IOException {", type, name);
        source.add("%s x = %s;", type, types.newStruct(struct));
        ShapeMethods.parts(struct, (fields, part) -> source.add("read%s%s(x, in);", part, name));
        source.add("return x;").add("}");
        ShapeMethods.parts(struct, (fields, part) -> {
            source.add("private static void write%s%s(%s x, WireOutput out) throws IOException {", part, name, type);
            fields.forEach(field -> source.add(write(field.shape(), types.read(struct, field, "x"))));
            source.add("}");
            source.add("private static void read%s%s(%s x, WireInput in) throws IOException {", part, name, type);
            fields.forEach(field -> source.add(types.assign(struct, field, "x", read(field.shape()))));
            source.add("}");
        });
    }

    private void sequence(Sequence sequence, String type, String name) {
        source.add("static void write%s(%s x, WireOutput out) throws IOException {", name, type);
        source.add("out.putInt(x.length);").add("for (int i = 0; i < x.length; i++) {");
        source.add(write(sequence.element(), "x[i]")).add("}").add("}");
        source.add("static %s read%s(WireInput in) throws IOException {", type, name);
        source.add("int n = in.getCount(%s);", bounds(sequence.length()));
        source.add("%s x = %s;", type, types.newArray(sequence, "n")).add("for (int i = 0; i < n; i++) {");
        source.add("x[i] = %s;", read(sequence.element())).add("}").add("return x;").add("}");
    }

    private void optional(OptionalValue optional, String type, String name) {
        head(type, name);
        source.add("out.putBoolean(x != null);").add("if (x != null) {").add(write(optional.value(), "x")).add("}").add("}");
        source.add("static %s read%s(WireInput in) throws IOException {", type, name);
        source.add("return in.getBoolean() ? %s : null;", read(optional.value())).add("}");
    }

    private void mapping(Mapping mapping, String type, String name) {
        head(type, name);
        String entry = "java.util.Map.Entry<%s, %s>".formatted(Java.boxed(types.type(mapping.key())),
                Java.boxed(types.type(mapping.value())));
        source.add("out.putInt(x.size());").add("for (%s entry : x.entrySet()) {", entry);
        source.add(write(mapping.key(), "entry.getKey()")).add(write(mapping.value(), "entry.getValue()")).add("}").add("}");
        source.add("static %s read%s(WireInput in) throws IOException {", type, name);
        source.add("int n = in.getCount(%s);", bounds(mapping.length())).add("%s x = %s;", type, types.newMap(mapping, "n"));
        source.add("for (int i = 0; i < n; i++) {");
        source.add(types.put(mapping, "x", "i", read(mapping.key()), read(mapping.value()))).add("}").add("return x;").add("}");
    }

    private void union(Union union, String type, String name) {
        head(type, name);
        for (int i = 0; i < union.cases().size(); i++) {
            Shape.Field which = union.cases().get(i);
            source.add("if (%s) {", types.hasCase(union, which, "x")).add("out.putInt(%s);", i);
            source.add(write(which.shape(), types.valueOf(union, which, "x"))).add("return;").add("}");
        }
        source.add("}").add("static %s read%s(WireInput in) throws IOException {", type, name);
        source.add("switch (in.getIndex(%s)) {", union.cases().size());
        for (int i = 0; i < union.cases().size(); i++) {
            Shape.Field which = union.cases().get(i);
            source.add("%s:", i == union.cases().size() - 1 ? "default" : "case " + i);
            source.add("return %s;", types.newUnion(union, which, read(which.shape())));
        }
        source.add("}").add("}");
    }

    private void head(String type, String name) {
        source.add("static void write%s(%s x, WireOutput out) throws IOException {", name, type);
    }

    private static String size(Decimal decimal) {
        return decimal.digits() + ", " + decimal.scale();
    }

    private static String suffix(Primitive primitive) {
        return primitive.name().charAt(0) + primitive.name().substring(1).toLowerCase(java.util.Locale.ROOT);
    }

    private static String suffix(Text text) {
        return text.repertoire() == Repertoire.LATIN1 ? "Latin1" : "Utf8";
    }

    private static String bounds(Length length) {
        return length.min() + ", " + length.max();
    }
}
