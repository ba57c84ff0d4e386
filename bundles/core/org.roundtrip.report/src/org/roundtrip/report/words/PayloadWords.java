// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.analysis.PayloadFinding;
import org.roundtrip.analysis.PayloadFinding.Superlative;
import org.roundtrip.model.Result;
import org.roundtrip.model.Texts;
import org.roundtrip.report.Numbers;

/** Writes which variant is the fastest and which the slowest middleware over all operations, and which puts the most bytes on the wire. */
final class PayloadWords {
    private static final Texts TEXTS = Texts.of(PayloadWords.class);

    private PayloadWords() {
    }

    /** A finding that can be quoted, without a full stop. @param subject marks what it is about */
    static String quotable(PayloadFinding finding, UnaryOperator<String> subject) {
        return level("level.is", TEXTS.text("payload." + kind(finding), finding.variant(), finding.other(), operations(finding, subject),
                FindingWords.ratio(finding.ratio().ratio()), FindingWords.ratio(finding.ratio().low()), FindingWords.ratio(finding.ratio().high()),
                other(finding)), finding);
    }

    /** A finding in words, without a full stop. @param variant how its variant is called @param subject marks what it is about */
    static String clause(PayloadFinding finding, String variant, UnaryOperator<String> subject) {
        return level("level.was", TEXTS.text("payload." + FindingWords.degree(finding.tentative(), finding.far())
                + kind(finding), variant, finding.other(), operations(finding, subject), other(finding)), finding);
    }

    /** What is on the wire, without a full stop. @param subject marks what it is about */
    static String sent(PayloadFinding.Sent finding, UnaryOperator<String> subject) {
        Result most = finding.most();
        Result least = finding.least();
        return TEXTS.text(finding.alike() ? "sent.alike" : "sent", most.variant(), subject.apply(finding.called()), Numbers.bytes(most.wireBytesPerCall()),
                TEXTS.text("sent.packets", most.packetsPerCall(), Numbers.wholeOrMean(most.packetsPerCall())),
                Numbers.bytes(most.contentBytesPerCall()), least.variant(),
                Numbers.bytes(least.wireBytesPerCall()), Numbers.wholeOrMean(least.packetsPerCall()));
    }

    /** Adds who cannot be told apart from the slowest, or from the second of two who are the fastest. Of the one after the fastest it is said where that is named. */
    private static String level(String key, String sentence, PayloadFinding finding) {
        boolean ofSlowest = finding.superlative() == Superlative.SLOWEST;
        return finding.differs() && !ofSlowest ? sentence
                : FindingWords.level(key, sentence, ofSlowest ? finding.variant() : finding.other(), finding.rivals());
    }

    private static String kind(PayloadFinding finding) {
        return switch (finding.ratio().verdict()) {
            case DIFFERENT -> finding.superlative().name();
            case UNCLEAR -> FindingWords.unclear("", finding.ratio().low());
            case ALIKE -> "SAME";
        };
    }

    private static String operations(PayloadFinding finding, UnaryOperator<String> subject) {
        boolean each = isOnEach(finding);
        String place = subject.apply(TEXTS.text(each ? "payload.each" : "payload.whole", finding.operations()));
        String mean = each ? "" : TEXTS.text("payload.mean", finding.operations());
        String aside = finding.aside().isEmpty() ? "" : TEXTS.text("payload.aside", String.join(", ", finding.aside()));
        String behind = Stream.of(mean, aside).filter(words -> !words.isEmpty()).collect(Collectors.joining("; "));
        return behind.isEmpty() ? place : TEXTS.text("payload.place", place, behind);
    }

    /** Two that cannot be told apart on the whole are the fastest there. */
    private static boolean isOnEach(PayloadFinding finding) {
        return finding.onEach() && finding.differs();
    }

    private static String other(PayloadFinding finding) {
        boolean level = finding.superlative() == Superlative.FASTEST && !finding.rivals().level().isEmpty();
        return TEXTS.text("payload.other." + finding.superlative() + (isOnEach(finding) ? ".each" : "") + (level ? ".level" : ""),
                FindingWords.joined(finding.rivals().level()));
    }
}
