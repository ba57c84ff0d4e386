// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.util.List;
import java.util.stream.Collectors;

/** Writes comma-separated values (RFC 4180). An unknown value is null, and empty in the file. */
public final class Csv {
    private Csv() {
    }

    /** One line with its end. */
    public static String line(List<?> values) {
        return values.stream().map(Csv::cell).collect(Collectors.joining(",", "", "\r\n"));
    }

    private static String cell(Object value) {
        if (!(value instanceof String text)) {
            return value == null ? "" : value.toString();
        }
        // A spreadsheet would read such a text as a formula.
        String safe = text.matches("(?s)[=+\\-@\\t\\r].*") ? "'" + text : text;
        return safe.matches("(?s).*[\",\\r\\n].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }
}
