// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.Font;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.theme.Theme;

/** The style of charts that fits the workbench's theme and the control's font. */
public final class ChartLooks {
    private static final double POINTS_PER_INCH = 72;

    private ChartLooks() {
    }

    /**
     * The style for a control. User interface's thread only.
     *
     * @param scale pixels of the picture for each point of the screen
     */
    public static ChartStyle style(Control control, double scale) {
        FontData workbench = control.getFont().getFontData()[0];
        float size = (float) (workbench.getHeight() * control.getDisplay().getDPI().y / POINTS_PER_INCH);
        ChartStyle style = (Theme.dark() ? ChartStyle.dark() : ChartStyle.light())
                .with(new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont(size))
                .scaled(scale);
        return Setting.PRESENTER.on() ? style.unexplained() : style;
    }

    /** A colour of charts for a widget beside them. */
    public static Color color(java.awt.Color ofCharts) {
        return new Color(ofCharts.getRed(), ofCharts.getGreen(), ofCharts.getBlue());
    }
}
