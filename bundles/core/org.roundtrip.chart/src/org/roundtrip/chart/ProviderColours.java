// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.roundtrip.analysis.Floor;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.words.difference.RunComparison;

/**
 * The line of each variant of a plan, the same in all views of a run. The colour of a provider is chosen by its id. Only when
 * another one in the plan has that colour, it is the next free one; so a provider has the same colour in most plans. Further
 * variants of a provider, and pairs of two, get what is left, chosen by their names, and never take the colour of a
 * provider. People with colour blindness can distinguish the colours (Okabe and Ito). From the eighth variant on, colours
 * repeat with another dash. Dashes alone tell variants apart, dots between them another quantity of the same variant.
 */
public final class ProviderColours {
    private static final List<Color> COLOURS = List.of(new Color(0x0072B2), new Color(0xE69F00), new Color(0x009E73),
            new Color(0xCC79A7), new Color(0x56B4E9), new Color(0xD55E00), new Color(0xF0E442));
    /** Yellow is hard to see on white, so it is not chosen first. */
    private static final int PREFERRED = COLOURS.size() - 1;
    private final Map<String, Line> lines = new HashMap<>();
    /** The places of the colours that are given, in this round through all of them. */
    private final Set<Integer> taken = new HashSet<>();
    private int round;

    /**
     * The look of a variant's line.
     *
     * @param colour of line and band; null for the floor, which is drawn in {@link ChartStyle#floor}
     * @param dash   0 for a solid line, see {@link ChartStyle#line}
     */
    public record Line(Color colour, int dash) {
        static final int FLOOR = 1;

        /** The same colour for another quantity of the variant's calls: dots between dashes, which no variant has for itself. */
        public Line second() {
            return new Line(colour, ChartStyle.DOTS + Math.max(FLOOR, dash));
        }

        /** Whether it is the line of the floor. */
        public boolean floor() {
            return colour == null && dash == FLOOR;
        }

        /** The colour in a style. */
        public Color in(ChartStyle style) {
            return colour == null ? style.floor() : colour;
        }

        /** The colour of words that name the variant. */
        public Color text(ChartStyle style) {
            return Contrast.readable(in(style), style);
        }
    }

    private ProviderColours(List<ProviderChoice> choices, Predicate<String> floor) {
        Set<String> seen = new HashSet<>();
        List<ProviderChoice> others = new ArrayList<>();
        for (ProviderChoice choice : choices) {
            if (floor.test(choice.id())) {
                lines.put(choice.variant(), new Line(null, Line.FLOOR));
            } else if (choice.sameProvider() && seen.add(choice.id())) {
                give(choice.variant(), choice.id());
            } else {
                others.add(choice);
            }
        }
        others.forEach(choice -> give(choice.variant(), choice.variant()));
    }

    /** Gives a variant the colour of a name, or the next one that is free. */
    private void give(String variant, String name) {
        if (taken.size() == COLOURS.size()) {
            taken.clear();
            round++;
        }
        int colour = Math.floorMod(name.hashCode() >>> 4, PREFERRED);
        while (!taken.add(colour)) {
            colour = (colour + 1) % COLOURS.size();
        }
        lines.put(variant, new Line(COLOURS.get(colour), round == 0 ? 0 : round + 1));
    }

    /** The lines of a run's variants. */
    public static ProviderColours of(Run run) {
        return new ProviderColours(run.plan().providers(), id -> Floor.is(run, id));
    }

    /** The lines of the variants of several runs. Those of the first run come first, so most have the same as alone. */
    public static ProviderColours of(RunComparison runs) {
        Run first = runs.sides().getFirst().run();
        Map<String, ProviderChoice> choices = new LinkedHashMap<>();
        runs.sides().forEach(side -> side.run().plan().providers().forEach(choice -> choices.putIfAbsent(choice.variant(), choice)));
        return new ProviderColours(List.copyOf(choices.values()), id -> Floor.is(first, id));
    }

    /** The lines of some choices. @param floor returns whether a provider's id is that of the floor */
    public static ProviderColours of(List<ProviderChoice> choices, Predicate<String> floor) {
        return new ProviderColours(choices, floor);
    }

    /** The line of a variant; neutral for one that is not in the plan. */
    public Line line(String variant) {
        return lines.getOrDefault(variant, new Line(null, 0));
    }
}
