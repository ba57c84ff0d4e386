// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.roundtrip.analysis.Comparison;
import org.roundtrip.analysis.Contrary;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.Finding.Doubtful;
import org.roundtrip.analysis.Finding.Rivals;
import org.roundtrip.analysis.MedianFinding;
import org.roundtrip.analysis.PairFinding;
import org.roundtrip.analysis.PayloadFinding;
import org.roundtrip.analysis.RateFinding;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Texts;
import org.roundtrip.report.Numbers;

/**
 * Writes findings as sentences: on a rate that was not held, on all operations together, on medians, which also say when another figure
 * tells two variants apart the other way round, and on pairs.
 */
public final class FindingWords {
    private static final Texts TEXTS = Texts.of(FindingWords.class);

    private FindingWords() {
    }

    /** A finding with its ratio and interval; one with a doubt in words alone, with a "perhaps" where the difference is not much. */
    public static String sentence(Finding finding) {
        return sentence(finding, UnaryOperator.identity());
    }

    /** The same sentence with what it is about, mostly the operation, between {@code <a>} and {@code </a>}. */
    public static String linked(Finding finding) {
        return sentence(finding, FindingWords::link);
    }

    private static String sentence(Finding finding, UnaryOperator<String> subject) {
        return finding.doubt().isPresent() ? indication(finding, finding.doubt().get(), subject)
                : switch (finding) {
                    case MedianFinding medians -> quotable(medians, subject.apply(medians.called()));
                    case RateFinding rate -> TEXTS.text("line", clause(rate, subject));
                    case PairFinding pairs -> TEXTS.text("line", PairWords.quotable(pairs, subject));
                    case PayloadFinding payload -> TEXTS.text("line", PayloadWords.quotable(payload, subject));
                    case PayloadFinding.Sent sent -> TEXTS.text("line", PayloadWords.sent(sent, subject));
                };
    }

    private static String quotable(MedianFinding finding, String operation) {
        Comparison found = finding.comparison();
        String sentence = level("level.is", TEXTS.text("finding." + kind(finding), finding.variant(), finding.other(), place(finding, operation),
                ratio(found.ratio()), ratio(found.low()), ratio(found.high()), median(found.time())), finding);
        return TEXTS.text("line", finding.floor().map(floor -> TEXTS.text("finding.and.floor", sentence, floor.faster(),
                ratio(floor.ratio()), ratio(floor.low()), ratio(floor.high()))).orElse(contrary("finding", sentence, finding)));
    }

    private static String indication(Finding finding, Doubt doubt, UnaryOperator<String> subject) {
        return TEXTS.text("indication", doubted(finding, doubt, subject));
    }

    /** The clause of a finding with its doubt, and behind it what is in doubt of other variants for other reasons. */
    static String doubted(Finding finding, Doubt doubt, UnaryOperator<String> subject) {
        return besides(gravest(finding, doubt, subject), doubt, finding.doubtful(), finding instanceof PayloadFinding);
    }

    /** A clause on some of which the gravest doubt is known, with it and with what else is in doubt of whom. */
    static String doubted(String clause, Doubt doubt, List<Doubtful> doubtful) {
        List<String> names = names(doubt, doubtful);
        return besides(TEXTS.text("doubt." + doubt + (names.isEmpty() ? "" : ".of"), clause, joined(names)), doubt, doubtful, false);
    }

    private static String besides(String gravest, Doubt doubt, List<Doubtful> doubtful, boolean ofSeveral) {
        return doubtful.stream().filter(other -> other.doubt() != doubt).reduce(gravest,
                (clause, other) -> TEXTS.text("doubt.besides", clause, other.variant(),
                        TEXTS.text(ofSome("doubt.is." + other.doubt(), ofSeveral && !other.onEach(), other.doubt()))), String::concat);
    }

    private static List<String> names(Doubt doubt, List<Doubtful> doubtful) {
        return with(doubt, doubtful).map(Doubtful::variant).toList();
    }

    private static Stream<Doubtful> with(Doubt doubt, List<Doubtful> doubtful) {
        return doubtful.stream().filter(each -> each.doubt() == doubt);
    }

    /** The clause of a finding with its gravest doubt, which stands behind the name of its variant where it is about that one. */
    private static String gravest(Finding finding, Doubt doubt, UnaryOperator<String> subject) {
        List<String> names = names(doubt, finding.doubtful());
        boolean ofSome = finding instanceof PayloadFinding && !with(doubt, finding.doubtful()).allMatch(Doubtful::onEach);
        if (names.isEmpty() || !names.contains(finding.variant())) {
            return TEXTS.text(names.isEmpty() ? "doubt." + doubt : ofSome("doubt." + doubt + ".of", ofSome, doubt), clause(finding, subject),
                    joined(names));
        }
        List<String> others = names.stream().filter(name -> !name.equals(finding.variant())).toList();
        return clause(finding, variant -> TEXTS.text(others.isEmpty() ? "doubt.subject" : "doubt.subject.both", variant,
                TEXTS.text(ofSome("doubt.is." + doubt, ofSome, doubt)), joined(others)), subject);
    }

    /** Names in words: {@code a, b and c}. */
    static String joined(List<String> names) {
        int last = names.size() - 1;
        return last < 1 ? String.join("", names) : TEXTS.text("names", String.join(", ", names.subList(0, last)), names.get(last));
    }

    /** Words on a doubt that is about single operations. @param some whether some of the operations of a finding on several are without it */
    private static String ofSome(String key, boolean some, Doubt doubt) {
        boolean ofSingle = doubt == Doubt.NOT_WARM || doubt == Doubt.FEW_CALLS;
        return some && ofSingle ? key + ".some" : key;
    }

    /** The finding in words, without its ratio and a full stop. @param subject marks what it is about */
    static String clause(Finding finding, UnaryOperator<String> subject) {
        return clause(finding, UnaryOperator.identity(), subject);
    }

    /** @param who says of its variant what is to be said of it, only where {@link Finding#doubtful} names any */
    private static String clause(Finding finding, UnaryOperator<String> who, UnaryOperator<String> subject) {
        return switch (finding) {
            case MedianFinding medians -> clause(medians, who.apply(medians.variant()), subject.apply(medians.called()));
            case PairFinding pairs -> PairWords.clause(pairs, subject);
            case PayloadFinding payload -> PayloadWords.clause(payload, who.apply(payload.variant()), subject);
            case PayloadFinding.Sent sent -> PayloadWords.sent(sent, subject);
            case RateFinding rate -> TEXTS.text("rate", rate.variant(), subject.apply(rate.called()), Numbers.rate(rate.answeredPerSecond()),
                    Numbers.rate(rate.offeredPerSecond()));
        };
    }

    private static String clause(MedianFinding finding, String variant, String operation) {
        String key = degree(finding.tentative(), finding.far()) + kind(finding) + (finding.floor().isPresent() ? ".and.floor" : "");
        String clause = TEXTS.text(key, variant, finding.other(), place(finding, operation), median(finding.comparison().time()),
                finding.floor().map(Comparison::faster).orElse(""));
        return level("level.was", finding.floor().isPresent() ? clause : contrary("clause", clause, finding), finding);
    }

    /** How much is said with a doubt, the first part of the name of a sentence. */
    static String degree(boolean tentative, boolean far) {
        return tentative ? far ? "perhaps.far." : "perhaps." : far ? "far." : "clause.";
    }

    private static String level(String key, String sentence, MedianFinding finding) {
        return finding.aside().isEmpty() ? level(key, sentence, finding.variant(), finding.rivals()) : sentence;
    }

    /** Adds who cannot be told apart from the slowest to a sentence on it. */
    static String level(String key, String sentence, String slowest, Rivals rivals) {
        return rivals.level().isEmpty() ? sentence : TEXTS.text(key, sentence, joined(rivals.level()), slowest);
    }

    private static String contrary(String form, String sentence, MedianFinding finding) {
        return contrary(form, sentence, finding.comparison().contrary(), finding.kind() == MedianFinding.Kind.FASTEST,
                finding.comparison().time());
    }

    /** The name of the medians that are compared. */
    static String median(CallTime time) {
        return TEXTS.text("median." + time);
    }

    /**
     * Adds what another figure says to a sentence on medians.
     *
     * @param ofFaster whether the sentence is about the faster of both
     * @param time     of which the medians are
     */
    static String contrary(String form, String sentence, Optional<Contrary> contrary, boolean ofFaster, CallTime time) {
        return contrary.map(but -> TEXTS.text(form + ".but." + but.figure() + (ofFaster ? ".faster" : ".slower"), sentence,
                figure(but, ofFaster), figure(but, !ofFaster), TEXTS.text("p99." + time))).orElse(sentence);
    }

    private static String figure(Contrary but, boolean ofFaster) {
        double figure = ofFaster ? but.ofFaster() : but.ofSlower();
        return but.figure() == Contrary.Figure.P99 ? Numbers.nanos(figure) : Numbers.perSecond(figure);
    }

    /**
     * The kind of a sentence: with variants that could not be compared nobody is called the slowest, and where forks differ too much
     * nobody is called equally fast.
     */
    private static String kind(MedianFinding finding) {
        Comparison compared = finding.comparison();
        boolean unclear = finding.kind() == MedianFinding.Kind.SAME && compared.verdict() == Verdict.UNCLEAR;
        return !finding.aside().isEmpty() ? "aside" : unclear ? unclear("", compared.low()) : finding.kind().name();
    }

    /** The kind of a sentence on two that cannot be told apart, which says why. @param low null with a single fork */
    static String unclear(String before, Double low) {
        return before + (low == null ? "single" : "unclear");
    }

    /** The operation, and which variants could not be compared on it. */
    private static String place(MedianFinding finding, String operation) {
        return finding.aside().isEmpty() ? operation
                : TEXTS.text("aside", operation, String.join(", ", finding.aside()));
    }

    static String link(String operation) {
        return "<a>" + operation + "</a>";
    }

    /** A ratio with its significant digits: 1.04, 1.9, 19. */
    static String ratio(double ratio) {
        return String.format(Locale.ENGLISH, ratio < 1.195 ? "%.2f" : ratio < 9.95 ? "%.1f" : "%,.0f", ratio);
    }
}
