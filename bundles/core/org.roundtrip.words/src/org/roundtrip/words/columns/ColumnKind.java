// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/** The kind of values in a column of results: their unit, and how they are shown to people. */
enum ColumnKind {
    /** Words. */
    TEXT,
    /** A whole number. */
    COUNT,
    /** Nanoseconds, shown as microseconds. */
    TIME,
    /** A number without a unit. */
    AMOUNT,
    /** Bytes. */
    BYTES,
    /** Bytes, shown as MiB. */
    MEMORY,
    /** A ratio. */
    RATIO,
    /** A part of the whole from 0 to 1, shown in hundredths. */
    SHARE;

    private static final double NANOS_PER_MICRO = 1e3;
    private static final double BYTES_PER_MEBIBYTE = 1 << 20;
    private static final double HUNDREDTH = 0.01;

    /** Returns a column's name with the unit, if there is one. */
    String head(String heading) {
        return switch (this) {
            case TIME -> Texts.of(ColumnKind.class).text("column.head", heading, Numbers.MICROSECONDS);
            case BYTES -> Texts.of(ColumnKind.class).text("column.head", heading, Numbers.BYTES);
            case MEMORY -> Texts.of(ColumnKind.class).text("column.head", heading, Numbers.MEBIBYTES);
            case SHARE -> Texts.of(ColumnKind.class).text("column.head", heading, "%");
            case TEXT, COUNT, AMOUNT, RATIO -> heading;
        };
    }

    /** Returns a value as it is shown; a dash when it was not measured. */
    String shown(Object found) {
        return switch (this) {
            case TEXT -> found == null ? Numbers.NOT_MEASURED : found.toString();
            case COUNT -> Numbers.count((Number) found);
            case TIME -> Numbers.digits((Number) found, NANOS_PER_MICRO);
            case AMOUNT -> Numbers.digits((Number) found, 1);
            case BYTES -> Numbers.wholeOrMean((Number) found);
            case MEMORY -> Numbers.digits((Number) found, BYTES_PER_MEBIBYTE);
            case RATIO -> Numbers.ratio((Number) found);
            case SHARE -> Numbers.digits((Number) found, HUNDREDTH);
        };
    }
}
