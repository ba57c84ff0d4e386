// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.Finding.Doubtful;
import org.roundtrip.analysis.RowComparison;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.model.Result;
import org.roundtrip.model.Texts;
import org.roundtrip.report.Numbers;

/** Writes how two rows of a table of results compare. What is an indication only has no number. */
public final class RowWords {
    private static final Texts TEXTS = Texts.of(RowWords.class);

    private RowWords() {
    }

    /** A sentence: the ratio with its interval and the difference of the medians, or in which direction the figures point. */
    public static String sentence(RowComparison found) {
        String slower = name(found.slower());
        String faster = name(found.faster());
        if (found.doubt().isPresent()) {
            String clause = FindingWords.contrary("clause", TEXTS.text("rows.clause" + clause(found), slower, faster,
                    FindingWords.median(found.time())), found.contrary(), false, found.time());
            return TEXTS.text("indication", FindingWords.doubted(clause, found.doubt().get(), doubtful(found)));
        }
        String medians = TEXTS.text(switch (found.verdict()) {
            case DIFFERENT -> "rows.ratio";
            case UNCLEAR -> "rows.unclear";
            case ALIKE -> "rows.same";
        }, slower, faster,
                FindingWords.ratio(found.ratio()), FindingWords.ratio(found.low()), FindingWords.ratio(found.high()),
                Numbers.nanos(Math.abs(median(found, found.slower()) - median(found, found.faster()))), FindingWords.median(found.time()));
        return TEXTS.text("line", FindingWords.contrary("finding", medians, found.contrary(), false, found.time()));
    }

    private static List<Doubtful> doubtful(RowComparison found) {
        return Stream.of(found.slower(), found.faster())
                .flatMap(row -> Doubt.ofFigures(row).map(doubt -> new Doubtful(name(row), doubt)).stream()).toList();
    }

    private static double median(RowComparison found, Result row) {
        return found.time() == CallTime.RESPONSE ? row.underLoad().responseP50Nanos() : row.p50Nanos();
    }

    private static String clause(RowComparison found) {
        return switch (found.verdict()) {
            case DIFFERENT -> found.tentative() ? ".perhaps" : found.far() ? ".far" : "";
            case UNCLEAR -> FindingWords.unclear(".", found.low());
            case ALIKE -> ".same";
        };
    }

    /** The name of a row within a sentence. */
    static String name(Result row) {
        return TEXTS.text("rows.name", row.row().called(), row.variant());
    }
}
