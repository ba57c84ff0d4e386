// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.answer;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.chart.answer.AnswerChart;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.LinesFrame;
import org.roundtrip.ui.chart.Viewport;

/** Draws the answer chart of a run, or of several. Any thread may set what is drawn. */
final class AnswerDrawer implements ChartDrawer {
    static final Answer NOTHING = new Answer(List.of(), 1);
    /** The chart has columns of several kinds, so it is always shown whole. */
    private static final Viewport WHOLE = Viewport.whole(0, 1, false);
    private volatile Shown shown = new Shown(NOTHING, ProviderColours.of(List.of(), id -> false), false);

    /** What is drawn. @param large whether its figures are for a class room */
    record Shown(Answer answer, ProviderColours colours, boolean large) {
    }

    /** Draws something else from the next picture on. */
    void show(Shown other) {
        shown = other;
    }

    /** What is drawn. */
    Answer answer() {
        return shown.answer;
    }

    @Override
    public Viewport whole() {
        return shown.answer.measured() ? WHOLE : null;
    }

    /** A click on a line selects its {@link Answer.Line}. */
    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Shown now = shown;
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, height);
        return new LinesFrame(area, new AnswerChart(style, now.colours, now.answer, now.large).draw(g, area).stream()
                .map(place -> new LinesFrame.Line(place.box(), now.answer.words(place.line()), place.line())).toList());
    }
}
