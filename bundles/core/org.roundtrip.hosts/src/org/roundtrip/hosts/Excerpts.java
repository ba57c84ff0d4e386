// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.util.Optional;

/** Prepares text that a host wrote for messages: short, on one line, without control characters. */
public final class Excerpts {
    private static final int LONGEST = 300;

    private Excerpts() {
    }

    /** Returns the text on one line, cut when it is long, with control characters shown as question marks. */
    public static String line(String text) {
        String cut = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
        return cut.replaceAll("[\\p{Cntrl}\\p{Cf}\\x{80}-\\x{9f}]", "?");
    }

    /** Returns the first line that is not blank. */
    public static Optional<String> firstLine(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).findFirst().map(Excerpts::line);
    }
}
