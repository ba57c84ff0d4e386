// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.MedianFinding.Kind;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.Called;
import org.roundtrip.model.sweep.RowKey;

/** Computes the findings of a run. */
public final class Findings {
    private final RunAnalysis analysis;
    private final List<Result> results;
    private final List<MedianFinding> found = new ArrayList<>();

    private Findings(RunAnalysis analysis) {
        this.analysis = analysis;
        results = analysis.results();
    }

    /**
     * The findings of a run. First come the rows that did not hold the rate of an open load, the one that answered the least part of its
     * calls before the others; of the steps of a sweep only the first at which a variant did not hold it. Then come comparisons: first one of each {@link Topic}, so that the
     * first lines say different things, on all operations where there is one, then the others. Both strongest first: those without a doubt before the others, those with
     * doubtful figures last; of equally certain ones first each {@link PayloadFinding} on all operations, then
     * by how large the difference is at least; of similar ones, those on operations with content come first, unless they are
     * indications that say the same of one variant. They compare
     * medians, under an open load those of the response times, and know where another figure says the contrary. Rows with too few calls for a comparison are left out; where
     * the median of such a row is smaller than that of the fastest or larger than that of the slowest, the finding on the slowest
     * names the row aside, and nobody is to be called the slowest.
     *
     * <p>For each operation, at each step of a sweep: the fastest middleware compared with the next; the slowest of three or more
     * compared with the fastest; and the slowest compared with the floor when it is far slower, or when it is the only
     * one. Both of the slowest are one finding, unless they have different doubts or another figure says the contrary of one.
     *
     * <p>A run in which every client calls every server has findings on its pairs instead: how many work, why the others do not, which
     * are the fastest and the slowest. Takes up to a second; not for a user interface's thread.
     */
    public static List<Finding> of(RunAnalysis analysis) {
        Findings findings = new Findings(analysis);
        Optional<Interop> interop = Interop.of(analysis.run(), findings.results);
        if (interop.isPresent()) {
            return PairFindings.of(analysis, interop.get());
        }
        findings.results.stream().map(row -> new Called(row.operation(), row.step())).distinct().forEach(findings::add);
        return Stream.concat(findings.rates(), eachTopicFirst(findings.compared().toList())).toList();
    }

    /** Those of a run's findings that a list of all of them needs, in their order: without those on one operation that one on each of them contains. */
    public static List<Finding> listed(List<Finding> all) {
        List<PayloadFinding> onAll = all.stream().filter(PayloadFinding.class::isInstance).map(PayloadFinding.class::cast).toList();
        return all.stream().filter(finding -> onAll.stream().noneMatch(whole -> whole.contains(finding))).toList();
    }

    /** What a comparison is about. */
    private enum Topic {
        FASTEST, SLOWEST, SENT
    }

    /** Who is equally fast, or sends about as much, is not what one sees first, so it has no topic. */
    private static Optional<Topic> topic(Finding finding) {
        return switch (finding) {
            case PayloadFinding payload -> Optional.of(payload.superlative() == PayloadFinding.Superlative.FASTEST ? Topic.FASTEST : Topic.SLOWEST);
            case PayloadFinding.Sent sent -> sent.alike() ? Optional.empty() : Optional.of(Topic.SENT);
            case MedianFinding medians -> switch (medians.kind()) {
                case FASTEST -> Optional.of(Topic.FASTEST);
                case SLOWEST, FLOOR -> Optional.of(Topic.SLOWEST);
                case SAME -> Optional.empty();
            };
            case RateFinding rate -> Optional.empty();
            case PairFinding pairs -> Optional.empty();
        };
    }

    /**
     * Where none can be quoted, the finding on all operations is first of its topic, however doubtful: it is the answer. Bytes are certain
     * where times are not, and yet behind them: they say why, and times are what a run is made for.
     */
    private static Stream<Finding> eachTopicFirst(List<Finding> strongestFirst) {
        Map<Topic, Finding> first = new EnumMap<>(Topic.class);
        strongestFirst.forEach(finding -> topic(finding).ifPresent(topic -> first.merge(topic, finding,
                (one, other) -> one.doubt().isPresent() && other instanceof PayloadFinding && !(one instanceof PayloadFinding) ? other : one)));
        List<Finding> ofTimes = first.values().stream().filter(finding -> !isOfBytes(finding))
                .sorted(Comparator.comparing(finding -> finding.doubt().isPresent())).toList();
        List<Finding> others = strongestFirst.stream().filter(finding -> !first.containsValue(finding)).sorted(Comparator.comparing(Findings::isOfBytes)).toList();
        // Where nobody is told apart, that is what the times say.
        int alike = ofTimes.isEmpty() && !others.isEmpty() && !isOfBytes(others.getFirst()) ? 1 : 0;
        return Stream.of(ofTimes.stream(), others.stream().limit(alike), Stream.ofNullable(first.get(Topic.SENT)), others.stream().skip(alike))
                .flatMap(each -> each);
    }

    private static boolean isOfBytes(Finding finding) {
        return finding instanceof PayloadFinding.Sent;
    }

    private Stream<Finding> compared() {
        return Stream.<Stream<? extends Finding>>of(PayloadFinding.of(analysis, results).stream(),
                PayloadFinding.Sent.of(analysis, results).stream(), largestFirst(found.stream().sorted(strongestFirst()).toList()).stream())
                .<Finding>flatMap(each -> each).sorted(Comparator.comparingInt(Findings::doubts));
    }

    /** How little a finding says: 0 without a doubt, 2 on doubtful figures. */
    private static int doubts(Finding finding) {
        return finding.doubt().map(doubt -> doubt.ofFigures() ? 2 : 1).orElse(0);
    }

    private Stream<RateFinding> rates() {
        Map<RowKey, RateFinding> first = new LinkedHashMap<>();
        results.stream().filter(row -> row.remarks().stream().anyMatch(remark -> remark.kind() == Remark.Kind.NOT_HELD && !remark.ofFloor()))
                .forEach(row -> first.putIfAbsent(new RowKey(row.variant(), row.operation(), null), RateFinding.of(row, analysis.run().quick())));
        return first.values().stream().sorted(Comparator.comparingDouble(RateFinding::share));
    }

    private Comparator<MedianFinding> strongestFirst() {
        Set<String> empty = results.stream().filter(row -> row.contentBytesPerCall() == 0).map(Result::operation)
                .collect(Collectors.toSet());
        return Comparator.<MedianFinding>comparingInt(Findings::doubts)
                .thenComparing(Comparator.comparingInt(MedianFinding::magnitude).reversed())
                .thenComparing(finding -> empty.contains(finding.operation()))
                .thenComparing(Comparator.comparingDouble(MedianFinding::strength).reversed());
    }

    /**
     * The same with the largest difference first of indications that say the same of one variant as certainly: they change places with each
     * other. Their differences are compared roughly before, so that ten times and a hundred times count as similar.
     */
    private static List<MedianFinding> largestFirst(List<MedianFinding> sorted) {
        Map<List<Object>, Iterator<MedianFinding>> alike = sorted.stream().sorted(Comparator.comparingDouble(MedianFinding::strength).reversed())
                .collect(Collectors.groupingBy(Findings::said, Collectors.collectingAndThen(Collectors.toList(), List::iterator)));
        return sorted.stream().map(finding -> finding.doubt().isEmpty() ? finding : alike.get(said(finding)).next()).toList();
    }

    private static List<Object> said(MedianFinding finding) {
        return List.of(finding.kind(), finding.variant(), doubts(finding));
    }

    private void add(Called called) {
        List<Result> rows = results.stream().filter(row -> isOf(row, called) && Quantile.P50.hasEnough(row.calls()))
                .sorted(Comparator.comparing(Result::medianNanos)).toList();
        List<Result> others = rows.stream().filter(row -> !Floor.is(analysis.run(), row.provider())).toList();
        Optional<Result> floor = rows.stream().filter(row -> Floor.is(analysis.run(), row.provider())).findFirst();
        if (others.isEmpty()) {
            return;
        }
        Result slowest = others.getLast();
        if (others.size() > 1) {
            finding(Kind.FASTEST, others.getFirst(), others.get(1)).ifPresent(found::add);
        }
        Optional<MedianFinding> ofSlowest = others.size() > 2 ? finding(Kind.SLOWEST, slowest, others.getFirst())
                .map(each -> each.kind() == Kind.SLOWEST ? each.among(beyond(others.getFirst(), slowest), rivals(slowest, others)) : each) : Optional.empty();
        Optional<MedianFinding> ofFloor = floor.filter(lowest -> others.size() == 1
                || slowest.medianNanos() >= Verdict.FAR * lowest.medianNanos())
                .flatMap(lowest -> finding(Kind.FLOOR, slowest, lowest));
        if (ofSlowest.isPresent() && ofFloor.isPresent() && isOneThing(ofSlowest.get(), ofFloor.get())) {
            found.add(ofSlowest.get().with(ofFloor.get()));
        } else {
            ofSlowest.ifPresent(found::add);
            ofFloor.ifPresent(found::add);
        }
    }

    private static boolean isOf(Result row, Called called) {
        return new Called(row.operation(), row.step()).equals(called);
    }

    /** The middlewares with too few calls whose median is smaller than the fastest's or larger than the slowest's. */
    private List<String> beyond(Result fastest, Result slowest) {
        return results.stream().filter(row -> isOf(row, new Called(slowest.operation(), slowest.step())) && row.medianNanos() != null)
                .filter(row -> !Quantile.P50.hasEnough(row.calls()) && !Floor.is(analysis.run(), row.provider()))
                .filter(row -> row.medianNanos() < fastest.medianNanos() || row.medianNanos() > slowest.medianNanos())
                .map(Result::variant).toList();
    }

    /** The middlewares between the fastest and the slowest that come near the latter. @param fastestFirst all of them */
    private Finding.Rivals rivals(Result slowest, List<Result> fastestFirst) {
        Map<String, RatioEstimate> ratios = new LinkedHashMap<>();
        fastestFirst.subList(1, fastestFirst.size() - 1).forEach(row -> Optional.ofNullable(Comparison.of(analysis, row, slowest)).ifPresent(found -> {
            RatioEstimate ratio = new RatioEstimate(found.ratio(), found.low(), found.high());
            ratios.put(row.variant(), found.slower().equals(slowest.variant()) ? ratio : ratio.inverse());
        }));
        return Finding.Rivals.of(ratios);
    }

    private static boolean isOneThing(MedianFinding ofSlowest, MedianFinding ofFloor) {
        return ofSlowest.kind() == Kind.SLOWEST && ofFloor.kind() == Kind.FLOOR && ofFloor.far()
                && ofSlowest.doubt().equals(ofFloor.doubt()) && ofSlowest.comparison().contrary().isEmpty()
                && ofFloor.comparison().contrary().isEmpty();
    }

    private Optional<MedianFinding> finding(Kind kind, Result one, Result other) {
        Comparison comparison = Comparison.of(analysis, one, other);
        if (comparison == null) {
            return Optional.empty();
        }
        boolean expected = comparison.slower().equals(kind == Kind.FASTEST ? other.variant() : one.variant());
        Kind shown = comparison.verdict() != Verdict.DIFFERENT ? Kind.SAME : expected ? kind : Kind.FASTEST;
        Optional<Doubt> doubt = Doubt.of(analysis.run().quick(), comparison.forks(), one, other);
        return Optional.of(new MedianFinding(shown, comparison, doubt, Finding.Doubtful.of(Stream.of(one, other))));
    }
}
