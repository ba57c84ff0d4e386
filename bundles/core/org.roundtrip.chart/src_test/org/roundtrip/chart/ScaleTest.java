// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ScaleTest {

    @Test
    void placesAndValuesAreInverse() {
        for (Scale scale : new Scale[] {Scale.linear(-5, 20, 10, 110), new Scale(10, 1e6, true, 300, 20)}) {
            for (double value : new double[] {scale.from(), scale.to(), 15}) {
                assertEquals(value, scale.value(scale.place(value)), 1e-6 * scale.to());
            }
            assertEquals(scale.begin(), scale.place(scale.from()), 1e-9);
            assertEquals(scale.end(), scale.place(scale.to()), 1e-9);
        }
    }

    @Test
    void decadesAreEquallyFarApartOnALogarithmicScale() {
        Scale scale = new Scale(10, 1000, true, 0, 100);
        assertEquals(50, scale.place(100), 1e-9);
        assertTrue(Double.isFinite(scale.within(0)), "even what has no logarithm has a place");
    }

    @Test
    void valuesBeyondTheScaleAreMovedToItsEnds() {
        Scale upwards = Scale.linear(0, 10, 200, 100);
        assertEquals(100, upwards.within(99), 1e-9);
        assertEquals(200, upwards.within(-1), 1e-9);
        assertEquals(150, upwards.within(5), 1e-9);
    }
}
