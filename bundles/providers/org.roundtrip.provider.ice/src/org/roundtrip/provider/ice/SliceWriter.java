// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * Writes a contract as Slice. Structs, exceptions, enums and unions are in the module {@code payload}, the interface in {@code
 * service}; sequences and dictionaries need names and get them in {@code lists}. Slice has no characters, so one is a short; no
 * decimal numbers, so one is a string; no instants, so one is a long of milliseconds. Optional values exist in Slice only as
 * parameters and in classes and exceptions, not in structs; so an optional value is a sequence of at most one element, and the
 * same everywhere. A union is a class without members, and for each case a class that
 * extends it.
 */
final class SliceWriter {
    private final Source slice = new Source();
    private final Map<String, String> lists = new LinkedHashMap<>();

    private SliceWriter() {
    }

    /** Returns the Slice of a contract. */
    static String write(Contract contract) {
        SliceWriter writer = new SliceWriter();
        writer.slice.add("[[\"underscore\"]]");
        NamedShapes.of(contract).forEach(shape -> writer.define(shape, contract.throwsIt(shape)));
        writer.define(contract);
        return writer.slice.toString();
    }

    private void define(Shape shape, boolean exception) {
        switch (shape) {
            case Enumeration enumeration -> slice.add("module payload { enum %s {%s}; };",
                    SliceNames.type(enumeration.name()), enumeration.constants().stream()
                            .map(constant -> SliceNames.identifier(SliceNames.constant(enumeration, constant)))
                            .collect(Collectors.joining(", ")));
            case Struct struct -> define(struct, exception ? "exception" : "struct");
            case Union union -> define(union);
            default -> throw new IllegalArgumentException("only structs, unions and enums have names");
        }
    }

    private void define(Struct struct, String kind) {
        List<String> fields = struct.fields().stream()
                .map(field -> type(field.shape()) + " " + SliceNames.identifier(SliceNames.field(struct, field)) + ";").toList();
        slice.add("module payload { %s %s {", kind, SliceNames.type(struct.name()));
        fields.forEach(slice::add);
        slice.add("}; };");
    }

    private void define(Union union) {
        List<String> types = union.cases().stream().map(which -> type(which.shape())).toList();
        String name = SliceNames.type(union.name());
        slice.add("module payload {").add("class %s {};", name);
        for (int i = 0; i < types.size(); i++) {
            slice.add("class %s extends %s { %s \\value; };", SliceNames.type(union, union.cases().get(i)), name, types.get(i));
        }
        slice.add("};");
    }

    private void define(Contract contract) {
        List<String> operations = contract.operations().stream().map(this::operation).toList();
        slice.add("module service { interface %s {", SliceNames.type(contract));
        operations.forEach(slice::add);
        slice.add("}; };");
    }

    private String operation(Operation operation) {
        return operation.result().map(this::type).orElse("void") + " "
                + SliceNames.identifier(SliceNames.operation(operation)) + operation.parameters().stream()
                        .map(parameter -> type(parameter.shape()) + " " + SliceNames.identifier(SliceNames.parameter(parameter)))
                        .collect(Collectors.joining(", ", "(", ")"))
                + (operation.exceptions().isEmpty() ? "" : operation.exceptions().stream().map(exception -> scoped(exception.name()))
                        .collect(Collectors.joining(", ", " throws ", ""))) + ";";
    }

    private String type(Shape shape) {
        return switch (shape) {
            case Primitive.BOOLEAN -> "bool";
            case Primitive.CHAR -> "short";
            case Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "string";
            case Shape.Decimal decimal -> "string";
            case Shape.Timestamp timestamp -> "long";
            case Shape.Bytes bytes -> list("sequence< byte>");
            case Enumeration enumeration -> scoped(enumeration.name());
            case Struct struct -> scoped(struct.name());
            case Union union -> scoped(union.name());
            case Sequence sequence -> list("sequence< " + type(sequence.element()) + ">");
            case OptionalValue optional -> list("sequence< " + type(optional.value()) + ">");
            case Mapping mapping -> list("dictionary< " + type(mapping.key()) + ", " + type(mapping.value()) + ">");
        };
    }

    private static String scoped(String type) {
        return "::payload::" + SliceNames.type(type);
    }

    /** Returns the name of a sequence or dictionary, which is defined when it occurs first. */
    private String list(String definition) {
        String known = lists.get(definition);
        if (known == null) {
            known = "List" + (lists.size() + 1);
            lists.put(definition, known);
            slice.add("module lists { %s %s; };", definition, known);
        }
        return "::lists::" + known;
    }
}
