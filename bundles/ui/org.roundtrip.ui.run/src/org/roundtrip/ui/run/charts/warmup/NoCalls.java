// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.util.List;
import org.roundtrip.model.Called;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.OpenRun;

/** Says why no call of an operation is shown. */
final class NoCalls {
    private static final Texts TEXTS = Texts.of(NoCalls.class);

    private NoCalls() {
    }

    /** @param called what the run's plan calls */
    static String why(OpenRun open, Called called) {
        return open.toBeRead() || open.measured(called) ? TEXTS.text("loading") : why(open.run(), called);
    }

    /** The same once all calls were read. @param called what the run's plan calls */
    static String why(Run run, Called called) {
        List<Fork> forks = run.forks().stream().filter(fork -> fork.row().equals(called.of(fork.variant()))).toList();
        boolean begun = forks.stream().anyMatch(Fork::ended);
        return switch (run.outcome()) {
            case RUNNING -> TEXTS.text("waiting");
            case CANCELLED -> begun ? TEXTS.text("noCalls") : TEXTS.text("cancelledBefore");
            case INTERRUPTED -> begun ? TEXTS.text("noCalls") : TEXTS.text("interruptedBefore");
            case DONE, FAILED -> TEXTS.text("noCalls");
        };
    }
}
