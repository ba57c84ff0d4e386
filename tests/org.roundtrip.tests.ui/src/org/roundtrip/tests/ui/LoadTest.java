// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Graphics2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Svg;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.load.Load;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** A load is chosen on its page, and the view of warm-up shows each of the times that its calls have. */
@WindowTest
class LoadTest {
    private static final Load AT_A_RATE = new Load.Open(1000, new Load.Constant(), 4, false);
    private final OpenRuns runs = Workbench.service(OpenRuns.class);

    @Test
    void anOpenLoadIsChosenOnItsPageAndTakenBack() throws IOException {
        PlanEditor editor = Workbench.edit(Workbench.plan("Not loaded yet", Amount.calls(100)));
        try {
            Workbench.page().activate(editor);
            Workbench.until("it can be run", editor::canRun);
            Workbench.turnTo(editor, "Load");
            assertTrue(Workbench.says(editor, "The callers: a bar is a call"), "the drawing is said in words");
            Button open = Workbench.find(editor, Button.class, each -> each.isVisible() && each.getText().startsWith("Open: "));
            assertFalse(open.getSelection());
            open.setSelection(true);
            open.notifyListeners(SWT.Selection, new Event());
            Text rate = Workbench.find(editor, Text.class, each -> each.isVisible()
                    && String.valueOf(each.getToolTipText()).startsWith("Calls that arrive in a second"));
            rate.setText("1000");
            Combo arrivals = Workbench.find(editor, Combo.class,
                    each -> each.isVisible() && Stream.of(each.getItems()).anyMatch(item -> item.startsWith("Poisson")));
            arrivals.select(1);
            arrivals.notifyListeners(SWT.Selection, new Event());
            Load.Open load = assertInstanceOf(Load.Open.class, editor.plan().orElseThrow().protocol().load());
            assertEquals(1000, load.ratePerSecond());
            assertInstanceOf(Load.Poisson.class, load.arrivals());
            assertTrue(Workbench.says(editor, "The first arrivals: a stroke is a call."));
            rate.setText("0");
            assertTrue(editor.plan().isEmpty(), "a rate is more than nothing");
            assertTrue(Workbench.says(editor, "The load is drawn here once its numbers are valid."));
            Workbench.focuses(rate);
            while (editor.isDirty()) {
                Keys.press("ctrl+z");
            }
            assertEquals(Load.ONE_CALLER, editor.plan().orElseThrow().protocol().load());
            assertFalse(open.getSelection());
            assertFalse(rate.isVisible());
            assertTrue(Workbench.says(editor, "The callers: a bar is a call"));
        } finally {
            Workbench.close(editor);
        }
    }

    @Test
    void theMenuOfWarmUpChoosesWhatOfTheCallsIsDrawn(@TempDir Path home) throws Exception {
        WarmUpView view = Workbench.view(WarmUpView.ID, WarmUpView.class);
        ChartCanvas canvas = Workbench.find(view, ChartCanvas.class, each -> true);
        Plan plan = Workbench.plan("At a rate", Amount.calls(300));
        Protocol protocol = plan.protocol().with(AT_A_RATE);
        OpenRun loaded = Workbench.opened(WrittenRun.in(home, plan.with(protocol), "loaded"));
        OpenRun plain = Workbench.opened(WrittenRun.in(home, "plain", 100));
        try {
            Workbench.look(loaded);
            Workbench.until("it is drawn", () -> canvas.isVisible() && canvas.view() != null && canvas.view().most() >= 350);
            assertTrue(drawn(canvas).contains("Response time under"), "callers see the response");
            assertEquals(List.of("Response time"), checked(view));
            for (String time : List.of("Service time", "Lateness")) {
                choose(view, time);
                assertEquals(List.of(time), checked(view));
                Workbench.until(time + " is drawn", () -> drawn(canvas).contains(time + " under"));
            }
            choose(view, "Rate offered and rate answered");
            Workbench.until("both rates are drawn", () -> drawn(canvas).contains("Rate offered and rate answered under"));
            Workbench.look(plain);
            Workbench.until("calls of a closed load are to be made at no moment", () -> checked(view).equals(List.of("Service time")));
            assertFalse(action(view, "Response time: only of runs with an open load").isEnabled());
            Workbench.look(loaded);
            Workbench.until("the choice is kept", () -> checked(view).equals(List.of("Rate offered and rate answered")));
        } finally {
            Workbench.look(loaded);
            choose(view, "Service time");
            runs.close(loaded);
            runs.close(plain);
        }
    }

    /** What the chart of a canvas says, drawn large enough for all of its words. */
    private static String drawn(ChartCanvas canvas) {
        Viewport whole = canvas.drawer().whole();
        return whole == null ? "" : Svg.of(g -> draw(canvas, g, whole), 1200, 600, "drawn");
    }

    private static void draw(ChartCanvas canvas, Graphics2D g, Viewport view) {
        try {
            canvas.drawer().draw(g, 1200, 600, view, ChartStyle.light());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<IAction> choices(WarmUpView view) {
        return Stream.of(view.getViewSite().getActionBars().getMenuManager().getItems()).filter(ActionContributionItem.class::isInstance)
                .map(item -> ((ActionContributionItem) item).getAction()).filter(each -> each.getStyle() == IAction.AS_RADIO_BUTTON);
    }

    private static List<String> checked(WarmUpView view) {
        return choices(view).filter(IAction::isChecked).map(IAction::getText).toList();
    }

    private static IAction action(WarmUpView view, String text) {
        return choices(view).filter(each -> each.getText().equals(text)).findFirst().orElseThrow(() -> new AssertionError(text));
    }

    private static void choose(WarmUpView view, String text) {
        choices(view).forEach(each -> each.setChecked(each.getText().equals(text)));
        IAction chosen = action(view, text);
        assertTrue(chosen.isEnabled(), text);
        chosen.run();
    }
}
