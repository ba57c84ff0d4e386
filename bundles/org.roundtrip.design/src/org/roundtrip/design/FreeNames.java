// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.Collection;
import org.roundtrip.model.Names;

/** Finds names that are not used yet. */
final class FreeNames {
    private static final int LONGEST = 60;

    private FreeNames() {
    }

    /** Returns the name itself, or the name with the first number from 2 with which it is not used. */
    static String like(String name, Collection<String> used) {
        if (free(name, used)) {
            return name;
        }
        String stem = name.replaceFirst("[0-9]+$", "");
        int number = 2;
        while (!free(numbered(stem, number), used)) {
            number++;
        }
        return numbered(stem, number);
    }

    private static boolean free(String name, Collection<String> used) {
        return Names.valid(name) && !used.contains(name);
    }

    private static String numbered(String stem, int number) {
        String digits = Integer.toString(number);
        return stem.substring(0, Math.min(stem.length(), LONGEST - digits.length())) + digits;
    }
}
