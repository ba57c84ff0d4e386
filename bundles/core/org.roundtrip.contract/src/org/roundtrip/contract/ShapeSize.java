// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongBinaryOperator;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * The largest size of a shape's values. Numbers that are too large are {@link Long#MAX_VALUE}.
 *
 * @param depth   how deep shapes with parts are nested, 0 for a leaf
 * @param content the most content bytes: the values themselves, with Unicode text as UTF-8
 * @param objects the most values that are not primitives or enum constants; an optional value counts twice, an entry of a
 *                map once more than its parts
 */
public record ShapeSize(int depth, long content, long objects) {
    /** Measures shapes, each struct and union once. */
    public static final class Ruler {
        private final Map<String, ShapeSize> named = new HashMap<>();

        /** Returns the size of a shape. */
        public ShapeSize measure(Shape shape) {
            return switch (shape) {
                case Shape.Primitive primitive -> new ShapeSize(0, primitive.bytes(), 0);
                case Shape.Text text -> new ShapeSize(0,
                        text.length().max() * (text.repertoire() == Repertoire.LATIN1 ? 1L : 3L), 1);
                case Shape.Bytes bytes -> new ShapeSize(0, bytes.length().max(), 1);
                case Enumeration enumeration -> new ShapeSize(0, 4, 0);
                case Shape.Timestamp timestamp -> new ShapeSize(0, 8, 1);
                case Shape.Decimal decimal -> new ShapeSize(0, decimal.bytes(), 1);
                case Shape.OptionalValue optional -> measure(optional.value()).times(Length.of(1));
                case Sequence sequence -> measure(sequence.element()).times(sequence.length());
                case Shape.Mapping mapping -> entry(measure(mapping.key()), measure(mapping.value())).times(mapping.length());
                case Struct struct -> named(struct.name(), struct, ShapeSize::sum);
                case Shape.Union union -> named(union.name(), union, Math::max);
            };
        }

        private ShapeSize named(String name, Shape shape, LongBinaryOperator joined) {
            ShapeSize size = named.get(name);
            if (size == null) {
                int depth = 0;
                long content = 0;
                long objects = 0;
                for (Shape each : shape.parts()) {
                    ShapeSize part = measure(each);
                    depth = Math.max(depth, part.depth);
                    content = joined.applyAsLong(content, part.content);
                    objects = joined.applyAsLong(objects, part.objects);
                }
                size = new ShapeSize(depth + 1, sum(content, shape instanceof Shape.Union ? 4 : 0), sum(objects, 1));
                named.put(name, size);
            }
            return size;
        }
    }

    private static ShapeSize entry(ShapeSize key, ShapeSize value) {
        return new ShapeSize(value.depth, sum(key.content, value.content), sum(1, sum(key.objects, value.objects)));
    }

    private ShapeSize times(Length length) {
        return new ShapeSize(depth + 1, product(content, length.max()), sum(1, product(objects, length.max())));
    }

    private static long sum(long a, long b) {
        return a + b < 0 ? Long.MAX_VALUE : a + b;
    }

    private static long product(long a, long b) {
        return Math.multiplyHigh(a, b) != 0 || a * b < 0 ? Long.MAX_VALUE : a * b;
    }
}
