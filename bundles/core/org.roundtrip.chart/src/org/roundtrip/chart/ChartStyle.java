// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Stroke;
import java.util.Arrays;

/**
 * Colours and sizes of charts, for a light or a dark background. Immutable.
 *
 * @param background behind everything
 * @param foreground text and axis labels
 * @param faint      secondary text, phase names, tick marks
 * @param grid       grid lines
 * @param shade      behind the warm-up
 * @param floor      lines of the floor
 * @param font       of all text
 * @param scale      1, or more for thicker lines
 * @param explained  whether lines above a chart explain its marks; else a tip does where there is one
 */
public record ChartStyle(Color background, Color foreground, Color faint, Color grid, Color shade, Color floor,
        Font font, double scale, boolean explained) {
    /** Beyond this dash there are dots between the dashes, as many as it is beyond. */
    static final int DOTS = 100;
    private static final Font DEFAULT_FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

    /** On white. */
    public static ChartStyle light() {
        return new ChartStyle(new Color(0xFFFFFF), new Color(0x1F2328), new Color(0x59636E), new Color(0xE3E6EA),
                new Color(0x0E1F2328, true), new Color(0x7F7F7F), DEFAULT_FONT, 1, true);
    }

    /** On nearly black. */
    public static ChartStyle dark() {
        return new ChartStyle(new Color(0x1E1F22), new Color(0xE6E8EB), new Color(0xA0A7B0), new Color(0x34373C),
                new Color(0x14FFFFFF, true), new Color(0x9A9A9A), DEFAULT_FONT, 1, true);
    }

    /** The same colours on another background, such as that of a theme. */
    public ChartStyle on(Color otherBackground, Color otherForeground) {
        return new ChartStyle(otherBackground, otherForeground, faint, grid, shade, floor, font, scale, explained);
    }

    /** The same with text of another size and family. */
    public ChartStyle with(Font otherFont) {
        return new ChartStyle(background, foreground, faint, grid, shade, floor, otherFont, scale, explained);
    }

    /** The same for those who look from far away: marks are not explained. */
    public ChartStyle unexplained() {
        return new ChartStyle(background, foreground, faint, grid, shade, floor, font, scale, false);
    }

    /** Returns the same style, larger by a factor, for a class room or a screen of high resolution. */
    public ChartStyle scaled(double factor) {
        return new ChartStyle(background, foreground, faint, grid, shade, floor,
                font.deriveFont((float) (font.getSize2D() * factor)), scale * factor, explained);
    }

    /** The stroke of a median line. @param dash 0 for a solid line, else how it is dashed */
    public Stroke line(int dash) {
        float width = (float) (1.5 * scale);
        float unit = (float) (4 * scale);
        float[] pattern = dash == 0 ? null : dash > DOTS ? dots(dash - DOTS, unit) : new float[] {Math.max(1, 2 * dash - 2) * unit, unit};
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, pattern, 0);
    }

    private static float[] dots(int count, float unit) {
        float[] pattern = new float[2 + 2 * count];
        Arrays.fill(pattern, unit);
        pattern[0] = 3 * unit;
        for (int dot = 1; dot <= count; dot++) {
            pattern[2 * dot] = unit / 2;
        }
        return pattern;
    }

    /** The stroke of a line through captured calls. Its dots are far apart, so a dashed line does not look like them. */
    public Stroke dotted() {
        float unit = (float) (1.5 * scale);
        return new BasicStroke(unit, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {unit, 3 * unit}, 0);
    }

    /** The stroke of grid lines, borders and marks. */
    public Stroke hairline() {
        return new BasicStroke((float) (0.75 * scale));
    }
}
