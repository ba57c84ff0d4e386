// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.analysis.interop.Cell;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.analysis.interop.Pair;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.Called;

/** Computes the findings of a run in which every client calls every server. */
final class PairFindings {
    private final RunAnalysis analysis;
    private final Interop interop;

    private PairFindings(RunAnalysis analysis, Interop interop) {
        this.analysis = analysis;
        this.interop = interop;
    }

    /** How many pairs work, why the others do not, failures first, and which pairs are the fastest and the slowest. */
    static List<Finding> of(RunAnalysis analysis, Interop interop) {
        PairFindings findings = new PairFindings(analysis, interop);
        return Stream.of(Stream.of(findings.working()), interop.obstacles().stream().map(PairFinding.Hindered::new), findings.extremes().stream())
                .<Finding>flatMap(each -> each).toList();
    }

    private PairFinding.Working working() {
        int all = 0;
        int some = 0;
        int none = 0;
        for (Pair pair : interop.pairs()) {
            List<Cell> cells = interop.of(pair.client(), pair.server());
            long works = count(cells, Cell.State.WORKS);
            long open = count(cells, Cell.State.OPEN);
            if (works == cells.size()) {
                all++;
            } else if (works + open < cells.size()) {
                if (works > 0) {
                    some++;
                } else if (open == 0) {
                    none++;
                }
            }
        }
        return new PairFinding.Working(interop.pairs().size(), all, some, none, interop.operations().size());
    }

    private static long count(List<Cell> cells, Cell.State state) {
        return cells.stream().filter(cell -> cell.state() == state).count();
    }

    /** Empty when fewer than two pairs can be compared, and when they do not differ. */
    private Optional<PairFinding.Extremes> extremes() {
        List<Pair> working = interop.pairs().stream().filter(pair -> interop.of(pair.client(), pair.server()).stream()
                .anyMatch(cell -> cell.works() && !Floor.is(analysis.run(), cell.result().provider()))).toList();
        List<Called> common = interop.cells().stream().map(PairFindings::called).distinct()
                .filter(called -> working.stream().allMatch(pair -> cell(pair, called).filter(this::comparable).isPresent())).toList();
        if (working.size() < 2 || common.isEmpty()) {
            return Optional.empty();
        }
        Comparator<Pair> faster = Comparator.comparingDouble(pair -> common.stream().mapToDouble(called -> Math.log(median(pair, called))).sum());
        Pair fastest = working.stream().min(faster).orElseThrow();
        Pair slowest = working.stream().max(faster).orElseThrow();
        return MeanRatio.of(analysis, rows(fastest, common), rows(slowest, common)).filter(found -> found.ratio().verdict() == Verdict.DIFFERENT)
                .map(found -> new PairFinding.Extremes(farthest(fastest, slowest, common).row(), fastest, slowest, common.size(), working.size(),
                        found.ratio().ratio(), found.ratio().low(), found.ratio().high(), found.doubt()));
    }

    private static Called called(Cell cell) {
        return new Called(cell.operation(), cell.result().step());
    }

    private Optional<Cell> cell(Pair pair, Called called) {
        return interop.of(pair.client(), pair.server()).stream().filter(cell -> called(cell).equals(called)).findFirst();
    }

    private boolean comparable(Cell cell) {
        return cell.works() && MeanRatio.comparable(analysis, cell.result());
    }

    private Result row(Pair pair, Called called) {
        return cell(pair, called).orElseThrow().result();
    }

    private List<Result> rows(Pair pair, List<Called> common) {
        return common.stream().map(called -> row(pair, called)).toList();
    }

    private double median(Pair pair, Called called) {
        return row(pair, called).medianNanos();
    }

    private Result farthest(Pair fastest, Pair slowest, List<Called> common) {
        return row(slowest, common.stream().max(Comparator.comparingDouble(called -> median(slowest, called) / median(fastest, called))).orElseThrow());
    }
}
