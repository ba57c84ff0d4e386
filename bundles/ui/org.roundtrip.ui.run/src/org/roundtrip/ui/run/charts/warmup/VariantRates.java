// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.ForkReading;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.Curve.Span;
import org.roundtrip.analysis.calls.Rates;
import org.roundtrip.chart.RateChart;
import org.roundtrip.model.Fork;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.open.OpenRun;

/**
 * The rate offered and the rate answered of one variant for one operation. They are those of one fork, because phases of
 * different forks lie at different times.
 *
 * @param variant the provider's name in the plan
 * @param phases  at least one
 * @param spans   the phases as bands
 */
record VariantRates(String variant, Fork fork, List<Rates> phases, List<Span> spans) {

    /** The rates of a run's variants, in the plan's order. Takes time. */
    static List<VariantRates> of(OpenRun run, WarmUpSettings shown) {
        List<VariantRates> all = new ArrayList<>();
        RunAnalysis analysis = run.analysis().orElse(null);
        for (ProviderChoice choice : analysis == null ? List.<ProviderChoice>of() : run.run().plan().providers()) {
            for (Fork fork : analysis.forks(shown.called().of(choice.variant())).reversed()) {
                VariantRates rates = shown.allForks() || shown.shows(fork) ? of(analysis, choice.variant(), fork).orElse(null) : null;
                if (rates != null) {
                    all.add(rates);
                    break;
                }
            }
        }
        return all;
    }

    private static Optional<VariantRates> of(RunAnalysis analysis, String variant, Fork fork) {
        ForkReading reading = analysis.reading(fork).orElse(null);
        try {
            List<Rates> phases = reading == null ? List.of() : Rates.ofFork(reading.rates(), fork.droppedCalls());
            return phases.isEmpty() ? Optional.empty()
                    : Optional.of(new VariantRates(variant, fork, phases, RateChart.shown(reading.curve().spans(), phases)));
        } catch (IOException e) {
            // The journal was deleted or damaged after it was read for the first time.
            return Optional.empty();
        }
    }

    /** When the last call ended, in nanoseconds from the beginning of the fork's first call. */
    double end() {
        return phases.stream().mapToDouble(Rates::endNanos).max().orElseThrow();
    }
}
