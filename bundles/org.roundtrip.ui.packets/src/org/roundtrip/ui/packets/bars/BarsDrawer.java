// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.BarWords;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.report.chart.StackedBar;
import org.roundtrip.report.chart.StackedBars;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.Viewport;

/** Draws stacked bars on a canvas, and tells the part that is pointed at. */
final class BarsDrawer<K> implements ChartDrawer {
    private final Charting<K> charting;
    private final BarWords<K> words;
    private volatile Shown<K> shown = new Shown<>(List.of(), false);

    /** The bars, and whether all of them are equally long. */
    private record Shown<K>(List<StackedBar.Group<K>> groups, boolean shares) {
    }

    BarsDrawer(Charting<K> charting, BarWords<K> words) {
        this.charting = charting;
        this.words = words;
    }

    /** What is drawn from now on. Any thread. */
    void show(List<StackedBar.Group<K>> groups, boolean shares) {
        shown = new Shown<>(List.copyOf(groups), shares);
    }

    List<StackedBar.Group<K>> groups() {
        return shown.groups();
    }

    boolean shares() {
        return shown.shares();
    }

    /** The height in which no two bars are drawn over each other, in pixels. */
    double leastHeight(ChartStyle style, double width) {
        return charting.of(style, shown.groups(), shown.shares()).leastHeight(width);
    }

    @Override
    public Viewport whole() {
        Shown<K> now = shown;
        boolean empty = now.groups().stream().allMatch(group -> group.bars().isEmpty());
        return empty ? null : Viewport.whole(0, charting.of(ChartStyle.light(), now.groups(), now.shares()).most(), false);
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Shown<K> now = shown;
        StackedBars.Drawn<K> drawn = charting.of(style, now.groups(), now.shares())
                .draw(g, new Rectangle2D.Double(0, 0, width, height), view.from(), view.to());
        return new Frame<>(drawn, view, words);
    }

    private record Frame<K>(StackedBars.Drawn<K> drawn, Viewport view, BarWords<K> words) implements ChartFrame {
        @Override
        public Rectangle2D inner() {
            return drawn.inner();
        }

        @Override
        public Optional<Pointed> at(double value, double y) {
            double x = inner().getMinX() + view.position(value) * inner().getWidth();
            return drawn.at(x, y).map(part -> new Pointed(NLS.bind(Messages.pointed, new Object[] {part.bar().label(),
                words.label(part.part()), words.value(part.bar().of(part.part())),
                Numbers.digits(100 * part.bar().share(part.part()))}), part.box().getCenterY(), null));
        }
    }
}
