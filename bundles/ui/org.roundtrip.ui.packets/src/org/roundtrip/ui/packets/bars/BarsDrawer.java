// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.model.text.Texts;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.chart.bars.StackedBars;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.Viewport;

/** Draws stacked bars, and names the part of a bar under the pointer. */
final class BarsDrawer<K> implements ChartDrawer {
    private static final Texts TEXTS = Texts.of(BarsDrawer.class);

    private final BarKind<K> kind;
    private volatile Bars<K> bars = new Bars<>(List.of(), false);
    private volatile double most;
    private volatile String note = "";

    /** @param shares whether all bars are equally long */
    private record Bars<K>(List<StackedBar.Group<K>> groups, boolean shares) {
    }

    BarsDrawer(BarKind<K> kind) {
        this.kind = kind;
    }

    /** Sets what is drawn from now on. Any thread. */
    void show(List<StackedBar.Group<K>> groups, boolean shares) {
        bars = new Bars<>(List.copyOf(groups), shares);
    }

    /** Sets to where the axis goes at least. Any thread. @param words say that the axis is shared; empty when it is not */
    void share(double end, String words) {
        most = end;
        note = words;
    }

    /** Where the axis would end if it were shared with no other chart. */
    double own() {
        return chart(ChartStyle.light(), bars).most();
    }

    List<StackedBar.Group<K>> groups() {
        return bars.groups();
    }

    boolean shares() {
        return bars.shares();
    }

    /** Returns the least height in pixels at which no two bars overlap. */
    double leastHeight(ChartStyle style, double width) {
        return chart(style, bars).leastHeight(width);
    }

    @Override
    public Viewport whole() {
        Bars<K> now = bars;
        boolean empty = now.groups().stream().allMatch(group -> group.bars().isEmpty());
        return empty ? null : Viewport.whole(0, now.shares() ? own() : Math.max(most, own()), false);
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Bars<K> now = bars;
        StackedBars.Drawn<K> drawn = chart(style, now).draw(g, new Rectangle2D.Double(0, 0, width, height), view.from(),
                view.to());
        return new Frame<>(drawn, view, kind);
    }

    private StackedBars<K> chart(ChartStyle style, Bars<K> now) {
        List<StackedBar.Group<K>> all = new ArrayList<>(now.groups());
        if (!note.isEmpty() && !now.shares()) {
            all.add(new StackedBar.Group<>(note, List.of()));
        }
        return kind.chart().of(style, all, now.shares());
    }

    private record Frame<K>(StackedBars.Drawn<K> drawn, Viewport view, BarKind<K> kind) implements ChartFrame {
        @Override
        public Rectangle2D inner() {
            return drawn.inner();
        }

        @Override
        public Optional<Pointed> at(double value, double y) {
            double x = inner().getMinX() + view.position(value) * inner().getWidth();
            return drawn.at(x, y).map(this::pointed);
        }

        @Override
        public int rows() {
            return bars().size();
        }

        @Override
        public Optional<Pointed> on(int row, double value) {
            double x = inner().getMinX() + view.position(value) * inner().getWidth();
            StackedBar<K> bar = bars().get(row);
            return drawn.segments().stream().filter(part -> part.bar() == bar)
                    .filter(part -> x >= part.box().getMinX() && x <= part.box().getMaxX()).findFirst().map(this::pointed);
        }

        private List<StackedBar<K>> bars() {
            return drawn.segments().stream().map(StackedBars.Segment::bar).distinct().toList();
        }

        private Pointed pointed(StackedBars.Segment<K> part) {
            String tip = BarSubject.tip(part.bar());
            return new Pointed(TEXTS.text("pointed", new Object[] {part.bar().label(),
                kind.words().label(part.part()), kind.words().value(part.bar().of(part.part())),
                part.bar().share(part.part())}) + (tip.isEmpty() ? "" : "\n" + tip), part.box().getCenterY(), part.bar().subject());
        }
    }
}
