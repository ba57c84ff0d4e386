// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** Converts a design to what is saved and measured: references become the shapes that they stand for. */
public final class ToModel {
    private final Map<Integer, NamedType> types = new HashMap<>();
    private final Map<Integer, Shape> shapes = new HashMap<>();

    private ToModel(Design design) {
        design.types().forEach(type -> types.put(type.id(), type));
    }

    /** Returns what a payload's file holds. @throws IllegalArgumentException with one sentence when the name is blank */
    public static Drawing drawing(Design design) {
        ToModel to = new ToModel(design);
        return new Drawing(design.name(), design.description(), design.payload().map(to::shape), to.operations(design),
                to.named(design));
    }

    /** Returns the contract of the operations. @throws IllegalArgumentException with one sentence when there are none */
    public static Contract contract(Design design, String name) {
        ToModel to = new ToModel(design);
        return new Contract(name, to.operations(design), to.named(design));
    }

    /** Returns the shape of a slot's values. */
    public static Shape shape(Design design, Slot slot) {
        return new ToModel(design).shape(slot);
    }

    /** Returns the shape of a type's values. */
    public static Shape shape(Design design, NamedType type) {
        return new ToModel(design).shape(type);
    }

    /** Returns an operation. */
    public static Operation operation(Design design, DrawnOperation operation) {
        return new ToModel(design).operation(operation);
    }

    /** Returns the numbers of a design's types by their shapes. */
    static Map<Shape, Integer> numbers(Design design) {
        ToModel to = new ToModel(design);
        Map<Shape, Integer> numbers = new HashMap<>();
        design.types().forEach(type -> numbers.put(to.shape(type), type.id()));
        return numbers;
    }

    /** Converts every part. @throws IllegalArgumentException with what is wrong with one of them */
    static void check(Design design) {
        ToModel to = new ToModel(design);
        to.named(design);
        NamedTypes.of(design.payload().map(to::shape), to.operations(design));
    }

    private List<Operation> operations(Design design) {
        return design.operations().stream().map(this::operation).toList();
    }

    private List<Shape> named(Design design) {
        return design.types().stream().map(this::shape).toList();
    }

    private Operation operation(DrawnOperation operation) {
        List<Operation.Parameter> parameters = operation.parameters().stream()
                .map(slot -> new Operation.Parameter(slot.name(), shape(slot))).toList();
        Optional<Shape> result = operation.returnsItsParameter()
                ? parameters.stream().findFirst().map(Operation.Parameter::shape) : operation.result().map(this::shape);
        List<Shape.Struct> exceptions = operation.exceptions().stream().map(slot -> Operation.exception(shape(slot))).toList();
        return new Operation(operation.name(), parameters, result, exceptions, operation.behaviour(), operation.oneWay(), operation.work(),
                operation.throwEvery());
    }

    private List<Shape.Field> fields(NamedType type) {
        return type.parts().stream().map(part -> new Shape.Field(part.name(), shape(part))).toList();
    }

    private Shape shape(Slot slot) {
        return switch (slot.form()) {
            case Form.Leaf leaf -> leaf.shape();
            case Form.Reference reference -> shape(types.get(reference.type()));
            case Form.Wrapped wrapped -> switch (wrapped.wrapping()) {
                case LIST -> new Shape.Sequence(shape(wrapped.parts().getFirst()), wrapped.length().orElseThrow());
                case OPTIONAL -> new Shape.OptionalValue(shape(wrapped.parts().getFirst()));
                case MAP -> new Shape.Mapping(shape(wrapped.parts().getFirst()), shape(wrapped.parts().getLast()),
                        wrapped.length().orElseThrow());
            };
        };
    }

    private Shape shape(NamedType type) {
        Shape known = shapes.get(type.id());
        if (known == null) {
            known = switch (type.kind()) {
                case ENUM -> new Shape.Enumeration(type.name(), type.constants());
                case STRUCT -> new Shape.Struct(type.name(), fields(type));
                case UNION -> new Shape.Union(type.name(), fields(type));
            };
            shapes.put(type.id(), known);
        }
        return known;
    }
}
