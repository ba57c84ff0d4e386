// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.Set;
import org.roundtrip.harness.values.Values;
import org.roundtrip.model.Shape.Repertoire;

/** Draws the keys of maps. */
final class MapKeys {
    private MapKeys() {
    }

    /** Draws until a key is new. @return an {@code Integer}, {@code Long} or {@code String} */
    static Object next(Shape.Mapping mapping, Values values, Set<Object> known) {
        Object key;
        do {
            key = switch (mapping.key()) {
                case Shape.Primitive.INT -> (Object) values.nextInt();
                case Shape.Primitive.LONG -> values.nextLong();
                case Shape.Text text -> text(text, values);
                default -> throw new IllegalStateException("no map has such a key");
            };
        } while (known.contains(key));
        return key;
    }

    /** Draws a text. */
    static String text(Shape.Text text, Values values) {
        return text.repertoire() == Repertoire.LATIN1
                ? values.nextLatin1(text.length().min(), text.length().max())
                : values.nextUnicode(text.length().min(), text.length().max());
    }
}
