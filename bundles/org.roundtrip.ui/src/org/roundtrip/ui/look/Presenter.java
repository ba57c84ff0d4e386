// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.IPresentationEngine;
import org.eclipse.e4.ui.workbench.UIEvents;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
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
    /** So long after its font has changed, a control says on all desktops how much room it needs. */
    public static final int MEASURABLE_MILLIS = 100;
    /** A control's data under this key is its {@link Usual} font while it is enlarged. */
    private static final String KEY = Presenter.class.getName();

    private final Display display;
    private final ResourceManager fonts;
    /** What has the room of its whole perspective because of this mode. */
    private final Set<MUIElement> alone = Collections.newSetFromMap(new WeakHashMap<>());
    /** Whether a control has been enlarged since this was false. */
    private boolean enlarged;

    /**
     * The fonts of a control.
     *
     * @param font   outside of presenter mode; null for the desktop's
     * @param larger in presenter mode
     */
    private record Usual(Font font, Font larger) {
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
            if (Setting.PRESENTER.on() && event.widget instanceof Shell dialog && (dialog.getStyle() & SWT.TITLE) != 0
                    && dialog.getParent() != null) {
                display.asyncExec(() -> grow(dialog));
            }
        });
        // The desktop loads its own theme later than the workbench, which then gives some controls their fonts again.
        display.addListener(SWT.Settings, event -> display.asyncExec(presenter::enlargeAgain));
        // It also does so with the tree, table and tab of each part that becomes the active one or is left, and with the
        // tabs of a perspective that comes into sight.
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        for (String topic : List.of(UIEvents.UILifeCycle.ACTIVATE, UIEvents.UILifeCycle.PERSPECTIVE_SWITCHED)) {
            events.subscribe(topic, event -> display.asyncExec(presenter::enlargeAgain));
        }
        events.subscribe(UIEvents.UILifeCycle.PERSPECTIVE_SWITCHED, event -> display.asyncExec(() -> {
            if (!Setting.PRESENTER.on()) {
                presenter.takeRoom();
            }
        }));
        for (Shell shell : display.getShells()) {
            if (shell.getParent() == null) {
                Setting.PRESENTER.onChange(shell, () -> presenter.follow(Setting.PRESENTER.on()));
                Theme.onChange(shell, () -> display.asyncExec(presenter::enlargeAgain));
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

    /** The workbench may have given some controls its own fonts again. */
    private void enlargeAgain() {
        if (Setting.PRESENTER.on()) {
            enlarged = false;
            all(true);
            if (enlarged) {
                layoutSoon();
            }
        }
    }

    private void all(boolean large) {
        for (Shell shell : display.getShells()) {
            each(shell, large);
        }
    }

    private void follow(boolean large) {
        all(large);
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            if (large) {
                giveRoom(window);
            }
        }
        if (!large) {
            takeRoom();
        }
        layoutSoon();
    }

    private void layoutSoon() {
        // Some desktops report the size that a control needs with its new font only after they have drawn it.
        display.timerExec(MEASURABLE_MILLIS, () -> {
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
        if (control.isDisposed() || control instanceof ToolBar || isLarge(control)) {
            return;
        }
        Font usual = control.getFont();
        FontData[] larger = FontDescriptor.copy(usual.getFontData());
        for (FontData font : larger) {
            font.setHeight((int) Math.round(font.getHeight() * FACTOR));
        }
        Font large = fonts.create(FontDescriptor.createFrom(larger));
        if (control.getData(KEY) == null) {
            scaleWidth(control, FACTOR);
        }
        control.setData(KEY, new Usual(usual.equals(display.getSystemFont()) ? null : usual, large));
        control.setFont(large);
        enlarged = true;
        control.notifyListeners(SWT.Settings, new Event());
    }

    private static boolean isLarge(Control control) {
        Object fonts = control.getData(KEY);
        return fonts instanceof Usual usual ? usual.larger().equals(control.getFont()) : fonts != null;
    }

    private static void restore(Control control) {
        if (control.getData(KEY) instanceof Usual usual) {
            control.setData(KEY, null);
            control.setFont(usual.font() != null && usual.font().isDisposed() ? null : usual.font());
            scaleWidth(control, 1 / FACTOR);
            control.notifyListeners(SWT.Settings, new Event());
        }
    }

    /** The width of a button in a dialog was measured with the font that it had before. */
    private static void scaleWidth(Control control, double factor) {
        if (control instanceof Button && control.getLayoutData() instanceof GridData data && data.widthHint > 0) {
            data.widthHint = (int) Math.round(data.widthHint * factor);
        }
    }

    /** A dialog was given its size before its texts were enlarged. */
    private static void grow(Shell dialog) {
        if (!dialog.isDisposed()) {
            Point size = dialog.getSize();
            Point needed = dialog.computeSize(SWT.DEFAULT, SWT.DEFAULT);
            Rectangle screen = dialog.getMonitor().getClientArea();
            dialog.setSize(Math.min(screen.width, Math.max(size.x, needed.x)),
                    Math.min(screen.height, Math.max(size.y, needed.y)));
            dialog.layout(true, true);
        }
    }

    private void giveRoom(IWorkbenchWindow window) {
        IWorkbenchPage page = window.getActivePage();
        IWorkbenchPartReference active = page == null ? null : page.getActivePartReference();
        if (active != null) {
            page.setPartState(active, IWorkbenchPage.STATE_MAXIMIZED);
            alone.addAll(maximized(window));
        }
    }

    /** Gives the parts of the perspective in sight their places again. The platform does not do it in one out of sight. */
    private void takeRoom() {
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            maximized(window).stream().filter(alone::remove).forEach(part -> part.getTags().remove(IPresentationEngine.MAXIMIZED));
        }
    }

    private static List<MUIElement> maximized(IWorkbenchWindow window) {
        return window.getService(EModelService.class).findElements(window.getService(MWindow.class), null, MUIElement.class,
                List.of(IPresentationEngine.MAXIMIZED), EModelService.PRESENTATION);
    }
}
