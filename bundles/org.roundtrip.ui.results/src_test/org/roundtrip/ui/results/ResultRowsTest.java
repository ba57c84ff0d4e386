// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Result;

class ResultRowsTest {
    private static final Result FLOOR = row("socket", 14_320.0, 266.0, 0L);
    private static final Result SLOW = row("axis", 1_204_000.0, 5_432.0, 3L);
    private static final Result FAILED = row("rmi", null, null, null);
    private static final List<Result> ALL = List.of(SLOW, FLOOR, FAILED);

    @Test
    void oneUnitForAColumnSuitsItsSmallestNumber() {
        ResultRows rows = ResultRows.of(ALL, null, true);
        assertEquals("p50 (us)", rows.head(Column.P50));
        assertEquals("1,200", rows.text(0, Column.P50));
        assertEquals("14.3", rows.text(1, Column.P50));
        assertEquals("Wire (B)", rows.head(Column.WIRE));
        assertEquals("Provider", rows.head(Column.PROVIDER));
        assertEquals("Calls/s", rows.head(Column.RATE));
        assertEquals("69,800", rows.text(1, Column.RATE));
        assertEquals("Calls/s (k)", ResultRows.of(List.of(FLOOR), null, true).head(Column.RATE));
    }

    @Test
    void whatWasNotMeasuredIsADash() {
        ResultRows rows = ResultRows.of(ALL, null, true);
        assertEquals("\u2013", rows.text(2, Column.P50));
        assertEquals("\u2013", rows.text(0, Column.P9999));
        assertEquals("p99.99 (us)", rows.head(Column.P9999));
        assertEquals("Lookup", rows.head(Column.LOOKUP));
    }

    @Test
    void lostPacketsMakeALowerBound() {
        ResultRows rows = ResultRows.of(ALL, null, true);
        assertEquals("\u2265 5,430", rows.text(0, Column.WIRE));
        assertEquals("266", rows.text(1, Column.WIRE));
        assertEquals("incomplete", rows.text(0, Column.CAPTURE));
        assertEquals("complete", rows.text(1, Column.CAPTURE));
        assertEquals("\u2013", rows.text(2, Column.CAPTURE));
        assertEquals("1.25", rows.text(0, Column.CAPTURE_COST));
        assertTrue(Column.WIRE.note(SLOW).contains("incomplete: it lost 3 packets"), Column.WIRE.note(SLOW));
        assertNull(Column.WIRE.note(FLOOR));
        assertNull(Column.P50.note(SLOW));
    }

    @Test
    void sortsWithTheUnmeasuredLast() {
        assertEquals(List.of(FLOOR, SLOW, FAILED), ResultRows.of(ALL, Column.P50, true).rows());
        assertEquals(List.of(SLOW, FLOOR, FAILED), ResultRows.of(ALL, Column.P50, false).rows());
        assertEquals(List.of(SLOW, FAILED, FLOOR), ResultRows.of(ALL, Column.PROVIDER, true).rows());
        assertEquals(1, ResultRows.of(ALL, Column.PROVIDER, true).indexOf("rmi", "ping"));
        assertEquals(-1, ResultRows.of(ALL, null, true).indexOf("rmi", "other"));
    }

    @Test
    void copiesForASpreadsheet() {
        List<Column> columns = List.of(Column.PROVIDER, Column.P50, Column.WIRE);
        assertEquals("Provider\tp50 (us)\tWire (B)\naxis\t1200\t5430\nrmi\t\t\n",
                ResultRows.of(ALL, null, true).tabbed(new int[] {0, 2}, columns));
    }

    @Test
    void remembersWhichColumnsAreWanted() {
        ColumnChoice choice = new ColumnChoice(() -> { });
        assertFalse(choice.visible().contains(Column.CALLS));
        choice.restore("P90 PROVIDER gone");
        assertTrue(choice.visible().contains(Column.PROVIDER) && choice.visible().contains(Column.CALLS));
        assertFalse(choice.visible().contains(Column.P90));
        assertEquals("P90", choice.save());
    }

    private static Result row(String variant, Double p50, Double wire, Long dropped) {
        return new Result(variant, variant, "ping", "nothing", 1, 100, null, null, null, p50, p50, null, null, null, p50,
                p50 == null ? null : (Double) (1e9 / p50), 0.0, wire == null ? null : 4.0, wire, dropped, dropped == null ? null : (Double) 1.25, null,
                null, null, null, null);
    }
}
