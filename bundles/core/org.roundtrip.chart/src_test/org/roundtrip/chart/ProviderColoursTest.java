// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.chart.ProviderColours.Line;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.ProviderChoice;

class ProviderColoursTest {

    @Test
    void aProviderHasTheSameColourInEveryPlanOfTheFirstFour() {
        for (List<String> plan : List.of(List.of("socket", "rmi", "jacorb", "axis"), List.of("axis", "rmi"),
                List.of("jacorb"), List.of("jacorb", "axis", "rmi"))) {
            for (String id : plan) {
                assertEquals(of("rmi", "jacorb", "axis", "socket").line(id), of(plan.toArray(String[]::new)).line(id));
            }
        }
    }

    @Test
    void aProviderKeepsItsColourBesideCopiesAndPairs() {
        List<ProviderChoice> alone = Stream.of("rmi", "jacorb", "axis", "omniorb", "grpc").map(ProviderChoice::of).toList();
        List<ProviderChoice> mixed = new ArrayList<>();
        for (ProviderChoice choice : alone) {
            mixed.add(new ProviderChoice("pair with " + choice.id(), ChosenSide.of("socket"), choice.server()));
            mixed.add(choice);
            mixed.add(new ProviderChoice(choice.id(), "copy of " + choice.id(), Map.of()));
        }
        for (ProviderChoice choice : alone) {
            assertEquals(ProviderColours.of(alone, "socket"::equals).line(choice.variant()),
                    ProviderColours.of(mixed, "socket"::equals).line(choice.variant()), choice.id());
        }
    }

    @Test
    void theFloorIsNeutralAndDashed() {
        assertEquals(new Line(null, 1), of("socket", "rmi").line("socket"));
        assertEquals(ChartStyle.dark().floor(), of("socket").line("socket").in(ChartStyle.dark()));
        assertNull(of("socket").line("unknown").colour());
    }

    @Test
    void noTwoVariantsLookAlikeAndColoursComeAgainWithAnotherDash() {
        ProviderColours colours = of(IntStream.range(0, 20).mapToObj(i -> "p" + i).toArray(String[]::new));
        Set<Line> lines = new HashSet<>();
        IntStream.range(0, 20).forEach(i -> assertTrue(lines.add(colours.line("p" + i)), "p" + i));
        assertEquals(0, colours.line("p6").dash());
        assertNotEquals(0, colours.line("p7").dash());
    }

    @Test
    void anotherQuantityOfAVariantIsNotDashedAsAVariantIs() {
        Line floor = of("socket", "rmi").line("socket");
        assertTrue(floor.floor());
        assertFalse(floor.second().floor());
        ProviderColours colours = of(IntStream.range(0, 20).mapToObj(i -> "p" + i).toArray(String[]::new));
        Set<Line> lines = new HashSet<>();
        IntStream.range(0, 20).mapToObj(i -> colours.line("p" + i))
                .forEach(line -> assertTrue(lines.add(line) && lines.add(line.second()), line::toString));
        assertNotEquals(ChartStyle.light().line(1), ChartStyle.light().line(floor.second().dash()));
    }

    @Test
    void wordsInTheColourOfALineCanBeRead() {
        for (ChartStyle style : List.of(ChartStyle.light(), ChartStyle.dark())) {
            for (String id : List.of("socket", "p0", "p1", "p2", "p3", "p4", "p5", "p6")) {
                Line line = of("socket", "p0", "p1", "p2", "p3", "p4", "p5", "p6").line(id);
                assertTrue(Contrast.of(line.text(style), style.background()) >= 4.5, line::toString);
            }
        }
    }

    private static ProviderColours of(String... ids) {
        return ProviderColours.of(Stream.of(ids).map(ProviderChoice::of).toList(), "socket"::equals);
    }
}
