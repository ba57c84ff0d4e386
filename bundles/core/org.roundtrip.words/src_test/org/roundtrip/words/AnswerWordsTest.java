// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

class AnswerWordsTest {
    private static Run run(int operations) {
        return new Run("r", new Plan("p", "", new Contract("C", IntStream.range(0, operations).mapToObj(i -> new Operation("op" + i, List.of(), Optional.empty(),
                Behaviour.NOTHING)).toList()), List.of(ProviderChoice.of("a"), ProviderChoice.of("b")), Protocol.STANDARD), false, 1, Map.of(), List.of(),
                Run.Outcome.DONE, "", Instant.EPOCH, null);
    }

    private static Result row(String provider, int operation, double nanos, Evidence... evidence) {
        return new Result(ProviderChoice.of(provider), "op" + operation, "void", 1, 1000, null, null, null, nanos, null, null, null, null, null, null, null,
                null, null, null, null, null, null, List.of(nanos), null, List.of(evidence), null);
    }

    @Test
    void theFastestComesFirstAndAUnitIsSaidOnce() {
        String line = AnswerWords.lines(run(1), List.of(row("b", 0, 78_000), row("c", 0, 1, new Evidence(Evidence.Kind.COLD_FORKS, 1, 0)), row("a", 0, 24_000),
                row("d", 0, 2_000_000))).getFirst();
        assertTrue(line.indexOf("a 24") < line.indexOf("b 78") && line.indexOf("b 78") < line.indexOf("d 2") && line.indexOf("d 2") < line.indexOf("c "), line);
        assertEquals(1, line.split(Numbers.MICROSECONDS, -1).length - 1, line);
        assertTrue(line.endsWith(StateWords.brief(row("c", 0, 1, new Evidence(Evidence.Kind.COLD_FORKS, 1, 0)))), "no time of a row that was warming: " + line);
    }

    @Test
    void whatIsMoreIsCounted() {
        assertEquals(8, AnswerWords.lines(run(20), IntStream.range(0, 20).mapToObj(i -> row("a", i, 1000)).toList()).size());
        assertEquals(List.of(), AnswerWords.lines(run(1), List.of()));
    }
}
