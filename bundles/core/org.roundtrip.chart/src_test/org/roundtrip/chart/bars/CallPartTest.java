// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.color.ColorSpace;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.roundtrip.chart.ChartStyle;

class CallPartTest {
    private static final List<Set<CallPart>> TOGETHER = List.of(
            EnumSet.of(CallPart.CLIENT_BEFORE, CallPart.CONNECTION, CallPart.REQUEST, CallPart.TO_SERVER, CallPart.SERVER,
                    CallPart.TO_CLIENT, CallPart.RESPONSE, CallPart.CLIENT_AFTER, CallPart.REST),
            EnumSet.of(CallPart.CLIENT_BEFORE, CallPart.CONNECTION, CallPart.REQUEST, CallPart.NETWORK_AND_SERVER,
                    CallPart.RESPONSE, CallPart.CLIENT_AFTER, CallPart.REST),
            EnumSet.of(CallPart.TO_SERVANT, CallPart.SERVANT, CallPart.FROM_SERVANT, CallPart.REST));

    /** On dark, the check of a connection and the response were nearly of one colour. */
    @Test
    void partsThatStandInOneBarAreToldApart() {
        for (ChartStyle style : List.of(ChartStyle.light(), ChartStyle.dark())) {
            for (Set<CallPart> bar : TOGETHER) {
                for (CallPart one : bar) {
                    bar.stream().filter(other -> other != one).forEach(other -> assertTrue(
                            distance(one.in(style), other.in(style)) > 24, one + " and " + other + " on " + style.background()));
                }
            }
        }
    }

    /** The distance of two colours in CIE L*a*b*, 1976: 2.3 can just be seen. */
    private static double distance(Color one, Color other) {
        double[] a = lab(one);
        double[] b = lab(other);
        return Math.sqrt(square(a[0] - b[0]) + square(a[1] - b[1]) + square(a[2] - b[2]));
    }

    private static double[] lab(Color colour) {
        float[] xyz = ColorSpace.getInstance(ColorSpace.CS_CIEXYZ).fromRGB(colour.getRGBColorComponents(null));
        double x = Math.cbrt(xyz[0] / 0.9642);
        double y = Math.cbrt(xyz[1]);
        double z = Math.cbrt(xyz[2] / 0.8249);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double square(double value) {
        return value * value;
    }
}
