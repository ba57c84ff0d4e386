// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.analysis.condition.Check;
import org.roundtrip.analysis.condition.Check.Answer;
import org.roundtrip.analysis.condition.Condition;
import org.roundtrip.analysis.condition.MeasuredRun;
import org.roundtrip.analysis.condition.MeasuredRun.Earlier;
import org.roundtrip.analysis.condition.Surroundings;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Fork.Disturbance;
import org.roundtrip.model.Run;

/** Conditions at which a build fails. */
class ConditionTest {
    @TempDir
    private Path temp;
    private Runs made;

    /** Four blocks in which rmi takes 20 µs and 300 bytes, axis 90 µs and 1,500. */
    @BeforeEach
    void measure() throws IOException {
        made = measured("r", 20_000);
    }

    private Runs measured(String name, int rmi) throws IOException {
        Runs runs = new Runs(temp.resolve(name), false, "rmi", "axis");
        for (int block = 1; block <= 4; block++) {
            int noise = 50 * block;
            runs.done("rmi", "ping", block, 1000, i -> rmi + noise, new Capture(100L, 200L, 30_000L, 0L, null))
                    .done("axis", "ping", block, 1000, i -> 90_000 + noise, new Capture(100L, 400L, 150_000L, 0L, null));
        }
        return runs;
    }

    private List<Check> check(String condition) throws IOException {
        return check(condition, Optional.empty());
    }

    private List<Check> check(String condition, Optional<Earlier> earlier) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(made.end(Run.Outcome.DONE))) {
            return Condition.parse(condition).check(new MeasuredRun(analysis, analysis.results(), earlier)).stream()
                    .filter(check -> check.operation().equals("ping")).toList();
        }
    }

    private static Earlier earlier(Runs runs) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            return new Earlier(analysis.run(), analysis.results());
        }
    }

    @ParameterizedTest
    @CsvSource({"wireBytes(rmi) > 299, MET", "wireBytes(rmi) > 300, NOT_MET", "wireBytes(AXIS) >= 5 * wireBytes(rmi), MET", "300 >= wireBytes(rmi), MET",
        "packets(rmi) < 2, NOT_MET", "2 * packets(rmi) <= 4, MET", "p50(axis) > 4 * p50(rmi), MET", "p50(axis) > 4.48 * p50(rmi), OPEN",
        "p50(axis) > 5 * p50(rmi), NOT_MET", "p50(rmi) > 19, MET", "p50(rmi) > 21.5, NOT_MET", "19 > p50(rmi), NOT_MET", "21.5>p50( rmi ), MET"})
    void aConditionOnNamedRowsHasOneAnswer(String condition, Answer expected) throws IOException {
        List<Check> checks = check(condition);
        assertEquals(1, checks.size());
        assertEquals(expected, checks.getFirst().answer(), checks::toString);
        assertEquals("", checks.getFirst().provider());
    }

    @Test
    void aFigureWithoutAProviderMeansEachRow() throws IOException {
        List<Check> checks = check("wireBytes > 1400");
        assertEquals(List.of("rmi", "axis"), checks.stream().map(Check::provider).toList());
        assertEquals(List.of(Answer.NOT_MET, Answer.MET), checks.stream().map(Check::answer).toList());
        assertEquals(List.of(300.0, 1500.0), checks.stream().map(Check::left).toList());
    }

    @Test
    void whatWasNotMeasuredAndWhatOthersDisturbedFailsOnlyAStrictBuild() throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(made.end(Run.Outcome.DONE))) {
            List<Check> checks = Condition.parse("wireBytes(rmi) > 1").check(new MeasuredRun(analysis, analysis.results(), Optional.empty()));
            assertEquals(List.of(Answer.MET, Answer.NONE), checks.stream().map(Check::answer).toList(), "text was not measured");
            assertTrue(checks.getFirst().fails(false) && !checks.getLast().fails(false) && checks.getLast().fails(true));
        }
        Runs busy = new Runs(temp.resolve("busy"), false, "rmi").disturbed(new Disturbance(0.9, 0));
        for (int block = 1; block <= 4; block++) {
            busy.done("rmi", "ping", block, 1000, i -> 20_000, null);
        }
        made = busy;
        assertEquals(Answer.OPEN, check("p50 > 1").getFirst().answer());
    }

    @Test
    void beforeMeansTheSameRowOfTheEarlierRun() throws IOException {
        Optional<Earlier> slower = Optional.of(earlier(measured("slower", 40_000)));
        assertEquals(List.of(Answer.MET, Answer.NOT_MET), check("p50 < 0.9 * p50(before)", slower).stream().map(Check::answer).toList());
        assertEquals(List.of(Answer.NOT_MET, Answer.NOT_MET), check("wireBytes > wireBytes(before)", slower).stream().map(Check::answer).toList());
    }

    @Test
    void timesOfAnotherMachineAreOpenAndBytesAreExact() throws IOException {
        Optional<Earlier> other = Optional.of(earlier(measured("other", 40_000).fact("cpu.model", "A")));
        made.fact("cpu.model", "B");
        assertEquals(List.of(Answer.OPEN, Answer.OPEN), check("p50 < 0.9 * p50(before)", other).stream().map(Check::answer).toList());
        assertEquals(List.of(Answer.MET, Answer.MET), check("wireBytes <= wireBytes(before)", other).stream().map(Check::answer).toList());
        try (RunAnalysis analysis = RunAnalysis.of(made.end(Run.Outcome.DONE))) {
            assertEquals(List.of("cpu.model"), Surroundings.changed(analysis.run(), other.get().run()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "p50", "p50 >", "> 3", "p50 > x y", "p50 == 3", "speed > 3", "1 > 2", "p50 > wireBytes", "p50 > 1 > 2", "p50(rmi > 3", "-1 * p50 > 3"})
    void whatIsNoConditionIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Condition.parse(text));
    }

    @Test
    void aProviderThatThePlanLacksIsRefused() throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(made.end(Run.Outcome.DONE))) {
            assertTrue(Condition.parse("p50(ice) > 3").objection(analysis.run().plan(), false).isPresent());
            assertTrue(Condition.parse("p50(Axis) > 3").objection(analysis.run().plan(), false).isEmpty());
            assertTrue(Condition.parse("p50 > p50(before)").objection(analysis.run().plan(), false).isPresent());
            assertTrue(Condition.parse("p50 > p50(before)").objection(analysis.run().plan(), true).isEmpty());
        }
    }
}
