// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.warmup;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.analysis.Curve;
import org.roundtrip.analysis.ForkReading;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.model.Fork;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.open.OpenRun;

/**
 * The curve of one variant for one operation.
 *
 * @param variant the provider's name in the plan
 * @param fork    the fork that is shown
 * @param reading its calls
 * @param curve   its curve as it is now
 * @param label   the variant with its median
 */
record VariantCurve(String variant, Fork fork, ForkReading reading, Curve curve, String label) {

    /** The curves of a run's variants, in the plan's order. Takes time. */
    static List<VariantCurve> of(OpenRun run, WarmUpSettings shown) {
        List<VariantCurve> recorded = new ArrayList<>();
        RunAnalysis analysis = run.analysis().orElse(null);
        if (analysis == null) {
            return recorded;
        }
        for (ProviderChoice choice : run.run().plan().providers()) {
            for (Fork fork : analysis.forks(choice.variant(), shown.operation()).reversed()) {
                boolean wanted = shown.repetition() == 0 || shown.repetition() == fork.repetition();
                ForkReading reading = !wanted ? null
                        : analysis.reading(fork).filter(calls -> calls.calls() > 0).orElse(null);
                if (reading != null) {
                    Curve curve = reading.curve();
                    recorded.add(new VariantCurve(choice.variant(), fork, reading, curve, label(run, fork, curve)));
                    break;
                }
            }
        }
        return recorded;
    }

    /** The variant with the measured median, or before that with the median of the latest calls. */
    private static String label(OpenRun run, Fork fork, Curve curve) {
        Double median = run.results().stream().filter(row -> row.variant().equals(fork.variant())
                && row.operation().equals(fork.operation())).findFirst().map(Result::p50Nanos).orElse(null);
        Number shown = median != null ? median
                : curve.stretches().isEmpty() ? null : (Number) curve.stretches().getLast().medianNanos();
        return fork.variant() + " " + Numbers.nanos(shown);
    }
}
