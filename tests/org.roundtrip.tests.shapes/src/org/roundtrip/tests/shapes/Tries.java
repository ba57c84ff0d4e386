// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.shapes;

/** How often tests with made-up inputs try: few times for a commit, many times for a night. */
public final class Tries {
    /** Whether everything is tried, as {@code ./test --all} does. */
    public static final boolean ALL = Boolean.getBoolean("roundtrip.tests.all");

    private Tries() {
    }

    /** Returns the number of tries. */
    public static int of(int few, int many) {
        return ALL ? many : few;
    }
}
