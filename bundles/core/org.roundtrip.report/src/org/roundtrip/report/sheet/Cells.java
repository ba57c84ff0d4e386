// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.sheet;

/** How cells of a table look. */
@FunctionalInterface
public interface Cells {
    /** All alike. */
    Cells PLAIN = (row, column) -> "";
    /** The look of a cell whose figure is in doubt. */
    String DOUBT = "doubt";
    /** The look of a cell that is no more than a bound. */
    String QUIET = "quiet";

    /** Returns {@link #DOUBT}, {@link #QUIET}, or an empty text for an ordinary cell. */
    String look(int row, int column);
}
