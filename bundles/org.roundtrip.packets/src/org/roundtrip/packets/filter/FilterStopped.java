// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

/** A filter was at work when its thread was interrupted. */
final class FilterStopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FilterStopped() {
        super("interrupted", null, false, false);
    }
}
