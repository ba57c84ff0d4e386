// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/** Finds the structs and enums of a contract. */
public final class NamedShapes {
    private final Map<String, Shape> found = new LinkedHashMap<>();
    private final Collection<String> entered = new java.util.HashSet<>();

    private NamedShapes() {
    }

    /** Returns all structs and enums of a contract, each once, and each after those that it contains. */
    public static List<Shape> of(Contract contract) {
        NamedShapes shapes = new NamedShapes();
        contract.operations().forEach(operation -> {
            operation.parameters().forEach(parameter -> shapes.collect(parameter.shape()));
            operation.result().ifPresent(shapes::collect);
        });
        return new ArrayList<>(shapes.found.values());
    }

    private void collect(Shape shape) {
        switch (shape) {
            case Struct struct when entered.add(struct.name()) -> {
                struct.fields().forEach(field -> collect(field.shape()));
                found.put(struct.name(), struct);
            }
            case Enumeration enumeration -> found.putIfAbsent(enumeration.name(), enumeration);
            case Sequence sequence -> collect(sequence.element());
            default -> { }
        }
    }
}
