// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.util.stream.Stream;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.roundtrip.ui.look.Presenter;
import org.roundtrip.ui.look.TrimBars;

/**
 * As wide as the other controls in the bar at the window's foot leave room. That bar would wrap into two lines if all
 * together were wider. User interface's thread only.
 */
final class StatusLine extends Composite {
    /** The gaps that the bar has between its controls. */
    private static final int GAPS = 40;
    private static final int LEAST = 200;
    /** Under this key the workbench keeps the element of its model that a control shows. */
    private static final String ELEMENT = "modelElement";
    private static final String MESSAGES = "org.eclipse.ui.StatusLine";
    private int width = LEAST;
    private int height;
    private boolean waiting;

    StatusLine(Composite parent) {
        super(parent, SWT.NONE);
        Shell shell = getShell();
        Listener resized = event -> fitLater();
        shell.addListener(SWT.Resize, resized);
        addListener(SWT.Settings, enlarged -> getDisplay().timerExec(Presenter.MEASURABLE_MILLIS, () -> {
            if (!isDisposed()) {
                fit();
            }
        }));
        addDisposeListener(disposed -> shell.removeListener(SWT.Resize, resized));
        fitLater();
    }

    @Override
    public Point computeSize(int widthHint, int heightHint, boolean changed) {
        return new Point(widthHint == SWT.DEFAULT ? width : widthHint, super.computeSize(width, heightHint, changed).y);
    }

    /** Later, because the bar gets its width after the window, and its other controls after this one. */
    private void fitLater() {
        if (!waiting) {
            waiting = true;
            getDisplay().asyncExec(() -> {
                waiting = false;
                if (!isDisposed()) {
                    fit();
                }
            });
        }
    }

    private void fit() {
        ToolBar tools = null;
        Control inBar = this;
        while (!(inBar.getParent().getParent() instanceof Shell)) {
            inBar = inBar.getParent();
            tools = inBar instanceof ToolBar found ? found : tools;
        }
        Composite bar = inBar.getParent();
        Stream.of(bar.getChildren()).filter(StatusLine::showsMessages).forEach(Control::dispose);
        int left = bar.getClientArea().width - GAPS;
        for (Control other : bar.getChildren()) {
            left -= other == inBar ? 0 : other.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
        }
        int needed = computeSize(SWT.DEFAULT, SWT.DEFAULT, true).y;
        if (tools != null && (width != Math.max(LEAST, left) || height != needed)) {
            width = Math.max(LEAST, left);
            height = needed;
            // The workbench has put the line into a tool bar of its own, the size of which it does not compute again.
            tools.getItem(0).setWidth(width);
            TrimBars.pack(tools);
            inBar.requestLayout();
        }
    }

    /** Whether a control is the platform's line for messages, which takes 375 pixels even if the window shall have none. */
    private static boolean showsMessages(Control control) {
        return control.getData(ELEMENT) instanceof MUIElement element
                && MESSAGES.equals(element.getElementId());
    }
}
