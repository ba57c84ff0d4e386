// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Remark.Kind;
import org.roundtrip.model.Result;

/** What is true of all rows is said once. */
class RunRemarksTest {
    private static final Remark WAITED = new Remark(Kind.WAITED, 0.4);
    private static final Remark FEW = new Remark(Kind.FEW_CALLS, 74);
    private static final Remark COLD = new Remark(Kind.NOT_WARM, 0.4);

    private static Result row(String variant, double toFloor, Remark... remarks) {
        return row(variant, "ping", toFloor, remarks);
    }

    private static Result row(String variant, String operation, double toFloor, Remark... remarks) {
        return new Result(ProviderChoice.of(variant), operation, "void", 1, 74, null, null, null, null, null, null, null, null, null, null,
                null, null, null, null, null, null, null, null, toFloor, List.of(), null, List.of(remarks));
    }

    private static String brief(Kind kind) {
        return RemarkWords.brief(row("rmi", 2, Remark.part(kind, 1, 2L)));
    }

    private static List<String> inRows(RunRemarks remarks) {
        return remarks.rows().stream().map(RemarkWords::brief).toList();
    }

    @Test
    void remarksWithOneMeaningAndNoOthersHaveOneWord() {
        for (Remark.Kind kind : Remark.Kind.values()) {
            for (Remark.Kind other : Remark.Kind.values()) {
                assertEquals(kind.meaning() == other.meaning(), brief(kind).equals(brief(other)), kind + ", " + other);
            }
        }
    }

    @Test
    void whatAllRowsHaveIsSaidOnceAndRowsKeepWhatDistinguishesThem() {
        RunRemarks remarks = RunRemarks.of(List.of(row("socket", 1, FEW, WAITED), row("rmi", 2, FEW, WAITED), row("jacorb", 3, COLD, FEW, WAITED),
                row("axis", 4, FEW, new Remark(Kind.BUSY, 0.5))));
        assertEquals(List.of("All rows: few calls, busy machine."), remarks.sentences());
        assertEquals(List.of("", "", "not warm", ""), inRows(remarks));
        assertEquals(5, remarks.legend().size(), "each kind is explained, and the bound of a ratio");
        assertEquals(3, remarks.commonLegend().size());
    }

    @Test
    void aFewRowsMayBeWithoutACircumstanceButNotWithoutADoubtOfFigures() {
        RunRemarks remarks = RunRemarks.of(List.of(row("socket", 1, WAITED, FEW), row("rmi", 2, FEW), row("jacorb", 3, WAITED), row("axis", 4, WAITED, FEW)));
        assertEquals(List.of("All rows but those of rmi: busy machine."), remarks.sentences());
        assertEquals(List.of("few calls", "few calls", "", "few calls"), inRows(remarks));
    }

    @Test
    void rowsWithoutAreNamedByTheirVariantWhereItHasNoOthers() {
        List<Result> rows = Stream.of("ping", "text").flatMap(operation -> Stream.of(row("socket", operation, 1),
                row("rmi", operation, 2, operation.equals("ping") ? new Remark[0] : new Remark[] {WAITED}), row("jacorb", operation, 3, WAITED),
                row("axis", operation, 4, WAITED), row("ice", operation, 4, WAITED), row("grpc", operation, 4, WAITED))).toList();
        assertEquals(List.of("All rows but those of socket, ping of rmi: busy machine."), RunRemarks.of(rows).sentences());
    }

    @Test
    void manyRowsWithoutAreCounted() {
        List<Result> rows = IntStream.range(0, 20).mapToObj(i -> row("p" + i, 2, i < 4 ? new Remark[0] : new Remark[] {WAITED})).toList();
        assertEquals(List.of("All rows but 4: busy machine."), RunRemarks.of(rows).sentences());
        assertEquals(List.of(), RunRemarks.of(rows.subList(0, 12)).sentences(), "a third is without");
    }

    /** As of one operation through the floor and two middlewares. */
    @Test
    void threeRowsAreEnoughForWhatAllHaveInCommon() {
        RunRemarks remarks = RunRemarks.of(List.of(row("socket", 1, WAITED), row("rmi", 2, WAITED), row("axis", 3, COLD, WAITED)));
        assertEquals(List.of("All rows: busy machine."), remarks.sentences());
        assertEquals(List.of("", "", "not warm"), inRows(remarks));
        assertEquals(List.of(), RunRemarks.of(List.of(row("socket", 1), row("rmi", 2, WAITED), row("axis", 3, WAITED))).sentences(), "a third is without");
    }

    /** The floor's own row says why, and has no ratio that would be in doubt. */
    @Test
    void theDoubtOfTheFloorIsThatOfAllOtherRows() {
        List<Result> rows = Stream.concat(Stream.of(row("socket", 1, COLD)),
                IntStream.range(0, 4).mapToObj(i -> row("p" + i, 2, COLD.asOfFloor()))).toList();
        assertEquals(List.of("All rows but those of socket: ratio to floor uncertain."), RunRemarks.of(rows).sentences(), "its own ratio is exact");
        assertEquals(List.of("not warm", "", "", "", ""), inRows(RunRemarks.of(rows)));
    }

    /** A reader looked for the worst row of one remark among those with another. */
    @Test
    void theLegendNamesTheWorstRowOfThoseThatHaveTheRemark() {
        List<String> legend = RunRemarks.of(List.of(row("socket", 1), row("rmi", 2, new Remark(Kind.CAPTURED_FASTER, 0.77)),
                row("jacorb", 3, new Remark(Kind.CAPTURED_FASTER, 0.9)), row("axis", "f1", 4, COLD))).legend();
        assertTrue(legend.get(0).startsWith("not warm: the captured calls, which come later, were faster than the measured ones, "
                + "in the worst row, f1 of axis, 2.50 x as fast."), legend.get(0));
        assertTrue(legend.get(1).contains("in the worst row, ping of rmi, 0.770 x."), legend.get(1));
        assertEquals("\u2264: the row was not warm yet when it was measured, so its ratio to the floor is at most about this.", legend.get(2));
    }

    @Test
    void fewRowsSayTheirRemarksThemselves() {
        Result row = row("rmi", 2, WAITED);
        RunRemarks remarks = RunRemarks.of(List.of(row, row("axis", 3, WAITED)));
        assertEquals(List.of(), remarks.sentences());
        assertSame(row, remarks.distinguished(row));
    }
}
