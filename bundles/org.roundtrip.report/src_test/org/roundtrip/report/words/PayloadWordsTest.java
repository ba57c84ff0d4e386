// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.PayloadFinding;
import org.roundtrip.analysis.PayloadFinding.Wire;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.model.sweep.RowKey;

class PayloadWordsTest {
    private static final Optional<Wire> WIRE = Optional.of(new Wire(812, 8, 2104, 12.5));

    private static PayloadFinding finding(RatioEstimate ratio, int operations, Optional<Wire> wire, Optional<Doubt> doubt) {
        return new PayloadFinding(new RowKey("RMI", "text"), "JacORB", operations, ratio, List.of(), wire, doubt, List.of());
    }

    @Test
    void whatIsCertainHasItsRatioAndWhatIsOnTheWire() {
        PayloadFinding certain = finding(new RatioEstimate(1.83, 1.71, 1.94), 3, WIRE, Optional.empty());
        assertEquals("RMI is the fastest middleware over all 3 operations: JacORB, the next, takes 1.8 x as long on average; 95 % 1.7 to 1.9. "
                + "Called once each, the operations put 812 B in 8 packets on the wire through RMI, 2.10 kB in 12.5 through JacORB.",
                FindingWords.sentence(certain));
        assertEquals("RMI is the fastest middleware over <a>all 3 operations</a>: JacORB, the next, takes 1.8 x as long on average; 95 % 1.7 to 1.9.",
                FindingWords.linked(finding(certain.ratio(), 3, Optional.empty(), Optional.empty())));
    }

    @Test
    void twoThatDoNotDifferAreBothTheFastest() {
        assertEquals("RMI and JacORB are the fastest middlewares over both operations, and equally fast as far as can be measured: 1.02 x on average; "
                + "95 % 0.99 to 1.05.", FindingWords.sentence(finding(new RatioEstimate(1.02, 0.99, 1.05), 2, Optional.empty(), Optional.empty())));
        assertEquals("RMI and JacORB are the fastest middlewares over both operations; they cannot be told apart, because the forks are too few for how much they differ: 1.3 x on "
                + "average; 95 % 0.90 to 1.9.", FindingWords.sentence(finding(new RatioEstimate(1.3, 0.9, 1.9), 2, Optional.empty(), Optional.empty())));
    }

    @Test
    void withADoubtThereIsNoRatio() {
        PayloadFinding doubtful = finding(new RatioEstimate(1.83, null, null), 2, WIRE, Optional.of(Doubt.QUICK_RUN));
        assertEquals("In this quick run RMI was the fastest middleware over both operations, and JacORB the next (called once each, they put "
                + "812 B in 8 packets on the wire through RMI, 2.10 kB in 12.5 through JacORB); an indication only.", FindingWords.sentence(doubtful));
        assertEquals(List.of("RMI was by far the fastest middleware over all 4 operations, and JacORB the next.",
                "RMI and JacORB were the fastest middlewares over both operations, and about equally fast."),
                FindingLines.of(List.of(finding(new RatioEstimate(10, null, null), 4, Optional.empty(), Optional.of(Doubt.QUICK_RUN)),
                        finding(new RatioEstimate(1.01, null, null), 2, Optional.empty(), Optional.of(Doubt.QUICK_RUN)))).lines());
    }

    @Test
    void whatWasNotMeasuredOnEachOperationIsNamed() {
        assertEquals("RMI is the fastest middleware over <a>all 3 operations</a> (left out, because something is missing: Axis, gRPC): JacORB, the next, "
                + "takes 2.0 x as long on average; 95 % 1.9 to 2.1.", FindingWords.linked(new PayloadFinding(new RowKey("RMI", "text"), "JacORB", 3,
                        new RatioEstimate(2, 1.9, 2.1), List.of("Axis", "gRPC"), Optional.empty(), Optional.empty(), List.of())));
    }
}
