// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * Presenter mode: all texts, rows and lines 50 % larger, and the whole window for the active part, to be read
 * from the back of a room. Menus and bars of tools stay as they are. The font of each control is replaced, also of those
 * that are created later; then the control gets the event {@link SWT#Settings}, so that it can measure its texts again.
 * User interface's thread only.
 */
public final class Presenter {
    /** How much larger texts and lines are. */
    public static final double FACTOR = 1.5;
    private static final int DRAWN_MILLIS = 100;
    /** A control's data under this key is its {@link Usual} font while it is enlarged. */
    private static final String KEY = Presenter.class.getName();

    private final Display display;
    private final ResourceManager fonts;

    /** @param font of a control outside of presenter mode; null for the desktop's */
    private record Usual(Font font) {
    }

    private Presenter(Display display) {
        this.display = display;
        fonts = new LocalResourceManager(JFaceResources.getResources(display));
    }

    /** From now on all controls follow {@link Setting#PRESENTER}. To be called once, when windows are open. */
    public static void lead(Display display) {
        Presenter presenter = new Presenter(display);
        // The toolkit sends this event for each new widget, before it is first drawn.
        display.addListener(SWT.Skin, event -> {
            if (Setting.PRESENTER.on() && event.widget instanceof Control created) {
                presenter.enlarge(created);
            }
        });
        for (Shell shell : display.getShells()) {
            if (shell.getParent() == null) {
                Setting.PRESENTER.onChange(shell, () -> presenter.follow(Setting.PRESENTER.on()));
                break;
            }
        }
        if (Setting.PRESENTER.on()) {
            presenter.follow(true);
        }
    }

    /** A control enlarges its texts itself, by {@link #FACTOR}; its font is left alone. */
    public static void leave(Control control) {
        control.setData(KEY, Boolean.TRUE);
    }

    /** How much larger than usual the texts of a control are: 1, or {@link #FACTOR}. */
    public static double scale(Control control) {
        return control.getData(KEY) instanceof Usual ? FACTOR : 1;
    }

    private void follow(boolean large) {
        for (Shell shell : display.getShells()) {
            each(shell, large);
        }
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            giveRoom(window.getActivePage(), large);
        }
        // Some desktops report the size that a control needs with its new font only after they have drawn it.
        display.timerExec(DRAWN_MILLIS, () -> {
            for (Shell shell : display.getShells()) {
                shell.layout(true, true);
            }
        });
    }

    private void each(Control control, boolean large) {
        if (large) {
            enlarge(control);
        } else {
            restore(control);
        }
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                each(child, large);
            }
        }
    }

    private void enlarge(Control control) {
        // The platform's bars of tools would not give larger words the room that these need.
        if (control.isDisposed() || control instanceof ToolBar || control.getData(KEY) != null) {
            return;
        }
        Font usual = control.getFont();
        control.setData(KEY, new Usual(usual.equals(display.getSystemFont()) ? null : usual));
        FontData[] larger = FontDescriptor.copy(usual.getFontData());
        for (FontData font : larger) {
            font.setHeight((int) Math.round(font.getHeight() * FACTOR));
        }
        control.setFont(fonts.create(FontDescriptor.createFrom(larger)));
        control.notifyListeners(SWT.Settings, new Event());
    }

    private static void restore(Control control) {
        if (control.getData(KEY) instanceof Usual usual) {
            control.setData(KEY, null);
            control.setFont(usual.font() != null && usual.font().isDisposed() ? null : usual.font());
                control.notifyListeners(SWT.Settings, new Event());
        }
    }

    private static void giveRoom(IWorkbenchPage page, boolean all) {
        IWorkbenchPartReference active = page == null ? null : page.getActivePartReference();
        if (active != null) {
            page.setPartState(active, all ? IWorkbenchPage.STATE_MAXIMIZED : IWorkbenchPage.STATE_RESTORED);
        }
    }
}
