// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.roundtrip.model.Result;

/** A run's table as comma-separated values (RFC 4180, UTF-8). What was not measured is empty. */
public final class CsvReport {
    private CsvReport() {
    }

    /** The table with a head of field names. */
    public static String of(List<Result> rows) {
        StringBuilder csv = new StringBuilder(line(Arrays.stream(Column.values()).map(Column::field).toList()));
        for (Result row : rows) {
            csv.append(line(Arrays.stream(Column.values()).map(column -> cell(column.value(row))).toList()));
        }
        return csv.toString();
    }

    private static String line(List<String> cells) {
        return cells.stream().collect(Collectors.joining(",", "", "\r\n"));
    }

    private static String cell(Object value) {
        if (!(value instanceof String text)) {
            return value == null ? "" : value.toString();
        }
        // A spreadsheet would take such a text for a formula.
        String safe = text.matches("(?s)[=+\\-@\\t\\r].*") ? "'" + text : text;
        return safe.matches("(?s).*[\",\\r\\n].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }
}
