// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.words.columns.ColumnChoice;
import org.roundtrip.words.columns.ResultColumn;

/** The table of results of the example First look, which is the first that people see. */
class RunTableTest {
    private static final List<ResultColumn> COLUMNS = List.of(ResultColumn.PROVIDER, ResultColumn.OPERATION, ResultColumn.P50,
            ResultColumn.TO_FLOOR, ResultColumn.REMARKS, ResultColumn.P99, ResultColumn.FIRST_CALL, ResultColumn.PACKETS, ResultColumn.WIRE,
            ResultColumn.CONTENT);

    @Test
    void aTerminalOfAHundredColumnsHasTheBytesOfACall() {
        TextTable table = new TextTable(COLUMNS.stream().map(ResultColumn::head).toList(), index -> COLUMNS.get(index).number());
        table.add(List.of("Apache Axis", "getString", "1,740", "\u2248 94.9 x", "captured calls slower, not warm, few calls", "2,500", "91,000",
                "4.01", "1,460", "64"));
        table.add(List.of("Raw TCP", "f1", "18.3", "1.00 x", "", "40.1", "1,900", "2.00", "1,162", "916"));
        table.breakTexts(COLUMNS.indexOf(ResultColumn.REMARKS));
        List<Integer> order = ColumnChoice.byImportance().stream().map(COLUMNS::indexOf).filter(index -> index >= 0).toList();
        assertEquals(new TextTable.Left(List.of(), List.of("p99 (\u00b5s)", "First call (\u00b5s)")), table.fit(100, order, 2));
        assertTrue(table.toString().lines().allMatch(line -> line.length() <= 100), table.toString());
        assertEquals("Provider     Operation  p50 (\u00b5s)  To floor  Remarks                   Packets  Wire (B)  Content (B)",
                table.toString().lines().findFirst().orElseThrow());
    }
}
