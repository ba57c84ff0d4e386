// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.FontMetrics;
import java.util.function.UnaryOperator;

/** Shortens texts to the room that they have. */
public final class FittedText {
    private static final String CUT = "\u2026";

    private FittedText() {
    }

    /** A text, or its beginning with an ellipsis. @param room in pixels */
    public static String cut(String text, double room, FontMetrics font) {
        return cut(text, UnaryOperator.identity(), room, font);
    }

    /**
     * A line in which only a name may be shortened, so that the rest stays.
     *
     * @param line the whole line for a name
     * @param room in pixels; a line that is wider without the name stays so
     */
    static String cut(String name, UnaryOperator<String> line, double room, FontMetrics font) {
        String tried = line.apply(name);
        for (int length = name.length() - 1; length >= 0 && font.stringWidth(tried) > room; length--) {
            tried = line.apply(name.substring(0, length).stripTrailing() + CUT);
        }
        return tried;
    }
}
