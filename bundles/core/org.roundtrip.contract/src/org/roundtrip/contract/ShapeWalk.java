// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * Finds all places of a contract that have a shape, outer places before inner ones. The inside of a struct or union is visited
 * only where it occurs first, because it is the same everywhere.
 */
public final class ShapeWalk {
    private final List<Place> places = new ArrayList<>();
    private final Set<String> entered = new HashSet<>();

    private ShapeWalk() {
    }

    /**
     * A place that has a shape.
     *
     * @param path      as in {@link org.roundtrip.provider.Refusal}
     * @param shape     the shape of this place
     * @param operation the operation in which it occurs
     * @param container the shape of which it is a part; null for a parameter, a result or an exception
     * @param name      the name of the parameter, field or case; empty for results, exceptions and parts without a name
     */
    public record Place(String path, Shape shape, Operation operation, Shape container, String name) {
    }

    /** Returns the places of a contract. */
    public static List<Place> of(Contract contract) {
        ShapeWalk walk = new ShapeWalk();
        for (Operation operation : contract.operations()) {
            operation.parameters().forEach(parameter -> walk.visit(operation.name() + "." + parameter.name(),
                    parameter.shape(), operation, null, parameter.name()));
            operation.result().ifPresent(result ->
                    walk.visit(operation.name() + ".result", result, operation, null, ""));
            operation.exceptions().forEach(exception ->
                    walk.visit(operation.name() + ".throws " + exception.name(), exception, operation, null, ""));
        }
        return walk.places;
    }

    private void visit(String path, Shape shape, Operation operation, Shape container, String name) {
        places.add(new Place(path, shape, operation, container, name));
        switch (shape) {
            case Sequence sequence -> visit(path + "[]", sequence.element(), operation, sequence, "");
            case OptionalValue optional -> visit(path + "?", optional.value(), operation, optional, "");
            case Mapping mapping -> {
                visit(path + "[key]", mapping.key(), operation, mapping, "");
                visit(path + "[]", mapping.value(), operation, mapping, "");
            }
            case Struct struct -> fields(path, struct.name(), struct.fields(), operation, struct);
            case Union union -> fields(path, union.name(), union.cases(), operation, union);
            default -> { }
        }
    }

    private void fields(String path, String type, List<Field> fields, Operation operation, Shape container) {
        if (entered.add(type)) {
            fields.forEach(field -> visit(path + "." + field.name(), field.shape(), operation, container, field.name()));
        }
    }
}
