// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

/** Thrown when the thread of a filter was interrupted. */
final class FilterStopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FilterStopped() {
        super("interrupted", null, false, false);
    }
}
