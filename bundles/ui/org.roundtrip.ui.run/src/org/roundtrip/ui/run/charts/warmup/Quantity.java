// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.model.text.Texts;

/** What of the calls the warm-up view shows. Only calls of an open load have all of it. */
enum Quantity {
    /** From when a call was sent to its answer. */
    SERVICE(CallTime.SERVICE),
    /** From when it was to be sent to its answer. */
    RESPONSE(CallTime.RESPONSE),
    /** From when it was to be sent to when it was sent. */
    LATENESS(CallTime.LATENESS),
    /** How many calls were to be made in a second, and how many were answered. */
    RATES(null);

    private final CallTime time;

    Quantity(CallTime time) {
        this.time = time;
    }

    /** The time of a call that is meant; null for rates. */
    CallTime time() {
        return time;
    }

    /** What it is called. */
    String words() {
        return switch (this) {
            case SERVICE -> Texts.of(Quantity.class).text("service");
            case RESPONSE -> Texts.of(Quantity.class).text("response");
            case LATENESS -> Texts.of(Quantity.class).text("lateness");
            case RATES -> Texts.of(Quantity.class).text("rates");
        };
    }
}
