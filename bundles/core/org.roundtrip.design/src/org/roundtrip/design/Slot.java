// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.List;

/**
 * A place for a value. It is the payload, a parameter, a result, an exception, a field of a struct, a case of a union,
 * the element of a list, or the key or the value of a map.
 *
 * @param id   see {@link Node}
 * @param role what it is a place for
 * @param name an identifier for parameters, fields and cases, else empty
 * @param form which values it has
 */
public record Slot(int id, Role role, String name, Form form) implements Node {

    /** What a value is for. */
    public enum Role {
        PAYLOAD, PARAMETER, RESULT, EXCEPTION, FIELD, CASE, ELEMENT, KEY, VALUE;

        /** Returns whether its slots have names. */
        public boolean named() {
            return this == PARAMETER || this == FIELD || this == CASE;
        }
    }

    /** Returns the slots within this one, those of a type that it refers to not among them. */
    public List<Slot> parts() {
        return form instanceof Form.Wrapped wrapped ? wrapped.parts() : List.of();
    }

    Slot with(Form other) {
        return new Slot(id, role, name, other);
    }

    Slot named(String other) {
        return new Slot(id, role, other, form);
    }

    Slot as(Role other, String itsName) {
        return new Slot(id, other, itsName, form);
    }
}
