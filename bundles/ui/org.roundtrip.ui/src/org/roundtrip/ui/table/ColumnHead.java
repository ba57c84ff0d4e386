// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

/**
 * The head of a column. Immutable.
 *
 * @param title      its text, with the unit of the numbers below
 * @param tip        a sentence that explains the column
 * @param number     whether the column contains numbers, which are aligned right
 * @param characters how wide the column is at first, in characters of average width; 0 when its texts alone decide
 */
public record ColumnHead(String title, String tip, boolean number, int characters) {
}
