// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.sweep.Knee.Place;
import org.roundtrip.model.PercentileIntervals;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.ServerFigures;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.ServerTime;
import org.roundtrip.model.load.UnderLoad;
import org.roundtrip.model.study.StudyFigures;
import org.roundtrip.model.Step;
import org.roundtrip.model.Sweep;

class KneeTest {
    /** A closed queue with four servers of 1 ms: answers grow up to four callers, then only the response does. */
    @Test
    void theKneeOfAClosedQueueIsWhereItsServersAreBusy() {
        Sweep callers = new Sweep("callers", List.of(1, 2, 4, 8, 16));
        assertEquals(Optional.of(new Knee(new Step(callers, 4), Place.WITHIN)),
                knee(callers, new double[] {1000, 2000, 4000, 4000, 4000}, new double[] {1, 1, 1, 2, 4}));
    }

    /** M/M/1: the response is 1/(mu - lambda), so the power lambda (mu - lambda) is greatest at half of what the server can do. */
    @Test
    void theKneeOfAnOpenQueueIsAtHalfOfItsCapacity() {
        Sweep rate = new Sweep("rate", List.of(200, 400, 500, 600, 800));
        assertEquals(Optional.of(new Knee(new Step(rate, 500), Place.WITHIN)), knee(rate, new double[] {200, 400, 500, 600, 800},
                new double[] {1000 / 800.0, 1000 / 600.0, 1000 / 500.0, 1000 / 400.0, 1000 / 200.0}));
    }

    @Test
    void aKneeAtAnEndIsSaidToBeThereOrBeyond() {
        Sweep callers = new Sweep("callers", List.of(1, 2, 4));
        assertEquals(Place.LAST, knee(callers, new double[] {1, 2, 4}, new double[] {1, 1, 1}).orElseThrow().place());
        assertEquals(Place.FIRST, knee(callers, new double[] {1, 1, 1}, new double[] {1, 2, 4}).orElseThrow().place());
    }

    @Test
    void aLongerValueHasNoKneeAndNeitherHaveTwoSteps() {
        assertEquals(Optional.empty(), knee(new Sweep("echo.text", List.of(1, 2, 4)), new double[] {1, 1, 1}, new double[] {1, 2, 4}));
        assertEquals(Optional.empty(), knee(new Sweep("callers", List.of(1, 2)), new double[] {1, 2}, new double[] {1, 1}));
    }

    private static Optional<Knee> knee(Sweep sweep, double[] answered, double[] millis) {
        List<Result> rows = new ArrayList<>();
        IntStream.range(0, answered.length).forEach(i -> rows.add(row(sweep.steps().get(i), answered[i], millis[i] * 1e6)));
        return Knee.of(SweepLine.of(rows, "ping").getFirst());
    }

    private static Result row(Step step, double answered, double nanos) {
        UnderLoad load = new UnderLoad(new Load.Closed(1), 0, null, null, answered, null, null, null, nanos,
                null, null, null, null, ServerTime.UNKNOWN, null);
        return new Result(ProviderChoice.of("rmi"), "ping", step, "void", load, StudyFigures.NONE, 1, 1000, null, null, null, null, nanos, null, null, null,
                null, null, null, null, null, null, null, null, null, null, List.of(), null, List.of(), null, null, PercentileIntervals.NONE, ServerFigures.NONE);
    }
}
