// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;

/** Which values a slot has. */
public sealed interface Form {

    /**
     * Values without parts.
     *
     * @param shape a primitive, a text, bytes, an instant or a decimal number
     */
    record Leaf(Shape shape) implements Form {
    }

    /**
     * Values of a struct, a union or an enum.
     *
     * @param type the number of a {@link NamedType}
     */
    record Reference(int type) implements Form {
    }

    /**
     * Values that hold others.
     *
     * @param wrapping how
     * @param length   how many, for a list or a map
     * @param parts    the element of a list, the value of what is optional, the key and the value of a map
     */
    record Wrapped(Wrapping wrapping, Optional<Length> length, List<Slot> parts) implements Form {
        /** Copies the list. */
        public Wrapped {
            parts = List.copyOf(parts);
        }
    }

    /** How values hold others. */
    enum Wrapping {
        LIST, OPTIONAL, MAP;

        /** Returns whether it has a length. */
        public boolean hasLength() {
            return this != OPTIONAL;
        }
    }
}
