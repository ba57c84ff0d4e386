// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.roundtrip.model.Verdict;

/**
 * Verdicts on many ratios at once. By Holm (1979) all of them are right as often as a single one would be: of m ratios the surest
 * is asked for a confidence of 1 - alpha / m, the next for 1 - alpha / (m - 1), and from the first that is open on all for the same.
 */
public final class Holm {
    private Holm() {
    }

    /** The ratios with intervals of such a confidence, in their order. @param confidence of all of them together, such as 0.95 */
    public static List<RatioEstimate> at(List<RatioSample> ratios, double confidence) {
        double alpha = 1 - confidence;
        RatioEstimate[] estimates = new RatioEstimate[ratios.size()];
        int left = ratios.size();
        boolean open = false;
        for (int i : IntStream.range(0, ratios.size()).boxed().sorted(Comparator.comparingDouble(i -> ratios.get(i).significance())).toList()) {
            estimates[i] = ratios.get(i).at(1 - alpha / left);
            open |= estimates[i].verdict() == Verdict.OPEN;
            left -= open ? 0 : 1;
        }
        return Arrays.asList(estimates);
    }
}
