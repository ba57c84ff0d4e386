// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;

/** A small window over another one; Escape and a click elsewhere close it. User interface's thread only. */
public abstract class FramedPopup extends PopupDialog {
    private static final int FAINT = 130;
    private static final int ROOM = 4;
    private final Point place;

    /**
     * @param place of the upper left corner on the screen
     * @param title above what it contains; null for none
     * @param info  below what it contains; null for none
     */
    protected FramedPopup(Shell parent, Point place, String title, String info) {
        super(parent, PopupDialog.INFOPOPUP_SHELLSTYLE, true, false, false, false, false, title, info);
        this.place = place;
    }

    /** Has a frame, as other lists over the window have. In the light theme nothing else sets it off from the window. */
    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        GridLayoutFactory.fillDefaults().margins(1, 1).applyTo(shell);
        shell.addListener(SWT.Paint, event -> {
            Rectangle area = shell.getClientArea();
            event.gc.setForeground(shell.getDisplay().getSystemColor(SWT.COLOR_LIST_FOREGROUND));
            event.gc.setAlpha(FAINT);
            event.gc.drawRectangle(0, 0, area.width - 1, area.height - 1);
        });
    }

    /** With room around it, so that its letters do not touch the frame. */
    @Override
    protected Control createInfoTextArea(Composite parent) {
        Composite room = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(ROOM, ROOM).applyTo(room);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(room);
        return super.createInfoTextArea(room);
    }

    /** There if the screen has room for it, else so that it is on the screen. */
    @Override
    protected Point getInitialLocation(Point size) {
        return place;
    }
}
