// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.Called;
import org.roundtrip.model.sweep.RowKey;

/**
 * Which variant is the fastest on average over all operations of a run, compared with the next, and what the calls of both have on the
 * wire. Only variants that were measured on each operation are compared.
 *
 * @param row        the fastest variant's row of the operation on which it differs most from the next
 * @param next       the variant with the second smallest median
 * @param operations how many there are
 * @param ratio      medians of the next divided by those of the fastest: the geometric mean over the operations
 * @param aside      the variants that were not compared, because on some operation they failed, refused it or had too few calls
 * @param wire       of the fastest and of the next; empty where packets of one were not recorded, or not all of them
 */
public record PayloadFinding(RowKey row, String next, int operations, RatioEstimate ratio, List<String> aside, Optional<Wire> wire,
        Optional<Doubt> doubt, List<String> doubtful) implements Finding {

    /** Copies the lists. */
    public PayloadFinding {
        doubtful = List.copyOf(doubtful);
        aside = List.copyOf(aside);
    }

    /** What a call of each operation has on the wire, together: of the fastest variant, and of the next. Bytes with all headers. */
    public record Wire(double bytes, double packets, double nextBytes, double nextPackets) {
    }

    /**
     * Finds it.
     *
     * @param results the run's rows
     * @return empty when fewer than two variants or operations can be compared; of a sweep, whose steps no mean should join; and when
     *         another variant is the fastest in the blocks that both have
     */
    static Optional<PayloadFinding> of(RunAnalysis analysis, List<Result> results) {
        List<Result> middlewares = results.stream().filter(row -> !Floor.is(analysis.run(), row.provider())).toList();
        List<Result> rows = middlewares.stream().filter(row -> MeanRatio.comparable(analysis, row)).toList();
        List<Called> operations = rows.stream().map(PayloadFinding::called).distinct().toList();
        Map<Boolean, List<String>> measured = middlewares.stream().map(Result::variant).distinct().collect(Collectors.partitioningBy(
                variant -> rows.stream().filter(row -> row.variant().equals(variant)).count() == operations.size()));
        if (measured.get(true).size() < 2 || operations.size() < 2 || operations.stream().anyMatch(called -> called.step() != null)) {
            return Optional.empty();
        }
        List<List<Result>> fastestFirst = measured.get(true).stream().map(variant -> of(variant, operations, rows))
                .sorted(Comparator.comparingDouble(PayloadFinding::logarithms)).toList();
        List<Result> fastest = fastestFirst.get(0);
        List<Result> next = fastestFirst.get(1);
        return MeanRatio.of(analysis, fastest, next).filter(found -> found.ratio().ratio() >= 1)
                .map(found -> new PayloadFinding(farthest(fastest, next).row(), next.getFirst().variant(), operations.size(), found.ratio(),
                        measured.get(false), wire(fastest, next), found.doubt(), found.doubt().map(doubt -> doubt.reasonsIn(
                                Stream.concat(fastest.stream(), next.stream()))).orElse(List.of())));
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

    private static Result farthest(List<Result> fastest, List<Result> next) {
        return IntStream.range(0, fastest.size()).boxed()
                .max(Comparator.comparingDouble(i -> next.get(i).medianNanos() / Math.max(1, fastest.get(i).medianNanos())))
                .map(fastest::get).orElseThrow();
    }

    private static Optional<Wire> wire(List<Result> fastest, List<Result> next) {
        boolean known = Stream.concat(fastest.stream(), next.stream()).allMatch(row -> row.wireBytesPerCall() != null
                && row.packetsPerCall() != null && !row.captureIncomplete());
        return known ? Optional.of(new Wire(bytes(fastest), packets(fastest), bytes(next), packets(next))) : Optional.empty();
    }

    private static double bytes(List<Result> rows) {
        return rows.stream().mapToDouble(Result::wireBytesPerCall).sum();
    }

    private static double packets(List<Result> rows) {
        return rows.stream().mapToDouble(Result::packetsPerCall).sum();
    }

    /** Whether the two differ: the whole interval, or without one the ratio, lies above {@value Comparison#SAME}. */
    public boolean differs() {
        return (ratio.low() == null ? ratio.ratio() : ratio.low()) > Comparison.SAME;
    }

    /** Whether the two differ by a factor of ten or more. */
    public boolean far() {
        return ratio.ratio() >= MedianFinding.FAR;
    }

    /** Whether the two may differ and may be alike: the interval is too wide to say. */
    public boolean unclear() {
        return Comparison.unclear(ratio.low(), ratio.high());
    }
}
