// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Names of lines that end within a chart. They stand behind their last points, where they cover no line if there is such
 * a place; before them where behind is no room. For one drawing.
 */
final class InnerNames {
    private static final double GAP = 6;
    /** A name that is further above or below its point is not seen to belong to it. */
    private static final int MOST_LINES = 3;
    private final Rectangle2D inner;
    private final List<List<Point2D>> lines;
    private final List<Rectangle2D> taken = new ArrayList<>();

    /** @param lines the points of all lines in pixels */
    InnerNames(Rectangle2D inner, List<List<Point2D>> lines) {
        this.inner = inner;
        this.lines = lines;
    }

    /** Writes a name. @param end the last point of its line @return where it is; empty where there was no room */
    Optional<Rectangle2D> draw(Graphics2D g, String name, Color colour, Point2D end) {
        FontMetrics font = g.getFontMetrics();
        double wide = font.stringWidth(name);
        List<Rectangle2D> behind = places(end.getX() + GAP, end.getY(), wide, font.getHeight());
        List<Rectangle2D> free = behind.isEmpty() ? places(end.getX() - GAP - wide, end.getY(), wide, font.getHeight()) : behind;
        Optional<Rectangle2D> best = free.stream().min(Comparator.comparingLong(this::crossed));
        best.ifPresent(place -> {
            taken.add(place);
            g.setColor(colour);
            g.drawString(name, (float) place.getX(), (float) (place.getY() + font.getAscent()));
        });
        return best;
    }

    /** The free places from an x on, the nearest to a y first. */
    private List<Rectangle2D> places(double x, double y, double wide, double high) {
        return IntStream.rangeClosed(-MOST_LINES, MOST_LINES).boxed().sorted(Comparator.comparingInt(Math::abs))
                .<Rectangle2D>map(lines -> new Rectangle2D.Double(x, y - high / 2 + lines * high, wide, high))
                .filter(place -> inner.contains(place) && taken.stream().noneMatch(place::intersects)).toList();
    }

    /** How many lines go through a place. */
    private long crossed(Rectangle2D place) {
        return lines.stream().filter(line -> IntStream.range(1, line.size())
                .anyMatch(i -> place.intersectsLine(new Line2D.Double(line.get(i - 1), line.get(i))))).count();
    }
}
