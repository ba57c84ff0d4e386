// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.List;
import org.roundtrip.files.Csv;
import org.roundtrip.model.Result;

/** A run's table as comma-separated values (RFC 4180, UTF-8). What was not measured is empty. */
public final class CsvReport {
    private static final List<ResultColumn> COLUMNS = List.of(ResultColumn.values());

    private CsvReport() {
    }

    /** Returns the table with a head of field names. */
    public static String of(List<Result> rows) {
        StringBuilder csv = new StringBuilder(Csv.line(COLUMNS.stream().map(ResultColumn::field).toList()));
        for (Result row : rows) {
            csv.append(Csv.line(COLUMNS.stream().map(column -> column.value(row)).toList()));
        }
        return csv.toString();
    }
}
