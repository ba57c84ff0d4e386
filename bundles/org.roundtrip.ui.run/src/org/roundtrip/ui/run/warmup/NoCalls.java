// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.warmup;

import java.util.List;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.ui.open.OpenRun;

/** Says why no call of an operation is shown. */
final class NoCalls {
    private NoCalls() {
    }

    /** @param operation the name of an operation of the run's plan */
    static String why(OpenRun open, String operation) {
        return open.toBeRead() ? Messages.loading : why(open.run(), operation);
    }

    /** The same once all calls were read. @param operation the name of an operation of the run's plan */
    static String why(Run run, String operation) {
        List<Fork> forks = run.forks().stream().filter(fork -> fork.operation().equals(operation)).toList();
        boolean begun = forks.stream().anyMatch(Fork::ended);
        return switch (run.outcome()) {
            case RUNNING -> Messages.waiting;
            case CANCELLED -> begun ? Messages.noCalls : Messages.cancelledBefore;
            case INTERRUPTED -> begun ? Messages.noCalls : Messages.interruptedBefore;
            case DONE, FAILED -> Messages.noCalls;
        };
    }
}
