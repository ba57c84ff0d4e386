// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.diagram;

/**
 * A line from a row to the type of its values. It leads from the right side of one box to the left side of another, or
 * back to the left.
 *
 * @param from the number of the slot
 * @param to   the number of the type
 * @param x1   where it begins
 * @param y1   where it begins
 * @param x2   where it ends
 * @param y2   where it ends
 */
public record Line(int from, int to, double x1, double y1, double x2, double y2) {
}
