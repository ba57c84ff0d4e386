// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.load.Load;

/** The drawing of a load is that of the calls which a client makes. */
class LoadPictureTest {
    private static LoadPicture.Open open(double rate, Load.Arrivals arrivals) {
        return (LoadPicture.Open) LoadPicture.of(new Load.Open(rate, arrivals, 1, false), 7, 2e9);
    }

    @Test
    void equalGapsAreDrawnAsEqual() {
        LoadPicture.Open constant = open(1000, new Load.Constant());
        assertEquals(40, constant.moments().size());
        assertEquals(40e6, constant.spanNanos(), 1);
        assertEquals(0.5, constant.moments().get(20), 1e-6);
    }

    @Test
    void burstsArriveTogether() {
        LoadPicture.Open bursts = open(1000, new Load.Bursts(5));
        assertEquals(4, bursts.moments().stream().distinct().count());
        assertEquals(20, bursts.moments().size());
    }

    @Test
    void aRampOfManyCallsIsThinnedAndKeepsItsShape() {
        LoadPicture.Open ramp = open(1_000, new Load.Ramp(3_000));
        assertEquals(100, ramp.calls(), "4000 calls in 2 s, 40 strokes");
        assertEquals(40, ramp.moments().size(), 2);
        long firstHalf = ramp.moments().stream().filter(moment -> moment < 0.5).count();
        assertEquals(0.375, (double) firstHalf / ramp.moments().size(), 0.05, "1500 of 4000");
        assertEquals(List.of(1000.0, 3000.0), ramp.rates());
        assertEquals(List.of(10.0, 10.0, 20.0, 20.0, 30.0, 30.0), open(10, new Load.Steps(30, 3)).rates());
    }

    @Test
    void callersWaitForTheirAnswersAndThink() {
        LoadPicture.Closed closed = (LoadPicture.Closed) LoadPicture.of(new Load.Closed(100, 500, true, false), 7, 1e9);
        assertEquals(LoadPicture.MOST_LANES, closed.lanes().size());
        assertEquals(100, closed.all());
        for (List<LoadPicture.Interval> lane : closed.lanes()) {
            for (int i = 1; i < lane.size(); i++) {
                assertTrue(lane.get(i).from() > lane.get(i - 1).to());
            }
        }
        LoadPicture.Closed busy = (LoadPicture.Closed) LoadPicture.of(new Load.Closed(1), 7, 1e9);
        LoadPicture.Closed window = (LoadPicture.Closed) LoadPicture.of(new Load.Closed(2, 0, false, false, 2), 7, 1e9);
        assertEquals(4, window.lanes().size(), "a lane for each place in the windows");
        assertTrue(window.windows());
        assertEquals(busy.lanes().getFirst().get(0).to(), busy.lanes().getFirst().get(1).from());
    }
}
