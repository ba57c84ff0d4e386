// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.Finding.Doubt;

/**
 * Findings as a list. A doubt that all of them share is said once, above them. Immutable.
 *
 * @param above a sentence that holds for all lines; empty when there is none
 * @param lines a sentence for each finding, in their order
 */
public record FindingLines(String above, List<String> lines) {

    /** The list of plain sentences. */
    public static FindingLines of(List<Finding> findings) {
        return of(findings, FindingWords::sentence, UnaryOperator.identity());
    }

    /** The same list with each operation between {@code <a>} and {@code </a>}. */
    public static FindingLines linked(List<Finding> findings) {
        return of(findings, FindingWords::linked, FindingWords::link);
    }

    private static FindingLines of(List<Finding> findings, Function<Finding, String> sentence,
            UnaryOperator<String> operation) {
        Set<Optional<Doubt>> doubts = findings.stream().map(Finding::doubt).collect(Collectors.toSet());
        if (findings.size() < 2 || doubts.size() > 1 || doubts.contains(Optional.empty())) {
            return new FindingLines("", findings.stream().map(sentence).toList());
        }
        return new FindingLines(Messages.text("above." + doubts.iterator().next().orElseThrow()), findings.stream()
                .map(finding -> Messages.text("line", FindingWords.clause(finding, operation.apply(finding.operation()))))
                .toList());
    }
}
