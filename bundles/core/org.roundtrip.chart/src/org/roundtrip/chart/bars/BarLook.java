// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;

/**
 * The look of the parts of {@link StackedBars}, and their names.
 *
 * @param <K> what a part stands for
 */
public interface BarLook<K> {
    /** Returns the names of the parts and their order. */
    BarWords<K> words();

    /** Fills a shape in the colour and pattern of a part. */
    void fill(Graphics2D g, Shape shape, K part);

    /** Returns the colour of text on a part. */
    Color ink(K part);

    /** Returns the label of a tick on the axis, for a round length. */
    String tick(double length);
}
