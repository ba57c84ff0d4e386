// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

/** Thrown when the answer of a filter is not wanted any more. */
final class FilterStopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FilterStopped() {
        super("stopped", null, false, false);
    }
}
