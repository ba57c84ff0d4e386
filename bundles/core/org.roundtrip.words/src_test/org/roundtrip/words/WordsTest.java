// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Change;
import org.roundtrip.analysis.Comparison;
import org.roundtrip.analysis.Doubt;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Fork;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.model.machine.Scheduled;
import org.roundtrip.model.RowKey;
import org.roundtrip.words.columns.ResultColumn;

/** The words of findings, remarks and comparisons are those that somebody approved: {@code -Droundtrip.tests.approve=true} writes them anew. */
class WordsTest {
    private static final Path APPROVED = Path.of("src_test/org/roundtrip/words/approved.txt");
    private static final int MOST_WORDS = 25;
    private static final RatioEstimate RATIO = new RatioEstimate(1.93, 1.81, 2.04);
    private static final RatioEstimate SINGLE = new RatioEstimate(0.048, null, null);

    @Test
    void theWordsAreTheApprovedOnes() throws IOException {
        List<String> words = Stream.of(findings(), rows(), changes(), remarks()).flatMap(List::stream).toList();
        if (Boolean.getBoolean("roundtrip.tests.approve")) {
            Files.write(APPROVED, words);
        }
        assertEquals(String.join("\n", Files.readAllLines(APPROVED)), String.join("\n", words));
    }

    @Test
    void noSentenceIsLong() {
        Stream.of(findings(), rows(), changes(), remarks()).flatMap(List::stream).flatMap(line -> Arrays.stream(line.split("[.:] ")))
                .forEach(sentence -> assertTrue(sentence.split(" ").length <= MOST_WORDS, sentence));
    }

    @Test
    void whatAFindingIsAboutMayBeALink() {
        assertTrue(FindingWords.linked(finding(Finding.Kind.FASTEST, "ping", RATIO, Optional.empty())).contains("<a>ping</a>"));
    }

    @Test
    void aRowSaysTheGravestRemarksAndHowManyMoreThereAre() {
        Result row = row("ping", 1000, new Remark(Remark.Kind.NOT_WARM, 2), new Remark(Remark.Kind.FEW_CALLS, 74), new Remark(Remark.Kind.BUSY, 0.3));
        assertEquals("not warm, 2 more", RemarkWords.first(row, 1));
        assertEquals("not warm, few calls, busy machine", RemarkWords.first(row, 3));
        assertEquals(List.of(), RemarkWords.sentences(row("ping", 1000)));
    }

    @Test
    void theLegendHasEachKindOnceTheGravestFirst() {
        List<String> legend = RemarkWords.legend(List.of(row("ping", 1, new Remark(Remark.Kind.FEW_CALLS, 74)),
                row("text", 1, new Remark(Remark.Kind.NOT_WARM, 2), new Remark(Remark.Kind.FEW_CALLS, 8))));
        assertEquals(List.of("not warm (text of rmi)", "few calls (ping of rmi)"), legend.stream().map(line -> line.split(":")[0]).toList());
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
    void theTableHasAColumnOfSidesOnceAVariantChoosesOne() {
        Result usual = row("ping", 1);
        Result chosen = new Result(new ProviderChoice("rmi-2", ChosenSide.of("rmi"), ChosenSide.of("rmi").on("11")), "ping", "void", 1, 74, null, null,
                null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, List.of(), null, List.of());
        assertTrue(ResultColumn.SIDES.blank(List.of(usual, usual)) && !ResultColumn.SIDES.blank(List.of(usual, chosen)));
        assertEquals("", ResultColumn.SIDES.plain(usual), "a file says only what the plan chooses");
    }

    private static List<String> findings() {
        List<String> words = new ArrayList<>();
        for (Finding.Kind kind : Finding.Kind.values()) {
            words.add(FindingWords.sentence(finding(kind, "ping", kind == Finding.Kind.RATE ? SINGLE : RATIO, Optional.empty())));
        }
        words.add(FindingWords.sentence(finding(Finding.Kind.FASTEST, "", RATIO, Optional.empty())));
        words.add(FindingWords.sentence(finding(Finding.Kind.BYTES, "ping", new RatioEstimate(1922.4, null, null), Optional.empty())));
        for (Doubt doubt : Doubt.values()) {
            words.add(FindingWords.sentence(finding(Finding.Kind.SLOWEST, "ping", RATIO, Optional.of(doubt))));
        }
        words.add(FindingWords.sentence(new Finding(Finding.Kind.PAIRS, "", "", "", SINGLE, Optional.empty(), "3 of 4 pairs work.", null)));
        return words;
    }

    private static Finding finding(Finding.Kind kind, String operation, RatioEstimate ratio, Optional<Doubt> rough) {
        return new Finding(kind, "JacORB", "RMI", operation, ratio, rough, "It died.", new RowKey("JacORB", "ping"));
    }

    private static List<String> rows() {
        Result slower = row("text", 3_000_000);
        Result faster = row("ping", 1_500_000);
        return Stream.of(new Comparison(slower, faster, CallTime.SERVICE, RATIO, 5, OptionalInt.of(0), Optional.empty()),
                new Comparison(slower, faster, CallTime.SERVICE, new RatioEstimate(1.02, 0.98, 1.06), 5, OptionalInt.of(3), Optional.empty()),
                new Comparison(slower, faster, CallTime.SERVICE, RATIO, 5, OptionalInt.of(0), Optional.of(Doubt.ONE_FORK))).map(FindingWords::sentence).toList();
    }

    private static List<String> changes() {
        return Stream.of(new Change(1.2345, 1.1, 1.41, List.of()), new Change(1.6, null, null, List.of(Doubt.NOT_WARM, Doubt.QUICK_RUN)),
                new Change(0.6, null, null, List.of(Doubt.ONE_FORK)), new Change(1.01, null, null, List.of(Doubt.BUSY)),
                new Change(0.3, null, null, List.of(Doubt.SLOWED), true))
                .map(change -> ChangeWords.brief(change) + " | " + ChangeWords.sentence(change)).toList();
    }

    private static List<String> remarks() {
        List<String> words = new ArrayList<>();
        for (Remark.Kind kind : Remark.Kind.values()) {
            double value = switch (kind) {
                case LOST_CALLS, FEW_CALLS, LATE_CALLS, LOST_PACKETS -> 12_821;
                case NOT_HELD -> 48.07;
                case BUSY -> 0.314;
                default -> 2.5;
            };
            boolean part = kind == Remark.Kind.NOT_HELD || kind == Remark.Kind.LOST_CALLS;
            words.add(RemarkWords.name(kind) + " | " + RemarkWords.sentence(new Remark(kind, value, part ? (Long) 40_000L : null)));
        }
        Stream.of(new Remark(Remark.Kind.FLOOR, 0), new Remark(Remark.Kind.CAPTURE_COST, 0), new Remark(Remark.Kind.FEW_CALLS, 1),
                new Remark(Remark.Kind.LOST_CALLS, 1)).map(RemarkWords::sentence).forEach(words::add);
        return words;
    }

    private static Result row(String operation, double medianNanos, Remark... remarks) {
        return new Result(ProviderChoice.of("rmi"), operation, "void", 5, 5000, null, null, null, medianNanos, null, null, null,
                null, null, null, null, null, null, null, null, null, null, null, null, List.of(), null, List.of(remarks));
    }
}
