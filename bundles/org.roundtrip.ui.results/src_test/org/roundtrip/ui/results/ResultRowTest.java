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
import org.roundtrip.ui.table.ColumnModel;
import org.roundtrip.ui.table.TabbedText;

/** Heads, cells, order and copies of results. */
class ResultRowTest {
    private static final Result FLOOR = row("socket", 14_320.0, 266.0, 0L);
    private static final Result SLOW = row("axis", 1_204_000.0, 5_432.0, 3L);
    private static final Result FAILED = row("rmi", null, null, null);
    private static final List<Result> ALL = List.of(SLOW, FLOOR, FAILED);

    @Test
    void oneUnitForAColumnSuitsItsSmallestNumber() {
        List<ResultRow> rows = ResultRow.of(ALL);
        assertEquals("p50 (µs)", ResultColumn.P50.head(rows));
        assertEquals("1,200", ResultColumn.P50.text(rows.get(0)));
        assertEquals("14.3", ResultColumn.P50.text(rows.get(1)));
        assertEquals("Wire (B)", ResultColumn.WIRE.head(rows));
        assertEquals("Provider", ResultColumn.PROVIDER.head(rows));
        assertEquals("Calls/s", ResultColumn.RATE.head(rows));
        assertEquals("69,800", ResultColumn.RATE.text(rows.get(1)));
        assertEquals("Calls/s (k)", ResultColumn.RATE.head(ResultRow.of(List.of(FLOOR))));
    }

    @Test
    void missingValuesAreDashes() {
        List<ResultRow> rows = ResultRow.of(ALL);
        assertEquals("\u2013", ResultColumn.P50.text(rows.get(2)));
        assertEquals("\u2013", ResultColumn.P9999.text(rows.get(0)));
        assertEquals("p99.99 (µs)", ResultColumn.P9999.head(rows));
        assertEquals("Lookup", ResultColumn.LOOKUP.head(rows));
    }

    @Test
    void lostPacketsMakeALowerBound() {
        List<ResultRow> rows = ResultRow.of(ALL);
        assertEquals("\u2265 5,430", ResultColumn.WIRE.text(rows.get(0)));
        assertEquals("266", ResultColumn.WIRE.text(rows.get(1)));
        assertEquals("incomplete", ResultColumn.CAPTURE.text(rows.get(0)));
        assertEquals("complete", ResultColumn.CAPTURE.text(rows.get(1)));
        assertEquals("\u2013", ResultColumn.CAPTURE.text(rows.get(2)));
        assertEquals("1.25", ResultColumn.CAPTURE_COST.text(rows.get(0)));
        assertTrue(ResultColumn.WIRE.note(SLOW).contains("incomplete: it lost 3 packets"), ResultColumn.WIRE.note(SLOW));
        assertNull(ResultColumn.WIRE.note(FLOOR));
        assertNull(ResultColumn.P50.note(SLOW));
    }

    @Test
    void sortsWithTheUnmeasuredLast() {
        assertEquals(List.of(FLOOR, SLOW, FAILED), sorted(ResultColumn.P50, true));
        assertEquals(List.of(SLOW, FLOOR, FAILED), sorted(ResultColumn.P50, false));
        assertEquals(List.of(SLOW, FAILED, FLOOR), sorted(ResultColumn.PROVIDER, true));
    }

    private static List<Result> sorted(ResultColumn by, boolean ascending) {
        return ResultRow.of(ALL).stream().sorted(by.order(ascending)).map(ResultRow::result).toList();
    }

    @Test
    void rowsAreIdentifiedByVariantAndOperation() {
        List<ResultRow> rows = ResultRow.of(ALL);
        assertEquals(new ResultRow.Key("rmi", "ping"), rows.get(2).key());
        assertEquals(3, rows.stream().map(ResultRow::key).distinct().count());
    }

    @Test
    void copiesForASpreadsheet() {
        List<ResultRow> rows = ResultRow.of(ALL);
        TabbedText<ResultRow> text = new TabbedText<>(List.of(ResultColumn.PROVIDER, ResultColumn.P50, ResultColumn.WIRE),
                column -> column.head(rows));
        text.add(rows.get(0));
        text.add(rows.get(2));
        assertEquals("Provider\tp50 (µs)\tWire (B)\naxis\t1200\t5430\nrmi\t\t\n", text.toString());
    }

    @Test
    void rowsKeepTheirProviderAndOperation() {
        ColumnModel<ResultRow> columns = new ColumnModel<>(List.of(ResultColumn.values()));
        assertFalse(columns.shows(ResultColumn.CALLS));
        columns.restoreHidden("P90 PROVIDER gone");
        assertTrue(columns.shows(ResultColumn.PROVIDER) && columns.shows(ResultColumn.CALLS));
        assertFalse(columns.shows(ResultColumn.P90));
    }

    private static Result row(String variant, Double p50, Double wire, Long dropped) {
        return new Result(variant, variant, "ping", "nothing", 1, 100, null, null, null, p50, p50, null, null, null, p50,
                p50 == null ? null : (Double) (1e9 / p50), 0.0, wire == null ? null : 4.0, wire, dropped, dropped == null ? null : (Double) 1.25, null,
                null, null, null, null, List.of());
    }
}
