// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeMethods;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/**
 * Writes the functions that build and digest values in the types of the mapping: two for each struct and each kind of
 * sequence that {@link #build} or {@link #digest} was called for. In the source that these return, {@code v} is the stream
 * of values and {@code d} the digest.
 */
final class NativesWriter {
    private final CppTypes types;
    private final ShapeMethods functions = new ShapeMethods();

    NativesWriter(CppTypes types) {
        this.types = types;
    }

    /** Returns a statement that draws a value into a place. */
    String build(Shape shape, String place) {
        return switch (shape) {
            case Primitive primitive -> "%s = %s;".formatted(place, switch (primitive) {
                case BOOLEAN -> "v.next_boolean()";
                case BYTE -> "static_cast<CORBA::Octet>(v.next_byte())";
                case SHORT -> "v.next_short()";
                case INT -> "v.next_int()";
                case LONG -> "v.next_long()";
                case FLOAT -> "v.next_float()";
                case DOUBLE -> "v.next_double()";
                case CHAR -> throw Refusals.passed(shape);
            });
            case Text text -> "%s = native::build_%s(v, %s);".formatted(place,
                    text.repertoire() == Repertoire.LATIN1 ? "latin1" : "unicode", bounds(text.length()));
            case Bytes bytes -> "native::build_bytes(v, %s, %s);".formatted(bounds(bytes.length()), place);
            case Enumeration enumeration -> "%s = static_cast<%s>(v.next_constant(%d));".formatted(place,
                    types.held(enumeration), enumeration.constants().size());
            case Struct struct -> "native::build%s(v, %s);".formatted(functions.name(struct), place);
            case Sequence sequence -> "native::build%s(v, %s);".formatted(functions.name(sequence), place);
            default -> throw Refusals.passed(shape);
        };
    }

    /** Returns a statement that digests a value, which has the type of a parameter. */
    String digest(Shape shape, String value) {
        return digest(shape).formatted(value);
    }

    private String digest(Shape shape) {
        return switch (shape) {
            case Primitive primitive -> switch (primitive) {
                case BOOLEAN -> "d.put_boolean(%s);";
                case BYTE -> "d.put_byte(static_cast<int8_t>(%s));";
                case SHORT -> "d.put_short(%s);";
                case INT -> "d.put_int(%s);";
                case LONG -> "d.put_long(%s);";
                case FLOAT -> "d.put_float(%s);";
                case DOUBLE -> "d.put_double(%s);";
                case CHAR -> throw Refusals.passed(shape);
            };
            case Text text -> "native::digest_text(%s, d);";
            case Bytes bytes -> "native::digest_bytes(%s, d);";
            case Enumeration enumeration -> "d.put_constant(%s);";
            case Struct struct -> "native::digest" + functions.name(struct) + "(%s, d);";
            case Sequence sequence -> "native::digest" + functions.name(sequence) + "(%s, d);";
            default -> throw Refusals.passed(shape);
        };
    }

    /** The functions that were asked for, as a header and as a unit. */
    record Written(String header, String unit) {
    }

    /** Returns all functions that are needed. */
    Written write() {
        Source header = new Source().add("#pragma once").add("#include \"natives.hpp\"").add("#include \"contract.hh\"")
                .add("namespace native {");
        Source unit = new Source().add("#include \"values_native.hpp\"").add("namespace native {");
        functions.write(shape -> {
            String build = "void build%s(roundtrip::Values &v, %s &x)".formatted(functions.name(shape), types.held(shape));
            String digest = "void digest%s(const %s &x, roundtrip::Digest &d)".formatted(functions.name(shape),
                    types.held(shape));
            header.add(build + ";").add(digest + ";");
            switch (shape) {
                case Struct struct -> struct(struct, build, digest, unit);
                case Sequence sequence -> sequence(sequence, build, digest, unit);
                default -> throw new IllegalStateException("only structs and sequences have functions");
            }
        });
        return new Written(header.add("}").toString(), unit.add("}").toString());
    }

    private void struct(Struct struct, String build, String digest, Source unit) {
        unit.add(build + " {");
        struct.fields().forEach(field -> unit.add(build(field.shape(), "x." + CppTypes.field(field))));
        unit.add("}").add(digest + " {").add("d.put_struct();");
        struct.fields().forEach(field -> unit.add(digest(field.shape(), "x." + CppTypes.field(field))));
        unit.add("}");
    }

    private void sequence(Sequence sequence, String build, String digest, Source unit) {
        unit.add(build + " {").add("x.length(v.next_length(%s));", bounds(sequence.length()));
        unit.add("for (CORBA::ULong i = 0; i < x.length(); i++) {").add(build(sequence.element(), "x[i]")).add("}").add("}");
        unit.add(digest + " {").add("d.put_sequence(x.length());");
        unit.add("for (CORBA::ULong i = 0; i < x.length(); i++) {").add(digest(sequence.element(), "x[i]")).add("}").add("}");
    }

    private static String bounds(Length length) {
        return length.min() + ", " + length.max();
    }
}
