// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.function.UnaryOperator;
import org.roundtrip.analysis.PayloadFinding;
import org.roundtrip.report.Numbers;

/** Writes which variant is the fastest middleware over all operations, and what its calls and the next one's have on the wire. */
final class PayloadWords {
    private PayloadWords() {
    }

    /** A finding that can be quoted, without a full stop. @param subject marks what it is about */
    static String quotable(PayloadFinding finding, UnaryOperator<String> subject) {
        String sentence = Messages.text("payload." + kind(finding), finding.variant(), finding.next(), operations(finding, subject),
                FindingWords.ratio(finding.ratio().ratio()), FindingWords.ratio(finding.ratio().low()), FindingWords.ratio(finding.ratio().high()));
        return wire("payload.wire", sentence, finding);
    }

    /** A finding in words, without a full stop. @param subject marks what it is about */
    static String clause(PayloadFinding finding, UnaryOperator<String> subject) {
        String key = finding.far() ? "payload.far.FASTEST" : "payload.clause." + kind(finding);
        return wire("payload.clause.wire", Messages.text(key, finding.variant(), finding.next(), operations(finding, subject)), finding);
    }

    private static String kind(PayloadFinding finding) {
        return finding.differs() ? "FASTEST" : finding.unclear() ? "unclear" : "SAME";
    }

    private static String operations(PayloadFinding finding, UnaryOperator<String> subject) {
        String operations = subject.apply(Messages.text("payload.operations", finding.operations()));
        return finding.aside().isEmpty() ? operations : Messages.text("payload.aside", operations, String.join(", ", finding.aside()));
    }

    private static String wire(String key, String sentence, PayloadFinding finding) {
        return finding.wire().map(wire -> Messages.text(key, sentence, Numbers.bytes(wire.bytes()), Numbers.wholeOrMean(wire.packets()),
                Numbers.bytes(wire.nextBytes()), Numbers.wholeOrMean(wire.nextPackets()), finding.variant(), finding.next())).orElse(sentence);
    }
}
