// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.pdf;

import java.awt.Color;
import java.awt.Font;
import org.roundtrip.report.sheet.Look;

/**
 * How a text looks on paper. Lengths are in points.
 *
 * @param size   of letters
 * @param style  of {@link Font}
 * @param before room above the first line
 * @param after  room below the last line
 */
record TextStyle(float size, int style, Color ink, float before, float after) {
    static final Color INK = new Color(0x1F2328);
    static final Color FAINT = new Color(0x59636E);
    static final Color LINE = new Color(0xD0D5DA);
    static final Color DOUBT = new Color(0xC01C28);
    static final Color ACCENT = new Color(0x0072B2);
    static final Color WARNING = new Color(0xFFF4E0);
    private static final float LEADING = 1.35f;
    /** Where the letters stand in a line. */
    private static final float BASELINE = 1.0f;

    /** The style of a text of reports. */
    static TextStyle of(Look look) {
        return switch (look) {
            case TITLE -> new TextStyle(17, Font.BOLD, INK, 0, 4);
            case HEADING -> new TextStyle(12.5f, Font.BOLD, INK, 14, 3);
            case LESSER -> new TextStyle(10, Font.BOLD, INK, 7, 2);
            case PLAIN, NOTE -> new TextStyle(9.5f, Font.PLAIN, INK, 2, 3);
            case QUIET -> new TextStyle(8, Font.PLAIN, FAINT, 1, 3);
            case NOTICE -> new TextStyle(9.5f, Font.PLAIN, INK, 3, 3);
            case FINDING -> new TextStyle(11, Font.PLAIN, INK, 5, 5);
        };
    }

    /** The style of a cell of a table. */
    static TextStyle cell(float size, Color ink) {
        return new TextStyle(size, Font.PLAIN, ink, 0, 0);
    }

    /** Height of a line. */
    float line() {
        return size * LEADING;
    }

    /** How far below the upper edge of a line its letters stand. */
    float baseline() {
        return size * BASELINE + (line() - size) / 2 - 0.15f * size;
    }
}
