// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.answer;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** The form of the marks of a run where several are shown. A number stands beside each, so that no colour is needed. */
final class RunMark {
    /** Turned so that the form stands on a side, or on a corner. */
    private static final double UP = -Math.PI / 2, DIAGONAL = -Math.PI / 4;
    /** The forms as characters, in the order of {@link #shape}. */
    private static final String SIGNS = "\u25cf\u25a0\u25b2\u25c6\u25bc";

    private RunMark() {
    }

    /** The form of a run's marks as a character. */
    static String sign(int run) {
        return SIGNS.substring(run % SIGNS.length(), run % SIGNS.length() + 1);
    }

    /**
     * A disc, a square, a triangle, a rhombus, a triangle on its tip. Then they repeat.
     *
     * @param run    index of the run, from 0
     * @param radius in pixels, as are the coordinates of its centre
     */
    static Shape shape(int run, double x, double y, double radius) {
        return switch (run % SIGNS.length()) {
            case 0 -> new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
            case 1 -> corners(4, DIAGONAL, x, y, 1.2 * radius);
            case 2 -> corners(3, UP, x, y, 1.3 * radius);
            case 3 -> corners(4, UP, x, y, 1.3 * radius);
            default -> corners(3, -UP, x, y, 1.3 * radius);
        };
    }

    private static Shape corners(int count, double turned, double x, double y, double radius) {
        Path2D shape = new Path2D.Double();
        for (int corner = 0; corner < count; corner++) {
            double angle = turned + 2 * Math.PI * corner / count;
            double across = x + radius * Math.cos(angle), down = y + radius * Math.sin(angle);
            if (corner == 0) {
                shape.moveTo(across, down);
            } else {
                shape.lineTo(across, down);
            }
        }
        shape.closePath();
        return shape;
    }
}
