// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.model.Result;

/**
 * How much longer the calls of one take than those of another on average over several operations.
 *
 * @param ratio the geometric mean of the ratios of their medians, for which all operations weigh the same; low and high are null with
 *              one block
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
        Map<Integer, List<Double>> logarithms = new TreeMap<>();
        for (int i = 0; i < ones.size(); i++) {
            PairedForks.of(analysis, ones.get(i).row(), others.get(i).row()).logarithms()
                    .forEach((block, logarithm) -> logarithms.computeIfAbsent(block, each -> new ArrayList<>()).add(logarithm));
        }
        double[] means = logarithms.values().stream().filter(block -> block.size() == ones.size())
                .mapToDouble(block -> block.stream().mapToDouble(Double::doubleValue).average().orElseThrow()).toArray();
        if (means.length == 0) {
            return Optional.empty();
        }
        List<Doubt> doubts = new ArrayList<>();
        for (int i = 0; i < ones.size(); i++) {
            doubts.addAll(Doubt.of(analysis.run().quick(), means.length, ones.get(i), others.get(i)));
        }
        return Optional.of(new MeanRatio(RatioEstimate.paired(means), doubts.stream().max(Comparator.naturalOrder())));
    }
}
