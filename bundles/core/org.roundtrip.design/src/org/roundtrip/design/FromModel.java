// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.design.Slot.Role;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** Converts what was saved to a design, and adds shapes to a design that is being drawn. For one thread. */
public final class FromModel {
    private final List<NamedType> types;
    private final int old;
    private final Map<Shape, Integer> numbers = new HashMap<>();
    private int next;

    FromModel(Design design) {
        types = new ArrayList<>(design.types());
        old = types.size();
        numbers.putAll(ToModel.numbers(design));
        next = design.next();
    }

    /** Returns a payload's file as a design. */
    public static Design design(Drawing drawing) {
        return design(Design.Kind.PAYLOAD, drawing);
    }

    /** Returns a contract as a design without a payload. */
    public static Design design(Contract contract) {
        return design(Design.Kind.CONTRACT,
                new Drawing(contract.name(), "", Optional.empty(), contract.operations(), contract.unused()));
    }

    private static Design design(Design.Kind kind, Drawing drawing) {
        FromModel from = new FromModel(Design.empty(kind, drawing.name()));
        Optional<Slot> payload = drawing.payload().map(shape -> from.slot(Role.PAYLOAD, "", shape));
        List<DrawnOperation> operations = drawing.operations().stream().map(from::operation).toList();
        drawing.unused().forEach(from::type);
        return new Design(kind, drawing.name(), drawing.description(), from.types, payload, operations, from.next);
    }

    /** Returns a new slot for values of a shape. Types that the design has already are referred to. */
    Slot slot(Role role, String name, Shape shape) {
        int id = next++;
        return new Slot(id, role, name, form(shape));
    }

    /** Returns a new operation. */
    DrawnOperation operation(Operation operation) {
        int id = next++;
        List<Slot> parameters = new ArrayList<>();
        operation.parameters().forEach(parameter -> parameters.add(slot(Role.PARAMETER, parameter.name(), parameter.shape())));
        Optional<Slot> result = DrawnOperation.returnsItsParameter(operation.behaviour()) ? Optional.empty()
                : operation.result().map(shape -> slot(Role.RESULT, "", shape));
        List<Slot> exceptions = new ArrayList<>();
        operation.exceptions().forEach(exception -> exceptions.add(slot(Role.EXCEPTION, "", exception)));
        return new DrawnOperation(id, operation.name(), operation.behaviour(), parameters, result, exceptions, operation.oneWay(),
                operation.work(), operation.throwEvery());
    }

    /** Returns the number of a struct, a union or an enum. It is added when the design does not have it. */
    int type(Shape shape) {
        Integer known = numbers.get(shape);
        if (known != null) {
            return known;
        }
        int id = next++;
        numbers.put(shape, id);
        int place = types.size();
        NamedType type = switch (shape) {
            case Shape.Struct struct -> new NamedType(id, free(struct.name()), NamedType.Kind.STRUCT, List.of(), List.of());
            case Shape.Union union -> new NamedType(id, free(union.name()), NamedType.Kind.UNION, List.of(), List.of());
            case Shape.Enumeration enumeration -> new NamedType(id, free(enumeration.name()), NamedType.Kind.ENUM, List.of(),
                    enumeration.constants());
            default -> throw new IllegalArgumentException(shape + " has no name");
        };
        types.add(type);
        if (shape instanceof Shape.Struct struct) {
            types.set(place, type.with(slots(Role.FIELD, struct.fields())));
        } else if (shape instanceof Shape.Union union) {
            types.set(place, type.with(slots(Role.CASE, union.cases())));
        }
        return id;
    }

    /** Adds a struct, a union or an enum as a new type, even if the design has the same one. */
    int fresh(Shape shape) {
        numbers.remove(shape);
        return type(shape);
    }

    /** Returns a new slot of a form. */
    Slot slot(Role role, String name, Form form) {
        return new Slot(number(), role, name, form);
    }

    /** Returns a number that no node has. */
    int number() {
        return next++;
    }

    /** Returns a design after an edit with the types that were added. */
    Design finish(Design edited) {
        List<NamedType> all = new ArrayList<>(edited.types());
        all.addAll(types.subList(old, types.size()));
        return edited.withTypes(all).withNext(next);
    }

    Form form(Shape shape) {
        return switch (shape) {
            case Shape.Struct struct -> new Form.Reference(type(struct));
            case Shape.Union union -> new Form.Reference(type(union));
            case Shape.Enumeration enumeration -> new Form.Reference(type(enumeration));
            case Shape.Sequence sequence -> new Form.Wrapped(Form.Wrapping.LIST, Optional.of(sequence.length()),
                    List.of(slot(Role.ELEMENT, "", sequence.element())));
            case Shape.OptionalValue optional -> new Form.Wrapped(Form.Wrapping.OPTIONAL, Optional.empty(),
                    List.of(slot(Role.VALUE, "", optional.value())));
            case Shape.Mapping mapping -> new Form.Wrapped(Form.Wrapping.MAP, Optional.of(mapping.length()),
                    List.of(slot(Role.KEY, "", mapping.key()), slot(Role.VALUE, "", mapping.value())));
            case Shape.Primitive leaf -> new Form.Leaf(leaf);
            case Shape.Text leaf -> new Form.Leaf(leaf);
            case Shape.Bytes leaf -> new Form.Leaf(leaf);
            case Shape.Timestamp leaf -> new Form.Leaf(leaf);
            case Shape.Decimal leaf -> new Form.Leaf(leaf);
        };
    }

    private List<Slot> slots(Role role, List<Shape.Field> fields) {
        return fields.stream().map(field -> slot(role, field.name(), field.shape())).toList();
    }

    private String free(String name) {
        return FreeNames.like(name, types.stream().map(NamedType::name).toList());
    }
}
