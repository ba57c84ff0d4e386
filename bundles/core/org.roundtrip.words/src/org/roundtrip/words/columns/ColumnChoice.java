// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import static org.roundtrip.words.columns.ResultColumn.AGAINST;
import static org.roundtrip.words.columns.ResultColumn.ANSWERED;
import static org.roundtrip.words.columns.ResultColumn.CONTENT;
import static org.roundtrip.words.columns.ResultColumn.FIRST_CALL;
import static org.roundtrip.words.columns.ResultColumn.OFFERED;
import static org.roundtrip.words.columns.ResultColumn.OPERATION;
import static org.roundtrip.words.columns.ResultColumn.P50;
import static org.roundtrip.words.columns.ResultColumn.P99;
import static org.roundtrip.words.columns.ResultColumn.PACKETS;
import static org.roundtrip.words.columns.ResultColumn.PROVIDER;
import static org.roundtrip.words.columns.ResultColumn.RESPONSE_P50;
import static org.roundtrip.words.columns.ResultColumn.RESPONSE_P99;
import static org.roundtrip.words.columns.ResultColumn.SIDES;
import static org.roundtrip.words.columns.ResultColumn.STATE;
import static org.roundtrip.words.columns.ResultColumn.STEP;
import static org.roundtrip.words.columns.ResultColumn.WIRE;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.model.Result;

/** Which columns a table has. */
public final class ColumnChoice {
    private static final List<ResultColumn> MAIN = List.of(PROVIDER, OPERATION, STEP, RESPONSE_P50, P50, OFFERED, ANSWERED, AGAINST, SIDES,
            STATE, RESPONSE_P99, PACKETS, WIRE, CONTENT, P99, FIRST_CALL);

    private ColumnChoice() {
    }

    /** Returns all columns, the ones that say most first: where there is little room the last ones are left out. */
    public static List<ResultColumn> byImportance() {
        return Stream.concat(MAIN.stream(), Stream.of(ResultColumn.values()).filter(column -> !MAIN.contains(column))).toList();
    }

    /** Returns the columns of some parts that have a value in these rows, and those that identify a row. */
    public static List<ResultColumn> filled(List<Result> rows, Part... parts) {
        Set<Part> wanted = Set.of(parts);
        return Arrays.stream(ResultColumn.values()).filter(column -> column.always()
                || (column.part() == Part.ROW || wanted.contains(column.part())) && !column.blank(rows)).toList();
    }
}
