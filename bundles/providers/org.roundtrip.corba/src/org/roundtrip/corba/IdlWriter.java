// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;
import org.roundtrip.model.Shape;

/**
 * Writes a contract as OMG IDL. Structs and exceptions are in the module {@code structs}, each enum is in a module of its own, and
 * the interface is in {@code service}. Each kind of sequence has a typedef in {@code sequences}, because parameters
 * and elements cannot be anonymous sequences. IDL has no maps, so a map is a sequence of structs in the module {@code
 * entries}; an optional value is a sequence of at most one element, an instant a number of milliseconds, since the instants of
 * the Time Service count otherwise. Unions are in {@code unions}, the types of decimal numbers in {@code decimals}. All names are absolute, so that none is introduced into a scope where it
 * could clash. What is sent as a value of Java is a boxed value type in the module {@code boxes}; only its repository id is sent.
 */
public final class IdlWriter {
    /** The name of the box of a text. */
    static final String TEXT_BOX = "WStringValue";

    private final Source idl = new Source();
    private final Map<String, String> sequences = new LinkedHashMap<>();
    private final Map<String, String> entries = new LinkedHashMap<>();
    private final Set<String> fixed = new HashSet<>();
    private final Set<String> boxes = new HashSet<>();
    private final ValueMapping mapping;

    private IdlWriter(ValueMapping mapping) {
        this.mapping = mapping;
    }

    /** Writes the IDL of a contract whose values are those of IDL. */
    public static IdlWriter of(Contract contract) {
        return of(contract, ValueMapping.OF_IDL);
    }

    /** Writes the IDL of a contract. */
    public static IdlWriter of(Contract contract, ValueMapping mapping) {
        IdlWriter writer = new IdlWriter(mapping);
        NamedShapes.of(contract).forEach(shape -> writer.define(shape, contract.throwsIt(shape)));
        writer.define(contract);
        return writer;
    }

    /** Returns the IDL. */
    public String text() {
        return idl.toString();
    }

    private void define(Shape shape, boolean exception) {
        switch (shape) {
            case Enumeration enumeration -> define(enumeration);
            case Struct struct -> define(struct, exception ? "exception" : "struct");
            case Union union -> define(union);
            default -> throw new IllegalArgumentException("only structs, unions and enums have names");
        }
    }

    private void define(Enumeration enumeration) {
        idl.add("module enums { module %s {", IdlNames.module(enumeration));
        idl.add("enum %s {%s};", IdlNames.type(enumeration), enumeration.constants().stream()
                .map(constant -> IdlNames.identifier(IdlNames.constant(constant))).collect(Collectors.joining(", ")));
        idl.add("}; };");
    }

    private void define(Struct struct, String kind) {
        List<String> fields = struct.fields().stream()
                .map(field -> type(field.shape()) + " " + IdlNames.identifier(IdlNames.field(field)) + ";").toList();
        idl.add("module structs { %s %s {", kind, IdlNames.type(struct));
        fields.forEach(idl::add);
        idl.add("}; };");
    }

    private void define(Union union) {
        List<String> types = union.cases().stream().map(which -> type(which.shape())).toList();
        idl.add("module unions { union %s switch (long) {", IdlNames.type(union));
        for (int i = 0; i < types.size(); i++) {
            idl.add("case %s: %s %s;", i, types.get(i), IdlNames.member(union.cases().get(i)));
        }
        idl.add("}; };");
    }

    private void define(Contract contract) {
        List<String> operations = contract.operations().stream().map(this::operation).toList();
        idl.add("module service { interface %s {", IdlNames.type(contract));
        operations.forEach(idl::add);
        idl.add("}; };");
    }

    private String operation(Operation operation) {
        return (operation.oneWay() ? "oneway " : "") + operation.result().map(this::passed).orElse("void") + " "
                + IdlNames.identifier(IdlNames.operation(operation)) + operation.parameters().stream().map(this::parameter)
                        .collect(Collectors.joining(", ", "(", ")"))
                + (operation.exceptions().isEmpty() ? "" : operation.exceptions().stream().map(this::type)
                        .collect(Collectors.joining(", ", " raises (", ")"))) + ";";
    }

    private String parameter(Parameter parameter) {
        return "in " + passed(parameter.shape()) + " " + IdlNames.identifier(IdlNames.parameter(parameter));
    }

    private String passed(Shape shape) {
        return boxed(shape).orElseGet(() -> type(shape));
    }

    /**
     * Returns the name of the boxed value type as which an argument or result is passed. It is empty when it is no value
     * of Java.
     */
    public Optional<String> boxed(Shape shape) {
        if (mapping == ValueMapping.OF_IDL) {
            return Optional.empty();
        }
        return shape instanceof Shape.Text ? Optional.of(box(TEXT_BOX, "wstring", "IDL:omg.org/CORBA/WStringValue:1.0"))
                : JavaArray.of(shape).map(array -> box(array, shape instanceof Sequence sequence ? sequence.element() : Primitive.BYTE));
    }

    private String box(JavaArray array, Shape element) {
        String leaf = array.leaf() instanceof Shape.Text ? TEXT_BOX : type(array.leaf());
        return box(array.name(leaf), sequence(passed(element)), array.id());
    }

    private String box(String name, String content, String id) {
        if (boxes.add(name)) {
            idl.add("module boxes {").add("valuetype %s %s;", name, content).add("#pragma ID %s \"%s\"", name, id).add("};");
        }
        return "::boxes::" + name;
    }

    /** Returns the name of a type in the IDL. That of a sequence is known only for those of the contract. */
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
                case CHAR -> "wchar";
            };
            case Shape.Text text -> text.repertoire() == Repertoire.LATIN1 ? "string" : "wstring";
            case Shape.Bytes bytes -> sequence("octet");
            case Enumeration enumeration -> "::enums::" + IdlNames.module(enumeration) + "::" + IdlNames.type(enumeration);
            case Struct struct -> "::structs::" + IdlNames.type(struct);
            case Union union -> "::unions::" + IdlNames.type(union);
            case Shape.Timestamp timestamp -> "long long";
            case Decimal decimal -> fixed(decimal.digits() + "," + decimal.scale());
            case Sequence sequence -> sequence(type(sequence.element()));
            case OptionalValue optional -> sequence(type(optional.value()) + ",1");
            case Mapping mapping -> sequence("::entries::" + entry(mapping));
        };
    }

    /** Returns the name of the struct, in the module {@code entries}, of a map's entries; its fields are key and value. */
    public String entry(Mapping mapping) {
        String fields = "%s key; %s value;".formatted(type(mapping.key()), type(mapping.value()));
        String known = entries.get(fields);
        if (known == null) {
            known = "Entry" + (entries.size() + 1);
            entries.put(fields, known);
            idl.add("module entries { struct %s {", known).add(fields).add("}; };");
        }
        return known;
    }

    private String fixed(String size) {
        String name = "Fixed_" + size.replace(',', '_');
        if (fixed.add(name)) {
            idl.add("module decimals {").add("typedef fixed<%s> %s;", size, name).add("};");
        }
        return "::decimals::" + name;
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
