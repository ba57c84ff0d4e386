// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.Work;
import org.roundtrip.model.machine.Affinity;
import org.roundtrip.model.Plan;

class LoadFilesTest {
    private static final String PLAN = """
            {"schema": "roundtrip-plan-2", "name": "Load", "operations": [{"name": "ping", "behaviour": "nothing"}],
             "providers": ["rmi"], "protocol": {"forks": 1%s}}""";

    static Stream<Load> loads() {
        return Stream.of(Load.ONE_CALLER, new Load.Closed(8), new Load.Closed(1, 250, true, true),
                new Load.Open(1000, new Load.Constant(), 16, false), new Load.Open(0.5 + 1, new Load.Poisson(), 1, true),
                new Load.Open(10, new Load.Ramp(20), 16, false), new Load.Open(10, new Load.Steps(20, 7), 16, false),
                new Load.Open(10, new Load.Bursts(5), 1000, false), new Load.Closed(1, 0, false, false, 1),
                new Load.Closed(4, 250, true, true, 1000), new Load.Open(10, new Load.Poisson(), 8, true, true));
    }

    @ParameterizedTest
    @MethodSource("loads")
    void everyLoadIsWrittenAndRead(Load load) throws Exception {
        Plan plan = read("");
        Plan loaded = plan.with(plan.protocol().with(load));
        assertEquals(loaded, PlanFiles.parse(PlanFiles.toJson(loaded), "plan"));
    }

    @Test
    void theProcessorsOfAPlanAreWrittenAndRead() throws Exception {
        Plan plan = read("");
        Plan bound = plan.with(plan.protocol().with(new Affinity("0", "1-2", "")));
        assertEquals(bound, PlanFiles.parse(PlanFiles.toJson(bound), "plan"));
        assertTrue(!PlanFiles.toJson(plan).contains("processors"));
        String message = assertThrows(InvalidFileException.class, () -> read(", 'processors': {'server': '1-'}")).getMessage();
        assertTrue(message.contains("processors.server lists processors"), message);
    }

    @Test
    void theUsualLoadIsNotWritten() throws Exception {
        assertTrue(!PlanFiles.toJson(read("")).contains("load"));
    }

    @Test
    void theExamplesOfTheFormatAreRead() throws Exception {
        assertEquals(new Load.Closed(8), load("{'mode': 'closed', 'callers': 8, 'thinkMicros': 0}"));
        assertEquals(new Load.Open(1000, new Load.Constant(), 16, false),
                load("{'mode': 'open', 'ratePerSecond': 1000, 'arrivals': 'constant', 'callers': 16}"));
        assertEquals(new Load.Closed(2, 0, false, false, 16), load("{'mode': 'closed', 'callers': 2, 'calls': 'asynchronous'}"));
        assertEquals(Load.ONE_CALLER, load("{'mode': 'closed', 'calls': 'synchronous'}"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            {'mode': 'closed', 'ratePerSecond': 5}                                | 'ratePerSecond' does not belong to 'closed'
            {'mode': 'open', 'ratePerSecond': 5, 'think': 'fixed'}                | 'think' does not belong to 'open'
            {'mode': 'closed', 'window': 5}                                       | 'window' does not belong to 'synchronous'
            {'mode': 'open', 'ratePerSecond': 5, 'calls': 'asynchronous', 'window': 5} | 'window' does not belong to 'open'
            {'mode': 'open'}                                                      | this load needs 'ratePerSecond'
            {'mode': 'open', 'ratePerSecond': 5, 'arrivals': 'ramp'}              | this load needs 'toRatePerSecond'
            {'mode': 'open', 'ratePerSecond': 5, 'arrivals': 'poisson', 'burst': 3} | 'burst' does not belong to 'poisson'
            """)
    void whatDoesNotBelongTogetherIsRefused(String load, String sentence) {
        String message = assertThrows(InvalidFileException.class, () -> load(load)).getMessage();
        assertTrue(message.contains(sentence), message);
    }

    @Test
    void aRateThatChangesNeedsToKnowHowLong() {
        String message = assertThrows(InvalidFileException.class, () -> read(
                ", 'measured': {'calls': 100}, 'load': {'mode': 'open', 'ratePerSecond': 5, 'arrivals': 'ramp', 'toRatePerSecond': 9}"))
                .getMessage();
        assertTrue(message.contains("seconds"), message);
    }

    @Test
    void theWorkOfAnOperationIsKept() throws Exception {
        String json = PlanFiles.toJson(read("")).replaceFirst("\"behaviour\": \"nothing\"",
                "\"behaviour\": \"nothing\", \"work\": {\"micros\": 100, \"stallEvery\": 20000, \"stallMillis\": 2000}");
        Plan plan = PlanFiles.parse(json, "plan");
        assertEquals(new Work(100, 20_000, 2000), plan.contract().operations().getFirst().work());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "plan"));
        assertTrue(assertThrows(InvalidFileException.class,
                () -> PlanFiles.parse(json.replace(", \"stallMillis\": 2000", ""), "plan")).getMessage().contains("stallMillis"));
    }

    @Test
    void anExceptionAtSomeCallsIsKept() throws Exception {
        String json = PlanFiles.toJson(read("")).replaceFirst("\"behaviour\": \"nothing\"",
                "\"exceptions\": [\"Rejected\"], \"behaviour\": \"nothing\", \"throwEvery\": 10")
                .replaceFirst("\"operations\"", "\"shapes\": {\"Rejected\": {\"struct\": []}}, \"operations\"");
        Plan plan = PlanFiles.parse(json, "plan");
        assertEquals(10, plan.contract().operations().getFirst().throwEvery());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "plan"));
        for (String wrong : List.of(json.replace("\"exceptions\": [\"Rejected\"], ", ""), json.replace("nothing", "throw"),
                json.replace("10}", "-1}"), json.replaceFirst("10 *\\}", "2000000000}"))) {
            assertTrue(assertThrows(InvalidFileException.class, () -> PlanFiles.parse(wrong, "plan")).getMessage()
                    .contains("throwEvery"), wrong);
        }
    }

    @Test
    void theWishForServerTimeIsKept() throws Exception {
        Plan plan = read(", 'serverTime': true");
        assertTrue(plan.protocol().serverTime());
        assertTrue(plan.protocol().quick().with(new Load.Closed(2)).serverTime(), "whatever else changes");
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "plan"));
        assertTrue(!PlanFiles.toJson(read("")).contains("serverTime"));
    }

    private static Load load(String json) throws InvalidFileException {
        return read(", 'load': " + json).protocol().load();
    }

    private static Plan read(String more) throws InvalidFileException {
        return PlanFiles.parse(PLAN.formatted(more.replace('\'', '"')), "plan");
    }
}
