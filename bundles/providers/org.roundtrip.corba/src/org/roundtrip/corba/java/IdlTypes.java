// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.java;

import java.util.Locale;
import java.util.function.Predicate;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.Source;
import org.roundtrip.corba.IdlNames;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;
import org.roundtrip.model.Shape;

/** The Java types that the OMG mapping makes of {@link org.roundtrip.corba.IdlWriter}'s IDL. */
public class IdlTypes implements NativeTypes {
    private final IdlWriter idl;
    private final Predicate<String> escaped;

    /**
     * @param idl     of the contract whose types these are
     * @param escaped the names of operations and fields before which the ORB's IDL compiler writes an underscore in Java
     */
    public IdlTypes(IdlWriter idl, Predicate<String> escaped) {
        this.idl = idl;
        this.escaped = escaped;
    }

    @Override
    public String type(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "java.lang.String";
            case Shape.Bytes bytes -> "byte[]";
            case Enumeration enumeration -> "enums." + IdlNames.module(enumeration) + "." + IdlNames.type(enumeration);
            case Struct struct -> "structs." + IdlNames.type(struct);
            case Sequence sequence -> type(sequence.element()) + "[]";
            case Union union -> "unions." + IdlNames.type(union);
            case Shape.Timestamp timestamp -> "long";
            case Shape.Decimal decimal -> throw Refusals.passed(decimal);
            case OptionalValue optional -> type(optional.value()) + "[]";
            case Mapping mapping -> entry(mapping) + "[]";
        };
    }

    private String entry(Mapping mapping) {
        return "entries." + idl.entry(mapping);
    }

    @Override
    public String absent(OptionalValue optional) {
        return Java.newArray(type(optional.value()), "0");
    }

    @Override
    public String present(OptionalValue optional, String value) {
        return "new %s[] {%s}".formatted(type(optional.value()), value);
    }

    @Override
    public String isPresent(OptionalValue optional, String target) {
        return target + ".length == 1";
    }

    @Override
    public String value(OptionalValue optional, String target) {
        return target + "[0]";
    }

    @Override
    public String newMap(Mapping mapping, String length) {
        return Java.newArray(entry(mapping), length);
    }

    @Override
    public String put(Mapping mapping, String target, String index, String key, String value) {
        return "%s[%s] = new %s(%s, %s);".formatted(target, index, entry(mapping), key, value);
    }

    @Override
    public String sort(Mapping mapping, String target) {
        return "for (%s each : %s) {\nsorted.put(each.key, each.value);\n}".formatted(entry(mapping), target);
    }

    @Override
    public String newUnion(Union union, Field which, String value) {
        return "generated.Unions.%s(%s)".formatted(maker(union, which), value);
    }

    /** Writes the class that makes unions, because the mapping sets their values by methods that return nothing. */
    String unions(Contract contract) {
        Source source = new Source().add("package generated;").add("public final class Unions {").add("private Unions() {").add("}");
        for (Shape named : NamedShapes.of(contract)) {
            if (named instanceof Union union) {
                for (Field which : union.cases()) {
                    source.add("public static %s %s(%s value) {", type(union), maker(union, which), type(which.shape()));
                    source.add("%s made = new %1$s();", type(union)).add("made.%s(value);", IdlNames.member(which));
                    source.add("return made;").add("}");
                }
            }
        }
        return source.add("}").toString();
    }

    private static String maker(Union union, Field which) {
        return "make" + union.cases().indexOf(which) + "_" + union.name();
    }

    @Override
    public String hasCase(Union union, Field which, String target) {
        return target + ".discriminator() == " + union.cases().indexOf(which);
    }

    @Override
    public String valueOf(Union union, Field which, String target) {
        return target + "." + IdlNames.member(which) + "()";
    }

    @Override
    public String read(Struct struct, Field field, String target) {
        return target + "." + inJava(IdlNames.field(field));
    }

    @Override
    public String constant(Enumeration enumeration, String ordinal) {
        return type(enumeration) + ".from_int(" + ordinal + ")";
    }

    @Override
    public String ordinal(Enumeration enumeration, String value) {
        return value + ".value()";
    }

    @Override
    public String stubType(Contract contract) {
        return "service." + IdlNames.type(contract);
    }

    @Override
    public String method(Operation operation) {
        return inJava(IdlNames.operation(operation));
    }

    /** Returns the Java name that the mapping makes of an operation, field or constant. */
    private String inJava(String name) {
        return escaped.test(name) ? "_" + name : name;
    }
}
