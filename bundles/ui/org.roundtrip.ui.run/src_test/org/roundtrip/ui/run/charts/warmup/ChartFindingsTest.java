// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.Finding.Kind;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.model.Called;
import org.roundtrip.model.RowKey;

class ChartFindingsTest {
    private static final Called PING = new Called("ping", null);
    private static final Finding FASTEST = finding(Kind.FASTEST, "ping");
    private static final Finding SLOWEST = finding(Kind.SLOWEST, "ping");
    private static final Finding ELSEWHERE = finding(Kind.FASTEST, "pong");
    private static final List<Finding> ALL = List.of(FASTEST, ELSEWHERE, SLOWEST);

    private static Finding finding(Kind kind, String operation) {
        return new Finding(kind, "rmi", "axis", operation, new RatioEstimate(1.93, 1.81, 2.04), Optional.empty(), "", new RowKey("rmi", operation));
    }

    @Test
    void theStrongestOnTheOperationComesFirstUntilAnotherIsChosen() {
        assertEquals(List.of(FASTEST, SLOWEST), ChartFindings.of(ALL, PING, null));
        assertEquals(List.of(SLOWEST, FASTEST), ChartFindings.of(ALL, PING, SLOWEST));
    }

    @Test
    void noOtherSentenceStandsWhereTheChosenOneDoesNotBelong() {
        assertEquals(List.of(), ChartFindings.of(ALL, PING, ELSEWHERE));
        assertEquals(List.of(FASTEST, SLOWEST), ChartFindings.of(ALL, PING, finding(Kind.EQUAL, "ping")), "a finding of another run");
    }
}
