// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.geom.Rectangle2D;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.report.chart.bars.RoleColours;

/**
 * Names the colours of packets in one line: above the chart, or, where single calls have their numbers there, above the
 * highest call, beside the notes.
 */
final class RoleLegendLine {
    private RoleLegendLine() {
    }

    /** @param calls whether the numbers of calls stand above the chart @param end where the line must end, in pixels */
    static void draw(TimingPen pen, VisiblePackets packets, boolean calls, double end) {
        Rectangle2D notes = pen.layout().notes();
        double y = calls ? pen.layout().latency().getMinY() : notes.getMinY() + 0.25 * pen.em();
        double x = notes.getMinX() + (calls ? 0.4 * pen.em() : 0);
        if (packets.single()) {
            x = draw(pen, x, y, end, ByteRole.TCP_HEADER, Messages.headers);
        }
        for (ByteRole role : RoleColours.order()) {
            if (packets.contains(role)) {
                x = draw(pen, x, y, end, role, RoleColours.label(role));
            }
        }
        if (!packets.single() && packets.contains(null)) {
            draw(pen, x, y, end, ByteRole.TCP_HEADER, Messages.withoutData);
        }
    }

    private static double draw(TimingPen pen, double x, double y, double end, ByteRole role, String label) {
        double em = pen.em();
        double width = pen.font().stringWidth(label);
        if (x + 1.4 * em + width > end) {
            return x;
        }
        RoleColours.in(pen.style()).fill(pen.g(), new Rectangle2D.Double(x, y + 0.1 * em, 0.9 * em, 0.9 * em), role);
        pen.text(label, x + 1.3 * em, y + 0.9 * em);
        return x + 1.3 * em + width + 1.1 * em;
    }
}
