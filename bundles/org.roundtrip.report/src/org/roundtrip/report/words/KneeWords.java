// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.sweep.Knee;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.model.Result;

/** Says where the knees of a sweep are. */
public final class KneeWords {
    private KneeWords() {
    }

    /** A sentence for each variant and operation that has a knee. */
    public static List<String> sentences(List<Result> results) {
        return results.stream().map(Result::operation).distinct().flatMap(operation -> SweepLine.of(results, operation).stream())
                .flatMap(line -> sentence(line).stream()).toList();
    }

    private static Optional<String> sentence(SweepLine line) {
        return Knee.of(line).map(knee -> Messages.text("knee." + knee.place(), line.variant(), line.rows().getFirst().operation(),
                knee.step().label()));
    }
}
