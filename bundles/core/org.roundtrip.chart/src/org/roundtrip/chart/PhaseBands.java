// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;
import org.roundtrip.analysis.calls.Curve.Axis;
import org.roundtrip.analysis.calls.Curve.Span;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.text.Texts;

/**
 * The phases of one line as bands behind all lines. They are named along the top in the line's colour; its warm-up is
 * shaded.
 *
 * @param name  whose phases they are
 * @param line  how that line is drawn
 * @param spans the phases; may be empty
 */
public record PhaseBands(String name, ProviderColours.Line line, List<Span> spans) {
    private static final Texts TEXTS = Texts.of(PhaseBands.class);

    /** No bands. */
    public static final PhaseBands NONE = new PhaseBands("", null, List.of());
    private static final double GAP = 6;
    /** In a chart with room for fewer lines of text than these, the curves go where names would be written. */
    private static final int LEAST_LINES = 8;

    /** Copies the list. */
    public PhaseBands {
        spans = List.copyOf(spans);
    }

    /** Words for what is shaded; empty when nothing is. @param x what is seen of the axis */
    Optional<String> shaded(Axis axis, Range x) {
        return spans.stream().filter(span -> span.phase() == Phase.WARM_UP)
                .filter(span -> span.start(axis) < x.getUpperBound() && span.end(axis) > x.getLowerBound()).findFirst()
                .map(span -> TEXTS.text("phase.of", PhaseNames.of(span.phase()), name));
    }

    /** Draws the bands, without names in a low chart. @return where names are written */
    List<Rectangle2D> draw(Graphics2D g, ChartStyle style, Rectangle2D inner, Axis axis, ValueAxis x) {
        List<Rectangle2D> written = new ArrayList<>();
        boolean high = inner.getHeight() >= LEAST_LINES * g.getFontMetrics().getHeight();
        Shape clip = g.getClip();
        g.clip(inner);
        for (Span span : spans) {
            double left = place(span.start(axis), inner, x);
            double right = place(span.end(axis), inner, x);
            if (right > inner.getMinX() && left < inner.getMaxX()) {
                boolean warmUp = span.phase() == Phase.WARM_UP;
                if (warmUp) {
                    g.setColor(style.shade());
                    g.fill(new Rectangle2D.Double(left, inner.getMinY(), right - left, inner.getHeight()));
                }
                g.setColor(style.grid());
                g.setStroke(style.hairline());
                g.draw(new Line2D.Double(left, inner.getMinY(), left, inner.getMaxY()));
                g.setColor(line.in(style));
                String phase = PhaseNames.of(span.phase());
                List<String> names = !high ? List.of() : warmUp ? List.of(TEXTS.text("phase.of", phase, name), phase) : List.of(phase);
                name(g, Math.max(left, inner.getMinX()), Math.min(right, inner.getMaxX()), inner.getMinY(), names).ifPresent(written::add);
            }
        }
        g.setClip(clip);
        return written;
    }

    /** Writes the first of some names that has room. @return its place */
    private static Optional<Rectangle2D> name(Graphics2D g, double left, double right, double top, List<String> names) {
        FontMetrics font = g.getFontMetrics();
        return names.stream().filter(each -> font.stringWidth(each) + GAP <= right - left).findFirst().map(each -> {
            g.drawString(each, (float) (left + GAP / 2), (float) (top + font.getAscent()));
            return new Rectangle2D.Double(left + GAP / 2, top, font.stringWidth(each), font.getHeight());
        });
    }

    private static double place(double value, Rectangle2D inner, ValueAxis x) {
        return x.valueToJava2D(Math.max(value, x.getLowerBound()), inner, RectangleEdge.BOTTOM);
    }
}
