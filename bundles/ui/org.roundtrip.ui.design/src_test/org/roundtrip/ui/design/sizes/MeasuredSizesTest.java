// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Operation;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.ui.design.sizes.SweepFields.Sweep;

/** What was measured of a call is not measured again, also when somebody left the view between two points. */
class MeasuredSizesTest {
    private final MeasuredSizes sizes = new MeasuredSizes();
    private final List<Integer> called = new ArrayList<>();

    private static PreviewedCall call(String name) {
        return PreviewedCall.of(new Operation(name, List.of(), Optional.empty(), Behaviour.NOTHING));
    }

    private List<Integer> lengths(PreviewedCall call, String provider, int stopAt, Integer... lengths) throws PreviewException, InterruptedException {
        return sizes.of(call, provider, new Sweep("words", List.of(lengths)), length -> {
            if (length == stopAt) {
                throw new InterruptedException();
            }
            called.add(length);
            return new SizePoint(length, length, length, 0, 1, 0);
        }, points -> { }).stream().map(SizePoint::length).toList();
    }

    @Test
    void onlyWhatIsMissingIsMeasured() throws PreviewException, InterruptedException {
        assertThrows(InterruptedException.class, () -> lengths(call("say"), "rmi", 100, 1, 10, 100));
        assertEquals(List.of(1, 10), called);
        assertEquals(List.of(1, 10, 100, 1000), lengths(call("say"), "rmi", -1, 1, 10, 100, 1000));
        assertEquals(List.of(1, 10, 100, 1000), called);
        assertEquals(List.of(10), lengths(call("say"), "jacorb", -1, 10));
        assertEquals(List.of(1), lengths(call("other"), "rmi", -1, 1));
        assertEquals(List.of(1, 10, 100, 1000, 10, 1), called, "another provider and another call have sizes of their own");
    }

    @Test
    void whoTurnsBackToAnotherCallFindsItsSizesButOldOnesAreForgotten() throws PreviewException, InterruptedException {
        lengths(call("say"), "rmi", -1, 1);
        lengths(call("other"), "rmi", -1, 1);
        lengths(call("say"), "rmi", -1, 1);
        assertEquals(List.of(1, 1), called, "an editor that is shown again");
        for (int i = 0; i < 20; i++) {
            lengths(call("call" + i), "rmi", -1, 2);
        }
        lengths(call("say"), "rmi", -1, 3, 1);
        assertEquals(List.of(3, 1), called.subList(22, 24));
    }
}
