// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Verdict;

class HolmTest {

    @Test
    void theSurestIsAskedForMostAndAllAfterAnOpenOneForTheSame() {
        RatioSample sure = RatioSample.paired(1.00, 1.01, 1.02, 1.03);
        RatioSample open = RatioSample.paired(0.00, 0.05, 0.10, 0.15);
        RatioSample opener = RatioSample.paired(-0.2, 0.05, 0.10, 0.30);
        assertEquals(List.of(opener.at(1 - 0.05 / 2), sure.at(1 - 0.05 / 3), open.at(1 - 0.05 / 2)), Holm.at(List.of(opener, sure, open), 0.95));
        assertEquals(List.of(sure.at(1 - 0.05 / 2), sure.at(0.95)), Holm.at(List.of(sure, sure), 0.95));
    }

    /** Of 20 ratios at the very end of what counts as equal a single interval errs in one of two families; all together in one of forty. */
    @Test
    void allTogetherErrAsSeldomAsOne() {
        Random random = new Random(5);
        int alone = 0;
        int together = 0;
        int families = 1000;
        for (int family = 0; family < families; family++) {
            List<RatioSample> samples = IntStream.range(0, 20).mapToObj(i -> RatioSample.paired(IntStream.range(0, 10)
                    .mapToDouble(block -> Math.log(Verdict.SAME) + 0.05 * random.nextGaussian()).toArray())).toList();
            alone += samples.stream().anyMatch(sample -> sample.at(0.95).verdict() == Verdict.DIFFERS) ? 1 : 0;
            together += Holm.at(samples, 0.95).stream().anyMatch(found -> found.verdict() == Verdict.DIFFERS) ? 1 : 0;
        }
        assertTrue(alone > 0.3 * families, "alone " + alone);
        assertTrue(together < 0.05 * families, "together " + together);
    }
}
