// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.theme;

import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.event.EventHandler;

/** The workbench's theme: light or dark, each also with large letters. User interface's thread only. */
public final class Theme {
    /** Id of the light theme. */
    public static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
    /** Id of the dark theme. */
    public static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";

    /** Ends the id of the same theme with large letters, see plugin.xml. */
    private static final String LARGE = ".large";

    /**
     * Key of a control's data: its class in our style sheets. These paint over a colour that is set on the control
     * itself.
     */
    public static final String STYLE_CLASS = "org.eclipse.e4.ui.css.CssClassName";

    /** Marks a part of a chart or a list, visible on light and dark alike. It is the blue of the icons. */
    public static final Color ACCENT = new Color(0x2F, 0x81, 0xC7);

    private Theme() {
    }

    /** Whether the workbench is dark now. */
    public static boolean dark() {
        ITheme active = engine().getActiveTheme();
        return active != null && active.getId().contains("dark");
    }

    /** Makes the workbench light or dark, in the letters of {@link Setting#PRESENTER}, now and at the next start. */
    public static void use(ThemeChoice choice) {
        boolean dark = switch (choice) {
            case LIGHT -> false;
            case DARK -> true;
            case SYSTEM -> Display.isSystemDarkTheme();
        };
        engine().setTheme((dark ? DARK : LIGHT) + (Setting.PRESENTER.on() ? LARGE : ""), true);
    }

    /** From now on the desktop's own widgets, such as menus and dialogs, follow the theme. To be called once. */
    public static void lead() {
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        events.subscribe(IThemeEngine.Events.THEME_CHANGED, event -> DesktopTheme.prefer(dark()));
        if (dark() != Display.isSystemDarkTheme()) {
            // Only when the value changes, because the desktop then loads its theme again.
            DesktopTheme.prefer(dark());
        }
    }

    /** Calls back whenever the colours and fonts of the theme have changed, until the control is disposed. */
    public static void onChange(Control owner, Runnable callback) {
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        // Later, because the workbench sets colours and fonts after this event.
        EventHandler handler = event -> owner.getDisplay().asyncExec(() -> {
            if (!owner.isDisposed()) {
                callback.run();
            }
        });
        events.subscribe(IThemeEngine.Events.THEME_CHANGED, handler);
        owner.addDisposeListener(disposed -> events.unsubscribe(handler));
    }

    /** Styles a control as its state is now. */
    static void style(Control control) {
        engine().applyStyles(control, false);
    }

    private static IThemeEngine engine() {
        return PlatformUI.getWorkbench().getService(IThemeEngine.class);
    }
}
