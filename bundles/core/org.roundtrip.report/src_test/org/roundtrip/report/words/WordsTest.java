// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roundtrip.analysis.Comparison;
import org.roundtrip.analysis.Contrary;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.Finding.Doubtful;
import org.roundtrip.analysis.MedianFinding;
import org.roundtrip.analysis.MedianFinding.Kind;
import org.roundtrip.analysis.RateFinding;
import org.roundtrip.analysis.RowComparison;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Remark;
import org.roundtrip.model.machine.Scheduled;
import org.roundtrip.model.sweep.RowKey;
import org.roundtrip.model.Result;
import org.roundtrip.report.columns.ResultColumn;

class WordsTest {
    private static final Comparison CLOSE = new Comparison("RMI", "JacORB", "ping", null, 1.93, 1.81, 2.04, 10);
    private static final Comparison FAR = new Comparison("Raw TCP", "Axis", "f1", null, 1922.4, 1850.0, 1990.0, 10);

    @Test
    void whatIsCertainHasItsRatioAndItsInterval() {
        assertEquals("RMI is 1.9 x faster than JacORB on ping at the median; 95 % 1.8 to 2.0.", certain(Kind.FASTEST, CLOSE));
        assertEquals("JacORB is the slowest on ping at the median: it takes 1.9 x as long as RMI, the fastest; 95 % 1.8 to 2.0.",
                certain(Kind.SLOWEST, CLOSE));
        assertEquals("Axis takes 1,922 x as long as Raw TCP, the floor, on f1 at the median; 95 % 1,850 to 1,990.",
                certain(Kind.FLOOR, FAR));
        assertEquals("RMI and JacORB are equally fast on ping at the median, as far as can be measured: 1.02 x; 95 % 0.98 to 1.06.",
                certain(Kind.SAME, new Comparison("RMI", "JacORB", "ping", null, 1.02, 0.98, 1.06, 10)));
    }

    /** Users asked why p99 in the table said the opposite of the sentence above it. */
    @Test
    void aSentenceOnMediansSaysWhenAnotherFigureSaysTheContrary() {
        Comparison tail = contrary(new Contrary(Contrary.Figure.P99, 61_200, 48_000));
        assertEquals("RMI is 1.9 x faster than JacORB on ping at the median; 95 % 1.8 to 2.0; but its slowest calls take longer: "
                + "p99 61.2 µs against 48.0 µs.", certain(Kind.FASTEST, tail));
        assertEquals("JacORB takes 1.9 x as long as RMI, the floor, on ping at the median; 95 % 1.8 to 2.0; but its slowest calls take "
                + "less time: p99 48.0 µs against 61.2 µs.", certain(Kind.FLOOR, tail));
        assertEquals("RMI is 1.9 x faster than JacORB on ping at the median; 95 % 1.8 to 2.0; but it answers fewer calls: "
                + "5.10\u00a0k/s against 6.20\u00a0k/s.", certain(Kind.FASTEST, contrary(new Contrary(Contrary.Figure.RATE, 5100, 6200))));
        assertEquals("In this quick run RMI was perhaps faster than JacORB on ping at the median, but its slowest calls took longer (p99); "
                + "an indication only.", FindingWords.sentence(new MedianFinding(Kind.FASTEST, tail, Optional.of(Doubt.QUICK_RUN), List.of())));
        assertEquals("text of rmi takes 2.0 x as long as ping of rmi at the median, 1.50 ms more; 95 % 1.9 to 2.1; but its slowest calls "
                + "take less time: p99 48.0 µs against 61.2 µs.", RowWords.sentence(new RowComparison(row("text", 3_000_000.0),
                        row("ping", 1_500_000.0), 2, 1.9, 2.1, Optional.empty()).with(tail.contrary())));
    }

    private static Comparison contrary(Contrary figure) {
        return CLOSE.with(Optional.of(figure));
    }

    /** Under an open load the table leads with responses, so sentences must not say "median" of another time. */
    @Test
    void aSentenceOnResponseTimesSaysSo() {
        Comparison responses = new Comparison("RMI", "JacORB", "ping", null, CallTime.RESPONSE, 1.93, 1.81, 2.04, 10, Optional.empty());
        assertEquals("RMI is 1.9 x faster than JacORB on ping at the median response time; 95 % 1.8 to 2.0.", certain(Kind.FASTEST, responses));
        assertEquals("RMI is 1.9 x faster than JacORB on ping at the median response time; 95 % 1.8 to 2.0; but its slowest calls take longer: "
                + "response p99 61.2 µs against 48.0 µs.",
                certain(Kind.FASTEST, responses.with(Optional.of(new Contrary(Contrary.Figure.P99, 61_200, 48_000)))));
        assertEquals("Although one of the two did not hold the rate, RMI was perhaps faster than JacORB on ping at the median response time; an indication only.",
                FindingWords.sentence(new MedianFinding(Kind.FASTEST, responses, Optional.of(Doubt.NOT_HELD), List.of())));
    }

    @Test
    void aRateThatWasNotHeldIsSaidInCalls() {
        RowKey row = new RowKey("Axis", "order", null);
        assertEquals("Axis answered 48 of the 1,000 calls a second that were offered on order.",
                FindingWords.sentence(new RateFinding(row, 48.07, 1000.2, Optional.empty())));
        assertEquals("In this quick run Axis answered 1.50 of the 2 calls a second that were offered on <a>order</a>; an indication only.",
                FindingWords.linked(new RateFinding(row, 1.5, 2, Optional.of(Doubt.QUICK_RUN))));
        Remark remark = Remark.part(Remark.Kind.NOT_HELD, 48.07, 1000L);
        assertEquals("only 48 of 1,000 calls/s answered", RemarkWords.brief(row(List.of(remark))));
        assertTrue(sentence(remark).startsWith("It did not hold the rate: 48 of 1,000 calls a second were answered."), sentence(remark));
        assertTrue(RemarkWords.legend(List.of(row(List.of(Remark.part(Remark.Kind.NOT_HELD, 40, 50L))), row(List.of(remark)))).getFirst()
                .contains("as few as 48 of 1,000"), "the worst is the least part");
    }

    @Test
    void aDoubtNamesWhomItIsAbout() {
        assertEquals("While something slowed JacORB down, RMI was perhaps faster than JacORB on ping at the median; an indication only.",
                FindingWords.sentence(new MedianFinding(Kind.FASTEST, CLOSE, Optional.of(Doubt.SLOWED), List.of(new Doubtful("JacORB", Doubt.SLOWED)))));
        assertEquals("RMI, which like JacORB was not warm yet, was perhaps faster than JacORB on ping at the median; an indication only.",
                FindingWords.sentence(new MedianFinding(Kind.FASTEST, CLOSE, Optional.of(Doubt.NOT_WARM), List.of(new Doubtful("RMI", Doubt.NOT_WARM), new Doubtful("JacORB", Doubt.NOT_WARM)))));
        assertEquals("RMI, which was slowed down by something, and JacORB were about equally fast on ping at the median; an indication only.",
                FindingWords.sentence(new MedianFinding(Kind.SAME, CLOSE, Optional.of(Doubt.SLOWED), List.of(new Doubtful("RMI", Doubt.SLOWED)))));
    }

    /** Two forks give an interval that contains both nearly everything and 1. That shows no likeness. */
    @Test
    void whereForksDifferTooMuchNobodyIsCalledEquallyFast() {
        Comparison wide = new Comparison("RMI", "JacORB", "ping", null, 6.04, 0.4, 91.0, 2);
        assertEquals("RMI and JacORB cannot be told apart on ping, because the forks are too few for how much they differ: 6.0 x at the median; 95 % 0.40 to 91.",
                certain(Kind.SAME, wide));
        assertEquals("On a busy machine, RMI and JacORB could not be told apart on ping, because the forks were too few for how much they differed; an indication only.",
                FindingWords.sentence(new MedianFinding(Kind.SAME, wide, Optional.of(Doubt.BUSY_MACHINE), List.of())));
        assertEquals("In this quick run RMI and JacORB could not be told apart on ping: single forks of the same work may differ by more; an indication only.",
                FindingWords.sentence(new MedianFinding(Kind.SAME, new Comparison("RMI", "JacORB", "ping", null, 1.3, null, null, 1),
                        Optional.of(Doubt.QUICK_RUN), List.of())));
    }

    @Test
    void twoRowsAreComparedInOneSentence() {
        Result slow = row("text", 3_000_000.0);
        Result fast = row("ping", 1_500_000.0);
        assertEquals("text of rmi takes 2.0 x as long as ping of rmi at the median, 1.50 ms more; 95 % 1.9 to 2.1.",
                RowWords.sentence(new RowComparison(slow, fast, 2, 1.9, 2.1, Optional.empty())));
        assertEquals("text of rmi and ping of rmi take equally long at the median, as far as can be measured: 1.02 x; 95 % 0.98 to 1.06.",
                RowWords.sentence(new RowComparison(slow, fast, 1.02, 0.98, 1.06, Optional.empty())));
        assertEquals("In the one fork that was measured, text of rmi perhaps took longer than ping of rmi at the median; an indication only.",
                RowWords.sentence(new RowComparison(slow, fast, 1.9, null, null, Optional.of(Doubt.ONE_FORK))));
        assertEquals("In the one fork that was measured, text of rmi took far longer than ping of rmi at the median; an indication only.",
                RowWords.sentence(new RowComparison(slow, fast, 20, null, null, Optional.of(Doubt.ONE_FORK))));
    }

    @Test
    void twoRowsSayWhichOfThemIsInDoubt() {
        Result cold = row("text", 3_000_000.0, Remark.Kind.NOT_WARM);
        Result failing = row("ping", 1_500_000.0, Remark.Kind.NOT_WARM, Remark.Kind.ERRORS);
        assertEquals("Although calls of ping of rmi failed, text of rmi took longer than ping of rmi at the median; text of rmi was not warm yet; "
                + "an indication only.", RowWords.sentence(new RowComparison(cold, failing, 2, 1.9, 2.1, Optional.of(Doubt.ERRORS))));
        assertEquals("With text of rmi not warm yet, text of rmi took longer than ping of rmi at the median; an indication only.",
                RowWords.sentence(new RowComparison(cold, row("ping", 1_500_000.0), 2, 1.9, 2.1, Optional.of(Doubt.NOT_WARM))));
    }

    private static Result row(String operation, double medianNanos, Remark.Kind... kinds) {
        List<Remark> remarks = Stream.of(kinds).map(kind -> new Remark(kind, 0.5)).toList();
        return new Result(ProviderChoice.of("rmi"), operation, "void", 5, 5000, null, null, null, medianNanos, null, null, null,
                null, null, null, null, null, null, null, null, null, null, null, null, List.of(), null, remarks);
    }

    /** A reader divided two medians of all calls by each other, and the remark, which compares in each fork, named another factor. */
    @Test
    void aRemarkThatComparesInEachForkSaysSo() {
        for (Remark.Kind kind : List.of(Remark.Kind.NOT_WARM, Remark.Kind.SLOWED, Remark.Kind.SLOWER_LATER, Remark.Kind.CAPTURED_FASTER)) {
            Result several = row("ping", 1000, kind);
            assertTrue(RemarkWords.sentences(several).getFirst().contains("the measured ones (median of 5 forks)"), kind.toString());
            assertTrue(RemarkWords.legend(List.of(several)).getFirst().contains(" (median of 5 forks)"), kind.toString());
            Result single = row(List.of(new Remark(kind, 0.5)));
            assertFalse(RemarkWords.sentences(single).getFirst().contains("median of"), kind.toString());
            assertFalse(RemarkWords.legend(List.of(single)).getFirst().contains("median of"), kind.toString());
        }
    }

    @Test
    void whatIsSaidOfTheSlowestAndTheFloorIsOneFinding() {
        Comparison fastest = new Comparison("RMI", "Axis", "f1", null, 44.4, 42.1, 47.0, 10);
        assertEquals("Axis is the slowest on f1 at the median: it takes 44 x as long as RMI, the fastest; 95 % 42 to 47. "
                + "That is 1,922 x as long as Raw TCP, the floor; 95 % 1,850 to 1,990.",
                FindingWords.sentence(new MedianFinding(Kind.SLOWEST, fastest, Optional.empty(), List.of(), Optional.of(FAR), List.of(), Finding.Rivals.NONE)));
        assertEquals("In this quick run Axis was the slowest on f1 at the median, far slower than RMI and than Raw TCP, the floor; "
                + "an indication only.", FindingWords.sentence(
                        new MedianFinding(Kind.SLOWEST, fastest, Optional.of(Doubt.QUICK_RUN), List.of(), Optional.of(FAR), List.of(), Finding.Rivals.NONE)));
    }

    /** The words said that one was the slowest, and in the same sentence that another could not be told apart from it. */
    @Test
    void whoIsNotToldApartFromOthersIsPerhapsTheSlowest() {
        Finding.Rivals jacorb = new Finding.Rivals(List.of("JacORB"), false);
        Comparison slowest = new Comparison("RMI", "Axis", "f1", null, 14.0, 12.0, 16.0, 10);
        assertEquals("On a busy machine, Axis was perhaps the slowest on f1 at the median, and far slower than RMI; JacORB could not be told apart from Axis; an indication only.",
                FindingWords.sentence(new MedianFinding(Kind.SLOWEST, slowest, Optional.of(Doubt.BUSY_MACHINE), List.of(), Optional.empty(), List.of(), jacorb)));
        assertEquals("On a busy machine, Axis was perhaps the slowest on f1 at the median, and far slower than RMI and than Raw TCP, the floor; JacORB could not be told apart "
                + "from Axis; an indication only.", FindingWords.sentence(
                        new MedianFinding(Kind.SLOWEST, slowest, Optional.of(Doubt.BUSY_MACHINE), List.of(), Optional.of(FAR), List.of(), jacorb)));
        assertEquals("On a busy machine, Axis took far longer than RMI on f1 (too few calls to say more: gRPC) at the median; an indication only.", FindingWords.sentence(
                new MedianFinding(Kind.SLOWEST, slowest, Optional.of(Doubt.BUSY_MACHINE), List.of(), Optional.empty(), List.of("gRPC"), jacorb)), "nobody is called the slowest");
    }

    @Test
    void nobodyIsTheSlowestWhereSlowerOnesCouldNotBeCompared() {
        Comparison slowest = new Comparison("JacORB", "RMI", "echo", null, 14.0, 12.0, 16.0, 10);
        assertEquals("While something was not warm yet, RMI took far longer than JacORB and than Raw TCP, the floor, on <a>echo</a> (too few calls to say more: Axis) at the "
                + "median; an indication only.", FindingWords.linked(
                        new MedianFinding(Kind.SLOWEST, slowest, Optional.of(Doubt.NOT_WARM), List.of(), Optional.of(FAR), List.of("Axis"), Finding.Rivals.NONE)));
        assertEquals("RMI takes 14 x as long as JacORB on echo (too few calls to say more: Axis, gRPC) at the median; 95 % 12 to 16.", FindingWords.sentence(
                        new MedianFinding(Kind.SLOWEST, slowest, Optional.empty(), List.of(), Optional.empty(), List.of("Axis", "gRPC"), Finding.Rivals.NONE)));
    }

    @ParameterizedTest
    @EnumSource(Doubt.class)
    void anIndicationHasNoNumberToQuote(Doubt doubt) {
        for (Kind kind : Kind.values()) {
            for (Comparison comparison : List.of(CLOSE, FAR)) {
                String sentence = FindingWords.sentence(new MedianFinding(kind, comparison, Optional.of(doubt), List.of()));
                assertFalse(sentence.replace("f1", "").matches(".*\\d.*"), sentence);
                assertTrue(sentence.endsWith("; an indication only."), sentence);
                assertTrue(sentence.contains(kind == Kind.SLOWEST ? comparison.slower() : comparison.faster()), sentence);
            }
        }
    }

    @Test
    void anIndicationSaysWhyItIsOne() {
        assertEquals("In this quick run RMI was perhaps faster than JacORB on ping at the median; an indication only.",
                FindingWords.sentence(new MedianFinding(Kind.FASTEST, CLOSE, Optional.of(Doubt.QUICK_RUN), List.of())));
        assertEquals("On a busy machine, Axis took far longer than Raw TCP, the floor, on f1 at the median; an indication only.",
                FindingWords.sentence(new MedianFinding(Kind.FLOOR, FAR, Optional.of(Doubt.BUSY_MACHINE), List.of())));
    }

    /** The factor is that below which a change between two runs is not called much. */
    @Test
    void anIndicationOfASmallDifferenceSaysPerhaps() {
        assertEquals(List.of("RMI was perhaps faster than JacORB on ping at the median.", "JacORB was perhaps the slowest on ping at the median.",
                "JacORB perhaps took longer than RMI, the floor, on ping at the median.", "RMI and JacORB were about equally fast on ping at the median."),
                lines(CLOSE, Optional.empty(), List.of()));
        assertEquals("JacORB was perhaps the slowest on ping at the median, and took far longer than Raw TCP, the floor.",
                lines(CLOSE, Optional.of(FAR), List.of()).get(1));
        assertEquals("JacORB perhaps took longer than RMI on ping (too few calls to say more: Axis) at the median.",
                lines(CLOSE, Optional.empty(), List.of("Axis")).get(1));
        assertEquals("JacORB perhaps took longer than RMI, and took far longer than Raw TCP, the floor, on ping (too few calls to say more: Axis) at the median.",
                lines(CLOSE, Optional.of(FAR), List.of("Axis")).get(1));
        assertEquals("RMI was faster than JacORB on ping at the median.",
                lines(new Comparison("RMI", "JacORB", "ping", null, 2, null, null, 1), Optional.empty(), List.of()).getFirst(), "single forks seldom differ so");
    }

    private static List<String> lines(Comparison comparison, Optional<Comparison> floor, List<String> aside) {
        return FindingLines.of(Stream.of(Kind.FASTEST, Kind.SLOWEST, Kind.FLOOR, Kind.SAME).<Finding>map(kind -> new MedianFinding(kind, comparison,
                Optional.of(Doubt.QUICK_RUN), List.of(), kind == Kind.SLOWEST ? floor : Optional.empty(), kind == Kind.SLOWEST ? aside : List.of(), Finding.Rivals.NONE))
                .toList()).lines();
    }

    @Test
    void aDoubtOfAllFindingsIsSaidOnceAboveThem() {
        Finding busy = new MedianFinding(Kind.FLOOR, FAR, Optional.of(Doubt.BUSY_MACHINE), List.of());
        Finding other = new MedianFinding(Kind.FASTEST, CLOSE, Optional.of(Doubt.BUSY_MACHINE), List.of());
        assertEquals(new FindingLines("The machine was busy, so this is an indication only:",
                List.of("Axis took far longer than Raw TCP, the floor, on <a>f1</a> at the median.", "RMI was perhaps faster than JacORB on <a>ping</a> at the median.")),
                FindingLines.linked(List.of(busy, other)));
        Finding cold = new MedianFinding(Kind.FASTEST, CLOSE, Optional.of(Doubt.NOT_WARM), List.of());
        assertEquals("While something was not warm yet, RMI was perhaps faster than JacORB on ping at the median.",
                FindingLines.of(List.of(busy, other, cold)).lines().getLast(), "the sentence above says that it is an indication");
        assertEquals("With JacORB not warm yet, RMI was perhaps faster than JacORB on ping at the median.", FindingLines.of(List.of(
                new MedianFinding(Kind.FASTEST, CLOSE, Optional.of(Doubt.NOT_WARM), List.of(new Doubtful("JacORB", Doubt.NOT_WARM))), cold)).lines().getFirst(),
                "not everything was warm, but who?");
        Finding certain = new MedianFinding(Kind.FASTEST, CLOSE, Optional.empty(), List.of());
        assertEquals(new FindingLines("", List.of(FindingWords.sentence(certain), FindingWords.sentence(busy))),
                FindingLines.of(List.of(certain, busy)));
        assertEquals(new FindingLines("", List.of(FindingWords.sentence(busy))), FindingLines.of(List.of(busy)));
        assertEquals(new FindingLines("", List.of()), FindingLines.of(List.of()));
    }

    @Test
    void theOperationMayBeALink() {
        assertEquals("RMI is 1.9 x faster than JacORB on <a>ping</a> at the median; 95 % 1.8 to 2.0.",
                FindingWords.linked(new MedianFinding(Kind.FASTEST, CLOSE, Optional.empty(), List.of())));
    }

    @Test
    void howAForkWasRunIsOneLineAndLeavesOutWhatIsNotKnown() {
        Fork.Disturbance known = new Fork.Disturbance(0.031, 0, 2596L, new Scheduled("0", 0.0125, 3400, 12), null, null);
        Fork fork = new Fork(1, "rmi", "rmi", "ping", 1, Fork.State.DONE, null, null, known, null, null);
        assertEquals("client on 0: on average 0.0125 threads waited for a processor; they left one 3,400 times, lost one 12 times; others used 3.10 %, "
                + "the host took 0 %; 2,596 MHz", MachineWords.of(fork).orElseThrow());
        assertEquals(Optional.empty(), MachineWords.of(new Fork(1, "rmi", "rmi", "ping", 1, Fork.State.DONE, null, null,
                new Fork.Disturbance(0, 0), null, null)));
    }

    @Test
    void remarksAreBriefInTheRowAndSentencesBesideIt() {
        List<Remark> remarks = List.of(new Remark(Remark.Kind.NOT_WARM, 0.4), new Remark(Remark.Kind.BUSY, 0.314),
                new Remark(Remark.Kind.STOLEN, 0.05), new Remark(Remark.Kind.FEW_CALLS, 74));
        assertEquals("not warm, busy machine, few calls", RemarkWords.brief(row(remarks)));
        assertEquals("", RemarkWords.brief(row(List.of())));
        List<String> sentences = RemarkWords.sentences(row(remarks));
        assertTrue(sentences.get(0).contains("were 2.50 x as fast"), sentences.get(0));
        assertTrue(sentences.get(1).contains("used 31 % of"), sentences.get(1));
        assertTrue(sentences.get(2).contains("gave 5 % of"), sentences.get(2));
        assertTrue(sentences.get(3).contains("Only 74 calls"), sentences.get(3));
        assertTrue(sentence(new Remark(Remark.Kind.BUSY_BEFORE, 1.5)).contains("load 1.50"));
        assertTrue(sentence(new Remark(Remark.Kind.WAITED, 372.58)).contains("On average 373 threads"),
                "it is summed over threads, so it is no share of the time");
        Remark kept = new Remark(Remark.Kind.KEPT_SERVER, 1);
        assertEquals("server not fresh", RemarkWords.brief(row(List.of(kept))));
        assertTrue(sentence(kept).contains("ran for a whole block of forks (1 of its processes)"));
        Remark later = new Remark(Remark.Kind.SLOWER_LATER, 3.705);
        assertTrue(sentence(later).contains("took 3.71 x as long"), sentence(later));
        Remark empty = new Remark(Remark.Kind.SLOWER_EMPTY, 1.5);
        assertEquals("slower than calls with content", RemarkWords.brief(row(List.of(empty))));
        assertTrue(sentence(empty).contains("took 1.50 x as long"), sentence(empty));
    }

    /** A row that is just not warm enough has the remark, too. */
    @Test
    void capturedCallsThatWereFasterHaveTwoPossibleCauses() {
        Remark faster = new Remark(Remark.Kind.CAPTURED_FASTER, 0.8);
        for (String said : List.of(sentence(faster), RemarkWords.legend(List.of(row(List.of(faster)))).getFirst())) {
            assertTrue(said.contains("were not fully warm, or something slowed them down"), said);
        }
    }

    @Test
    void aPartIsSaidWithItsWholeWhereThatIsKnown() {
        Remark lost = Remark.part(Remark.Kind.LOST_CALLS, 12_821, 40_000L);
        assertEquals("12,821 of 40,000 one-way calls lost", RemarkWords.brief(row(List.of(lost))));
        assertTrue(sentence(lost).contains("and 12,821 of 40,000 calls, those of the warm-up included,"), sentence(lost));
        assertTrue(RemarkWords.legend(List.of(row(List.of(lost)))).getFirst().contains("up to 12,821 of 40,000 calls of a row"));
        assertEquals("12,821 one-way calls lost", RemarkWords.brief(row(List.of(new Remark(Remark.Kind.LOST_CALLS, 12_821)))));
        List<Remark> one = List.of(new Remark(Remark.Kind.LOST_CALLS, 1));
        assertEquals("1 one-way call lost", RemarkWords.brief(row(one)));
        assertTrue(RemarkWords.legend(List.of(row(one))).getFirst().contains("up to 1 call of a row"));
        assertEquals("1 of 40,000 one-way calls lost", RemarkWords.brief(row(List.of(Remark.part(Remark.Kind.LOST_CALLS, 1, 40_000L)))));
        Remark failed = Remark.part(Remark.Kind.ERRORS, 3, 1000L);
        assertTrue(sentence(failed).startsWith("3 of 1,000 measured calls failed"), sentence(failed));
    }

    @Test
    void aDoubtOfTheFloorIsAboutTheRatioAlone() {
        Remark floor = new Remark(Remark.Kind.NOT_WARM, 0.4).asOfFloor();
        Remark few = new Remark(Remark.Kind.TOO_FEW_CALLS, 8);
        assertEquals("too few calls, ratio to floor uncertain", RemarkWords.brief(row(List.of(few, floor))));
        assertEquals("The ratio to the floor is an indication only, because of remarks on the floor's own row (not warm).",
                sentence(floor));
        List<String> legend = RemarkWords.legend(List.of(row(List.of(floor)), row(List.of(few, floor))));
        assertEquals(2, legend.size(), legend.toString());
        Remark busy = new Remark(Remark.Kind.BUSY, 0.3).asOfFloor();
        assertEquals(List.of("The ratio to the floor is an indication only, because of remarks on the floor's own row (not warm, busy machine)."),
                RemarkWords.sentences(row(List.of(floor, busy))), "said once");
        assertEquals(1, RemarkWords.legend(List.of(row(List.of(floor)), row(List.of(busy)))).size());
        assertEquals("ratio to floor uncertain: it is an indication only, because of remarks on the floor's own row (not warm).", legend.getLast());
    }

    @Test
    void theLegendSaysTheMostExtremeValueOfEachKindOnce() {
        List<String> legend = RemarkWords.legend(List.of(
                row(List.of(new Remark(Remark.Kind.FEW_CALLS, 74), new Remark(Remark.Kind.BUSY, 0.3))), row(List.of()),
                row(List.of(new Remark(Remark.Kind.FEW_CALLS, 8), new Remark(Remark.Kind.BUSY, 0.8)))));
        assertEquals(2, legend.size());
        assertTrue(legend.get(0).startsWith("few calls: as few as 8 "), legend.get(0));
        assertTrue(legend.get(1).startsWith("busy machine: ") && legend.get(1).contains("80 %"), legend.get(1));
    }

    private static String certain(Kind kind, Comparison comparison) {
        return FindingWords.sentence(new MedianFinding(kind, comparison, Optional.empty(), List.of()));
    }

    private static String sentence(Remark remark) {
        return RemarkWords.sentences(row(List.of(remark))).getFirst();
    }

    private static Result row(List<Remark> remarks) {
        return row(ProviderChoice.of("rmi"), remarks);
    }

    private static Result row(ProviderChoice choice, List<Remark> remarks) {
        return row(choice, 2.0, remarks);
    }

    private static Result row(ProviderChoice choice, Double toFloor, List<Remark> remarks) {
        return new Result(choice, "ping", "void", 1, 74, null, null, null, null, null, null, null, null, null, null,
                null, null, null, null, null, null, null, null, toFloor, List.of(), null, remarks);
    }

    @Test
    void aMissingRatioToTheFloorHasItsReason() {
        Result few = row(ProviderChoice.of("rmi"), null, List.of(new Remark(Remark.Kind.TOO_FEW_CALLS, 8), new Remark(Remark.Kind.BUSY, 0.5)));
        assertTrue(RemarkWords.noRatio(few).orElseThrow().startsWith("Only 8 calls were measured"));
        Result floor = row(ProviderChoice.of("rmi"), null, List.of(new Remark(Remark.Kind.TOO_FEW_CALLS, 8).asOfFloor()));
        assertEquals(Optional.of("The floor's row does not allow a ratio to it (too few calls)."), RemarkWords.noRatio(floor));
        assertEquals(List.of("no ratio to floor: the floor's own row does not allow one (too few calls)."), RemarkWords.legend(List.of(floor)));
        assertEquals("no ratio to floor", RemarkWords.brief(floor));
        Result none = row(ProviderChoice.of("rmi"), null, List.of(new Remark(Remark.Kind.NO_FLOOR, 0)));
        assertEquals("floor not measured", RemarkWords.brief(none));
        assertTrue(RemarkWords.noRatio(none).orElseThrow().startsWith("The floor has no measured call"));
        assertEquals(Optional.empty(), RemarkWords.noRatio(row(List.of(new Remark(Remark.Kind.BUSY, 0.5)))));
    }

    @Test
    void theTableHasAColumnForThemOnceAVariantChoosesOne() {
        Result usual = row(List.of());
        Result chosen = row(new ProviderChoice("rmi-2", ChosenSide.of("rmi"), ChosenSide.of("rmi").on("11")), List.of());
        assertTrue(ResultColumn.SIDES.blank(List.of(usual, usual)));
        assertFalse(ResultColumn.SIDES.blank(List.of(usual, chosen)));
        assertEquals("the server in Java 11", ResultColumn.SIDES.shown(chosen));
        assertEquals("as Roundtrip", ResultColumn.SIDES.shown(usual));
        assertEquals("", ResultColumn.SIDES.plain(usual), "a file says only what the plan chooses");
    }
}
