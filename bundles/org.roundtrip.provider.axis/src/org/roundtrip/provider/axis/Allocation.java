// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Gives out XML names of one kind, such as the fields of a struct, so that what Axis makes of them in Java neither
 * clashes nor is reserved. A name stays as it is wherever that is possible, since it travels; otherwise a number is
 * added.
 */
final class Allocation {
    private final UnaryOperator<String> key;
    private final Set<String> taken;
    private final Map<String, String> given = new HashMap<>();

    /**
     * @param key      what must differ between two names, in terms of the Java names that Axis makes of them
     * @param reserved keys that cannot be given out
     */
    Allocation(UnaryOperator<String> key, Set<String> reserved) {
        this.key = key;
        this.taken = new HashSet<>(reserved);
    }

    /** The XML name for a name; always the same for the same name. */
    String of(String name) {
        return given.computeIfAbsent(name, this::another);
    }

    /** One more XML name, as like the wanted one as possible. */
    String another(String wanted) {
        String candidate = wanted;
        for (int number = 2; !taken.add(key.apply(candidate)); number++) {
            candidate = wanted + "_" + number;
        }
        return candidate;
    }
}
