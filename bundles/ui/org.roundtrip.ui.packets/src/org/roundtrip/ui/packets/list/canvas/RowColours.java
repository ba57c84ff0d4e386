// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.packets.list.rows.ListRow;

/** The colours of the list, for the light or the dark theme. A faint tint shows which side sent a packet. */
record RowColours(Color background, Color text, Color faint, Color head, Color headText, Color line, Color client,
        Color server, Color control, Color problem, Color call, Color selected, Color selectedText,
        Color selectedAway) {
    private static final double AWAY_SHARE = 0.33;
    private static final double CALL_SHARE = 0.07;

    static RowColours of(Control control) {
        Display display = control.getDisplay();
        boolean dark = Theme.dark();
        Color selected = display.getSystemColor(SWT.COLOR_LIST_SELECTION);
        Color background = control.getBackground();
        return new RowColours(background, control.getForeground(), hex(dark ? 0x9AA0A8 : 0x646B74),
                hex(dark ? 0x2B2D30 : 0xF4F5F6), hex(dark ? 0xC3C7CC : 0x59636E), hex(dark ? 0x3C3F43 : 0xD9DCE0),
                hex(dark ? 0x1D2A36 : 0xEAF3FA), hex(dark ? 0x30291B : 0xFCF3E0), hex(dark ? 0x26282B : 0xF4F5F6),
                hex(dark ? 0x45262A : 0xFBE3E4), hex(dark ? 0x56B4E9 : 0x0072B2), selected,
                display.getSystemColor(SWT.COLOR_LIST_SELECTION_TEXT), mix(Theme.ACCENT, background, AWAY_SHARE));
    }

    /**
     * Behind a row. It is the tint of the sender when there is a payload, another when the packet only manages the
     * connection.
     */
    Color behind(ListRow row) {
        IpPacket ip = row.row().ip();
        if (row.message() != null && row.message().problem() != null) {
            return problem;
        }
        if (ip != null && ip.isTcp() && ip.tcp().has(TcpHeader.RST)) {
            return problem;
        }
        boolean carries = ip != null && ip.payloadLength() > 0;
        Boolean fromClient = row.row().fromClient();
        return !carries || fromClient == null ? control : fromClient ? client : server;
    }

    /** Of a row's text: fainter when the packet carries nothing of a call. */
    Color words(ListRow row) {
        boolean carries = row.row().ip() == null || row.row().ip().payloadLength() > 0;
        boolean aside = row.message() != null
                && (row.message().kind() == MessageKind.HANDSHAKE || row.message().kind() == MessageKind.CONTROL);
        return carries && !aside ? text : faint;
    }

    /** The same for a row of the selected call. */
    Color inCall(Color behind) {
        return mix(text, behind, CALL_SHARE);
    }

    private static Color hex(int rgb) {
        return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
    }

    private static Color mix(Color one, Color other, double share) {
        RGB a = one.getRGB();
        RGB b = other.getRGB();
        return new Color(mix(a.red, b.red, share), mix(a.green, b.green, share), mix(a.blue, b.blue, share));
    }

    private static int mix(int one, int other, double share) {
        return (int) Math.round(one * share + other * (1 - share));
    }
}
