// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.warmup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Comparison;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.MedianFinding;
import org.roundtrip.analysis.MedianFinding.Kind;
import org.roundtrip.model.sweep.Called;

class ChartFindingsTest {
    private static final Called PING = new Called("ping", null);
    private static final Finding FASTEST = finding(Kind.FASTEST, "ping");
    private static final Finding SLOWEST = finding(Kind.SLOWEST, "ping");
    private static final Finding ELSEWHERE = finding(Kind.FASTEST, "pong");
    private static final List<Finding> ALL = List.of(FASTEST, ELSEWHERE, SLOWEST);

    private static Finding finding(Kind kind, String operation) {
        return new MedianFinding(kind, new Comparison("rmi", "axis", operation, null, 1.93, 1.81, 2.04, 10), Optional.empty(), List.of());
    }

    @Test
    void theStrongestOnTheOperationComesFirstUntilAnotherIsChosen() {
        assertEquals(List.of(FASTEST, SLOWEST), ChartFindings.of(ALL, PING, null));
        assertEquals(List.of(SLOWEST, FASTEST), ChartFindings.of(ALL, PING, SLOWEST));
    }

    @Test
    void noOtherSentenceStandsWhereTheChosenOneDoesNotBelong() {
        assertEquals(List.of(), ChartFindings.of(ALL, PING, ELSEWHERE));
        assertEquals(List.of(FASTEST, SLOWEST), ChartFindings.of(ALL, PING, finding(Kind.SAME, "ping")), "a finding of another run");
    }
}
