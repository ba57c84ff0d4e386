// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.roundtrip.chart.FittedText;

/** Divides texts into lines that fit. Words that are too long for a line are divided too. */
final class Lines {
    private Lines() {
    }

    /** The lines of a text. @param room in the unit of the widths */
    static List<String> of(String text, double room, ToDoubleFunction<String> width) {
        List<String> lines = new ArrayList<>();
        for (String line : FittedText.lines(text, room, width)) {
            String rest = line;
            while (width.applyAsDouble(rest) > room && rest.length() > 1) {
                int fits = fitting(rest, room, width);
                lines.add(rest.substring(0, fits));
                rest = rest.substring(fits);
            }
            lines.add(rest);
        }
        return lines.isEmpty() ? List.of("") : lines;
    }

    /** So many characters from the beginning that fit, at least one. */
    private static int fitting(String text, double room, ToDoubleFunction<String> width) {
        int low = 1, high = text.length();
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (width.applyAsDouble(text.substring(0, middle)) <= room) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return Character.isHighSurrogate(text.charAt(low - 1)) && low < text.length() ? low + 1 : low;
    }
}
