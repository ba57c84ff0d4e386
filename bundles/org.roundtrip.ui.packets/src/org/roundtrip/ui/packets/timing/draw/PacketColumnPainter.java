// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketColumns;

/** Draws many packets: a bar for each pixel column, divided by the roles of its bytes. */
final class PacketColumnPainter {
    private PacketColumnPainter() {
    }

    static void draw(TimingPen pen, Lane lane, PacketColumns columns) {
        LaneBars bars = new LaneBars(pen);
        long most = columns.mostBytes();
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
