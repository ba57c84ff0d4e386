// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.Optional;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.Sweep;

/** Says who makes the calls of a plan, and when. */
public final class LoadWords {
    private static final Texts TEXTS = Texts.of(LoadWords.class);

    private LoadWords() {
    }

    /**
     * Words such as "closed load, 8 callers", or "closed load, 1 to 16 callers" where these are swept. They are empty
     * for one caller without a pause, which is usual.
     */
    public static Optional<String> of(Plan plan) {
        Load load = plan.protocol().load();
        return load.equals(Load.ONE_CALLER) && plan.sweep().filter(sweep -> sweep.kind() == Sweep.Kind.CALLERS).isEmpty()
                ? Optional.empty() : Optional.of(words(load, label(plan)));
    }

    /** The same of the load of one step of a sweep, or of a plan without one. */
    public static Optional<String> of(Load load) {
        return load.equals(Load.ONE_CALLER) ? Optional.empty() : Optional.of(words(load, load.label()));
    }

    private static String words(Load load, String label) {
        return TEXTS.text(load instanceof Load.Open ? "load.open" : "load.closed", label);
    }

    /** The load's own words; those of one that is swept from where to where. */
    private static String label(Plan plan) {
        Load load = plan.protocol().load();
        Sweep sweep = plan.sweep().orElse(null);
        if (sweep != null && sweep.kind() == Sweep.Kind.CALLERS) {
            return load.labelOfCallers(sweep.over().getFirst(), sweep.over().getLast());
        }
        return sweep != null && sweep.kind() == Sweep.Kind.RATE && load instanceof Load.Open open
                ? open.labelOfRates(sweep.over().getFirst(), sweep.over().getLast()) : load.label();
    }

    /** What lies between the clients and the servers of a plan, its load unless usual, and what is swept. */
    public static String withNetwork(Plan plan) {
        String network = SideWords.network(plan);
        String words = of(plan).map(load -> TEXTS.text("load.network", network, load)).orElse(network);
        return plan.sweep().map(sweep -> TEXTS.text("load.sweep", words, sweep.label())).orElse(words);
    }
}
