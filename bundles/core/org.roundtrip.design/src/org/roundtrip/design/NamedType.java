// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.List;

/**
 * A struct, a union or an enum of a design, used or not. Slots refer to it by its number.
 *
 * @param id        see {@link Node}
 * @param name      an identifier that no other type of the design has
 * @param kind      what it is
 * @param parts     the fields of a struct or the cases of a union; else empty
 * @param constants the names of an enum's constants; else empty
 */
public record NamedType(int id, String name, Kind kind, List<Slot> parts, List<String> constants) implements Node {

    /** The kinds of types that have a name. */
    public enum Kind {
        STRUCT, UNION, ENUM
    }

    /** Copies the lists. */
    public NamedType {
        parts = List.copyOf(parts);
        constants = List.copyOf(constants);
    }

    /** Returns whether it has parts that can be chosen, added and removed. */
    public boolean hasParts() {
        return kind != Kind.ENUM;
    }

    NamedType with(List<Slot> others) {
        return new NamedType(id, name, kind, others, constants);
    }

    NamedType named(String other) {
        return new NamedType(id, other, kind, parts, constants);
    }

    NamedType withConstants(List<String> others) {
        return new NamedType(id, name, kind, parts, others);
    }
}
