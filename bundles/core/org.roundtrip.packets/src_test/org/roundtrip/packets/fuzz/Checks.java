// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

/** Checks of fuzz targets. */
final class Checks {
    private Checks() {
    }

    static void check(boolean good, String what) {
        if (!good) {
            throw new AssertionError(what);
        }
    }
}
