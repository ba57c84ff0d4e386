// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Against;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Verdict;
import org.roundtrip.words.columns.ColumnHeads;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.StateWords;
import org.roundtrip.ui.view.SearchWords;
import org.roundtrip.ui.table.ColumnModel;
import org.roundtrip.ui.table.TabbedText;

/** Columns, cells, order and copies of results. */
class WindowColumnTest {
    private static final Result FLOOR = row("socket", 14_320.0, 266.0, 0L);
    private static final Result SLOW = row("axis", 1_204_000.0, 5_432.0, 3L);
    private static final Result FAILED = row("rmi", null, null, null);
    private static final List<Result> ALL = List.of(SLOW, FLOOR, FAILED);

    private final ColumnModel<Result> columns = new ColumnModel<>(WindowColumn.all(() -> ColumnHeads.of(List.of())));

    private static WindowColumn of(ResultColumn column) {
        return new WindowColumn(column);
    }

    @Test
    void theMedianItsRatioWhatACallSendsAndTheStateFollowTheOperationAndItsStep() {
        assertEquals(List.of("Provider", "Operation", "Step", "Runs in", "Response p50 (\u00b5s)", "p50 (\u00b5s)", "Against", "Packets",
                "Wire (B)", "State", "Response p99 (\u00b5s)"), columns.columns().stream().limit(11).map(column -> column.title()).toList());
    }

    /** A reader took p50 under a rate for what callers see. */
    @Test
    void aboveRowsWithResponseTimesTheOthersAreCalledServiceTimes() {
        AtomicBoolean open = new AtomicBoolean();
        List<WindowColumn> all = WindowColumn.all(() -> new ColumnHeads(open.get(), "Raw TCP"));
        WindowColumn median = all.get(all.indexOf(of(ResultColumn.P50)));
        assertEquals("p50 (\u00b5s)", median.title());
        open.set(true);
        assertEquals("Service p50 (\u00b5s)", median.title());
        assertEquals("x Raw TCP", all.get(all.indexOf(of(ResultColumn.AGAINST))).title());
        assertEquals("Service max (\u00b5s)", all.get(all.indexOf(of(ResultColumn.MAX))).title());
    }

    @Test
    void columnsWithoutAnyValueAreLeftOut() {
        assertTrue(columns.leaveOutBlank(ALL));
        assertFalse(columns.columns().contains(of(ResultColumn.P9999)));
        assertTrue(columns.columns().contains(of(ResultColumn.WIRE)));
        columns.leaveOutBlank(List.of(FAILED));
        assertFalse(columns.columns().contains(of(ResultColumn.WIRE)));
        assertTrue(columns.columns().contains(of(ResultColumn.PROVIDER)));
    }

    @Test
    void cellsExplainThemselves() {
        Result lost = SLOW.with(List.of(new Evidence(Evidence.Kind.LOST_PACKETS, 3, 0)), null);
        assertEquals(StateWords.sentences(lost).getFirst(), of(ResultColumn.WIRE).note(lost));
        assertNull(of(ResultColumn.WIRE).note(FLOOR));
        assertNull(of(ResultColumn.P50).note(SLOW));
    }

    @Test
    void aDashInAPercentileSaysThatCallsWereTooFew() {
        assertEquals("Too few calls for this percentile: of 100 fewer than ten were slower.", of(ResultColumn.P9999).note(SLOW));
        assertNull(of(ResultColumn.CONNECT).note(SLOW));
    }

    @Test
    void aMedianAndARatioThatAreBoundsSayWhy() {
        Result cold = SLOW.with(List.of(new Evidence(Evidence.Kind.COLD_FORKS, 1, 0)), new Against("socket", 84, null, 84.0, Verdict.OPEN));
        for (ResultColumn column : List.of(ResultColumn.AGAINST, ResultColumn.P50, ResultColumn.STATE)) {
            assertEquals(StateWords.sentences(cold).getFirst(), of(column).note(cold), column.name());
            assertNull(of(column).note(SLOW), column.name());
        }
    }

    @Test
    void theWorstStateIsFirstOrLast() {
        Result few = SLOW.with(List.of(new Evidence(Evidence.Kind.FEW_CALLS, 1, 20)), null);
        assertEquals(List.of(FLOOR, few), Stream.of(few, FLOOR).sorted(of(ResultColumn.STATE).order(true)).toList());
        assertEquals(List.of(few, FLOOR), Stream.of(FLOOR, few).sorted(of(ResultColumn.STATE).order(false)).toList());
    }

    @Test
    void sortsWithTheUnmeasuredLast() {
        assertEquals(List.of(FLOOR, SLOW, FAILED), sorted(ResultColumn.P50, true));
        assertEquals(List.of(SLOW, FLOOR, FAILED), sorted(ResultColumn.P50, false));
        assertEquals(List.of(SLOW, FAILED, FLOOR), sorted(ResultColumn.PROVIDER, true));
    }

    private static List<Result> sorted(ResultColumn by, boolean ascending) {
        return ALL.stream().sorted(of(by).order(ascending)).toList();
    }

    @Test
    void copiesForASpreadsheet() {
        TabbedText<Result> text = new TabbedText<>(List.of(of(ResultColumn.PROVIDER), of(ResultColumn.P50),
                of(ResultColumn.WIRE), of(ResultColumn.CAPTURE)));
        text.add(SLOW);
        text.add(FAILED);
        assertEquals("Provider\tp50 (\u00b5s)\tWire (B)\tCapture\naxis\t1200\t5432\tincomplete\nrmi\t\t\t\n",
                text.toString());
    }

    @Test
    void rowsKeepTheirProviderAndOperation() {
        assertFalse(columns.shows(of(ResultColumn.CALLS)));
        columns.restoreHidden("P90 PROVIDER gone");
        assertTrue(columns.shows(of(ResultColumn.PROVIDER)) && columns.shows(of(ResultColumn.CALLS)));
        assertFalse(columns.shows(of(ResultColumn.P90)));
    }

    @Test
    void aRowIsFoundByTheWordsOfItsTexts() {
        String words = WindowColumn.words(SLOW);
        assertTrue(SearchWords.of(" PING axis incomplete").in(words), words);
        assertTrue(SearchWords.of(" ").in(words));
        assertFalse(SearchWords.of("axis rmi").in(words));
    }

    private static Result row(String variant, Double p50, Double wire, Long dropped) {
        return new Result(ProviderChoice.of(variant), "ping", "nothing", 1, 100, null, null, null, p50, p50, null, null, null, p50,
                p50 == null ? null : (Double) (1e9 / p50), 0.0, wire == null ? null : 4.0, wire, dropped,
                null, null, null, List.of(), null, List.of(), null);
    }
}
