// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.List;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;

/**
 * Gives each length of a shape the middle of its range. Values are drawn one after the other, so a longer one changes which are
 * drawn for all that follow: while one length is swept, the others would be drawn anew at each point, and the line could fall.
 */
final class FixedLengths {
    private FixedLengths() {
    }

    /** Returns the shape without lengths that vary. */
    static Shape of(Shape shape) {
        return switch (shape) {
            case Shape.Text text -> new Shape.Text(middle(text.length()), text.repertoire());
            case Shape.Bytes bytes -> new Shape.Bytes(middle(bytes.length()));
            case Shape.Sequence sequence -> new Shape.Sequence(of(sequence.element()), middle(sequence.length()));
            case Shape.OptionalValue optional -> new Shape.OptionalValue(of(optional.value()));
            case Shape.Mapping map -> new Shape.Mapping(of(map.key()), of(map.value()), middle(map.length()));
            case Shape.Struct struct -> new Shape.Struct(struct.name(), of(struct.fields()));
            case Shape.Union union -> new Shape.Union(union.name(), of(union.cases()));
            default -> shape;
        };
    }

    /** Returns the operation without lengths that vary. */
    static Operation of(Operation operation) {
        return new Operation(operation.name(), operation.parameters().stream()
                .map(each -> new Operation.Parameter(each.name(), of(each.shape()))).toList(),
                operation.result().map(FixedLengths::of), operation.exceptions().stream()
                .map(each -> (Shape.Struct) of(each)).toList(), operation.behaviour(), operation.oneWay(), operation.work(),
                operation.throwEvery());
    }

    private static List<Field> of(List<Field> fields) {
        return fields.stream().map(field -> new Field(field.name(), of(field.shape()))).toList();
    }

    private static Length middle(Length length) {
        return Length.of(length.min() + (length.max() - length.min()) / 2);
    }
}
