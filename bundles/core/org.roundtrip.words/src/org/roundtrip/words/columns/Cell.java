// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.study.SeriesTable;

/**
 * What a table shows of a row in a column. Immutable.
 *
 * @param column the column
 * @param row    the row
 */
record Cell(ResultColumn column, Result row) {
    private static final Texts TEXTS = Texts.of(Cell.class);
    private static final String AT_LEAST = "\u2265 ";

    /** The value for people, in the unit of the column's head; a dash when it was not measured. */
    String shown() {
        if (column == ResultColumn.STEP && row.step() != null) {
            return row.step().label();
        }
        Object found = column.value(row);
        if (column == ResultColumn.SERIES && found != null) {
            return SeriesTable.inWords(row);
        }
        return column == ResultColumn.STATE ? StateWords.brief(row) : column == ResultColumn.AGAINST ? StateWords.against(row)
                : (found != null && atLeast() ? AT_LEAST : "") + words(found);
    }

    /** The value for a spreadsheet: as it is shown, but a number alone; empty when it was not measured. */
    String plain() {
        Object found = column.value(row);
        return found == null ? "" : !column.number() ? words(found) : words(found).replaceAll("[^0-9.]", "");
    }

    /** Whether a number is only a lower bound, because the capture lost packets. */
    boolean atLeast() {
        return (column == ResultColumn.PACKETS || column == ResultColumn.WIRE || column == ResultColumn.TO_CONTENT) && row.captureIncomplete();
    }

    private String words(Object found) {
        return column == ResultColumn.SIDES && found == null ? TEXTS.text("sides.usual")
                : column == ResultColumn.CAPTURE && found != null ? TEXTS.text("capture." + found) : column.kind().shown(found);
    }
}
