// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.look.Theme;
import org.roundtrip.ui.run.views.ServersView;
import org.roundtrip.ui.run.warmup.WarmUpView;

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
    void presenterModeEnlargesTextsAndGivesTheActivePartTheWindow() throws PartInitException {
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        Workbench.page().activate(view);
        Table table = Workbench.find(view, Table.class, each -> true);
        float usual = ChartLooks.style(table, 1).font().getSize2D();
        int font = height(table);
        int width = view.getSite().getShell().getSize().x;
        try {
            Workbench.command("org.roundtrip.ui.togglePresenter");
            assertTrue(Setting.PRESENTER.on());
            Workbench.until("the texts are larger", () -> height(table) == Math.round(1.5 * font));
            Workbench.until("the view has the window", () -> table.getParent().getSize().x > 0.8 * width);
            assertEquals(1.5 * usual, ChartLooks.style(table, 1).font().getSize2D(), 0.5);
            assertTrue(Workbench.view(WarmUpView.ID, WarmUpView.class) != null);
            Workbench.until("what is shown later is larger too", () -> height(Workbench.find(
                    Workbench.page().findView(WarmUpView.ID), Link.class, each -> true)) == Math.round(1.5 * font));
        } finally {
            Workbench.command("org.roundtrip.ui.togglePresenter");
        }
        Workbench.until("all is as usual", () -> height(table) == font);
        assertEquals(usual, ChartLooks.style(table, 1).font().getSize2D(), 0.01);
    }

    private static int height(Control control) {
        return control.getFont().getFontData()[0].getHeight();
    }

    private static double brightness(RGB colour) {
        return 0.3 * colour.red + 0.6 * colour.green + 0.1 * colour.blue;
    }
}
