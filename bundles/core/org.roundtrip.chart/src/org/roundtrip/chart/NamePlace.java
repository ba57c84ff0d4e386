// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.geom.Rectangle2D;

/**
 * Where the name of a line is written in a chart that was drawn.
 *
 * @param name of the line
 * @param box  in pixels
 */
public record NamePlace(String name, Rectangle2D box) {
}
