// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * Gives another length to one place of a payload, and fixed lengths to all others, see {@link FixedLengths}. A type that changes by this changes wherever the payload uses it, because a
 * name stands for one type. Used once, by one thread.
 */
final class SweptLength {
    private final String path;
    private final Length length;
    private final Map<String, Shape> changed = new HashMap<>();
    private boolean found;

    private SweptLength(String path, int length) {
        this.path = path;
        this.length = Length.of(length);
    }

    /**
     * Returns the payload with a length that does not vary.
     *
     * @param path such as {@code payload}, {@code payload.name} or {@code payload[].lines}
     * @throws PreviewException when no text, bytes, list or map is there
     */
    static Drawing of(Drawing drawing, String path, int length) throws PreviewException {
        SweptLength sweep = new SweptLength(path, length);
        Optional<Shape> payload = drawing.payload().map(shape -> sweep.everywhere(sweep.at(Contracts.PAYLOAD, FixedLengths.of(shape))));
        if (!sweep.found) {
            throw new PreviewException(Previews.TEXTS.text("path", path));
        }
        return Drawing.of(drawing.name(), payload.orElseThrow());
    }

    private Shape at(String here, Shape shape) {
        if (here.equals(path)) {
            return lengthened(shape);
        }
        return path.startsWith(here) ? switch (shape) {
            case Sequence sequence -> new Sequence(at(here + "[]", sequence.element()), sequence.length());
            case OptionalValue optional -> new OptionalValue(at(here + "?", optional.value()));
            case Mapping map -> new Mapping(at(here + "[key]", map.key()), at(here + "[]", map.value()), map.length());
            case Struct struct -> remember(struct.name(), struct, new Struct(struct.name(), at(here, struct.fields())));
            case Union union -> remember(union.name(), union, new Union(union.name(), at(here, union.cases())));
            default -> shape;
        } : shape;
    }

    private List<Field> at(String here, List<Field> fields) {
        return fields.stream().map(field -> new Field(field.name(), at(here + "." + field.name(), field.shape()))).toList();
    }

    private Shape lengthened(Shape shape) {
        Shape longer = switch (shape) {
            case Shape.Text text -> new Shape.Text(length, text.repertoire());
            case Shape.Bytes bytes -> new Shape.Bytes(length);
            case Sequence sequence -> new Sequence(sequence.element(), length);
            case Mapping map -> new Mapping(map.key(), map.value(), length);
            default -> null;
        };
        found = longer != null;
        return found ? longer : shape;
    }

    private Shape remember(String name, Shape before, Shape after) {
        if (!after.equals(before)) {
            changed.put(name, after);
        }
        return after;
    }

    private Shape everywhere(Shape shape) {
        return switch (shape) {
            case Sequence sequence -> new Sequence(everywhere(sequence.element()), sequence.length());
            case OptionalValue optional -> new OptionalValue(everywhere(optional.value()));
            case Mapping map -> new Mapping(everywhere(map.key()), everywhere(map.value()), map.length());
            case Struct struct -> new Struct(struct.name(),
                    everywhere(((Struct) changed.getOrDefault(struct.name(), struct)).fields()));
            case Union union -> new Union(union.name(),
                    everywhere(((Union) changed.getOrDefault(union.name(), union)).cases()));
            default -> shape;
        };
    }

    private List<Field> everywhere(List<Field> fields) {
        return fields.stream().map(field -> new Field(field.name(), everywhere(field.shape()))).toList();
    }
}
