// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;

/**
 * The frame of a chart that has one line below the other, over its whole width. Immutable.
 *
 * @param inner all of the chart, in pixels
 * @param lines from top to bottom
 */
public record LinesFrame(Rectangle2D inner, List<Line> lines) implements ChartFrame {

    /**
     * A line.
     *
     * @param box    where it is, in pixels
     * @param words  what it shows, in one sentence
     * @param target is selected by a click; null for nothing
     */
    public record Line(Rectangle2D box, String words, Object target) {
        private Pointed pointed() {
            return new Pointed(words, box.getCenterY(), target);
        }
    }

    /** Copies the list. */
    public LinesFrame {
        lines = List.copyOf(lines);
    }

    @Override
    public Optional<Pointed> at(double value, double y) {
        return lines.stream().filter(line -> y >= line.box.getMinY() && y < line.box.getMaxY()).findFirst().map(Line::pointed);
    }

    @Override
    public int rows() {
        return lines.size();
    }

    @Override
    public Optional<Pointed> on(int row, double value) {
        return Optional.of(lines.get(row).pointed());
    }
}
