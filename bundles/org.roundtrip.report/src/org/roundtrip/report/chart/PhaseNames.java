// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import org.roundtrip.model.Phase;

/** The names of phases for people. */
public final class PhaseNames {
    private PhaseNames() {
    }

    /** A phase as charts and tables name it. */
    public static String of(Phase phase) {
        return switch (phase) {
            case LOOKUP -> "look-up";
            case CONNECT -> "connect";
            case FIRST_CALL -> "first call";
            case VERIFY -> "verify";
            case WARM_UP -> "warm-up";
            case STEADY -> "steady";
            case CAPTURE -> "capture";
        };
    }
}
