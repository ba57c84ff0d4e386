// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Contrast;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/** Makes {@link StackedBars} of the parts of calls, from the start to the end of a call. */
public final class AnatomyBars {
    private static final Texts TEXTS = Texts.of(AnatomyBars.class);

    /** The share of faint words' colour in the lines of the rest, so that words on them can be read. */
    private static final double LINES = 0.4;
    /** Less is rounding. */
    private static final double LEAST_NANOS = 1;
    /** Nobody sees less in a bar. */
    private static final double LEAST_OVER = 0.01;
    private static final AnatomyWords WORDS = new AnatomyWords();

    private AnatomyBars() {
    }

    /**
     * A bar. Medians of parts, each for itself, need not add up to the median of the whole: what they leave of it is a part too, and
     * where they add up to more, their sum stands behind the bar.
     *
     * @param nanos    duration of each part; unknown parts are missing
     * @param duration of the whole
     */
    public static StackedBar<CallPart> bar(String label, Map<CallPart, Double> nanos, double duration) {
        Map<CallPart, Double> parts = new EnumMap<>(nanos);
        double sum = nanos.values().stream().mapToDouble(Double::doubleValue).sum();
        if (duration - sum >= LEAST_NANOS) {
            parts.put(CallPart.REST, duration - sum);
        }
        String whole = Numbers.nanos(duration);
        return new StackedBar<>(label, parts, duration, sum <= duration * (1 + LEAST_OVER) ? whole
                : TEXTS.text("anatomy.over", whole, Numbers.nanos(sum)));
    }

    /** The chart of some bars. @param shares whether all bars are equally long */
    public static StackedBars<CallPart> of(ChartStyle style, List<StackedBar.Group<CallPart>> groups, boolean shares) {
        return new StackedBars<>(style, new Look(style), groups, shares);
    }

    private record Look(ChartStyle style) implements BarLook<CallPart> {
        @Override
        public BarWords<CallPart> words() {
            return WORDS;
        }

        @Override
        public void fill(Graphics2D g, Shape shape, CallPart part) {
            g.setColor(part.in(style));
            g.fill(shape);
            if (part == CallPart.REST) {
                Hatching.draw(g, shape, Contrast.mix(part.in(style), style.faint(), LINES), style);
            }
        }

        @Override
        public Color ink(CallPart part) {
            return Contrast.inkOn(part.in(style));
        }

        @Override
        public String tick(double nanos) {
            return Numbers.roundNanos(nanos);
        }
    }
}
