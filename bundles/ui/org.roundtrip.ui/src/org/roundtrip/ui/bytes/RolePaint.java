// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Contrast;
import org.roundtrip.chart.bars.RoleColours;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.theme.Theme;

/** The colours of roles on the screen, and those of text and lines beside them. User interface's thread only. */
public final class RolePaint {
    private static final int GAP = 5;
    private static final double HATCHING = 0.35;
    private static final Color WHITE = new Color(255, 255, 255);

    private final ChartStyle style;
    private final Map<ByteRole, Color> tints = new EnumMap<>(ByteRole.class);
    private final Map<ByteRole, Color> fills = new EnumMap<>(ByteRole.class);
    private final Color lines;
    private final Color faintLines;

    /** @param style its background is that of the widget */
    public RolePaint(ChartStyle style) {
        this.style = style;
        RoleColours colours = RoleColours.in(style);
        for (ByteRole role : ByteRole.values()) {
            tints.put(role, ChartLooks.color(colours.tint(role)));
            fills.put(role, ChartLooks.color(colours.fill(role)));
        }
        faintLines = ChartLooks.color(Contrast.mix(style.background(), colours.lines(), HATCHING));
        lines = ChartLooks.color(colours.lines());
    }

    /** Behind everything. */
    public Color background() {
        return ChartLooks.color(style.background());
    }

    /** Of text. */
    public Color foreground() {
        return ChartLooks.color(style.foreground());
    }

    /** Of secondary text. */
    public Color faint() {
        return ChartLooks.color(style.faint());
    }

    /** Of dividing lines. */
    public Color grid() {
        return ChartLooks.color(style.grid());
    }

    /** Behind selected bytes. @param focused whether their widget has the focus */
    Color selection(boolean focused) {
        return focused ? Theme.ACCENT
                : ChartLooks.color(Contrast.mix(style.background(), style.foreground(), 0.28));
    }

    /** Of the text of selected bytes. */
    Color selectionText(boolean focused) {
        return focused ? WHITE : foreground();
    }

    /** Fills a rectangle with the faint colour of a role, and with its hatching. */
    public void tint(GC gc, ByteRole role, int x, int y, int width, int height) {
        gc.setBackground(tints.get(role));
        gc.fillRectangle(x, y, width, height);
        hatch(gc, role, faintLines, x, y, width, height);
    }

    /** Fills a rectangle with the full colour of a role, and with its hatching. */
    public void fill(GC gc, ByteRole role, int x, int y, int width, int height) {
        gc.setBackground(fills.get(role));
        gc.fillRectangle(x, y, width, height);
        hatch(gc, role, lines, x, y, width, height);
    }

    private static void hatch(GC gc, ByteRole role, Color colour, int x, int y, int width, int height) {
        RoleColours.Pattern pattern = RoleColours.pattern(role);
        if (pattern == RoleColours.Pattern.PLAIN) {
            return;
        }
        gc.setForeground(colour);
        for (int sum = (x + y + GAP - 1) / GAP * GAP; sum < x + width + y + height; sum += GAP) {
            int left = Math.max(x, sum - y - height + 1);
            int right = Math.min(x + width - 1, sum - y);
            gc.drawLine(left, sum - left, right, sum - right);
        }
        for (int rise = Math.ceilDiv(x - y - height + 1, GAP) * GAP;
                pattern == RoleColours.Pattern.CROSSED && rise < x + width - y; rise += GAP) {
            int left = Math.max(x, rise + y);
            int right = Math.min(x + width - 1, rise + y + height - 1);
            gc.drawLine(left, left - rise, right, right - rise);
        }
    }
}
