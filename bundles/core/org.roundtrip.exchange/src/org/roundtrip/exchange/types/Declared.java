// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.List;

/** A type that a source declares. */
public sealed interface Declared {
    /** Returns what references call it: unique in the source, such as a qualified name. */
    String key();

    /** Returns its name as the source has it, without a package or namespace. */
    String name();

    /** A struct. @param members in order */
    record Fields(String key, String name, List<Member> members) implements Declared {
    }

    /** A union. @param cases in order */
    record Cases(String key, String name, List<Member> cases) implements Declared {
    }

    /** An enum. @param constants in order */
    record Constants(String key, String name, List<String> constants) implements Declared {
    }

    /** Another name for a type. */
    record Alias(String key, String name, Sketch type) implements Declared {
    }

    /** A named part of a struct, a case of a union or a parameter. @param name as the source has it */
    record Member(String name, Sketch type) {
    }
}
