// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import java.util.List;
import org.roundtrip.contract.ShapeMethods;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Timestamp;
import org.roundtrip.model.Shape.Union;

/**
 * Writes the functions that build and digest values in the types of the mapping. There are two for each struct, each
 * union and each kind of sequence, optional value and map that {@link #build} or {@link #digest} was called for. In the
 * source that these return, {@code v} is the stream of values and {@code d} the digest.
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
                case CHAR -> "v.next_char()";
            });
            case Text text -> "%s = native::build_%s(v, %s);".formatted(place,
                    text.repertoire() == Repertoire.LATIN1 ? "latin1" : "unicode", bounds(text.length()));
            case Bytes bytes -> "native::build_bytes(v, %s, %s);".formatted(bounds(bytes.length()), place);
            case Enumeration enumeration -> "%s = static_cast<%s>(v.next_constant(%s));".formatted(place,
                    types.held(enumeration), enumeration.constants().size());
            case Timestamp timestamp -> "%s = v.next_timestamp();".formatted(place);
            case Decimal decimal -> "%s = v.next_decimal(%s, %s).c_str();".formatted(place, decimal.digits(), decimal.scale());
            default -> "native::build%s(v, %s);".formatted(functions.name(shape), place);
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
                case CHAR -> "d.put_char(%s);";
            };
            case Text text -> "native::digest_text(%s, d);";
            case Bytes bytes -> "native::digest_bytes(%s, d);";
            case Enumeration enumeration -> "d.put_constant(%s);";
            case Timestamp timestamp -> "d.put_timestamp(%s);";
            case Decimal decimal -> "native::digest_decimal(%s, " + decimal.scale() + ", d);";
            default -> "native::digest" + functions.name(shape) + "(%s, d);";
        };
    }

    /** The functions that were asked for, as a header and as a unit. */
    record Written(String header, String unit) {
    }

    /** Returns all functions that are needed. @param declared those of others @param defined the same with their bodies */
    Written write(Source declared, Source defined) {
        Source header = new Source().add("#pragma once").add("#include \"natives.hpp\"").add("#include \"contract.hh\"")
                .add("namespace native {").add(declared.toString());
        Source unit = new Source().add("#include \"values_native.hpp\"").add("namespace native {").add(defined.toString());
        functions.write(shape -> {
            String build = "void build%s(roundtrip::Values &v, %s &x)".formatted(functions.name(shape), types.held(shape));
            String digest = "void digest%s(const %s &x, roundtrip::Digest &d)".formatted(functions.name(shape),
                    types.held(shape));
            header.add(build + ";").add(digest + ";");
            switch (shape) {
                case Struct struct -> struct(struct, build, digest, unit);
                case Sequence sequence -> sequence(sequence, build, digest, unit);
                case OptionalValue optional -> optional(optional, build, digest, unit);
                case Mapping mapping -> mapping(mapping, build, digest, unit);
                case Union union -> union(union, build, digest, unit);
                default -> throw new IllegalStateException("only what has parts has functions");
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
        unit.add(build + " {").add(buildEach(sequence, build(sequence.element(), "x[i]"))).add("}");
        unit.add(digest + " {").add(digestEach(digest(sequence.element(), "x[i]"))).add("}");
    }

    /** Returns statements that draw the list x. @param element the statement that draws an element */
    static String buildEach(Sequence sequence, String element) {
        return "x.length(v.next_length(%s));\n".formatted(bounds(sequence.length())) + each(element);
    }

    /** Returns statements that digest the list x. @param element the statement that digests an element */
    static String digestEach(String element) {
        return "d.put_sequence(x.length());\n" + each(element);
    }

    private static String each(String statement) {
        return "for (CORBA::ULong i = 0; i < x.length(); i++) {\n" + statement + "\n}";
    }

    private void optional(OptionalValue optional, String build, String digest, Source unit) {
        unit.add(build + " {").add("x.length(v.next_boolean() ? 1 : 0);").add("if (x.length() == 1) {");
        unit.add(build(optional.value(), "x[0]")).add("}").add("}");
        unit.add(digest + " {").add("d.put_optional(x.length() == 1);").add("if (x.length() == 1) {");
        unit.add(digest(optional.value(), "x[0]")).add("}").add("}");
    }

    /** Entries arrive in the order in which they were sent, and are digested in that of their keys. */
    private void mapping(Mapping mapping, String build, String digest, Source unit) {
        boolean text = mapping.key() instanceof Text;
        String type = text ? "std::u16string" : "int64_t";
        String key = text ? "native::text(x[i].key.in())" : "x[i].key";
        unit.add(build + " {").add("x.length(v.next_length(%s));", bounds(mapping.length())).add("std::set<%s> keys;", type);
        unit.add("for (CORBA::ULong i = 0; i < x.length(); i++) {").add("do {").add(build(mapping.key(), "x[i].key"));
        unit.add("} while (!keys.insert(%s).second);", key).add(build(mapping.value(), "x[i].value")).add("}").add("}");
        unit.add(digest + " {").add("std::map<%s, CORBA::ULong> sorted;", type);
        unit.add("for (CORBA::ULong i = 0; i < x.length(); i++) {").add("sorted[%s] = i;", key).add("}");
        unit.add("d.put_map(sorted.size());").add("for (const auto &each : sorted) {");
        unit.add(digest(mapping.key(), "x[each.second].key")).add(digest(mapping.value(), "x[each.second].value")).add("}").add("}");
    }

    private void union(Union union, String build, String digest, Source unit) {
        List<Field> cases = union.cases();
        unit.add(build + " {").add("switch (v.next_constant(%s)) {", cases.size());
        for (int i = 0; i < cases.size(); i++) {
            Shape shape = cases.get(i).shape();
            unit.add("case %s: {", i).add("%s drawn;", types.held(shape)).add(build(shape, "drawn"));
            unit.add("x.%s(drawn);", CppTypes.member(cases.get(i))).add("break;").add("}");
        }
        unit.add("}").add("}").add(digest + " {").add("switch (x._d()) {");
        for (int i = 0; i < cases.size(); i++) {
            unit.add("case %s:", i).add("d.put_union(%s);", i);
            unit.add(digest(cases.get(i).shape(), "x.%s()".formatted(CppTypes.member(cases.get(i))))).add("break;");
        }
        unit.add("default:").add("d.put_absent();").add("}").add("}");
    }

    /** Returns the arguments that say how long something may be. */
    static String bounds(Length length) {
        return length.min() + ", " + length.max();
    }
}
