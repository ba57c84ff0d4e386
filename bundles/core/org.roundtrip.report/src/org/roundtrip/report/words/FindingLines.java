// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.roundtrip.analysis.Finding;
import org.roundtrip.model.Texts;
import org.roundtrip.analysis.Finding.Doubt;

/**
 * Findings as a list. Where the first is an indication, a doubt that several share is said once, above them; a line with another doubt
 * says it itself. Immutable.
 *
 * @param above a sentence that holds for all lines that do not say more; empty when there is none
 * @param lines a sentence for each finding, in their order
 */
public record FindingLines(String above, List<String> lines) {
    private static final Texts TEXTS = Texts.of(FindingLines.class);

    /** The list of plain sentences. */
    public static FindingLines of(List<Finding> findings) {
        return of(findings, FindingWords::sentence, UnaryOperator.identity());
    }

    /** The same list with what each is about between {@code <a>} and {@code </a>}. */
    public static FindingLines linked(List<Finding> findings) {
        return of(findings, FindingWords::linked, FindingWords::link);
    }

    private static FindingLines of(List<Finding> findings, Function<Finding, String> sentence,
            UnaryOperator<String> subject) {
        Optional<Doubt> common = common(findings);
        if (common.isEmpty()) {
            return new FindingLines("", findings.stream().map(sentence).toList());
        }
        return new FindingLines(TEXTS.text("above." + common.get()), findings.stream()
                .map(finding -> finding.doubt().isEmpty() ? sentence.apply(finding) : TEXTS.text("line", line(finding, common, subject)))
                .toList());
    }

    /** The doubt that is said above findings; empty for none. */
    static Optional<Doubt> common(List<Finding> findings) {
        boolean doubtful = !findings.isEmpty() && findings.getFirst().doubt().isPresent();
        return findings.stream().filter(finding -> doubtful).flatMap(finding -> finding.doubt().stream())
                .filter(doubt -> findings.stream().filter(finding -> finding.doubt().filter(doubt::equals).isPresent()).count() > 1).findFirst();
    }

    /** Without the doubt that is said above, unless it is about one of the two that are compared: then it says about whom. */
    private static String line(Finding finding, Optional<Doubt> above, UnaryOperator<String> subject) {
        return finding.doubt().equals(above) && finding.doubtful().isEmpty() ? FindingWords.clause(finding, subject)
                : FindingWords.doubted(finding, finding.doubt().orElseThrow(), subject);
    }
}
