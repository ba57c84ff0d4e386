// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.FontMetrics;

/** Shortens texts to the room that they have. */
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
}
