// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.packets.timing.trace.TimelineCsv;
import org.roundtrip.ui.parts.ViewAction;

/** The buttons and keys of the view. */
final class TimingActions {
    private static final int TABLE_COLUMNS = 1000;
    private static final double ZOOM = 1.5;
    private final TimingView view;
    private final Action fit;
    private final Action previous;
    private final Action next;
    private final Action logLatency;

    TimingActions(TimingView view, ChartCanvas canvas) {
        this.view = view;
        fit = ViewAction.push(Messages.fit, "zoom-fit", view::fit);
        previous = ViewAction.push(Messages.previousCall, "back", () -> view.step(-1));
        next = ViewAction.push(Messages.nextCall, "forward", () -> view.step(1));
        logLatency = new Action(Messages.logLatency, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                view.logLatency(isChecked());
            }
        };
        logLatency.setToolTipText(Messages.logLatency);
        logLatency.setImageDescriptor(Icons.descriptor("axis-log"));
        logLatency.setChecked(view.options().logLatency());
        Action all = ViewAction.push(Messages.showAll, "zoom-reset",
                () -> look(canvas, shown -> canvas.look(shown.reset())));
        Action in = ViewAction.push(Messages.zoomIn, "zoom-in",
                () -> look(canvas, shown -> canvas.look(shown.zoomed(ZOOM, 0.5))));
        Action out = ViewAction.push(Messages.zoomOut, "zoom-out",
                () -> look(canvas, shown -> canvas.look(shown.zoomed(1 / ZOOM, 0.5))));
        ChartSaving saving = new ChartSaving(canvas, chart -> TimelineCsv.of(view.timeline(), chart.view(), TABLE_COLUMNS));
        Action copy = ViewAction.push(Messages.copy, "copy", saving::copy);
        Action save = ViewAction.push(Messages.save, "export", () -> saving.save(view.getSite().getShell(), "timing"));
        IActionBars bars = view.getViewSite().getActionBars();
        IToolBarManager tools = bars.getToolBarManager();
        for (Action action : new Action[] {previous, next, in, out, fit, all, logLatency, save}) {
            tools.add(action);
        }
        bars.getMenuManager().add(copy);
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        canvas.addListener(SWT.KeyDown, this::key);
    }

    private static void look(ChartCanvas canvas, Consumer<Viewport> how) {
        if (canvas.view() != null) {
            how.accept(canvas.view());
        }
    }

    private void key(Event event) {
        if ((event.stateMask & SWT.MODIFIER_MASK) != 0) {
            return;
        }
        switch (event.keyCode) {
            case SWT.PAGE_DOWN -> view.step(1);
            case SWT.PAGE_UP -> view.step(-1);
            default -> {
                switch (Character.toLowerCase(event.character)) {
                    case 'l' -> {
                        logLatency.setChecked(!logLatency.isChecked());
                        logLatency.run();
                    }
                    case 'f' -> view.fit();
                    default -> { }
                }
            }
        }
    }
}
