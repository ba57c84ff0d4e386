// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.Called;
import org.roundtrip.model.sweep.RowKey;

/**
 * Which variant is the fastest on average over all operations of a run, compared with the next, or the slowest, compared with the
 * fastest. Only variants that were measured on each operation are compared.
 *
 * @param superlative what it says of its variant
 * @param row         the variant's row of the operation on which it differs most from the other
 * @param other       the variant with the second smallest median, or for the slowest the one with the smallest
 * @param operations  how many there are
 * @param least       where it is the fastest, or the slowest, on each of them, and not only on average: the smallest ratio to the one that
 *                    comes next there
 * @param ratio       medians of the slower of both divided by those of the faster: the geometric mean over the operations
 * @param aside       the variants that were not compared, because on some operation they failed, refused it or had too few calls
 * @param rivals      the variants that come near the slowest on average; for the fastest those that come near the next
 */
public record PayloadFinding(Superlative superlative, RowKey row, String other, int operations, OptionalDouble least, RatioEstimate ratio,
        List<String> aside, Optional<Doubt> doubt, List<Doubtful> doubtful, Rivals rivals) implements Finding {

    /** Copies the lists. */
    public PayloadFinding {
        doubtful = List.copyOf(doubtful);
        aside = List.copyOf(aside);
    }

    /** A finding without rivals. */
    public PayloadFinding(Superlative superlative, RowKey row, String other, int operations, OptionalDouble least, RatioEstimate ratio,
            List<String> aside, Optional<Doubt> doubt, List<Doubtful> doubtful) {
        this(superlative, row, other, operations, least, ratio, aside, doubt, doubtful, Rivals.NONE);
    }

    private PayloadFinding among(Rivals coming) {
        return new PayloadFinding(superlative, row, other, operations, least, ratio, aside, doubt, doubtful, coming);
    }

    /** What a finding says of its variant. */
    public enum Superlative {
        /** The fastest middleware, compared with the next. */
        FASTEST,
        /** The slowest of three or more, compared with the fastest. */
        SLOWEST
    }

    /**
     * Which middleware puts the most bytes on the wire, and which the least, for the operation with the most content. Bytes are counted
     * and not timed, so nothing makes it doubtful: one fork shows as much as many.
     *
     * @param row   that of the middleware with the most
     * @param most  what it puts there
     * @param least the row of the one with the least
     */
    public record Sent(RowKey row, Result most, Result least) implements Finding {

        @Override
        public Optional<Doubt> doubt() {
            return Optional.empty();
        }

        /** Whether the bytes of both differ so little that they tell no middleware from another. */
        public boolean alike() {
            return most.wireBytesPerCall() <= Verdict.SAME * least.wireBytesPerCall();
        }

        /** Finds it. @return empty when fewer than two can be compared; of a sweep; and without a capture that is complete */
        static Optional<Sent> of(RunAnalysis analysis, List<Result> results) {
            List<Result> counted = results.stream().filter(row -> !Floor.is(analysis.run(), row.provider()) && row.step() == null)
                    .filter(row -> row.wireBytesPerCall() != null && row.packetsPerCall() != null && !row.captureIncomplete()).toList();
            Comparator<Result> bytes = Comparator.comparing(Result::wireBytesPerCall);
            return counted.stream().max(Comparator.comparingDouble(Result::contentBytesPerCall)).flatMap(largest -> {
                List<Result> rows = counted.stream().filter(row -> row.operation().equals(largest.operation())).sorted(bytes).toList();
                Result most = rows.getLast();
                return rows.size() < 2 ? Optional.empty()
                        : Optional.of(new Sent(most.row(), most, rows.getFirst()));
            });
        }
    }

    /**
     * Finds them.
     *
     * @param results the run's rows
     * @return first the one on the fastest, then that on the slowest where it differs. None when fewer than two variants or operations can
     *         be compared; of a sweep, whose steps no mean should join; and when another variant is the fastest in the blocks that both have
     */
    static List<PayloadFinding> of(RunAnalysis analysis, List<Result> results) {
        List<Result> middlewares = results.stream().filter(row -> !Floor.is(analysis.run(), row.provider())).toList();
        List<Result> rows = middlewares.stream().filter(row -> MeanRatio.comparable(analysis, row)).toList();
        List<Called> operations = rows.stream().map(PayloadFinding::called).distinct().toList();
        Map<Boolean, List<String>> measured = middlewares.stream().map(Result::variant).distinct().collect(Collectors.partitioningBy(
                variant -> rows.stream().filter(row -> row.variant().equals(variant)).count() == operations.size()));
        if (measured.get(true).size() < 2 || operations.size() < 2 || operations.stream().anyMatch(called -> called.step() != null)) {
            return List.of();
        }
        List<List<Result>> fastestFirst = measured.get(true).stream().map(variant -> of(variant, operations, rows))
                .sorted(Comparator.comparingDouble(PayloadFinding::logarithms)).toList();
        List<Result> fastest = fastestFirst.getFirst();
        List<Result> slowest = fastestFirst.getLast();
        Stream<PayloadFinding> ofSlowest = fastestFirst.size() < 3 ? Stream.of() : MeanRatio.of(analysis, fastest, slowest)
                .map(found -> of(Superlative.SLOWEST, slowest, fastest, least(analysis, Superlative.SLOWEST, slowest, fastestFirst), found,
                        measured.get(false)).among(rivals(analysis, slowest, fastestFirst))).filter(PayloadFinding::differs).stream();
        List<Result> next = fastestFirst.get(1);
        return Stream.concat(MeanRatio.of(analysis, fastest, next).filter(found -> found.ratio().ratio() >= 1)
                .map(found -> of(Superlative.FASTEST, fastest, next, least(analysis, Superlative.FASTEST, fastest, fastestFirst),
                        found, measured.get(false)).among(rivals(analysis, next, fastestFirst))).stream(), ofSlowest).toList();
    }

    private static PayloadFinding of(Superlative superlative, List<Result> rows, List<Result> others, OptionalDouble least, MeanRatio found,
            List<String> aside) {
        return new PayloadFinding(superlative, farthest(rows, others).row(), others.getFirst().variant(), rows.size(), least, found.ratio(), aside,
                found.doubt(), Doubtful.of(Stream.concat(rows.stream(), others.stream())));
    }

    /** Those near a variant, without the fastest. */
    private static Rivals rivals(RunAnalysis analysis, List<Result> variant, List<List<Result>> fastestFirst) {
        Map<String, RatioEstimate> ratios = new LinkedHashMap<>();
        int place = fastestFirst.indexOf(variant);
        IntStream.range(1, fastestFirst.size()).filter(i -> i != place).forEach(i -> {
            List<Result> other = fastestFirst.get(i);
            (i < place ? MeanRatio.of(analysis, other, variant) : MeanRatio.of(analysis, variant, other))
                    .ifPresent(found -> ratios.put(other.getFirst().variant(), found.ratio()));
        });
        return Rivals.of(ratios);
    }

    /** By how much a variant is that at least on each operation, compared with the one that comes next there; empty where it is not. */
    private static OptionalDouble least(RunAnalysis analysis, Superlative superlative, List<Result> rows, List<List<Result>> all) {
        Comparator<Result> first = Comparator.comparing(Result::medianNanos);
        Comparator<Result> nearest = superlative == Superlative.FASTEST ? first : first.reversed();
        List<Comparison> ahead = IntStream.range(0, rows.size()).mapToObj(i -> all.stream().filter(other -> other != rows).map(other -> other.get(i))
                .min(nearest).map(next -> Comparison.of(analysis, rows.get(i), next)).filter(compared -> compared.verdict() == Verdict.DIFFERENT)
                .filter(found -> rows.get(i).variant().equals(superlative == Superlative.FASTEST ? found.faster() : found.slower())))
                .takeWhile(Optional::isPresent).flatMap(Optional::stream).toList();
        return ahead.size() < rows.size() ? OptionalDouble.empty() : ahead.stream().mapToDouble(Comparison::ratio).min();
    }

    private static Called called(Result row) {
        return new Called(row.operation(), row.step());
    }

    private static List<Result> of(String variant, List<Called> operations, List<Result> rows) {
        return operations.stream().map(called -> rows.stream().filter(row -> row.variant().equals(variant) && called(row).equals(called))
                .findFirst().orElseThrow()).toList();
    }

    private static double logarithms(List<Result> rows) {
        return rows.stream().mapToDouble(row -> Math.log(Math.max(1, row.medianNanos()))).sum();
    }

    private static Result farthest(List<Result> rows, List<Result> others) {
        return IntStream.range(0, rows.size()).boxed()
                .max(Comparator.comparingDouble(i -> Math.abs(Math.log(others.get(i).medianNanos() / Math.max(1, rows.get(i).medianNanos())))))
                .map(rows::get).orElseThrow();
    }

    /** Whether it is the fastest, or the slowest, on each of the operations, and not only on average. */
    public boolean onEach() {
        return least.isPresent();
    }

    /** Whether the two differ. */
    public boolean differs() {
        return ratio.verdict() == Verdict.DIFFERENT;
    }

    /**
     * Whether it says of each operation what a finding says of one. It does not where another figure of that operation says the contrary, or
     * where that finding can be quoted and this one cannot.
     */
    boolean contains(Finding finding) {
        return onEach() && differs() && finding instanceof MedianFinding found && found.variant().equals(variant())
                && found.kind() == (superlative == Superlative.FASTEST ? MedianFinding.Kind.FASTEST : MedianFinding.Kind.SLOWEST)
                && found.comparison().contrary().isEmpty() && (doubt.isEmpty() || found.doubt().isPresent());
    }

    /** Whether the two differ by a factor of ten or more. */
    public boolean far() {
        return ratio.ratio() >= Verdict.FAR;
    }

    /**
     * Whether it is told with a <i>perhaps</i>: as an indication of a difference that is not {@linkplain Verdict#MUCH much} on average, or on
     * one of the operations where it speaks of each; or of who is the slowest where another one comes near or cannot be told apart from it.
     */
    public boolean tentative() {
        return doubt.isPresent() && differs()
                && (Math.min(ratio.ratio(), least.orElse(ratio.ratio())) < Verdict.MUCH
                || superlative == Superlative.SLOWEST && rivals.any());
    }
}
