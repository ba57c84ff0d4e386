// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Finding;
import org.roundtrip.model.Called;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;

class ChartFindingsTest {
    private static final Called PING = new Called("ping", null);
    private static final Finding FASTEST = new Finding.Fastest(List.of(row("pong"), row("ping")));
    private static final Finding BYTES = new Finding.Bytes(row("ping"), row("ping"));
    private static final Finding OPEN = new Finding.Open(row("ping"), row("ping"), 0);
    private static final Finding ELSEWHERE = new Finding.Open(row("pong"), row("pong"), 0);
    private static final List<Finding> ALL = List.of(FASTEST, BYTES, ELSEWHERE, OPEN);

    private static Result row(String operation) {
        return new Result(ProviderChoice.of("rmi"), operation, "void", 1, 1000, null, null, null, 1000.0, null, null, null, null, null, null,
                null, null, null, null, null, null, null, List.of(), null, List.of(), null);
    }

    @Test
    void thoseOnTheTimesOfTheOperationAreSaid() {
        assertEquals(List.of(FASTEST, OPEN), ChartFindings.of(ALL, PING));
    }
}
