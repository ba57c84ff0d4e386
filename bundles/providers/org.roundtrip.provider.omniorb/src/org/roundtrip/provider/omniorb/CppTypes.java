// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import java.util.Optional;
import org.roundtrip.corba.IdlNames;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
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
import org.roundtrip.model.Shape.Union;

/** The C++ types and names that the OMG mapping makes of a contract's IDL. */
final class CppTypes {
    private final IdlWriter idl;
    private final Contract contract;

    CppTypes(Contract contract, IdlWriter idl) {
        this.contract = contract;
        this.idl = idl;
    }

    /** The type that owns an argument or result in a pool. */
    String pooled(Shape shape) {
        return box(shape).map(box -> box + "_var").orElseGet(() -> held(shape));
    }

    /** The value type that boxes an argument or result; empty when it is none. */
    Optional<String> box(Shape shape) {
        return idl.boxed(shape);
    }

    /** An expression that reads what a box contains. @param box a pointer to it */
    static String content(String box) {
        return "native::content(" + box + ")";
    }

    /** The type that owns a value elsewhere: a text's is a smart pointer, all others are plain. */
    String held(Shape shape) {
        return switch (shape) {
            case Primitive primitive -> "CORBA::" + switch (primitive) {
                case BOOLEAN -> "Boolean";
                case BYTE -> "Octet";
                case SHORT -> "Short";
                case INT -> "Long";
                case LONG -> "LongLong";
                case FLOAT -> "Float";
                case DOUBLE -> "Double";
                case CHAR -> "WChar";
            };
            case Text text -> text.repertoire() == Repertoire.LATIN1 ? "CORBA::String_var" : "CORBA::WString_var";
            case Enumeration enumeration ->
                "::enums::" + id(IdlNames.module(enumeration)) + "::" + id(IdlNames.type(enumeration));
            case Struct struct -> "::structs::" + id(IdlNames.type(struct));
            case Union union -> "::unions::" + id(IdlNames.type(union));
            case Shape.Timestamp timestamp -> "CORBA::LongLong";
            case Decimal decimal -> idl.type(decimal);
            case Shape.Bytes bytes -> idl.type(bytes);
            case Sequence sequence -> idl.type(sequence);
            case OptionalValue optional -> idl.type(optional);
            case Mapping mapping -> idl.type(mapping);
        };
    }

    /** The type that owns a result: a smart pointer for all that may need memory of its own. */
    String owned(Shape shape) {
        return box(shape).isPresent() ? pooled(shape) : held(shape) + (composed(shape) ? "_var" : "");
    }

    /** The type of a parameter. */
    String parameter(Shape shape) {
        return box(shape).map(CppTypes::pointer).orElseGet(() -> shape instanceof Text text ? "const " + character(text) + " *"
                : composed(shape) || shape instanceof Decimal ? "const " + held(shape) + " &" : held(shape) + " ");
    }

    /** The type that an operation returns. */
    String returned(Shape shape) {
        return box(shape).map(CppTypes::pointer).orElseGet(() -> shape instanceof Text text ? character(text) + " *"
                : composed(shape) && !fixed(shape) ? held(shape) + " *" : held(shape) + " ");
    }

    private static String pointer(String box) {
        return box + " *";
    }

    /** An expression that makes a copy to be returned, which the caller of the operation owns. */
    String copy(Shape shape, String value) {
        if (box(shape).isPresent()) {
            return "native::again(" + value + ")";
        }
        return switch (shape) {
            case Text text -> (text.repertoire() == Repertoire.LATIN1 ? "CORBA::string_dup" : "CORBA::wstring_dup")
                    + "(" + value + ")";
            default -> !composed(shape) || fixed(shape) ? value
                    : forgetful(shape) ? "native::assigned(" + value + ")" : "new " + held(shape) + "(" + value + ")";
        };
    }

    /** An expression that reads a held or owned value as the type of a parameter. */
    String in(Shape shape, String value) {
        return shape instanceof Text || box(shape).isPresent() ? value + ".in()" : value;
    }

    /** Whether a value is a struct, a union or a sequence, such as octets, optional values and maps. */
    static boolean composed(Shape shape) {
        return switch (shape) {
            case Primitive primitive -> false;
            case Enumeration enumeration -> false;
            case Text text -> false;
            case Shape.Timestamp timestamp -> false;
            case Decimal decimal -> false;
            default -> true;
        };
    }

    /** Whether a value always has the same size; the mapping returns such structs and unions by value. */
    static boolean fixed(Shape shape) {
        return switch (shape) {
            case Primitive primitive -> true;
            case Enumeration enumeration -> true;
            case Shape.Timestamp timestamp -> true;
            case Decimal decimal -> true;
            case Struct struct -> struct.parts().stream().allMatch(CppTypes::fixed);
            case Union union -> union.parts().stream().allMatch(CppTypes::fixed);
            default -> false;
        };
    }

    /**
     * Returns whether a copy that a constructor makes cannot be sent. omniORB's decimal numbers forget in it how many
     * digits the IDL says, and keep it when they are assigned. Sequences assign their elements.
     */
    static boolean forgetful(Shape shape) {
        return switch (shape) {
            case Decimal decimal -> true;
            case Struct struct -> struct.parts().stream().anyMatch(CppTypes::forgetful);
            case Union union -> union.parts().stream().anyMatch(CppTypes::forgetful);
            default -> false;
        };
    }

    /** The interface, which is the type of the stub. */
    String stub() {
        return "::service::" + id(IdlNames.type(contract));
    }

    /** The skeleton, from which the servant inherits. */
    String skeleton() {
        return "::POA_service::" + id(IdlNames.type(contract));
    }

    static String method(Operation operation) {
        return id(IdlNames.operation(operation));
    }

    static String field(Field field) {
        return id(IdlNames.field(field));
    }

    /** The functions that set and read a case of a union. */
    static String member(Field which) {
        return id(IdlNames.member(which));
    }

    private static String id(String name) {
        return Cpp.mapped(name);
    }

    private static String character(Text text) {
        return text.repertoire() == Repertoire.LATIN1 ? "char" : "CORBA::WChar";
    }
}
