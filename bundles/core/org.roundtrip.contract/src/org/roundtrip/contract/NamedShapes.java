// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Contract;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Shape;

/** Finds the structs, unions and enums of a contract. */
public final class NamedShapes {
    private final Map<String, Shape> found = new LinkedHashMap<>();
    private final Collection<String> entered = new java.util.HashSet<>();

    private NamedShapes() {
    }

    /** Returns all structs, unions and enums of a contract, each once, and each after those that it contains. */
    public static List<Shape> of(Contract contract) {
        NamedShapes shapes = new NamedShapes();
        contract.operations().forEach(operation -> {
            operation.parameters().forEach(parameter -> shapes.collect(parameter.shape()));
            operation.result().ifPresent(shapes::collect);
            operation.exceptions().forEach(shapes::collect);
        });
        return new ArrayList<>(shapes.found.values());
    }

    private void collect(Shape shape) {
        String name = NamedTypes.name(shape).orElse(null);
        if (name == null || entered.add(name)) {
            shape.parts().forEach(this::collect);
            if (name != null) {
                found.put(name, shape);
            }
        }
    }
}
