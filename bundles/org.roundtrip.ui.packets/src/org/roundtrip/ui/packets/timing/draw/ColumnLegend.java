// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.geom.Rectangle2D;
import java.util.Collection;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.report.chart.bars.RoleColours;
import org.roundtrip.ui.packets.timing.trace.PacketColumns;

/** Names the colours of packet columns above the chart. Where single calls are drawn, their numbers take this line. */
final class ColumnLegend {
    private ColumnLegend() {
    }

    static void draw(TimingPen pen, Collection<PacketColumns> lanes) {
        double x = pen.layout().notes().getMinX();
        for (ByteRole role : RoleColours.order()) {
            if (lanes.stream().anyMatch(lane -> lane.contains(role))) {
                x = draw(pen, x, role, RoleColours.label(role));
            }
        }
        if (lanes.stream().anyMatch(lane -> lane.contains(null))) {
            draw(pen, x, ByteRole.TCP_HEADER, Messages.withoutData);
        }
    }

    private static double draw(TimingPen pen, double x, ByteRole role, String label) {
        double em = pen.em();
        double y = pen.layout().notes().getMinY() + 0.25 * em;
        double width = pen.font().stringWidth(label);
        if (x + 1.4 * em + width > pen.layout().notes().getMaxX()) {
            return x;
        }
        RoleColours.in(pen.style()).fill(pen.g(), new Rectangle2D.Double(x, y + 0.1 * em, 0.9 * em, 0.9 * em), role);
        pen.text(label, x + 1.3 * em, y + 0.9 * em);
        return x + 1.3 * em + width + 1.1 * em;
    }
}
