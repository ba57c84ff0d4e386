// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

/**
 * The unit of a column.
 *
 * @param symbol how it is written, or empty
 * @param factor how many nanoseconds, bytes or calls per second one of it is
 */
record Unit(String symbol, double factor) {
    static final Unit NONE = new Unit("", 1);
}
