// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.columns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Remark.Kind;
import org.roundtrip.model.Result;
import org.roundtrip.report.words.RunRemarks;

/** What is said of all rows above a table does not make its figures look certain. */
class RunTableTest {
    private static final Remark COLD = new Remark(Kind.NOT_WARM, 0.4);
    private static final Remark FEW = new Remark(Kind.FEW_CALLS, 74);

    private static Result row(String variant, double toFloor, Remark... remarks) {
        return new Result(ProviderChoice.of(variant), "ping", "void", 1, 74, null, null, null, 20_000.0 * toFloor, null, null, null, null,
                null, null, null, null, null, null, null, null, null, null, toFloor, List.of(), null, List.of(remarks));
    }

    private static RunTable table(Result... rows) {
        return new RunTable(RunRemarks.of(List.of(rows)));
    }

    @Test
    void aDoubtOfAllRowsIsSaidOnceAndShownByEachFigure() {
        Result rmi = row("rmi", 2, COLD);
        RunTable table = table(row("socket", 1, COLD), rmi, row("axis", 3, COLD));
        assertEquals(List.of("All rows: not warm."), table.remarks().sentences());
        assertFalse(table.columns(Part.TIME).contains(ResultColumn.REMARKS), "nothing distinguishes a row");
        assertTrue(table.inDoubt(ResultColumn.P50, rmi));
        assertEquals("\u2264 2.00 x", table.shown(ResultColumn.TO_FLOOR, rmi));
        assertTrue(table.legend(Part.TIME).stream().anyMatch(line -> line.contains("red")), "a median in red is explained");
    }

    @Test
    void theColumnOfRemarksHasWhatDistinguishesARow() {
        Result rmi = row("rmi", 2, COLD, FEW);
        RunTable table = table(row("socket", 1, FEW), rmi, row("axis", 3, FEW));
        assertTrue(table.columns(Part.TIME).contains(ResultColumn.REMARKS));
        assertEquals(List.of("", "not warm", ""),
                table.remarks().all().stream().map(row -> table.shown(ResultColumn.REMARKS, row)).toList());
        assertFalse(table.inDoubt(ResultColumn.REMARKS, table.remarks().all().get(0)), "its cell is empty");
        assertTrue(table.inDoubt(ResultColumn.P50, table.remarks().all().get(0)));
    }
}
