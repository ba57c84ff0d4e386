// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.PairFinding;
import org.roundtrip.analysis.interop.Cell;
import org.roundtrip.analysis.interop.Obstacle;
import org.roundtrip.analysis.interop.Pair;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.RowKey;

/** Findings on pairs as sentences. */
class PairWordsTest {
    private static final Pair FAST = new Pair("omniORB", "omniORB");
    private static final Pair SLOW = new Pair("JacORB", "omniORB");
    private static final RowKey ROW = new RowKey("JacORB to omniORB", "echo");

    @Test
    void theFirstSentenceSaysHowManyPairsWork() {
        assertEquals("All 9 pairs work with all 20 operations.", FindingWords.sentence(new PairFinding.Working(9, 9, 0, 0, 20)));
        assertEquals("All 9 pairs work with the one operation.", FindingWords.sentence(new PairFinding.Working(9, 9, 0, 0, 1)));
        assertEquals("6 of 9 pairs work with all 20 operations; 2 with some of them only; 1 with none.",
                FindingWords.sentence(new PairFinding.Working(9, 6, 2, 1, 20)));
        assertEquals("<a>6 of 6 measured pairs</a> work with both operations; 3 more were not measured to the end.",
                FindingWords.linked(new PairFinding.Working(9, 6, 0, 0, 2)));
        assertEquals("None of the <a>16 pairs</a> was measured with all 21 operations; what was measured works.",
                FindingWords.linked(new PairFinding.Working(16, 0, 0, 0, 21)));
    }

    @Test
    void pairsWithTheSameOperationsAreNamedTogether() {
        assertEquals("JacORB to omniORB, omniORB with itself cannot carry echo, sum: wide characters are not possible.",
                FindingWords.sentence(new PairFinding.Hindered(new Obstacle(Cell.State.REFUSED, List.of(cell(SLOW, "echo", "wide characters are not possible."),
                        cell(FAST, "echo", "wide characters are not possible."), cell(SLOW, "sum", "wide characters are not possible."))))));
        List<Cell> many = IntStream.range(0, 8).mapToObj(i -> cell(new Pair("A" + i, "B"), "echo" + i, "Value " + i % 3)).toList();
        assertEquals("<a>A0 to B, A1 to B, A2 to B, A3 to B, A4 to B, A5 to B and 2 more</a> failed on echo0, echo1, echo2 and 5 more: "
                + "Value 0 (and 2 other reasons).", FindingWords.linked(new PairFinding.Hindered(new Obstacle(Cell.State.FAILED, many))));
    }

    @Test
    void theFastestAndTheSlowestPairHaveTheirRatio() {
        assertEquals("omniORB with itself is the fastest of the 4 pairs that work, and JacORB to omniORB the slowest, on average over 12 operations: "
                + "3.2 x as long; 95 % 2.9 to 3.6.", FindingWords.sentence(extremes(12, Optional.empty())));
        assertEquals("In this quick run omniORB with itself was the fastest of the 4 pairs that work, and JacORB to omniORB the slowest, on echo; "
                + "an indication only.", FindingWords.sentence(extremes(1, Optional.of(Doubt.QUICK_RUN))));
        assertEquals("In this quick run omniORB with itself was perhaps the fastest of the 4 pairs that work, and JacORB to omniORB the slowest, on echo; "
                + "an indication only.", FindingWords.sentence(new PairFinding.Extremes(ROW, FAST, SLOW, 1, 4, 1.9, null, null, Optional.of(Doubt.QUICK_RUN))));
    }

    private static PairFinding.Extremes extremes(int operations, Optional<Doubt> doubt) {
        return new PairFinding.Extremes(ROW, FAST, SLOW, operations, 4, 3.2, 2.9, 3.6, doubt);
    }

    private static Cell cell(Pair pair, String operation, String error) {
        Result row = new Result(ProviderChoice.of(pair.client()), operation, "void", 1, 74, null, null, null, null, null, null, null, null, null, null,
                null, null, null, null, null, null, null, null, null, List.of(), null, List.of());
        return new Cell(pair.client(), pair.server(), row, Cell.State.REFUSED, error);
    }
}
