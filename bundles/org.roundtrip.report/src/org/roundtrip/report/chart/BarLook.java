// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.List;

/**
 * How the parts of {@link StackedBars} look and what they are called.
 *
 * @param <K> what a part stands for
 */
public interface BarLook<K> {
    /** All parts, in the order in which they follow each other in a bar. */
    List<K> order();

    /** The word for a part. */
    String label(K part);

    /** Fills a shape as parts of this kind are filled. */
    void fill(Graphics2D g, Shape shape, K part);

    /** The colour of text on such a part. */
    Color ink(K part);

    /** A length with its unit. */
    String value(double length);

    /** A round length on the axis. */
    String tick(double length);
}
