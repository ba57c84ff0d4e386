// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.ratio.Looks;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.RatioSample;
import org.roundtrip.model.Result;

/**
 * How much longer the calls of one take than those of another on average over several operations.
 *
 * @param ratio the geometric mean of the ratios of their medians, for which all operations weigh the same
 * @param doubt the gravest that one of the operations casts; empty when the ratio can be quoted
 */
record MeanRatio(RatioEstimate ratio, Optional<Doubt> doubt) {

    /**
     * Computes it from the blocks in which all forks of both ended well.
     *
     * @param ones   the rows of the one, an operation each
     * @param others those of the other, in the same order
     * @return empty without such a block
     */
    static Optional<MeanRatio> of(RunAnalysis analysis, List<Result> ones, List<Result> others) {
        List<PairedForks> pairs = IntStream.range(0, ones.size())
                .mapToObj(i -> PairedForks.of(analysis, ones.get(i).row(), others.get(i).row())).toList();
        Set<Integer> blocks = new TreeSet<>(pairs.getFirst().blocks());
        pairs.forEach(pair -> blocks.retainAll(pair.blocks()));
        if (blocks.isEmpty() || !pairs.stream().allMatch(PairedForks::comparable)) {
            return Optional.empty();
        }
        List<Doubt> doubts = IntStream.range(0, ones.size()).boxed()
                .flatMap(i -> Doubt.of(analysis.run().quick(), blocks.size(), ones.get(i), others.get(i)).stream()).toList();
        RatioSample sample = blocks.size() > 1 ? RatioSample.paired(blocks.stream().mapToDouble(block -> mean(pairs, block)).toArray())
                : RatioSample.of(logarithms(pairs, PairedForks::ones, blocks), pairs.getFirst().one(),
                        logarithms(pairs, PairedForks::others, blocks), pairs.getFirst().other());
        Looks looks = Looks.of(analysis.run().plan().protocol().forks());
        return Optional.of(new MeanRatio(sample.at(looks.confidence(sample.blocks())), doubts.stream().max(Comparator.naturalOrder())));
    }

    private static double mean(List<PairedForks> pairs, int block) {
        return pairs.stream().mapToDouble(pair -> RatioSample.logarithm(pair.others().get(block)) - RatioSample.logarithm(pair.ones().get(block)))
                .average().orElseThrow();
    }

    /** One of each operation, in a single block. */
    private static double[] logarithms(List<PairedForks> pairs, Function<PairedForks, Map<Integer, Histogram>> side, Set<Integer> block) {
        return block.stream().flatMapToDouble(each -> pairs.stream().mapToDouble(pair -> RatioSample.logarithm(side.apply(pair).get(each)))).toArray();
    }
}
