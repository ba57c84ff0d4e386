// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.soap;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Allocates XML names of one kind, such as the fields of a struct. The Java names that a generator makes of them do not
 * clash and are not reserved words. The XML name equals the contract's name wherever that is possible, because it is sent in
 * messages; otherwise a number is appended.
 */
final class Allocation {
    private final UnaryOperator<String> key;
    private final Set<String> taken;
    private final Map<String, String> given = new HashMap<>();

    /**
     * @param key      returns the form in which two names must differ, in terms of the Java names that
     * become of them
     *
     * @param reserved forms that cannot be allocated
     */
    Allocation(UnaryOperator<String> key, Set<String> reserved) {
        this.key = key;
        this.taken = new HashSet<>(reserved);
    }

    /** Returns the XML name for a name; always the same one for the same name. */
    String of(String name) {
        return given.computeIfAbsent(name, this::another);
    }

    /** Allocates another XML name, as similar to the wanted one as possible. */
    String another(String wanted) {
        String candidate = wanted;
        for (int number = 2; !taken.add(key.apply(candidate)); number++) {
            candidate = wanted + "_" + number;
        }
        return candidate;
    }
}
