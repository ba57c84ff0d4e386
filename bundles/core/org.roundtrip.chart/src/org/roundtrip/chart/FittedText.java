// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.FontMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Shortens texts to the room that they have, or divides them into lines. */
public final class FittedText {
    private static final String CUT = "\u2026";

    private FittedText() {
    }

    /** A text, or its beginning with an ellipsis. @param room in pixels */
    public static String cut(String text, double room, FontMetrics font) {
        String tried = text;
        for (int length = text.length() - 1; length >= 0 && font.stringWidth(tried) > room; length--) {
            tried = text.substring(0, length).stripTrailing() + CUT;
        }
        return tried;
    }

    /** The lines of a text, which ends between words; a word that is too long has a line of its own. @param room in pixels */
    public static List<String> lines(String text, double room, ToDoubleFunction<String> width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && width.applyAsDouble(longer) > room) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        if (!line.isEmpty()) {
            lines.add(line);
        }
        return lines;
    }
}
