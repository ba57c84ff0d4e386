// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Names of lines at their right ends. They are moved where two would overlap. Where whole labels would take too much of the
 * chart, names stand alone, and are shortened. In a low chart second lines are left out, then the last names that are given.
 */
final class EndLabels {
    private static final double GAP = 6;
    /** More of a chart's width is left to its lines. */
    static final double MOST_SHARE = 0.4;

    /**
     * A label.
     *
     * @param name  of the line
     * @param whole the name with its value
     * @param under a second line below it; may be empty
     * @param y     its place: the value that it is about
     */
    record Label(String name, String whole, String under, Color colour, double y) {
    }

    private EndLabels() {
    }

    /** Returns the room that labels need at the right of the lines. @param whole width of the chart */
    static double width(FontMetrics font, double whole, List<Label> labels) {
        double widest = fit(font, whole, labels) ? widest(font, labels)
                : labels.stream().mapToDouble(each -> font.stringWidth(each.name())).max().orElse(0);
        return Math.min(widest + 2 * GAP, whole * MOST_SHARE);
    }

    private static double widest(FontMetrics font, List<Label> labels) {
        return labels.stream().mapToDouble(each -> Math.max(font.stringWidth(each.whole()), font.stringWidth(each.under())))
                .max().orElse(0);
    }

    /** Whether there is room for more than names. */
    static boolean fit(FontMetrics font, double whole, List<Label> labels) {
        return widest(font, labels) + 2 * GAP <= whole * MOST_SHARE;
    }

    /** The same where no other chart shares the room. */
    static List<NamePlace> draw(Graphics2D g, Rectangle2D inner, double whole, List<Label> names, ToDoubleFunction<Label> place) {
        return draw(g, inner, whole, names, names, place);
    }

    /** Writes labels at the right of a rectangle. @param whole width of the chart @param names those that must not be missing come first @param all those that share the room @param place of a value in pixels from the top @return where they are */
    static List<NamePlace> draw(Graphics2D g, Rectangle2D inner, double whole, List<Label> names, List<Label> all, ToDoubleFunction<Label> place) {
        FontMetrics font = g.getFontMetrics();
        double height = font.getHeight();
        double room = width(font, whole, all) - GAP;
        int most = (int) Math.max(0, inner.getHeight() / height);
        boolean values = fit(font, whole, all);
        boolean pairs = values && names.stream().mapToInt(each -> each.under().isEmpty() ? 1 : 2).sum() <= most;
        List<Label> labels = names.stream().limit(most).sorted(Comparator.comparingDouble(place)).toList();
        double left = labels.stream().mapToDouble(each -> height(each, pairs, height)).sum();
        double next = inner.getMinY();
        List<NamePlace> places = new ArrayList<>();
        for (Label label : labels) {
            double high = height(label, pairs, height);
            double top = Math.max(next, Math.min(place.applyAsDouble(label) - high / 2, inner.getMaxY() - left));
            float x = (float) (inner.getMaxX() + GAP);
            float base = (float) (top + font.getAscent());
            g.setColor(label.colour());
            g.drawString(values ? label.whole() : FittedText.cut(label.name(), room, font), x, base);
            if (high > height) {
                g.drawString(label.under(), x, (float) (base + height));
            }
            places.add(new NamePlace(label.name(), new Rectangle2D.Double(inner.getMaxX(), top, room + GAP, high)));
            next = top + high;
            left -= high;
        }
        return places;
    }

    private static double height(Label label, boolean pairs, double line) {
        return pairs && !label.under().isEmpty() ? 2 * line : line;
    }
}
