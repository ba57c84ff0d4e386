// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.analysis.Finding.Kind;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.analysis.interop.Obstacle;
import org.roundtrip.analysis.interop.PairCell;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.Called;
import org.roundtrip.model.RowKey;

/** Computes the findings of a run. */
public final class Findings {
    private static final Texts TEXTS = Texts.of(Findings.class);
    /** Averages, then what can be quoted, then what is rough, doubtful figures last; of these the largest difference. */
    private static final Comparator<Finding> STRONGEST_FIRST = Comparator.comparing((Finding finding) -> !finding.average())
            .thenComparing(finding -> finding.rough().map(doubt -> doubt.ofFigures() ? 2 : 1).orElse(0))
            .thenComparing(Comparator.comparingDouble(Finding::strength).reversed());

    private final RunAnalysis analysis;
    private final List<Result> results;
    /** Those with enough calls for a comparison, without the floor. */
    private final List<Result> middlewares;

    private Findings(RunAnalysis analysis) {
        this.analysis = analysis;
        results = analysis.results();
        middlewares = results.stream().filter(row -> comparable(row) && !isFloor(row)).toList();
    }

    /**
     * The findings of a run, in this order. Takes up to a second; not for a user interface's thread.
     * <ol>
     * <li>Of a run of every pair: how many pairs work, and why the others do not.
     * <li>Each variant and operation that did not hold the rate, at the first such step of a sweep.
     * <li>The strongest on the fastest, on the slowest and on bytes.
     * <li>All others: averages over all operations, then the most certain and largest.
     * </ol>
     */
    public static List<Finding> of(RunAnalysis analysis) {
        Findings findings = new Findings(analysis);
        List<Finding> compared = Stream.of(findings.averages(), findings.operations(), findings.bytes().stream()).flatMap(Function.identity())
                .sorted(STRONGEST_FIRST).toList();
        List<Finding> first = Stream.of(Kind.FASTEST, Kind.SLOWEST, Kind.BYTES)
                .flatMap(kind -> compared.stream().filter(finding -> finding.kind() == kind).limit(1)).toList();
        return Stream.of(findings.pairs(), findings.rates(), first.stream(), compared.stream().filter(finding -> !first.contains(finding)))
                .flatMap(Function.identity()).toList();
    }

    private boolean isFloor(Result row) {
        return Floor.is(analysis.run(), row.provider());
    }

    private static boolean comparable(Result row) {
        return row.medianNanos() != null && Quantile.P50.hasEnough(row.calls());
    }

    private Stream<Finding> pairs() {
        return Interop.of(analysis.run(), results).stream().flatMap(interop -> Stream.concat(Stream.of(working(interop)),
                interop.obstacles().stream().map(Findings::obstacle)));
    }

    private static Finding working(Interop interop) {
        int all = interop.pairs().size();
        long works = interop.pairs().stream().filter(pair -> interop.of(pair.client(), pair.server()).stream().allMatch(PairCell::works)).count();
        return new Finding(Kind.PAIRS, "", "", "", new RatioEstimate(all == 0 ? 0 : (double) works / all, null, null), Optional.empty(),
                TEXTS.text("pairs", works, all), null);
    }

    private static Finding obstacle(Obstacle obstacle) {
        PairCell first = obstacle.cells().getFirst();
        int others = obstacle.pairs().size() - 1;
        return new Finding(Kind.PAIRS, others == 0 ? first.result().variant() : TEXTS.text("more", first.result().variant(), others), "",
                String.join(", ", obstacle.operations()), new RatioEstimate(0, null, null), Optional.empty(), first.error(), first.result().row());
    }

    private Stream<Finding> rates() {
        Map<RowKey, Result> first = new LinkedHashMap<>();
        results.stream().filter(row -> row.has(Remark.Kind.NOT_HELD))
                .forEach(row -> first.putIfAbsent(new RowKey(row.variant(), row.operation(), null), row));
        return first.values().stream().map(row -> new Finding(Kind.RATE, row.variant(), "", row.row().called(),
                new RatioEstimate(row.underLoad().answeredPerSecond() / row.underLoad().offeredPerSecond(), null, null),
                Doubt.ofRun(analysis.run().quick(), row.forks()), "", row.row())).sorted(Comparator.comparingDouble(rate -> rate.ratio().ratio()));
    }

    /** Of those that were measured on each operation. Steps of a sweep have no average. */
    private Stream<Finding> averages() {
        long operations = middlewares.stream().map(Result::operation).distinct().count();
        List<List<Result>> fastestFirst = middlewares.stream().collect(Collectors.groupingBy(Result::variant, LinkedHashMap::new, Collectors.toList()))
                .values().stream().filter(rows -> rows.size() == operations)
                .sorted(Comparator.comparingDouble(rows -> rows.stream().mapToDouble(row -> Math.log(Math.max(1, row.medianNanos()))).sum())).toList();
        if (operations < 2 || fastestFirst.size() < 2 || results.stream().anyMatch(row -> row.step() != null)) {
            return Stream.of();
        }
        return Stream.concat(average(Kind.FASTEST, fastestFirst.getFirst(), fastestFirst.get(1)).stream(), fastestFirst.size() < 3 ? Stream.of()
                : average(Kind.SLOWEST, fastestFirst.getFirst(), fastestFirst.getLast()).stream());
    }

    private Optional<Finding> average(Kind kind, List<Result> faster, List<Result> slower) {
        return MeanRatio.of(analysis, faster, slower).map(mean -> {
            boolean differs = mean.ratio().verdict() == Verdict.DIFFERS;
            boolean ofFaster = kind == Kind.FASTEST || !differs;
            int most = IntStream.range(0, faster.size()).boxed()
                    .max(Comparator.comparingDouble(i -> slower.get(i).medianNanos() / Math.max(1, faster.get(i).medianNanos()))).orElseThrow();
            Result subject = (ofFaster == mean.ratio().ratio() >= 1 ? faster : slower).get(most);
            Result object = (subject == faster.get(most) ? slower : faster).get(most);
            return new Finding(differs ? kind : Kind.EQUAL, subject.variant(), object.variant(), "",
                    mean.ratio().ratio() < 1 ? mean.ratio().inverse() : mean.ratio(), mean.doubt(), "", subject.row());
        });
    }

    private Stream<Finding> operations() {
        return middlewares.stream().map(row -> new Called(row.operation(), row.step())).distinct().flatMap(this::operation);
    }

    private Stream<Finding> operation(Called called) {
        List<Result> fastestFirst = middlewares.stream().filter(row -> isOf(row, called)).sorted(Comparator.comparing(Result::medianNanos)).toList();
        Optional<Result> floor = results.stream().filter(row -> isOf(row, called) && isFloor(row) && comparable(row)).findFirst();
        Result fastest = fastestFirst.getFirst();
        Result slowest = fastestFirst.getLast();
        int others = fastestFirst.size();
        return Stream.of(others < 2 ? Optional.<Finding>empty() : finding(Kind.FASTEST, fastest, fastestFirst.get(1)),
                others < 3 ? Optional.<Finding>empty() : finding(Kind.SLOWEST, slowest, fastest),
                floor.filter(lowest -> others == 1 || slowest.medianNanos() >= Verdict.FAR * lowest.medianNanos())
                        .flatMap(lowest -> finding(Kind.FLOOR, slowest, lowest))).flatMap(Optional::stream);
    }

    private static boolean isOf(Result row, Called called) {
        return new Called(row.operation(), row.step()).equals(called);
    }

    private Optional<Finding> finding(Kind kind, Result one, Result other) {
        return Comparison.of(analysis, one, other).map(found -> {
            Kind shown = !found.differs() ? Kind.EQUAL : kind == Kind.FLOOR && found.slower() != one ? Kind.FASTEST : kind;
            boolean ofFaster = shown == Kind.FASTEST || shown == Kind.EQUAL;
            Result subject = ofFaster ? found.faster() : found.slower();
            return new Finding(shown, subject.variant(), (ofFaster ? found.slower() : found.faster()).variant(), subject.row().called(), found.ratio(),
                    found.rough(), "", subject.row());
        });
    }

    /** Bytes are counted and not timed, so nothing makes them rough. Empty where they hardly differ, of a sweep, and of an incomplete capture. */
    private Optional<Finding> bytes() {
        List<Result> counted = results.stream().filter(row -> !isFloor(row) && row.step() == null && row.wireBytesPerCall() != null
                && row.wireBytesPerCall() > 0 && !row.captureIncomplete()).toList();
        Comparator<Result> bytes = Comparator.comparing(Result::wireBytesPerCall);
        return counted.stream().max(Comparator.comparing(Result::contentBytesPerCall)).flatMap(largest -> {
            List<Result> rows = counted.stream().filter(row -> row.operation().equals(largest.operation())).sorted(bytes).toList();
            Result most = rows.getLast();
            Result least = rows.getFirst();
            double ratio = most.wireBytesPerCall() / least.wireBytesPerCall();
            return ratio <= Verdict.SAME ? Optional.empty() : Optional.of(new Finding(Kind.BYTES, most.variant(), least.variant(),
                    most.row().called(), new RatioEstimate(ratio, null, null), Optional.empty(), "", most.row()));
        });
    }
}
