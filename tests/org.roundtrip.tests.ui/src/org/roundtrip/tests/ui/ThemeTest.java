// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.look.Theme;
import org.roundtrip.ui.run.views.ServersView;

/** Light, dark and large. */
@WindowTest
class ThemeTest {
    private static final double HALF = 128;

    @Test
    void tablesAndChartsTurnDarkAndLightAgain() throws PartInitException {
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        Table table = Workbench.find(view, Table.class, each -> true);
        Label label = Workbench.find(view, Label.class, each -> each.getText().equals("State"));
        boolean before = Theme.dark();
        for (int i = 0; i < 2; i++) {
            Workbench.command("org.roundtrip.ui.toggleTheme");
            boolean dark = i == 0 ? !before : before;
            Workbench.until("the theme has changed", () -> Theme.dark() == dark);
            for (Control control : new Control[] {table, label}) {
                Workbench.until("its views too", () -> brightness(control.getBackground().getRGB()) < HALF == dark);
                assertTrue(Math.abs(brightness(control.getForeground().getRGB())
                        - brightness(control.getBackground().getRGB())) > HALF / 2, control + " can be read");
            }
            Color chart = ChartLooks.style(table, 1).background();
            assertEquals(dark, brightness(new RGB(chart.getRed(), chart.getGreen(), chart.getBlue())) < HALF);
        }
        assertEquals(before, Theme.dark());
    }

    @Test
    void presenterModeDrawsLarger() throws PartInitException {
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        Table table = Workbench.find(view, Table.class, each -> true);
        float usual = ChartLooks.style(table, 1).font().getSize2D();
        Workbench.command("org.roundtrip.ui.togglePresenter");
        assertTrue(Setting.PRESENTER.on());
        assertNotEquals(usual, ChartLooks.style(table, 1).font().getSize2D());
        assertEquals(1.5 * usual, ChartLooks.style(table, 1).font().getSize2D(), 0.01);
        Workbench.command("org.roundtrip.ui.togglePresenter");
        assertEquals(usual, ChartLooks.style(table, 1).font().getSize2D());
    }

    private static double brightness(RGB colour) {
        return 0.3 * colour.red + 0.6 * colour.green + 0.1 * colour.blue;
    }
}
