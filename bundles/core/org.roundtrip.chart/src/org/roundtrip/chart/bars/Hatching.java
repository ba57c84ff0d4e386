// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.roundtrip.chart.ChartStyle;

/** Thin slanted lines over a shape. They are at multiples of one gap, whatever the shape is, so that the lines of neighbours meet. */
final class Hatching {
    private static final double GAP = 5;

    private Hatching() {
    }

    /** Draws lines that rise to the right. */
    static void draw(Graphics2D g, Shape shape, Color lines, ChartStyle style) {
        Graphics2D hatched = prepared(g, shape, lines, style);
        Rectangle2D box = shape.getBounds2D();
        double gap = GAP * style.scale();
        double first = Math.floor((box.getMinX() + box.getMinY()) / gap) * gap;
        for (double at = first; at < box.getMaxX() + box.getMaxY(); at += gap) {
            hatched.draw(new Line2D.Double(at - box.getMinY(), box.getMinY(), at - box.getMaxY(), box.getMaxY()));
        }
        hatched.dispose();
    }

    /** Draws lines that rise and lines that fall. */
    static void cross(Graphics2D g, Shape shape, Color lines, ChartStyle style) {
        draw(g, shape, lines, style);
        Graphics2D hatched = prepared(g, shape, lines, style);
        Rectangle2D box = shape.getBounds2D();
        double gap = GAP * style.scale();
        double first = Math.floor((box.getMinX() - box.getMaxY()) / gap) * gap;
        for (double at = first; at < box.getMaxX() - box.getMinY(); at += gap) {
            hatched.draw(new Line2D.Double(at + box.getMinY(), box.getMinY(), at + box.getMaxY(), box.getMaxY()));
        }
        hatched.dispose();
    }

    private static Graphics2D prepared(Graphics2D g, Shape shape, Color lines, ChartStyle style) {
        Graphics2D hatched = (Graphics2D) g.create();
        hatched.clip(shape);
        hatched.setColor(lines);
        hatched.setStroke(style.hairline());
        return hatched;
    }
}
