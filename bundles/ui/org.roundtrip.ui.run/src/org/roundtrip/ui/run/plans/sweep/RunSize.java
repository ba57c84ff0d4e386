// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.sweep;

import java.util.Optional;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Plan;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * How large the run of a plan is. Immutable.
 *
 * @param forks   how many forks it has
 * @param unswept how many it would have without the sweep
 * @param quick   how many a quick run of it has
 * @param seconds how long its forks warm up and measure at most; null when that is not limited
 */
record RunSize(int forks, int unswept, int quick, Double seconds) {
    private static final Texts TEXTS = Texts.of(RunSize.class);
    private static final int MINUTE = 60;

    static RunSize of(Plan plan) {
        int forks = SweptPlan.forks(plan);
        Amount warmUp = plan.protocol().warmUp();
        Amount measured = plan.protocol().measured();
        boolean limited = (warmUp.none() || limited(warmUp)) && limited(measured);
        return new RunSize(forks, SweptPlan.forks(plan.with(Optional.empty())), SweptPlan.forks(plan.with(plan.protocol().quick())),
                limited ? (Double) (forks * (warmUp.seconds() + measured.seconds())) : null);
    }

    private static boolean limited(Amount amount) {
        return amount.seconds() > 0 && !amount.atLeast();
    }

    String words() {
        String all = TEXTS.text(forks == unswept ? "size" : "sizeSwept", forks, unswept);
        return TEXTS.text("sizeOfQuickRun", seconds == null ? all : TEXTS.text("sizeWithTime", all, time()), Numbers.count(quick));
    }

    private String time() {
        return seconds < 2 * MINUTE ? TEXTS.text("seconds", Numbers.digits(seconds)) : TEXTS.text("minutes", Numbers.digits(seconds / MINUTE));
    }
}
