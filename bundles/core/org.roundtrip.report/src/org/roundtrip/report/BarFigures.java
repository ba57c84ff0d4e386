// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.awt.geom.Rectangle2D;
import java.util.function.Function;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Svg;
import org.roundtrip.chart.bars.StackedBars;
import org.roundtrip.model.text.Texts;

/** Writes charts of stacked bars into a page, each once for light and once for dark pages. */
final class BarFigures {
    private static final Texts TEXTS = Texts.of(BarFigures.class);
    private static final int WIDTH = 960;

    private final Html html;
    private int figures;

    BarFigures(Html html) {
        this.html = html;
    }

    /** @param name the key of what the chart shows, which also begins the ids inside it */
    <K> void add(String name, Function<ChartStyle, StackedBars<K>> chart) {
        String id = name + ++figures;
        html.raw("<div role=\"img\" aria-label=\"" + Html.escaped(TEXTS.text(name)) + "\">");
        figure(id, "light", chart.apply(ChartStyle.light()));
        figure(id, "dark", chart.apply(ChartStyle.dark()));
        html.raw("</div>");
    }

    private <K> void figure(String id, String shade, StackedBars<K> chart) {
        try {
            int height = (int) Math.ceil(chart.height(WIDTH));
            String svg = Svg.of(graphics -> chart.draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, height)), WIDTH,
                    height, id + "-" + shade);
            html.raw("<div class=\"" + shade + "\">" + svg + "</div>");
        } catch (LinkageError | InternalError | RuntimeException e) {
            // Java cannot draw text on a machine without fonts.
            html.element("p class=\"notice " + shade + "\"", TEXTS.text("curves.missing", String.valueOf(e)));
        }
    }
}
