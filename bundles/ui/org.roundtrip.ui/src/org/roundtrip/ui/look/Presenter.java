// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.IntStream;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Widget;

/**
 * Presenter mode: all texts, rows and lines 50 % larger, and the whole window for the active part, to be read
 * from the back of a room. The font of each control is replaced, also of those that are created later; then the control gets
 * the event {@link SWT#Settings}, so that it can measure its texts again. Menus and tool tips have no font: see
 * {@link DesktopTexts}.
 * <p>
 * The workbench's style engine sets fonts too: when a part becomes the active one or is left, when another tab comes to the
 * front, when a perspective comes into sight, when the theme changes. It tells nobody, so this looks at each control that is
 * painted. The engine also takes the fonts that it finds at a change of the theme for the usual ones, so it must find those
 * ({@link #withUsualFonts}). User interface's thread only.
 */
public final class Presenter {
    /** How much larger texts and lines are. */
    public static final double FACTOR = 1.5;
    /** So long after its font has changed, a control says on all desktops how much room it needs. */
    public static final int MEASURABLE_MILLIS = 100;
    /**
     * So long after fonts have changed, and after controls were drawn with them, windows are laid out again: the desktop draws its
     * menu bar late, which moves the rest, and a busy machine draws all late.
     */
    private static final int[] LATER_MILLIS = {MEASURABLE_MILLIS, 600, 2000, 5000};
    /** A control's data under this key is its {@link Usual} font while it is enlarged. */
    private static final String KEY = Presenter.class.getName();
    /** The style engine keeps the font that a control had before its own under this key, and sets it when the theme changes. */
    private static final String BEFORE_STYLE = "defaultFont";

    private final Display display;
    private final ResourceManager fonts;
    /** The fonts with which texts are enlarged, each with the usual one. */
    private final Map<Font, Usual> enlarged = new HashMap<>();
    private final PresenterRoom room;
    private final DesktopTexts texts = new DesktopTexts();
    /** While the mode is on, sees each control that is painted. */
    private final Listener painted = event -> painted(event.widget);
    /** The layouts to come, one for each of {@link #LATER_MILLIS}; a new change of fonts puts them off. */
    private final List<Runnable> layouts = IntStream.range(0, LATER_MILLIS.length).<Runnable>mapToObj(each -> new Layout()).toList();
    /** Controls that were not drawn since they were enlarged: until then they may say the size that they needed before. */
    private final Set<Control> undrawn = Collections.newSetFromMap(new WeakHashMap<>());
    /** Controls are to be enlarged again soon. */
    private boolean toBeEnlarged;

    /**
     * The fonts of a control.
     *
     * @param font   outside of presenter mode; null for the desktop's
     * @param larger in presenter mode
     */
    private record Usual(Font font, Font larger) {
    }

    /** Lays all windows out. The display knows a timer by its object, so each is one of its own. */
    private final class Layout implements Runnable {
        @Override
        public void run() {
            for (Shell shell : display.getShells()) {
                TrimBars.pack(shell);
                shell.layout(true, true);
            }
        }
    }

    private Presenter(Display display) {
        this.display = display;
        fonts = new LocalResourceManager(JFaceResources.getResources(display));
        room = new PresenterRoom(display);
    }

    /** From now on all controls follow {@link Setting#PRESENTER}. To be called once, when windows are open. */
    public static void lead(Display display) {
        Presenter presenter = new Presenter(display);
        display.setData(KEY, presenter);
        // The toolkit sends this event for each new widget, before it is first drawn.
        display.addListener(SWT.Skin, event -> {
            if (Setting.PRESENTER.on() && event.widget instanceof Control created) {
                presenter.enlarge(created);
            }
            if (Setting.PRESENTER.on() && event.widget instanceof Shell dialog && DialogSize.isGiven(dialog)) {
                display.asyncExec(() -> DialogSize.grow(dialog));
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

    /** Runs something that looks at the fonts of all controls, such as a change of the theme: it finds the usual ones. */
    static void withUsualFonts(Display display, Runnable what) {
        if (!(display.getData(KEY) instanceof Presenter presenter)) {
            what.run();
            return;
        }
        if (Setting.PRESENTER.on()) {
            presenter.all(false);
        }
        what.run();
        presenter.enlargeAgain();
    }

    private void painted(Widget widget) {
        if (widget instanceof Control control && undrawn.remove(control)) {
            layoutLater();
        }
        if (!toBeEnlarged && widget instanceof Control control && !isLarge(control)) {
            toBeEnlarged = true;
            // A change of fonts within the painting would not be seen.
            display.asyncExec(this::enlargeAgain);
        }
    }

    private void enlargeAgain() {
        toBeEnlarged = false;
        if (Setting.PRESENTER.on()) {
            all(true);
            layoutLater();
        }
    }

    private void all(boolean large) {
        for (Shell shell : display.getShells()) {
            each(shell, large);
        }
    }

    private void follow(boolean large) {
        display.removeFilter(SWT.Paint, painted);
        undrawn.clear();
        if (large) {
            display.addFilter(SWT.Paint, painted);
        }
        all(large);
        texts.size(large ? larger(display.getSystemFont().getFontData()[0].getHeight()) : 0);
        // Menus out of sight take their size only now.
        DesktopTexts.takeFontsAnew();
        room.follow(large);
        layoutLater();
    }

    /** Some desktops report the size that a control needs with its new font only after they have drawn it. */
    private void layoutLater() {
        for (int i = 0; i < LATER_MILLIS.length; i++) {
            display.timerExec(LATER_MILLIS[i], layouts.get(i));
        }
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
        if (control.isDisposed() || isLarge(control)) {
            return;
        }
        if (control instanceof CTabFolder folder) {
            likeTheirFolder(folder);
        }
        if (hasLargeFont(control)) {
            return;
        }
        // What the style engine has set meanwhile is not the usual font: the desktop's takes the theme's bold heads along.
        if (!(control.getData(KEY) instanceof Usual)) {
            scaleWidth(control, FACTOR);
            control.setData(KEY, usual(control.getFont()));
        }
        control.setFont(((Usual) control.getData(KEY)).larger());
        undrawn.add(control);
        control.notifyListeners(SWT.Settings, new Event());
    }

    private Usual usual(Font font) {
        if (enlarged.containsKey(font)) {
            // Taken from another control, as many dialogs give their font to what is in them.
            return enlarged.get(font);
        }
        FontData[] larger = FontDescriptor.copy(font.getFontData());
        for (FontData each : larger) {
            each.setHeight(larger(each.getHeight()));
        }
        // A font of the style engine's own is disposed of when the theme changes.
        boolean desktops = Arrays.equals(font.getFontData(), display.getSystemFont().getFontData());
        Font created = fonts.create(FontDescriptor.createFrom(larger));
        Usual usual = new Usual(desktops ? null : font, created);
        enlarged.putIfAbsent(created, usual);
        return usual;
    }

    private static int larger(int height) {
        return (int) Math.round(height * FACTOR);
    }

    private static boolean isLarge(Control control) {
        return hasLargeFont(control) && !(control instanceof CTabFolder folder
                && Arrays.stream(folder.getItems()).anyMatch(tab -> !tab.getFont().equals(folder.getFont())));
    }

    private static boolean hasLargeFont(Control control) {
        Object fonts = control.getData(KEY);
        return fonts instanceof Usual usual ? usual.larger().equals(control.getFont()) : fonts != null;
    }

    private void restore(Control control) {
        if (control.getData(KEY) instanceof Usual usual) {
            control.setData(KEY, null);
            if (usual.larger().equals(control.getData(BEFORE_STYLE))) {
                control.setData(BEFORE_STYLE, control.getDisplay().getSystemFont());
            }
            control.setFont(usual.font() != null && usual.font().isDisposed() ? null : usual.font());
            if (control instanceof CTabFolder folder) {
                likeTheirFolder(folder);
            }
            scaleWidth(control, 1 / FACTOR);
            control.notifyListeners(SWT.Settings, new Event());
        }
    }

    /**
     * The style engine gives each tab a font of its own, which takes the place of its folder's. When another tab comes to the front it
     * sets the font that a tab had when it was styled for the first time, which may have been in the other mode.
     */
    private static void likeTheirFolder(CTabFolder folder) {
        for (CTabItem tab : folder.getItems()) {
            tab.setFont(null);
            tab.setData(BEFORE_STYLE, null);
        }
    }

    /** The width of a button in a dialog was measured with the font that it had before. */
    private static void scaleWidth(Control control, double factor) {
        if (control instanceof Button && control.getLayoutData() instanceof GridData data && data.widthHint > 0) {
            data.widthHint = (int) Math.round(data.widthHint * factor);
        }
    }
}
