// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * Writes a contract as OMG IDL. Structs are in the module {@code structs}, each enum is in a module of its own, and
 * the interface is in {@code service}. Each kind of sequence has a typedef in {@code sequences}, because parameters
 * and elements cannot be anonymous sequences. All names are absolute, so that none is introduced into a scope where it
 * could clash.
 */
public final class IdlWriter {
    private final Source idl = new Source();
    private final Map<String, String> sequences = new LinkedHashMap<>();

    private IdlWriter() {
    }

    /** Writes the IDL of a contract. */
    public static IdlWriter of(Contract contract) {
        IdlWriter writer = new IdlWriter();
        NamedShapes.of(contract).forEach(writer::define);
        writer.define(contract);
        return writer;
    }

    /** Returns the IDL. */
    public String text() {
        return idl.toString();
    }

    private void define(Shape shape) {
        switch (shape) {
            case Enumeration enumeration -> define(enumeration);
            case Struct struct -> define(struct);
            default -> throw new IllegalArgumentException("only structs and enums have names");
        }
    }

    private void define(Enumeration enumeration) {
        idl.add("module enums { module %s {", IdlNames.module(enumeration));
        idl.add("enum %s {%s};", IdlNames.type(enumeration), enumeration.constants().stream()
                .map(constant -> IdlNames.identifier(IdlNames.constant(constant))).collect(Collectors.joining(", ")));
        idl.add("}; };");
    }

    private void define(Struct struct) {
        List<String> fields = struct.fields().stream()
                .map(field -> type(field.shape()) + " " + IdlNames.identifier(IdlNames.field(field)) + ";").toList();
        idl.add("module structs { struct %s {", IdlNames.type(struct));
        fields.forEach(idl::add);
        idl.add("}; };");
    }

    private void define(Contract contract) {
        List<String> operations = contract.operations().stream().map(this::operation).toList();
        idl.add("module service { interface %s {", IdlNames.type(contract));
        operations.forEach(idl::add);
        idl.add("}; };");
    }

    private String operation(Operation operation) {
        return operation.result().map(this::type).orElse("void") + " "
                + IdlNames.identifier(IdlNames.operation(operation)) + operation.parameters().stream().map(this::parameter)
                        .collect(Collectors.joining(", ", "(", ");"));
    }

    private String parameter(Parameter parameter) {
        return "in " + type(parameter.shape()) + " " + IdlNames.identifier(IdlNames.parameter(parameter));
    }

    /** Returns the name of a type in the IDL; that of a sequence is known only for those of the contract. */
    public String type(Shape shape) {
        return switch (shape) {
            case Primitive primitive -> switch (primitive) {
                case BOOLEAN -> "boolean";
                case BYTE -> "octet";
                case SHORT -> "short";
                case INT -> "long";
                case LONG -> "long long";
                case FLOAT -> "float";
                case DOUBLE -> "double";
                case CHAR -> throw Refusals.passed(shape);
            };
            case Shape.Text text -> text.repertoire() == Repertoire.LATIN1 ? "string" : "wstring";
            case Shape.Bytes bytes -> sequence("octet");
            case Enumeration enumeration -> "::enums::" + IdlNames.module(enumeration) + "::" + IdlNames.type(enumeration);
            case Struct struct -> "::structs::" + IdlNames.type(struct);
            case Sequence sequence -> sequence(type(sequence.element()));
            default -> throw Refusals.passed(shape);
        };
    }

    private String sequence(String element) {
        String known = sequences.get(element);
        if (known == null) {
            known = "Sequence" + (sequences.size() + 1);
            sequences.put(element, known);
            idl.add("module sequences {").add("typedef sequence<%s> %s;", element.startsWith("::") ? " " + element : element, known)
                    .add("};");
        }
        return "::sequences::" + known;
    }
}
