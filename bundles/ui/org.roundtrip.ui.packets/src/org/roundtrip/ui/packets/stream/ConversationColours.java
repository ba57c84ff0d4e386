// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import org.eclipse.swt.graphics.Color;
import org.roundtrip.dissect.Side;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Contrast;
import org.roundtrip.ui.bytes.RolePaint;
import org.roundtrip.ui.chart.ChartLooks;

/**
 * The colours of a conversation: a tint for each side, the same as in the list of packets.
 *
 * @param role     of the roles of bytes, and of text
 * @param selected behind selected bytes
 */
record ConversationColours(RolePaint role, Color client, Color server, Color clientMark, Color serverMark, Color selected) {
    private static final int CLIENT = 0x0072B2;
    private static final int SERVER = 0xE69F00;
    private static final double TINT = 0.1;
    private static final double STRONG = 0.28;

    static ConversationColours of(ChartStyle style) {
        java.awt.Color back = style.background();
        return new ConversationColours(new RolePaint(style), mix(back, CLIENT, TINT), mix(back, SERVER, TINT),
                mix(back, CLIENT, 1), mix(back, SERVER, 1), ChartLooks.color(Contrast.mix(back, style.foreground(), STRONG)));
    }

    Color behind(Side side) {
        return side == Side.CLIENT ? client : server;
    }

    Color mark(Side side) {
        return side == Side.CLIENT ? clientMark : serverMark;
    }

    private static Color mix(java.awt.Color back, int rgb, double share) {
        return ChartLooks.color(Contrast.mix(back, new java.awt.Color(rgb), share));
    }
}
