// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PerspectiveAdapter;
import org.roundtrip.ui.look.Theme;

/**
 * Underlines the active perspective's button, because some desktops draw a pressed button almost like any other.
 * User interface's thread only.
 */
final class ActivePerspectiveMark extends PerspectiveAdapter {
    private static final String SWITCHER = "PerspectiveSwitcher";
    private static final Color MARK = new Color(new RGB(0x6c, 0xb6, 0xff));
    private static final String UNDERLINED = ActivePerspectiveMark.class.getName();
    private static final int LINE = 2;
    private final IWorkbenchWindow window;

    private ActivePerspectiveMark(IWorkbenchWindow window) {
        this.window = window;
    }

    /** Follows perspective and theme of a window until it is closed. */
    static void follow(IWorkbenchWindow window) {
        ActivePerspectiveMark mark = new ActivePerspectiveMark(window);
        window.addPerspectiveListener(mark);
        Theme.onChange(window.getShell(), mark::draw);
        mark.draw();
    }

    @Override
    public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
        // The platform presses the button after it has called its listeners.
        window.getShell().getDisplay().asyncExec(this::draw);
    }

    private void draw() {
        if (window.getShell() == null || window.getShell().isDisposed()) {
            return;
        }
        MUIElement switcher = window.getService(EModelService.class).find(SWITCHER, window.getService(MWindow.class));
        if (switcher != null && switcher.getWidget() instanceof Composite place) {
            drawIn(place);
        }
    }

    private static void drawIn(Composite place) {
        for (Control child : place.getChildren()) {
            if (child instanceof ToolBar buttons) {
                draw(buttons);
            } else if (child instanceof Composite inner) {
                drawIn(inner);
            }
        }
    }

    private static void draw(ToolBar buttons) {
        for (ToolItem button : buttons.getItems()) {
            button.setForeground(button.getSelection() && Theme.dark() ? MARK : null);
        }
        if (buttons.getData(UNDERLINED) == null) {
            buttons.setData(UNDERLINED, Boolean.TRUE);
            buttons.addListener(SWT.Paint, event -> underline(buttons, event.gc));
        }
        buttons.redraw();
    }

    private static void underline(ToolBar buttons, GC gc) {
        for (ToolItem button : buttons.getItems()) {
            if (button.getSelection()) {
                Rectangle at = button.getBounds();
                gc.setBackground(Theme.dark() ? MARK : buttons.getForeground());
                gc.fillRectangle(at.x, at.y + at.height - LINE, at.width, LINE);
            }
        }
    }
}
