// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.ShapeSize;
import org.roundtrip.model.Length;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Shape;

/**
 * How large the values of a shape are. Numbers that are too large are {@link Long#MAX_VALUE}.
 *
 * @param least fewest bytes of content: the values themselves, with Unicode text as UTF-8
 * @param most  most bytes of content
 * @param parts the places in the shape, with all references followed; a field of a list of structs counts once
 * @param depth how deep shapes with parts are nested, 0 for one without
 */
public record PayloadSize(long least, long most, long parts, int depth) {

    /** Measures a shape. */
    public static PayloadSize of(Shape shape) {
        ShapeSize largest = new ShapeSize.Ruler().measure(shape);
        return new PayloadSize(new Least().of(shape), largest.content(), new Parts().of(shape), largest.depth());
    }

    /** A number of each shape, of which those of structs, unions and enums are kept, because they may occur often. */
    private abstract static class Count {
        private final Map<String, Long> known = new HashMap<>();

        abstract long fresh(Shape shape);

        final long of(Shape shape) {
            String name = NamedTypes.name(shape).orElse("");
            Long before = known.get(name);
            long count = before == null ? fresh(shape) : before;
            if (!name.isEmpty()) {
                known.put(name, count);
            }
            return count;
        }

        final long sum(List<Shape> shapes) {
            return shapes.stream().mapToLong(this::of).reduce(0, (a, b) -> a + b < 0 ? Long.MAX_VALUE : a + b);
        }
    }

    private static final class Parts extends Count {
        @Override
        long fresh(Shape shape) {
            long inner = sum(shape.parts());
            return inner == Long.MAX_VALUE ? inner : inner + 1;
        }
    }

    /** The fewest bytes of content. */
    private static final class Least extends Count {
        @Override
        long fresh(Shape shape) {
            return switch (shape) {
                case Shape.Primitive primitive -> primitive.bytes();
                case Shape.Enumeration enumeration -> Integer.BYTES;
                case Shape.Timestamp timestamp -> Long.BYTES;
                case Shape.Decimal decimal -> decimal.bytes();
                case Shape.Text text -> text.length().min();
                case Shape.Bytes bytes -> bytes.length().min();
                case Shape.OptionalValue optional -> 0;
                case Shape.Sequence sequence -> times(sum(sequence.parts()), sequence.length());
                case Shape.Mapping mapping -> times(sum(mapping.parts()), mapping.length());
                case Shape.Struct struct -> sum(struct.parts());
                case Shape.Union union -> union.parts().stream().mapToLong(each -> sum(List.of(each, Shape.Primitive.INT))).min().orElseThrow();
            };
        }

        private static long times(long bytes, Length length) {
            return Math.multiplyHigh(bytes, length.min()) != 0 || bytes * length.min() < 0 ? Long.MAX_VALUE : bytes * length.min();
        }
    }
}
