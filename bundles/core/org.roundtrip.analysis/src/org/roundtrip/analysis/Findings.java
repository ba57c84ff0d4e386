// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.analysis.ratio.Holm;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.RatioSample;
import org.roundtrip.model.Against;
import org.roundtrip.model.Called;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Verdict;

/** Computes the findings of a run. There is at most one on who is the fastest, on bytes, and on what is open. */
public final class Findings {
    private final RunAnalysis analysis;
    private final List<Result> rows;
    /** Without the floor. */
    private final List<Result> middlewares;
    /** The fastest middleware of each operation that has one, with the ratio of the next one to it. */
    private final Map<Result, RatioSample> fastest = new LinkedHashMap<>();
    private final List<Finding.Open> open = new ArrayList<>();

    private Findings(RunAnalysis analysis, List<Result> rows) {
        this.analysis = analysis;
        this.rows = rows;
        middlewares = rows.stream().filter(row -> !Floor.is(analysis.run(), row.provider())).toList();
    }

    /**
     * The findings of a run, in the order in which they are said. None speaks of the time of a row that failed, has few calls or was
     * warming. Takes up to a second; not for a user interface's thread.
     *
     * @param rows its results, as they were compared with a reference
     */
    public static List<Finding> of(RunAnalysis analysis, List<Result> rows) {
        Findings findings = new Findings(analysis, rows);
        findings.compare();
        return Stream.of(findings.fastest(), findings.bytes(), findings.open()).flatMap(Optional::stream).toList();
    }

    private void compare() {
        rows.stream().map(row -> new Called(row.operation(), row.step())).distinct().forEach(this::compare);
        for (Result row : rows) {
            if (row.tells() && row.against() != null && row.against().verdict() == Verdict.OPEN) {
                reference(row).ifPresent(reference -> open(row, reference));
            }
        }
    }

    private void open(Result one, Result other) {
        Set<RowKey> pair = Set.of(one.row(), other.row());
        if (open.stream().noneMatch(each -> pair.equals(Set.of(each.row().row(), each.other().row())))) {
            open.add(new Finding.Open(one, other, 0));
        }
    }

    private Optional<Result> reference(Result row) {
        return rows.stream().filter(other -> other.variant().equals(row.against().reference()) && called(other).equals(called(row))).findFirst();
    }

    private static Called called(Result row) {
        return new Called(row.operation(), row.step());
    }

    /** The two fastest middlewares tell who is the fastest. Another one that is warming may become faster, so nobody is then. */
    private void compare(Called called) {
        List<Result> all = middlewares.stream().filter(row -> called(row).equals(called) && !row.is(RowState.FAILED) && row.medianNanos() != null).toList();
        List<Result> fastestFirst = all.stream().filter(Result::tells).sorted(Comparator.comparing(Result::medianNanos)).toList();
        if (fastestFirst.size() < 2) {
            return;
        }
        Result first = fastestFirst.getFirst();
        Result second = fastestFirst.get(1);
        Against found = Comparison.of(analysis, second, first).orElse(null);
        if (found == null || found.verdict() == Verdict.OPEN) {
            open(first, second);
        } else if (found.verdict() == Verdict.DIFFERS && found.ratio() > 1 && fastestFirst.size() == all.size() && called.step() == null) {
            Comparison.sample(analysis, second.row(), first.row()).ifPresent(sample -> fastest.put(first, sample));
        }
    }

    /** The one that is the fastest of most operations, all of which are claimed at once. */
    private Optional<Finding> fastest() {
        Iterator<RatioEstimate> together = Holm.at(List.copyOf(fastest.values()), RatioSample.USUAL).iterator();
        Map<String, List<Result>> ofVariants = new LinkedHashMap<>();
        for (Result row : fastest.keySet()) {
            if (together.next().verdict() == Verdict.DIFFERS) {
                ofVariants.computeIfAbsent(row.variant(), each -> new ArrayList<>()).add(row);
            }
        }
        return ofVariants.values().stream().reduce((one, other) -> other.size() > one.size() ? other : one).map(Finding.Fastest::new);
    }

    /** Empty where bytes hardly differ, of a sweep, and of an incomplete capture. */
    private Optional<Finding> bytes() {
        List<Result> counted = middlewares.stream().filter(row -> row.step() == null && row.wireBytesPerCall() != null
                && row.wireBytesPerCall() > 0 && !row.captureIncomplete()).toList();
        Comparator<Result> bytes = Comparator.comparing(Result::wireBytesPerCall);
        return counted.stream().max(Comparator.comparing(Result::contentBytesPerCall)).flatMap(largest -> {
            List<Result> sorted = counted.stream().filter(row -> row.operation().equals(largest.operation())).sorted(bytes).toList();
            Result fewest = sorted.getFirst();
            Result most = sorted.getLast();
            return most.wireBytesPerCall() > Verdict.SAME * fewest.wireBytesPerCall() ? Optional.of(new Finding.Bytes(fewest, most)) : Optional.empty();
        });
    }

    private Optional<Finding> open() {
        return open.stream().findFirst().map(first -> new Finding.Open(first.row(), first.other(), open.size() - 1));
    }
}
