// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.sweep;

import java.util.Optional;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * How large the run of a plan is. Immutable.
 *
 * @param forks   how many forks it has at least
 * @param unswept how many it would have without the sweep
 * @param quick   how many a quick run of it has
 * @param seconds how long its forks warm up and measure at most; null when that is not limited
 */
record RunSize(int forks, int unswept, int quick, Double seconds) {
    private static final Texts TEXTS = Texts.of(RunSize.class);
    private static final int MINUTE = 60;

    static RunSize of(Plan plan) {
        int forks = SweptPlan.forks(plan);
        Protocol protocol = plan.protocol();
        Double warmUp = switch (protocol.warmUp()) {
            case WarmUp.Steady steady -> (Double) steady.mostSeconds();
            case WarmUp.Fixed fixed -> fixed.none() ? (Double) 0.0 : seconds(fixed.amount());
        };
        Double measured = seconds(protocol.measured());
        return new RunSize(forks, SweptPlan.forks(plan.with(Optional.empty())), SweptPlan.forks(plan.with(protocol.quick())),
                warmUp == null || measured == null ? null : (Double) (forks * (warmUp + measured)));
    }

    /** How long it takes at most; null when that is not limited. */
    private static Double seconds(Amount amount) {
        return amount.seconds() > 0 && !amount.atLeast() ? amount.seconds() : null;
    }

    String words() {
        String all = TEXTS.text(forks == unswept ? "size" : "sizeSwept", forks, unswept);
        return TEXTS.text("sizeOfQuickRun", seconds == null ? all : TEXTS.text("sizeWithTime", all, time()), Numbers.count(quick));
    }

    private String time() {
        return seconds < 2 * MINUTE ? TEXTS.text("seconds", Numbers.digits(seconds)) : TEXTS.text("minutes", Numbers.digits(seconds / MINUTE));
    }
}
