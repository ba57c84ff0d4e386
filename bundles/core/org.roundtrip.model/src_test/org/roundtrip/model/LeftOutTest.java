// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.study.Summary;

/** A quick run keeps what it left out, although its plan is the shortened one. */
class LeftOutTest {
    private static final Studied ALL = new Studied(List.of(new Series(1000, 12, Summary.TRIMMED), new Series(1, 1, Summary.MEAN)), 1000, 5);

    private static Run run(Protocol protocol, boolean quick, Map<String, String> environment) {
        Operation ping = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
        Plan plan = new Plan("P", "", new Contract("C", List.of(ping)), List.of(ProviderChoice.of("rmi")), protocol);
        return new Run("r", plan, quick, 1, environment, List.of(), Run.Outcome.DONE, "", Instant.EPOCH, null);
    }

    private static Studied read(Map<String, String> environment) {
        return LeftOut.of(run(Protocol.STANDARD.quick(), true, environment));
    }

    @Test
    void theFactsSayWhatWasLeftOutAndOnlyThat() {
        assertEquals(Map.of("leftOut.series", "1000 x 12 trimmed; 1 x 1 mean", "leftOut.lookups", "1000", "leftOut.connections", "5"),
                LeftOut.facts(ALL));
        assertEquals(ALL, read(LeftOut.facts(ALL)));
        Studied lookups = new Studied(List.of(), 7, 0);
        assertEquals(Map.of("leftOut.lookups", "7"), LeftOut.facts(lookups));
        assertEquals(lookups, read(LeftOut.facts(lookups)));
        assertEquals(Map.of(), LeftOut.facts(Studied.NONE));
    }

    @Test
    void ofAnOlderRunOrOfFactsThatNoRunWritesNothingIsKnown() {
        assertEquals(Studied.NONE, read(Map.of("floor", "socket")));
        assertEquals(Studied.NONE, read(Map.of("leftOut.series", "some", "leftOut.lookups", "7")));
        assertEquals(Studied.NONE, read(Map.of("leftOut.lookups", "many")));
    }

    @Test
    void theWholePlanShortenedOnceMoreIsThatOfTheRun() {
        Protocol whole = Protocol.STANDARD.with(ALL);
        Run quick = run(whole.quick(), true, LeftOut.facts(ALL));
        assertEquals(ALL, LeftOut.plan(quick).protocol().studied());
        assertEquals(quick.plan().protocol(), LeftOut.plan(quick).protocol().quick());
        Run measured = run(whole, false, Map.of());
        assertEquals(measured.plan(), LeftOut.plan(measured));
    }
}
