// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.Optional;
import org.roundtrip.model.Plan;
import org.roundtrip.model.load.Load;

/** Says who makes the calls of a plan, and when. */
public final class LoadWords {
    private LoadWords() {
    }

    /** Words such as "closed load, 8 callers"; empty for one caller without a pause, which is usual. */
    public static Optional<String> of(Plan plan) {
        Load load = plan.protocol().load();
        return load.equals(Load.ONE_CALLER) ? Optional.empty()
                : Optional.of(Messages.text(load instanceof Load.Open ? "load.open" : "load.closed", load.label()));
    }

    /** What lies between the clients and the servers of a plan, its load unless that is the usual one, and what is swept. */
    public static String withNetwork(Plan plan) {
        String network = SideWords.network(plan);
        String words = of(plan).map(load -> Messages.text("load.network", network, load)).orElse(network);
        return plan.sweep().map(sweep -> Messages.text("load.sweep", words, sweep.label())).orElse(words);
    }
}
