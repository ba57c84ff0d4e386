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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Change;
import org.roundtrip.analysis.Finding;
import org.roundtrip.model.Against;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Fork;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Verdict;
import org.roundtrip.model.machine.Scheduled;
import org.roundtrip.words.columns.ResultColumn;

/** The words of findings, states and comparisons are those that somebody approved: {@code -Droundtrip.tests.approve=true} writes them anew. */
class WordsTest {
    private static final Path APPROVED = Path.of("src_test/org/roundtrip/words/approved.txt");
    private static final int MOST_WORDS = 25;
    private static final int MOST_IN_FINDING = 15;

    @Test
    void theWordsAreTheApprovedOnes() throws IOException {
        List<String> words = Stream.of(findings(), rows(), changes(), states(), evidence()).flatMap(List::stream).toList();
        if (Boolean.getBoolean("roundtrip.tests.approve")) {
            Files.write(APPROVED, words);
        }
        assertEquals(String.join("\n", Files.readAllLines(APPROVED)), String.join("\n", words));
    }

    @Test
    void noSentenceIsLong() {
        findings().forEach(sentence -> assertTrue(sentence.replace(" x", "x").split(" ").length <= MOST_IN_FINDING, sentence));
        Stream.of(rows(), changes(), evidence()).flatMap(List::stream).flatMap(line -> Arrays.stream(line.split("[.:] ")))
                .forEach(sentence -> assertTrue(sentence.split(" ").length <= MOST_WORDS, sentence));
    }

    /** Readers learn eight words and no more. */
    @Test
    void statesAndVerdictsAreFewWords() {
        assertEquals(6, RowState.values().length);
        assertEquals("", StateWords.brief(row("ping", 1)));
        assertEquals("5,000 few", StateWords.brief(row("ping", 1, Evidence.Kind.FEW_CALLS, Evidence.Kind.BUSY)));
        assertEquals(StateWords.AT_MOST + "66 x", StateWords.ratio(new Against("floor", 66, null, 66.0, Verdict.OPEN)));
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
                null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, List.of(), null, List.of(), null);
        assertTrue(ResultColumn.SIDES.blank(List.of(usual, usual)) && !ResultColumn.SIDES.blank(List.of(usual, chosen)));
        assertEquals("", ResultColumn.SIDES.plain(usual), "a file says only what the plan chooses");
    }

    private static List<String> findings() {
        Result ping = against("ping", 1.6, Verdict.DIFFERS);
        Result text = against("f1", 2.3, Verdict.EQUAL);
        return Stream.of(new Finding.Fastest(List.of(ping)), new Finding.Fastest(List.of(ping, text, ping)),
                new Finding.Fastest(List.of(against("f1", 1.01, Verdict.OPEN))), new Finding.Fastest(List.of(row("f1", 19_500))),
                new Finding.Bytes(row("f1", 1), row("f1", 1)), new Finding.Open(ping, text, 0), new Finding.Open(ping, text, 3))
                .map(FindingWords::sentence).toList();
    }

    private static Result against(String operation, double ratio, Verdict verdict) {
        return row(operation, 19_500).with(List.of(), new Against("raw TCP", ratio, ratio / 1.1, ratio * 1.1, verdict));
    }

    private static List<String> rows() {
        Result one = row("text", 3_000_000);
        Result other = row("ping", 1_500_000);
        return Stream.of(new Against("rmi", 1.93, 1.81, 2.04, Verdict.DIFFERS), new Against("rmi", 0.5, 0.4, 0.625, Verdict.DIFFERS),
                new Against("rmi", 1.02, 0.98, 1.04, Verdict.EQUAL), new Against("rmi", 1.02, 0.9, 1.2, Verdict.OPEN),
                new Against("rmi", 1.02, null, null, Verdict.OPEN), new Against("rmi", 66, null, 66.0, Verdict.OPEN))
                .map(against -> FindingWords.sentence(one, other, against)).toList();
    }

    private static List<String> changes() {
        return Stream.of(new Change(1.2345, 1.1, 1.41, Verdict.DIFFERS), new Change(1.01, 0.97, 1.04, Verdict.EQUAL), new Change(1.6, null, null, Verdict.OPEN))
                .map(change -> ChangeWords.brief(change) + " | " + ChangeWords.sentence(change)).toList();
    }

    private static List<String> states() {
        return Stream.of(Evidence.Kind.values()).map(kind -> StateWords.brief(row("ping", 1, kind))).distinct().toList();
    }

    private static List<String> evidence() {
        List<String> words = new ArrayList<>();
        for (Evidence.Kind kind : Evidence.Kind.values()) {
            boolean share = kind == Evidence.Kind.NOT_HELD || kind == Evidence.Kind.BUSY;
            for (double value : share ? new double[] {0.314} : new double[] {1, 12_821}) {
                words.addAll(StateWords.sentences(row("ping", 1).with(List.of(new Evidence(kind, value, share ? 0.1 : 1.1)), null)));
            }
        }
        return words;
    }

    private static Result row(String operation, double medianNanos, Evidence.Kind... kinds) {
        return new Result(ProviderChoice.of("rmi"), operation, "void", 5, 5000, null, null, null, medianNanos, null, null, null,
                null, null, null, 916.0, 4.0, 12_477.0, null, null, null, null, List.of(), null,
                Stream.of(kinds).map(kind -> new Evidence(kind, 1, 0)).toList(), null);
    }
}
