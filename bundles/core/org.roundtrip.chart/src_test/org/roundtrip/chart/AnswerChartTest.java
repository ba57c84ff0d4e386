// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.chart.answer.AnswerChart;
import org.roundtrip.model.Against;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.Verdict;
import org.roundtrip.words.difference.RunComparison;

/** Which provider is fastest, by how much, and how sure that is. */
class AnswerChartTest {
    private static final List<ProviderChoice> CHOICES = List.of(choice("Raw TCP"), choice("Apache Axis"), choice("Java RMI over an HTTP servlet"), choice("JacORB"));
    private static final Run RUN = new Run("r", new Plan("p", "", new Contract("C", List.of(operation("ping"), operation("getString"))), CHOICES,
            Protocol.STANDARD), false, 1, Map.of(), List.of(), Run.Outcome.DONE, "", Instant.EPOCH, null);
    private static final List<Result> ROWS = List.of(row(0, "ping", 14_900, 142, null), row(1, "ping", 1_277_000, 12_477,
            new Against("Raw TCP", 66, null, 66.0, Verdict.OPEN), new Evidence(Evidence.Kind.COLD_FORKS, 1, 0.1)),
            row(2, "ping", 39_000, 232, new Against("Raw TCP", 2.6, 2.5, 2.7, Verdict.DIFFERS)),
            row(3, "ping", 40_000, 240, null, new Evidence(Evidence.Kind.FAILED_FORKS, 1, 0)), row(3, "getString", 41_000, 305, null));

    private static ProviderChoice choice(String name) {
        return new ProviderChoice("rmi", name, Map.of());
    }

    private static Operation operation(String name) {
        return new Operation(name, List.of(), Optional.empty(), Behaviour.NOTHING);
    }

    private static Result row(int choice, String operation, double nanos, double wire, Against against, Evidence... evidence) {
        return new Result(CHOICES.get(choice), operation, "void", 4, 5000, null, null, null, nanos, null, 2 * nanos, null, null, null, null, 64.0, 4.0, wire,
                null, null, null, null, List.of(nanos, 1.02 * nanos, 1.01 * nanos, 1.03 * nanos), null, List.of(evidence), against);
    }

    private static List<String> names(Answer.Order order) {
        return Answer.of(RUN, ROWS, order).groups().getFirst().lines().stream().map(line -> line.row().variant()).toList();
    }

    @Test
    void linesAreSorted() {
        assertEquals(List.of("Raw TCP", "Apache Axis", "Java RMI over an HTTP servlet", "JacORB"), names(Answer.Order.PLAN));
        assertEquals(List.of("Raw TCP", "Java RMI over an HTTP servlet", "JacORB", "Apache Axis"), names(Answer.Order.TIME));
        assertEquals(List.of("Raw TCP", "Java RMI over an HTTP servlet", "JacORB", "Apache Axis"), names(Answer.Order.BYTES));
        assertEquals(List.of("Apache Axis", "JacORB", "Java RMI over an HTTP servlet", "Raw TCP"), names(Answer.Order.NAME));
    }

    @Test
    void eachOperationIsAGroupWithTheReferenceOfItsOwn() {
        Answer answer = Answer.of(RUN, ROWS, Answer.Order.PLAN);
        assertEquals(List.of("ping", "getString"), answer.groups().stream().map(Answer.Group::name).toList());
        assertEquals(Optional.of(14_900.0), answer.groups().getFirst().reference());
        assertEquals(Optional.empty(), answer.groups().getLast().reference());
        assertTrue(answer.lines().get(3).median().isEmpty() && answer.lines().get(3).interval().isEmpty(), "no time of a row that failed");
    }

    @ParameterizedTest
    @ValueSource(ints = {640, 960, 1800})
    void textsHaveTheirPlaces(int width) throws Exception {
        Answer answer = Answer.of(RUN, ROWS, Answer.Order.TIME);
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, AnswerChart.height(answer, 17));
        List<AnswerChart.Place> places = new ArrayList<>();
        WrittenTexts written = WrittenTexts.of(g -> places.addAll(new AnswerChart(ChartStyle.light(), ProviderColours.of(RUN), answer).draw(g, area)));
        assertEquals(List.of(), written.overlapping());
        assertEquals(answer.lines(), places.stream().map(AnswerChart.Place::line).toList());
        assertTrue(places.stream().allMatch(place -> area.contains(place.box())), places::toString);
        for (String text : List.of("14.9 µs", "2.6 x", "✕ failed", "12,477 B")) {
            assertTrue(width < 900 || written.texts().contains(text), () -> text + " in " + written.texts());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {960, 1366, 1800})
    void figuresForAClassRoomAreLarge(int width) throws Exception {
        Answer answer = Answer.of(RUN, ROWS, Answer.Order.TIME).only("ping");
        assertEquals(List.of("ping"), answer.groups().stream().map(Answer.Group::name).toList());
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, AnswerChart.height(answer, 17, true));
        WrittenTexts written = WrittenTexts.of(g -> new AnswerChart(ChartStyle.light(), ProviderColours.of(RUN), answer, true).draw(g, area));
        assertEquals(List.of(), written.overlapping());
        assertTrue(written.texts().containsAll(List.of("14.9 µs", "2.6 x")), () -> written.texts().toString());
        assertTrue(written.texts().stream().noneMatch(text -> text.endsWith(" B")), () -> "no bytes: " + written.texts());
        assertEquals(answer, answer.only("none"), "an operation that is not there leaves all");
    }

    /** The second run has one provider less, and other bytes of another. */
    private static RunComparison both(String machine) {
        Run second = new Run("s", RUN.plan(), false, 1, Map.of("cpu.model", machine), List.of(), Run.Outcome.DONE, "", Instant.EPOCH, null);
        Run first = new Run("r", RUN.plan(), false, 1, Map.of("cpu.model", "small"), List.of(), Run.Outcome.DONE, "", Instant.EPOCH, null);
        return new RunComparison(List.of(new RunComparison.Side(first, ROWS), new RunComparison.Side(second,
                List.of(row(0, "ping", 14_000, 142, null), row(2, "ping", 58_000, 230, null), row(3, "getString", 41_000, 305, null)))), (provider, option) -> option);
    }

    @Test
    void linesOfSeveralRunsStandTogether() {
        Answer answer = Answer.of(both("small"), Answer.Order.TIME);
        assertEquals(List.of("0 Raw TCP", "1 Raw TCP", "0 Java RMI over an HTTP servlet", "1 Java RMI over an HTTP servlet", "0 JacORB", "0 Apache Axis"),
                answer.groups().getFirst().lines().stream().map(line -> line.run() + " " + line.row().variant()).toList());
        assertEquals(Optional.of(14_900.0), answer.groups().getFirst().reference(), "that of the first run");
        assertEquals("1.5 x", answer.lines().get(3).verdict(), "against the first run");
        assertEquals("", Answer.of(both("large"), Answer.Order.TIME).lines().get(3).verdict(), "times of two machines are not compared");
    }

    @ParameterizedTest
    @ValueSource(ints = {640, 960, 1800})
    void textsOfSeveralRunsHaveTheirPlaces(int width) throws Exception {
        Answer answer = Answer.of(both("small"), Answer.Order.PLAN);
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, AnswerChart.height(answer, 17));
        List<AnswerChart.Place> places = new ArrayList<>();
        WrittenTexts written = WrittenTexts.of(g -> places.addAll(new AnswerChart(ChartStyle.light(), ProviderColours.of(RUN), answer).draw(g, area)));
        assertEquals(List.of(), written.overlapping());
        assertEquals(answer.lines(), places.stream().map(AnswerChart.Place::line).toList());
        assertTrue(places.stream().allMatch(place -> area.contains(place.box())), places::toString);
        assertEquals(3, written.texts().stream().filter("2"::equals).count(), () -> "a number at each line of the second run: " + written.texts());
    }
}
