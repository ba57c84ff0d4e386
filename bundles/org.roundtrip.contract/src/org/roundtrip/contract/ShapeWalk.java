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
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * Finds all places of a contract that have a shape, outer places before inner ones. The inside of a struct is visited
 * only where the struct occurs first, because it is the same everywhere.
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
     * @param container the shape whose field or element it is; null for a parameter or a result
     * @param name      the name of the parameter or field; empty for results and elements
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
        }
        return walk.places;
    }

    private void visit(String path, Shape shape, Operation operation, Shape container, String name) {
        places.add(new Place(path, shape, operation, container, name));
        if (shape instanceof Sequence sequence) {
            visit(path + "[]", sequence.element(), operation, sequence, "");
        } else if (shape instanceof Struct struct && entered.add(struct.name())) {
            struct.fields().forEach(field ->
                    visit(path + "." + field.name(), field.shape(), operation, struct, field.name()));
        }
    }
}
