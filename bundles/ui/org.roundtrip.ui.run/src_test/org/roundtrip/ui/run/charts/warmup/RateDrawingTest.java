// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.calls.Rates;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.ui.chart.Viewport;

class RateDrawingTest {
    @Test
    void theTableCallsPhasesAsTheChartDoes() {
        Fork fork = new Fork(1, "rmi", "rmi", "ping", 1, Fork.State.DONE, null, null, null, null);
        Rates rates = new Rates(Phase.STEADY, 0, 1_000_000_000, new long[] {100}, new long[] {100}, new long[] {0}, 900_000_000, 999_000_000);
        String table = new RateDrawing(null, null, List.of(new VariantRates("rmi", fork, List.of(rates), List.of())), List.of())
                .table(Viewport.whole(0, 1e9, false));
        assertTrue(table.contains("\"rmi\",1,measured,offered,") && table.contains("\"rmi\",1,measured,answered,"), table);
    }
}
