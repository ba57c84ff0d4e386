// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.analysis.ratio.Looks;
import org.roundtrip.analysis.ratio.RatioSample;
import org.roundtrip.model.Called;
import org.roundtrip.model.Result;
import org.roundtrip.model.Verdict;

/**
 * How many of the ratios that a run shows are decided. These are the ratio of each row to the floor and, for each operation, that of the
 * fastest middleware and the next one. Rows that failed or are warming have none, however many blocks there are.
 *
 * @param decided ratios that are not open
 * @param shown   all ratios
 */
public record Decisions(int decided, int shown) {

    /** Looks at the blocks measured so far. Takes up to a second; not for a user interface's thread. */
    public static Decisions of(RunAnalysis analysis) {
        Looks looks = Looks.of(analysis.run().plan().protocol().forks());
        List<Result> rows = analysis.results().stream().filter(Result::tells).toList();
        List<RatioSample> samples = Called.of(analysis.run()).stream()
                .flatMap(called -> samples(analysis, rows.stream().filter(row -> called.of(row.variant()).equals(row.row())).toList())).toList();
        long decided = samples.stream().filter(sample -> sample.at(looks.confidence(sample.blocks())).verdict() != Verdict.OPEN).count();
        return new Decisions((int) decided, samples.size());
    }

    /** Whether no ratio is open. */
    public boolean all() {
        return decided == shown;
    }

    /** @param rows of one operation */
    private static Stream<RatioSample> samples(RunAnalysis analysis, List<Result> rows) {
        List<Result> fastestFirst = rows.stream().filter(row -> !Floor.is(analysis.run(), row.provider()))
                .sorted(Comparator.comparing(Result::medianNanos)).toList();
        Stream<Optional<RatioSample>> toFloor = rows.stream().filter(row -> Floor.is(analysis.run(), row.provider())).limit(1)
                .flatMap(floor -> rows.stream().filter(row -> row != floor).map(row -> Comparison.sample(analysis, row.row(), floor.row())));
        Stream<Optional<RatioSample>> fastest = fastestFirst.size() < 2 ? Stream.of()
                : Stream.of(Comparison.sample(analysis, fastestFirst.get(1).row(), fastestFirst.getFirst().row()));
        return Stream.concat(toFloor, fastest).flatMap(Optional::stream);
    }
}
