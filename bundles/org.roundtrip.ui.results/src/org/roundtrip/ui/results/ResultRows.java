// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.roundtrip.model.Result;
import org.roundtrip.report.Numbers;

/**
 * The rows of the table in their order, as text. Immutable.
 *
 * @param rows  sorted
 * @param units one for each column, so that numbers below each other can be compared at a glance
 */
record ResultRows(List<Result> rows, Map<Column, Unit> units) {
    private static final String AT_LEAST = "\u2265 ";

    /**
     * Sorts rows.
     *
     * @param sortBy null for the order of the plan
     */
    static ResultRows of(List<Result> results, Column sortBy, boolean ascending) {
        Map<Column, Unit> units = new EnumMap<>(Column.class);
        for (Column column : Column.values()) {
            units.put(column, column.unit(results));
        }
        List<Result> sorted = sortBy == null ? List.copyOf(results)
                : results.stream().sorted(sortBy.order(ascending)).toList();
        return new ResultRows(sorted, units);
    }

    /** Title and unit. */
    String head(Column column) {
        String unit = units.get(column).symbol();
        return unit.isEmpty() ? column.title() : column.title() + " (" + unit + ")";
    }

    /** A cell with three significant digits; a dash for what was not measured. */
    String text(int row, Column column) {
        Result result = rows.get(row);
        Object value = column.value(result);
        String text = switch (value) {
            case null -> Numbers.NOT_MEASURED;
            case String words -> words;
            case Integer count -> Numbers.count(count);
            case Long count -> Numbers.count(count);
            case Number number -> Numbers.digits(number.doubleValue() / units.get(column).factor());
            default -> value.toString();
        };
        return value != null && column.atLeast(result) ? AT_LEAST + text : text;
    }

    /** Where a row stands, or -1. */
    int indexOf(String variant, String operation) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).variant().equals(variant) && rows.get(i).operation().equals(operation)) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Some rows with their heads as text for a spreadsheet, separated by tabulators: the numbers of the screen without
     * thousands separators, an empty cell for what was not measured.
     */
    String tabbed(int[] indices, List<Column> columns) {
        StringBuilder text = new StringBuilder();
        line(text, columns, this::head);
        for (int row : indices) {
            line(text, columns, column -> column.value(rows.get(row)) == null ? "" : plain(row, column));
        }
        return text.toString();
    }

    private String plain(int row, Column column) {
        String shown = text(row, column);
        return column.text() ? shown.replaceAll("\\s", " ") : shown.replace(",", "").replace(AT_LEAST, "");
    }

    private static void line(StringBuilder text, List<Column> columns, Function<Column, String> cell) {
        text.append(String.join("\t", columns.stream().map(cell).toList())).append('\n');
    }
}
