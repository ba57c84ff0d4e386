// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketColumns;

/**
 * Draws many packets. A bar for each pixel column is divided by the roles of its bytes, and before it stands one for
 * those that pass a filter.
 */
final class PacketColumnPainter {
    private PacketColumnPainter() {
    }

    /** Without a filter. */
    static void draw(TimingPen pen, Lane lane, PacketColumns columns) {
        draw(pen, new LaneBars(pen, false), lane, columns, columns.mostBytes());
    }

    /** @param passing those of the packets that pass the filter; the rest is seen as a faded bar behind them */
    static void draw(TimingPen pen, Lane lane, PacketColumns columns, PacketColumns passing) {
        draw(pen, new LaneBars(pen, true), lane, columns, columns.mostBytes());
        draw(pen, new LaneBars(pen, false), lane, passing, columns.mostBytes());
    }

    private static void draw(TimingPen pen, LaneBars bars, Lane lane, PacketColumns columns, long most) {
        double width = pen.layout().lane(lane).getWidth() / columns.width();
        for (int i = 0; i < columns.width(); i++) {
            long total = columns.total(i);
            if (total > 0) {
                double height = bars.height(lane, LaneBars.size(total, most), 0);
                double x = pen.layout().lane(lane).getMinX() + i * width;
                int column = i;
                bars.draw(lane, x, width, height, role -> columns.bytesOf(column, role), total);
            }
        }
    }
}
