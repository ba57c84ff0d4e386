// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.HashMap;
import java.util.Map;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * The largest size of a shape's values. Numbers that are too large are {@link Long#MAX_VALUE}.
 *
 * @param depth   how deep structs and sequences are nested, 0 for a leaf
 * @param content the most content bytes: the values themselves, with Unicode text as UTF-8
 * @param objects the most structs, sequences, texts and byte strings
 */
public record ShapeSize(int depth, long content, long objects) {
    /** Measures shapes, each struct once. */
    public static final class Ruler {
        private final Map<String, ShapeSize> structs = new HashMap<>();

        /** Returns the size of a shape. */
        public ShapeSize measure(Shape shape) {
            return switch (shape) {
                case Shape.Primitive primitive -> new ShapeSize(0, primitive.bytes(), 0);
                case Shape.Text text -> new ShapeSize(0,
                        text.length().max() * (text.repertoire() == Repertoire.LATIN1 ? 1L : 3L), 1);
                case Shape.Bytes bytes -> new ShapeSize(0, bytes.length().max(), 1);
                case Enumeration enumeration -> new ShapeSize(0, 4, 0);
                case Sequence sequence -> measure(sequence.element()).times(sequence.length());
                case Struct struct -> struct(struct);
            };
        }

        private ShapeSize struct(Struct struct) {
            ShapeSize size = structs.get(struct.name());
            if (size == null) {
                int depth = 0;
                long content = 0;
                long objects = 1;
                for (Shape.Field field : struct.fields()) {
                    ShapeSize part = measure(field.shape());
                    depth = Math.max(depth, part.depth);
                    content = sum(content, part.content);
                    objects = sum(objects, part.objects);
                }
                size = new ShapeSize(depth + 1, content, objects);
                structs.put(struct.name(), size);
            }
            return size;
        }
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
