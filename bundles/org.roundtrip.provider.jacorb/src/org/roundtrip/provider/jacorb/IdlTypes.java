// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import java.util.Locale;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.contract.Refusals;
import org.roundtrip.corba.IdlNames;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/** The Java types that the OMG mapping makes of {@link org.roundtrip.corba.IdlWriter}'s IDL. */
final class IdlTypes implements NativeTypes {

    @Override
    public String type(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "java.lang.String";
            case Shape.Bytes bytes -> "byte[]";
            case Enumeration enumeration -> "enums." + IdlNames.module(enumeration) + "." + IdlNames.type(enumeration);
            case Struct struct -> "structs." + IdlNames.type(struct);
            case Sequence sequence -> type(sequence.element()) + "[]";
            default -> throw Refusals.passed(shape);
        };
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
    private static String inJava(String name) {
        return Java.reservedForMethods(name) ? "_" + name : name;
    }
}
