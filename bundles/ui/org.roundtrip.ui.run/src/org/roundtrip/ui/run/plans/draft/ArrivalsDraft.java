// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import org.roundtrip.model.load.Load;

/** How the calls of an open load arrive, while it is being edited. */
public enum ArrivalsDraft {
    CONSTANT, POISSON, RAMP, STEPS, BURSTS;

    static ArrivalsDraft of(Load.Arrivals arrivals) {
        return switch (arrivals) {
            case Load.Constant constant -> CONSTANT;
            case Load.Poisson poisson -> POISSON;
            case Load.Ramp ramp -> RAMP;
            case Load.Steps steps -> STEPS;
            case Load.Bursts bursts -> BURSTS;
        };
    }

    /** Whether it has a number of its own. */
    boolean uses(ProtocolField field) {
        return switch (field) {
            case TO_RATE -> this == RAMP || this == STEPS;
            case STEPS -> this == STEPS;
            case BURST -> this == BURSTS;
            default -> false;
        };
    }
}
