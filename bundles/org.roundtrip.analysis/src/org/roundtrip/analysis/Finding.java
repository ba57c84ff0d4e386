// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/** Writes the findings of a run as sentences for people. */
public final class Finding {
    private Finding() {
    }

    /** The finding for the first operation that has one; empty when too little was measured. */
    public static String of(RunFolder folder) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(folder)) {
            return of(analysis);
        }
    }

    /** The finding for the first operation that has one; empty when too little was measured. */
    public static String of(RunAnalysis analysis) {
        return all(analysis).stream().findFirst().orElse("");
    }

    /**
     * One sentence for each operation with at least two variants: it compares the fastest middleware with the next, or with
     * the floor when there is no other. Takes up to a second; not for a user interface's thread.
     */
    public static List<String> all(RunAnalysis analysis) {
        List<Result> results = analysis.results();
        return analysis.run().plan().contract().operations().stream().map(Operation::name)
                .map(operation -> comparison(analysis, results, operation)).filter(Objects::nonNull)
                .map(comparison -> sentence(comparison, analysis.run())).toList();
    }

    static String sentence(Comparison found, Run run) {
        StringBuilder text = new StringBuilder();
        String ratio = number(found.ratio());
        if (found.differs() || found.low() == null && found.ratio() > Comparison.SAME) {
            text.append("%s is %s x faster than %s on %s".formatted(found.faster(), ratio, found.slower(),
                    found.operation()));
        } else {
            text.append("%s and %s cannot be told apart on %s: %s x".formatted(found.faster(), found.slower(),
                    found.operation(), ratio));
        }
        if (found.low() != null) {
            text.append("; 95 %% %s to %s".formatted(number(found.low()), number(found.high())));
        }
        if (run.quick()) {
            text.append(" (quick run, an indication only)");
        } else if (found.forks() == 1) {
            text.append(" (one fork, an indication only)");
        }
        return text.append('.').toString();
    }

    private static Comparison comparison(RunAnalysis analysis, List<Result> results, String operation) {
        List<Result> rows = results.stream().filter(row -> row.operation().equals(operation) && row.p50Nanos() != null)
                .sorted(Comparator.comparing(Result::p50Nanos)).toList();
        List<Result> others = rows.stream().filter(row -> !Floor.is(analysis.run(), row.provider())).toList();
        Optional<Result> floor = rows.stream().filter(row -> Floor.is(analysis.run(), row.provider())).findFirst();
        if (others.isEmpty() || others.size() == 1 && floor.isEmpty()) {
            return null;
        }
        String beside = others.size() > 1 ? others.get(1).variant() : floor.get().variant();
        return Comparison.of(analysis, others.getFirst().variant(), beside, operation);
    }

    /** A ratio with its significant digits: 1.04, 1.9, 19. */
    private static String number(double ratio) {
        return String.format(Locale.ENGLISH, ratio < 1.195 ? "%.2f" : ratio < 9.95 ? "%.1f" : "%.0f", ratio);
    }
}
