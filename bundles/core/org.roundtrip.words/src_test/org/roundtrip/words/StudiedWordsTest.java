// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.LeftOut;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.study.Summary;

/** A reader took a quick run of a study's plan, which had none of the study's figures, for a repetition of the study. */
class StudiedWordsTest {
    private static final List<Series> SERIES = List.of(new Series(1000, 12, Summary.TRIMMED));

    private static Plan plan(Studied studied) {
        return new Plan("P", "", new Contract("C", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("rmi")), Protocol.STANDARD.with(studied));
    }

    private static Run run(Plan plan, boolean quick, Map<String, String> environment) {
        return new Run("r", plan, quick, 1, environment, List.of(), Run.Outcome.DONE, "", Instant.EPOCH, null);
    }

    private static String ofQuickRun(Studied studied) {
        return StudiedWords.leftOut(run(plan(Studied.NONE), true, LeftOut.facts(studied)));
    }

    @Test
    void aQuickRunNamesWhatItLeftOutAndOnlyThat() {
        assertEquals("A quick run leaves out what the plan measures besides single calls, as studies do: series and repeated look-ups. "
                + "A run that is not quick measures them.", ofQuickRun(new Studied(SERIES, 1000, 0)));
        assertEquals("A quick run leaves out what the plan measures besides single calls, as studies do: repeated connections. "
                + "A run that is not quick measures them.", ofQuickRun(new Studied(List.of(), 0, 5)));
        assertEquals("", ofQuickRun(Studied.NONE));
    }

    @Test
    void aRunThatMeasuredThemAndOneThatDoesNotKnowSayNothing() {
        Studied all = new Studied(SERIES, 1000, 5);
        assertEquals("", StudiedWords.leftOut(run(plan(all), false, Map.of())));
        assertEquals("", StudiedWords.leftOut(run(plan(Studied.NONE), true, Map.of("floor", "socket"))), "an older one");
    }

    @Test
    void aPlanTellsBeforehandWhatAQuickRunWouldLeaveOut() {
        assertEquals("series, repeated look-ups and repeated connections", StudiedWords.leftOut(plan(new Studied(SERIES, 1000, 5))));
        assertEquals("series", StudiedWords.leftOut(plan(new Studied(SERIES))));
        assertEquals("", StudiedWords.leftOut(plan(Studied.NONE)));
    }
}
