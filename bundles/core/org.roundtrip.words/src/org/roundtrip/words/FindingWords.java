// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.roundtrip.analysis.Comparison;
import org.roundtrip.analysis.Doubt;
import org.roundtrip.analysis.Finding.Kind;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;

/** Writes findings, and how two rows compare, as sentences: who, the relation, and its ratio or why it is rough. */
public final class FindingWords {
    private static final Texts TEXTS = Texts.of(FindingWords.class);
    private static final double PERCENT = 100;

    private FindingWords() {
    }

    /** A finding as a sentence. */
    public static String sentence(Finding finding) {
        return sentence(finding, UnaryOperator.identity());
    }

    /** The same sentence with what it is about, mostly the operation, between {@code <a>} and {@code </a>}. */
    public static String linked(Finding finding) {
        return sentence(finding, words -> "<a>" + words + "</a>");
    }

    private static String sentence(Finding finding, UnaryOperator<String> link) {
        if (finding.subject().isEmpty()) {
            return link.apply(finding.reason());
        }
        String place = link.apply(finding.average() ? TEXTS.text("finding.average") : finding.operation());
        String ratio = finding.kind() == Kind.RATE ? Numbers.count(Math.round(PERCENT * finding.ratio().ratio()))
                : ratio(finding.ratio(), finding.rough());
        return TEXTS.text("finding." + finding.kind(), finding.subject(), finding.object(), place, ratio, finding.reason());
    }

    /** How two rows compare, as a sentence with the difference of their medians. */
    public static String sentence(Comparison found) {
        double more = median(found, found.slower()) - median(found, found.faster());
        return TEXTS.text(found.differs() ? "rows.slower" : "rows.equal", name(found.slower()), name(found.faster()),
                ratio(found.ratio(), found.rough()), Numbers.nanos(Math.abs(more)));
    }

    private static double median(Comparison found, Result row) {
        return found.time() == CallTime.RESPONSE ? row.underLoad().responseP50Nanos() : row.p50Nanos();
    }

    /** The name of a row within a sentence. */
    static String name(Result row) {
        return TEXTS.text("rows.name", row.row().called(), row.variant());
    }

    /** A reason why figures are rough, in a few words. */
    static String reason(Doubt doubt) {
        return doubt.remark().map(RemarkWords::name).orElseGet(() -> TEXTS.text("doubt." + doubt));
    }

    private static String ratio(RatioEstimate ratio, Optional<Doubt> rough) {
        return rough.map(doubt -> TEXTS.text("ratio.rough", reason(doubt))).orElseGet(() -> ratio.low() == null
                ? TEXTS.text("ratio.exact", ratio(ratio.ratio()))
                : TEXTS.text("ratio", ratio(ratio.ratio()), ratio(ratio.low()), ratio(ratio.high())));
    }

    /** A ratio with its significant digits: 1.04, 1.9, 19. */
    static String ratio(double ratio) {
        return String.format(Locale.ENGLISH, ratio < 1.195 ? "%.2f" : ratio < 9.95 ? "%.1f" : "%,.0f", ratio);
    }
}
