// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.Collection;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.report.chart.RoleColours;

/** Names the colours of columns in the line above the chart, which numbers of calls take where single calls are seen. */
final class Legend {
    private Legend() {
    }

    static void draw(Graphics2D g, ChartStyle style, TimingLayout layout, Collection<PacketColumns> lanes) {
        RoleColours colours = RoleColours.in(style);
        double x = layout.notes().getMinX();
        for (ByteRole role : RoleColours.order()) {
            if (lanes.stream().anyMatch(lane -> lane.has(role))) {
                x = draw(g, style, layout, x, colours, role, RoleColours.label(role));
            }
        }
        if (lanes.stream().anyMatch(lane -> lane.has(null))) {
            draw(g, style, layout, x, colours, ByteRole.TCP_HEADER, Messages.withoutData);
        }
    }

    private static double draw(Graphics2D g, ChartStyle style, TimingLayout layout, double x, RoleColours colours,
            ByteRole role, String label) {
        double em = style.font().getSize2D();
        double y = layout.notes().getMinY() + 0.25 * em;
        if (x + 1.4 * em + g.getFontMetrics().stringWidth(label) > layout.notes().getMaxX()) {
            return x;
        }
        colours.fill(g, new Rectangle2D.Double(x, y + 0.1 * em, 0.9 * em, 0.9 * em), role);
        g.setColor(style.foreground());
        g.drawString(label, (float) (x + 1.3 * em), (float) (y + 0.9 * em));
        return x + 1.3 * em + g.getFontMetrics().stringWidth(label) + 1.1 * em;
    }
}
