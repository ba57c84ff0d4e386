// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Names of lines at their right ends; names are moved down where two would overlap. */
final class EndLabels {
    private static final double GAP = 6;

    /** A name. @param y its place in pixels from the top */
    record Label(String text, Color colour, double y) {
    }

    private EndLabels() {
    }

    /** Returns the room that names need at the right of the lines. */
    static double width(FontMetrics font, List<String> names) {
        return names.stream().mapToDouble(font::stringWidth).max().orElse(0) + 2 * GAP;
    }

    /** Writes the names at the right of a rectangle. */
    static void draw(Graphics2D g, Rectangle2D inner, List<Label> names) {
        FontMetrics font = g.getFontMetrics();
        List<Label> labels = new ArrayList<>(names);
        labels.sort(Comparator.comparingDouble(Label::y));
        double spare = inner.getMaxY() - font.getHeight() * (labels.size() - 1.0);
        double next = inner.getMinY();
        for (Label label : labels) {
            double y = Math.max(next, Math.min(label.y(), spare));
            g.setColor(label.colour());
            g.drawString(label.text(), (float) (inner.getMaxX() + GAP), (float) (y + font.getAscent() * 0.4));
            next = y + font.getHeight();
            spare += font.getHeight();
        }
    }
}
