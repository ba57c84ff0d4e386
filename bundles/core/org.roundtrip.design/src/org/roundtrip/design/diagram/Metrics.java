// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.diagram;

import java.util.function.ToDoubleFunction;

/**
 * The sizes of text that a diagram is laid out with, in any unit.
 *
 * @param textWidth the width of a text in a row
 * @param rowHeight the height of a row and of the head of a box
 * @param padding   left and right of a text in a box; between the columns of boxes is six times as much
 */
public record Metrics(ToDoubleFunction<String> textWidth, double rowHeight, double padding) {
    double columnGap() {
        return 6 * padding;
    }

    double boxGap() {
        return rowHeight;
    }
}
