// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.util.Optional;
import java.util.function.IntPredicate;
import org.eclipse.swt.graphics.Rectangle;
import org.roundtrip.ui.chart.ChartFrame.Pointed;

/**
 * The cursor of a chart. Keys move it along a row, such as a curve, from value to value, and to other rows. The chart
 * shows what is at the cursor as it shows what is under the pointer. User interface's thread only.
 */
final class ChartCursor {
    private static final double SHIFT = 0.25;
    private final ChartCanvas canvas;
    private int row;
    private double place = Double.NaN;
    private Pointed thing;

    ChartCursor(ChartCanvas canvas) {
        this.canvas = canvas;
    }

    /** Reports whether the cursor is in use. */
    boolean shown() {
        return !Double.isNaN(place);
    }

    /** What is at the cursor, in words; empty for nothing. */
    String words() {
        return thing == null ? "" : thing.text();
    }

    /** Removes the cursor. */
    void hide() {
        if (shown()) {
            place = Double.NaN;
            thing = null;
            canvas.point(null);
        }
    }

    /** Moves to the next thing of the row, or to the one before; at the edge the chart is shifted. @param by 1 or -1 */
    void step(int by) {
        Rectangle inner = canvas.picture().inner();
        if (inner == null || canvas.picture().frame().rows() == 0) {
            return;
        }
        int left = inner.x;
        int right = inner.x + inner.width - 1;
        int from = shown() ? Math.clamp(canvas.picture().x(place), left - 1, right + 1) : by > 0 ? left - 1 : right + 1;
        for (int x = from + by; x >= left && x <= right; x += by) {
            if (at(x)) {
                return;
            }
        }
        canvas.look(canvas.view().shifted(by * SHIFT));
    }

    /** Moves to what is nearest in another row. @param by 1 for the next row, -1 for the one before */
    void turn(int by) {
        Rectangle inner = canvas.picture().inner();
        int rows = inner == null ? 0 : canvas.picture().frame().rows();
        int middle = !shown() ? inner == null ? 0 : inner.x + inner.width / 2 : canvas.picture().x(place);
        for (int i = 0; i < rows; i++) {
            row = Math.floorMod(row + by, rows);
            thing = null;
            if (nearest(middle, inner, this::at)) {
                return;
            }
        }
    }

    /** Tries the places of a chart, the nearest first. */
    private static boolean nearest(int middle, Rectangle inner, IntPredicate found) {
        for (int distance = 0; distance <= inner.width; distance++) {
            for (int x : new int[] {middle + distance, middle - distance}) {
                if (x >= inner.x && x < inner.x + inner.width && found.test(x)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Finds the cursor's place again in a picture that was drawn anew. */
    void drawnAnew() {
        if (canvas.picture().inner() == null || row >= canvas.picture().frame().rows()) {
            hide();
            return;
        }
        Rectangle inner = canvas.picture().inner();
        boolean visible = inner.x <= canvas.picture().x(place) && canvas.picture().x(place) < inner.x + inner.width;
        thing = visible ? canvas.picture().frame().on(row, place).orElse(null) : null;
        show();
    }

    /** Moves to a place if the row has a thing there that is not the one at the cursor. */
    private boolean at(int x) {
        double value = canvas.picture().value(x);
        Optional<Pointed> found = canvas.picture().frame().on(row, value);
        if (found.isEmpty() || thing != null && found.get().text().equals(thing.text())) {
            return false;
        }
        place = value;
        thing = found.get();
        show();
        canvas.speak();
        return true;
    }

    private void show() {
        canvas.mark(canvas.picture().x(place), thing);
    }
}
